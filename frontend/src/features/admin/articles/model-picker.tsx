import type { RankedResultView } from '@appliance-index/backend/contract';
import { modelCardClass } from '@appliance-index/domain/articles/article-parts';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { paths } from '../../../shared/paths';
import { FieldError } from '../../../shared/ui/controls/form';
import { richText } from '../../../styled-system/recipes';
import { Field, fieldKeys } from '../fields';
import { useModelSearch } from '../use-model-search';
import { photosQuery } from './api';
import { insertBlocks, pictureNode } from './pictures';

const styles = richText();

/** Finds a model, to insert its card or one of its photos. It is inside the article's form, so Enter must not submit that form. */
export function ModelPicker({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { typed, setTyped, find, data, foundText, error } = useModelSearch();
  return (
    <div className={styles.panel}>
      <Field
        size="lg"
        name="model"
        label="Model"
        hint="A brand, a model or both."
        value={typed}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={fieldKeys(find, onClose)}
      />
      <Button variant="solid" size="lg" onClick={find}>
        Find
      </Button>
      <Button size="lg" onClick={onClose}>
        Close
      </Button>
      {error && <FieldError role="alert">{messageOf(error, 'The search failed. Try again.')}</FieldError>}
      <p className="small muted" role="status">
        {foundText}
      </p>
      <ul className={styles.models}>
        {data?.map((model) => (
          <FoundModel key={model.id} model={model} editor={editor} />
        ))}
      </ul>
    </div>
  );
}

function FoundModel({ model: { id, brand, model }, editor }: { model: RankedResultView; editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `${brand} ${model}`;
  /** A link that the article's page shows as a card, in a paragraph of its own. */
  const insertCard = () => {
    const link = { type: 'link', attrs: { href: paths.appliance(id), class: modelCardClass } };
    const text = { type: 'text', text: name, marks: [link] };
    insertBlocks(editor, [{ type: 'paragraph', content: [text] }, { type: 'paragraph' }]);
  };
  return (
    <li className={styles.model}>
      <span className={styles.modelName}>{name}</span>
      <Button size="lg" aria-label={`Insert card of ${name}`} onClick={insertCard}>
        Insert card
      </Button>
      <Button
        size="lg"
        aria-label={`Photos of ${name}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Photos
      </Button>
      {isOpen && <Photos id={id} name={name} editor={editor} />}
    </li>
  );
}

function Photos({ id, name, editor }: { id: string; name: string; editor: Editor }) {
  const { data, error } = useQuery(photosQuery(id));
  if (error) {
    return <FieldError role="alert">{messageOf(error, 'The photos could not be loaded.')}</FieldError>;
  }
  if (data?.length === 0) return <p role="status">This model has no photos yet.</p>;
  return (
    <div className={styles.photos}>
      {data?.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className={styles.photo}
          aria-label={`Insert photo ${index + 1} of ${name}`}
          onClick={() => insertBlocks(editor, [pictureNode(photo, name)])}
        >
          <img src={photo.url.replace('/1280.', '/320.')} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}

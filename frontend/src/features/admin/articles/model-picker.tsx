import type { MediaView, RankedResultView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { FieldError } from '../../../shared/ui/controls/form';
import { richText } from '../../../styled-system/recipes';
import { Field, fieldKeys } from '../fields';
import { foundModelsQuery, photosQuery } from './api';

const styles = richText();

export type PickedModel = Pick<RankedResultView, 'id' | 'brand' | 'model'>;

interface ModelPickerProps {
  onModel: (model: PickedModel) => void;
  onPhoto: (photo: MediaView, model: PickedModel) => void;
  onClose: () => void;
}

/** Finds a model, to insert its card or one of its photos. It is inside the article's form, so Enter must not submit that form. */
export function ModelPicker({ onModel, onPhoto, onClose }: ModelPickerProps) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const { data, error } = useQuery({ ...foundModelsQuery(text), enabled: text !== '' });
  const find = () => setText(typed.trim());
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
      {data?.length === 0 && <p role="status">No model matches.</p>}
      <ul className={styles.models}>
        {data?.map((model) => (
          <FoundModel key={model.id} model={model} onModel={onModel} onPhoto={onPhoto} />
        ))}
      </ul>
    </div>
  );
}

interface FoundModelProps extends Omit<ModelPickerProps, 'onClose'> {
  model: RankedResultView;
}

function FoundModel({ model, onModel, onPhoto }: FoundModelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `${model.brand} ${model.model}`;
  return (
    <li className={styles.model}>
      <span className={styles.modelName}>{name}</span>
      <Button size="lg" aria-label={`Insert card of ${name}`} onClick={() => onModel(model)}>
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
      {isOpen && <Photos model={model} name={name} onPhoto={onPhoto} />}
    </li>
  );
}

function Photos({ model, name, onPhoto }: Pick<FoundModelProps, 'model' | 'onPhoto'> & { name: string }) {
  const { data, error } = useQuery(photosQuery(model.id));
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
          onClick={() => onPhoto(photo, model)}
        >
          <img src={photo.url.replace('/1280.', '/320.')} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}

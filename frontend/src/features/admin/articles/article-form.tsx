import type { ArticleView, StaffArticleView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Form,
  type FormValues,
  fieldErrors,
  formValues,
  requiredErrors,
} from '../../../shared/ui/controls/form';
import { articleEditor, editor } from '../../../styled-system/recipes';
import { softDisabled } from '../soft-disabled';
import { StaffTabs } from '../staff-tabs';
import type { ArticleDraft } from './api';
import { keepTime, toDraft, toPreview } from './article-draft';
import { ArticleFields, ArticleTextField } from './article-fields';
import { ArticlePreview } from './article-preview';

const styles = articleEditor();
const editorStyles = editor();

const views = [
  { name: 'write', label: 'Write' },
  { name: 'preview', label: 'Preview' },
] as const;

interface ArticleFormProps {
  /** Fills the form. */
  article: StaffArticleView | null;
  /** The last version saved, which the next save replaces. */
  saved: StaffArticleView | null;
  isPending: boolean;
  onChange: () => void;
  onSend: (draft: ArticleDraft) => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
}

/** The article form, with a preview of what readers will see. */
export function ArticleForm(props: ArticleFormProps) {
  const { article, saved, isPending, onChange, onSend, onCancel, children } = props;
  const fields = useRef<HTMLDivElement>(null);
  const content = useRef(article?.content ?? '');
  const isPublishing = useRef(false);
  const [textError, setTextError] = useState<string | null>(null);
  const [preview, setPreview] = useState<ArticleView | null>(null);
  const isPublished = saved?.isPublished === 1;
  const submitButton = (publishes: boolean) =>
    softDisabled(isPending, () => {
      isPublishing.current = publishes;
    });
  const buildDraft = (values: FormValues) => ({
    ...toDraft(values, content.current),
    ...keepTime(values.publishedAt, saved),
    isPublished: isPublished || isPublishing.current ? (1 as const) : (0 as const),
  });
  // Leave the preview: fields that it hides cannot show errors or take the focus.
  const showErrors = (errors: FormValues) => {
    setTextError(errors.content ?? null);
    if (Object.keys(errors).length > 0) flushSync(() => setPreview(null));
  };
  const validate = (values: FormValues) => {
    const errors = {
      ...requiredErrors(values, required),
      ...requiredErrors({ content: content.current }, { content: 'the text' }),
    };
    showErrors(errors);
    return errors;
  };
  const switchView = (view: (typeof views)[number]['name']) => {
    const form = fields.current?.closest('form');
    setPreview(form && view === 'preview' ? toPreview(formValues(form), content.current) : null);
  };
  return (
    <Form
      className={editorStyles.body}
      validate={validate}
      submit={(values) => onSend(buildDraft(values))}
      onFailure={(error) => showErrors(fieldErrors(error))}
      onInput={onChange}
    >
      <StaffTabs
        label="View"
        tabs={views}
        selected={preview === null ? 'write' : 'preview'}
        onSelect={switchView}
      >
        {preview !== null && <ArticlePreview article={preview} />}
        <div className={styles.writing} hidden={preview !== null} ref={fields}>
          <ArticleFields article={article} />
          <ArticleTextField
            initial={content.current}
            error={textError}
            onChange={(html) => {
              content.current = html;
              setTextError(null);
              onChange();
            }}
          />
        </div>
      </StaffTabs>
      {children}
      <div className={editorStyles.actions}>
        <Button type="submit" variant="solid" {...submitButton(false)}>
          {saveButtonLabel(isPending, isPublished)}
        </Button>
        {!isPublished && (
          <Button type="submit" {...submitButton(true)}>
            Publish
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Form>
  );
}

const required = { title: 'the title', author: 'the author' };

function saveButtonLabel(isPending: boolean, isPublished: boolean): string {
  if (isPending) return 'Saving...';
  return isPublished ? 'Update Article' : 'Save Draft';
}

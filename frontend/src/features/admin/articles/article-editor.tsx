import type { ArticleView, StaffArticleView } from '@appliance-index/backend/contract';
import { articleCategories } from '@appliance-index/domain/articles/article';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../../shared/api-client';
import { toastSuccess } from '../../../shared/toasts';
import { ArticleHead } from '../../../shared/ui/articles/article-head';
import { ArticleText } from '../../../shared/ui/articles/article-text';
import {
  Form,
  type FormValues,
  fieldErrors,
  formValues,
  requiredErrors,
} from '../../../shared/ui/controls/form';
import { Media } from '../../../shared/ui/pictures/media';
import { Plate } from '../../../shared/ui/primitives';
import { articleEditor, editor } from '../../../styled-system/recipes';
import { type Conflict, ConflictAlert, EditorHeading, type OpenEditor, useEditForm } from '../editor';
import { fieldLabel } from '../field-label';
import { softDisabled } from '../soft-disabled';
import { StaffTabs } from '../staff-tabs';
import { type ArticleDraft, previewQuery, saveArticle } from './api';
import { ArticleFields, ArticleTextField } from './article-fields';
import { useIsUploading } from './pictures';

const styles = articleEditor();
const editorStyles = editor();

const views = [
  { name: 'write', label: 'Write' },
  { name: 'preview', label: 'Preview' },
] as const;

interface ArticleEditorProps {
  /** Null for a new article. */
  article: StaffArticleView | null;
  editing: OpenEditor;
}

/** Edits or creates an article, and resolves conflicts with other editors. */
export function ArticleEditor({ article, editing }: ArticleEditorProps) {
  const isUploading = useIsUploading();
  const { isPending, ...edit } = useEditForm({
    concerns: 'articles',
    initial: article,
    save: (draft: ArticleDraft, target: StaffArticleView | null) => saveArticle(target, draft),
    failure: 'Failed to save article',
    onDirty: editing.setDirty,
    onSaved: ({ title, isPublished }, isClean) => {
      const state = isPublished === 1 ? 'published' : 'saved as a draft';
      toastSuccess(`"${title}" is ${state}`);
      if (isClean()) editing.close();
    },
  });
  const form = { ...edit, isPending: isPending || isUploading };
  const { base, saved, isDirty } = form;
  return (
    <Plate isOpen aria-labelledby="edit-heading">
      <EditorHeading isDirty={isDirty}>{saved === null ? 'New Article' : 'Edit Article'}</EditorHeading>
      <ArticleForm key={base?.version} form={form} isUploading={isUploading} onCancel={editing.cancel}>
        <ConflictAlert form={form}>
          {(conflict) => (
            <>
              <p>
                Someone else has saved changes to this article. Nothing is lost yet: choose which version to
                keep.
              </p>
              <p>{`They changed: ${changedFields(saved, conflict).join(', ') || 'no fields'}.`}</p>
            </>
          )}
        </ConflictAlert>
      </ArticleForm>
    </Plate>
  );
}

/** Labels of the fields that someone else has changed. */
function changedFields(
  saved: StaffArticleView | null,
  { draft, current }: Conflict<StaffArticleView, ArticleDraft>,
): string[] {
  const names = Object.keys(draft) as (keyof ArticleDraft)[];
  return names.filter((name) => current[name] !== saved?.[name]).map(fieldLabel);
}

interface ArticleFormProps {
  form: ReturnType<typeof useEditForm<StaffArticleView | null, ArticleDraft>>;
  isUploading: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** The article form, with a preview of what readers will see. */
function ArticleForm({ form, isUploading, onCancel, children }: ArticleFormProps) {
  const { base: article, saved, isPending, markDirty, save } = form;
  const fields = useRef<HTMLDivElement>(null);
  const isPublishing = useRef(false);
  const [preview, setPreview] = useState<ArticleView | null>(null);
  const isPublished = saved?.isPublished === 1;
  const submitButton = (publishes: boolean) =>
    softDisabled(isPending, () => {
      isPublishing.current = publishes;
    });
  const buildDraft = (values: FormValues): ArticleDraft => ({
    ...toDraft(values),
    // The form holds only the day, so an unchanged one keeps its time.
    ...(saved?.publishedAt.startsWith(`${values.publishedAt}T`) && { publishedAt: saved.publishedAt }),
    isPublished: isPublished || isPublishing.current ? 1 : 0,
  });
  // Leave the preview: fields that it hides cannot show errors or take the focus.
  const showFields = (errors: FormValues) => {
    if (Object.keys(errors).length > 0) flushSync(() => setPreview(null));
    return errors;
  };
  const switchView = (view: (typeof views)[number]['name']) => {
    const element = fields.current?.closest('form');
    setPreview(element && view === 'preview' ? toPreview(formValues(element)) : null);
  };
  return (
    <Form
      className={editorStyles.body}
      validate={(values) => showFields(requiredErrors(values, required))}
      submit={(values) => save(buildDraft(values))}
      onFailure={(error) => showFields(fieldErrors(error))}
      onInput={markDirty}
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
          <ArticleTextField initial={article?.content ?? ''} />
        </div>
      </StaffTabs>
      {children}
      <div className={editorStyles.actions}>
        <Button type="submit" variant="solid" {...submitButton(false)}>
          {isUploading ? 'Uploading...' : saveButtonLabel(isPending, isPublished)}
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

const required = { title: 'the title', author: 'the author', content: 'the text' };

/** The form values as a draft; `isPublished` depends on the button that was pressed. */
function toDraft(values: FormValues): Omit<ArticleDraft, 'isPublished'> {
  const {
    title = '',
    content = '',
    author = '',
    category = '',
    excerpt = '',
    imageUrl = '',
    publishedAt = '',
  } = values;
  return { title, content, author, category, excerpt, imageUrl, ...(publishedAt && { publishedAt }) };
}

/** The form values as an article, for the preview. */
function toPreview(values: FormValues): ArticleView {
  const { publishedAt, ...draft } = toDraft(values);
  return {
    ...draft,
    id: '',
    category: articleCategories.find((category) => category === draft.category) ?? 'insights',
    excerpt: draft.excerpt.trim() || null,
    imageUrl: draft.imageUrl.trim() || null,
    publishedAt: publishedAt ?? new Date().toISOString(),
    isPublished: 0,
  };
}

function saveButtonLabel(isPending: boolean, isPublished: boolean): string {
  if (isPending) return 'Saving...';
  return isPublished ? 'Update Article' : 'Save Draft';
}

/** The article as readers will see it, with the text sanitised by the server. */
export function ArticlePreview({ article }: { article: ArticleView }) {
  const { data, error } = useQuery(previewQuery(article.content));
  return (
    <div className={styles.preview}>
      <ArticleHead article={article} heading="h2" />
      {article.imageUrl !== null && (
        <Media
          imageUrl={article.imageUrl}
          alt="Article image"
          className={styles.picture}
          none="This image cannot be loaded. Readers will see a drawing instead."
        />
      )}
      {error && <p role="alert">{messageOf(error, 'The preview could not be loaded. Try again.')}</p>}
      {data !== undefined && <ArticleText html={data.content} models={data.models} />}
    </div>
  );
}

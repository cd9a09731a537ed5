import type { StaffArticleView } from '@appliance-index/backend/contract';
import {
  articleCategories,
  articleCategoryNames,
  articleLimits,
} from '@appliance-index/domain/articles/article';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../../shared/session';
import { FieldError, useField } from '../../../shared/ui/controls/form';
import { LazyComponent, lazySource } from '../../../shared/ui/lazy-component';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { Spinner } from '../../../shared/ui/notices/spinner';
import { articleEditor, editor } from '../../../styled-system/recipes';
import { Field, Options, SelectField, TextAreaField } from '../fields';
import { ownAuthorQuery } from './api';
import { PictureChooser, usePictureUpload } from './pictures';

const styles = articleEditor();
const editorStyles = editor();

const richText = lazySource(() => import('./rich-text'));

/** All fields of an article except its text. */
export function ArticleFields({ article }: { article: StaffArticleView | null }) {
  const text = (name: 'title' | 'excerpt' | 'imageUrl') => article?.[name] ?? '';
  return (
    <div className={editorStyles.fields}>
      <div className={styles.row}>
        <Field
          name="title"
          label="Title*"
          defaultValue={text('title')}
          maxLength={articleLimits.title}
          autoComplete="off"
          required
        />
      </div>
      <SelectField name="category" label="Category*" defaultValue={article?.category ?? 'insights'}>
        <Options of={articleCategories.map((category) => [category, articleCategoryNames[category]])} />
      </SelectField>
      <AuthorField initial={article?.author ?? null} />
      <Field
        name="publishedAt"
        label="Date"
        type="date"
        hint={article === null ? 'If empty, the day of publication.' : undefined}
        defaultValue={article?.publishedAt.slice(0, 10)}
      />
      <CoverField initial={text('imageUrl')} />
      <div className={styles.row}>
        <TextAreaField
          name="excerpt"
          label="Excerpt"
          hint="If empty, lists show the start of the text."
          defaultValue={text('excerpt')}
          maxLength={articleLimits.excerpt}
        />
      </div>
    </div>
  );
}

/** Begins a new article with the author of one's last. */
function AuthorField({ initial }: { initial: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const email = useAccount()?.email ?? '';
  const { data: own = '' } = useQuery({
    ...ownAuthorQuery(email),
    enabled: initial === null && email !== '',
  });
  useEffect(() => {
    // What has been typed by the time of the answer stays.
    if (input.current?.value === '') input.current.value = own;
  }, [own]);
  return (
    <Field
      ref={input}
      name="author"
      label="Author*"
      defaultValue={initial ?? ''}
      maxLength={articleLimits.author}
      autoComplete="off"
      required
    />
  );
}

/** The address of the picture above the text, or a picture that is uploaded to have one. */
function CoverField({ initial }: { initial: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { isUploading, send } = usePictureUpload(([picture]) => {
    if (picture) fillIn(input.current, picture.url);
  });
  return (
    <div className={styles.cover}>
      <Field ref={input} name="imageUrl" label="Image URL" defaultValue={initial} autoComplete="off" />
      <PictureChooser onChosen={send}>
        <Button>{isUploading ? 'Uploading...' : 'Upload picture'}</Button>
      </PictureChooser>
    </div>
  );
}

/** As if it had been typed, so that the form knows of the change. */
function fillIn(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (field === null) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text of an article; its editor is loaded on demand, and writes into a field of the form. */
export function ArticleTextField({ initial }: { initial: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { error, errorId } = useField({ name: 'content' });
  const write = (html: string) => fillIn(field.current, html);
  /** When the form focuses its field, because the text is missing. */
  const focusEditor = () =>
    field.current?.parentElement?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  return (
    <>
      <p className={styles.label}>Text*</p>
      <textarea
        className="sr"
        name="content"
        defaultValue={initial}
        ref={field}
        tabIndex={-1}
        aria-hidden="true"
        onFocus={focusEditor}
      />
      <LazyComponent
        source={richText}
        props={{ initial, onChange: write, ...(error && { errorId }) }}
        loading={
          <div className={styles.waiting}>
            <Spinner label="Loading the editor" />
          </div>
        }
        fallback={(retry) => <LoadFailure text="The editor could not be loaded." onRetry={retry} />}
      />
      {error && (
        <FieldError className={styles.error} id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </>
  );
}

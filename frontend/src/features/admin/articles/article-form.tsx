import type { ArticleView, StaffArticleView } from '@appliance-index/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../../shared/api-client';
import { articleCategories, articleCategoryNames } from '../../../shared/articles';
import { limits } from '../../../shared/limits';
import { ArticleHead } from '../../../shared/ui/articles/article-head';
import { ArticleText } from '../../../shared/ui/articles/article-text';
import {
  errorsOf,
  Field,
  Form,
  missing,
  SelectField,
  TextField,
  type Values,
} from '../../../shared/ui/controls/field';
import { Tabs } from '../../../shared/ui/controls/tabs';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { Spinner } from '../../../shared/ui/notices/spinner';
import { fetched, OptionalPart } from '../../../shared/ui/optional-part';
import { Button } from '../../../shared/ui/pieces';
import { draftFrom, previewed, sameDay } from './article-draft';
import { type ArticleDraft, previewQuery } from './articles-api';

const richText = fetched(() => import('./rich-text'));

const views = [
  { name: 'write', label: 'Write' },
  { name: 'preview', label: 'Preview' },
] as const;

interface ArticleFormProps {
  article: StaffArticleView | null;
  isPending: boolean;
  onChange: () => void;
  onSend: (draft: ArticleDraft) => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
}

/** All of an article, to be written or seen as readers will. */
export function ArticleForm({ article, isPending, onChange, onSend, onCancel, children }: ArticleFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const content = useRef(article?.content ?? '');
  const isPublishing = useRef(false);
  const [textError, setTextError] = useState<string | null>(null);
  const [preview, setPreview] = useState<ArticleView | null>(null);
  const isPublished = article?.isPublished === 1;
  const draftOf = (values: Values) => ({
    ...draftFrom(values, content.current),
    ...sameDay(values.publishedAt, article),
    isPublished: isPublished || isPublishing.current ? (1 as const) : (0 as const),
  });
  // What is wrong is said at the fields, and what the preview hides cannot be focused.
  const point = (problems: Values) => {
    setTextError(problems.content ?? null);
    if (Object.keys(problems).length > 0) flushSync(() => setPreview(null));
  };
  const check = (values: Values) => {
    const problems = {
      ...missing(values, required),
      ...missing({ content: content.current }, { content: 'the text' }),
    };
    point(problems);
    return problems;
  };
  const show = (view: (typeof views)[number]['name']) => {
    const values = Object.fromEntries(new FormData(form.current?.closest('form') ?? undefined)) as Values;
    setPreview(view === 'preview' ? previewed(values, content.current) : null);
  };
  return (
    <Form
      className="bd"
      check={check}
      send={(values) => onSend(draftOf(values))}
      onFailure={(error) => point(errorsOf(error))}
      onInput={onChange}
    >
      <Tabs label="View" tabs={views} selected={preview === null ? 'write' : 'preview'} onSelect={show}>
        {preview !== null && <Preview article={preview} />}
        <div hidden={preview !== null} ref={form} style={{ paddingTop: 16 }}>
          <Fields article={article} />
          <p className="textlabel" style={{ marginTop: 16 }}>
            Text*
          </p>
          <OptionalPart
            source={richText}
            waiting={
              <div className="waiting">
                <Spinner label="Loading the editor" />
              </div>
            }
            failed={(retry) => <LoadFailure text="The editor could not be loaded." onRetry={retry} />}
          >
            {(RichText) => (
              <RichText
                initial={content.current}
                isFaulty={textError !== null}
                onChange={(html) => {
                  content.current = html;
                  onChange();
                }}
              />
            )}
          </OptionalPart>
          {textError && <p role="alert">{textError}</p>}
        </div>
      </Tabs>
      {children}
      <div className="acts">
        <Button
          type="submit"
          className="btn solid sm"
          disabled={isPending}
          onClick={() => {
            isPublishing.current = false;
          }}
        >
          {saveLabel(isPending, isPublished)}
        </Button>
        {!isPublished && (
          <Button
            type="submit"
            className="btn line sm"
            disabled={isPending}
            onClick={() => {
              isPublishing.current = true;
            }}
          >
            Publish
          </Button>
        )}
        <Button type="button" className="btn line sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const required = { title: 'the title', author: 'the author' };

function saveLabel(isPending: boolean, isPublished: boolean): string {
  if (isPending) return 'Saving...';
  return isPublished ? 'Update Article' : 'Save Draft';
}

function Fields({ article }: { article: StaffArticleView | null }) {
  const text = (name: 'title' | 'author' | 'excerpt' | 'imageUrl') => article?.[name] ?? '';
  const day = (article?.publishedAt ?? new Date().toISOString()).slice(0, 10);
  return (
    <div className="egrid four">
      <div className="lines">
        <Field
          name="title"
          label="Title*"
          defaultValue={text('title')}
          maxLength={limits.article.title}
          autoComplete="off"
          required
        />
      </div>
      <SelectField name="category" label="Category*" defaultValue={article?.category ?? 'insights'}>
        {articleCategories.map((category) => (
          <option key={category} value={category}>
            {articleCategoryNames[category]}
          </option>
        ))}
      </SelectField>
      <Field
        name="author"
        label="Author*"
        defaultValue={text('author')}
        maxLength={limits.article.author}
        autoComplete="off"
        required
      />
      <Field name="publishedAt" label="Date" type="date" defaultValue={day} />
      <Field name="imageUrl" label="Image URL" defaultValue={text('imageUrl')} autoComplete="off" />
      <div className="lines">
        <TextField
          name="excerpt"
          label="Excerpt"
          hint="Without one, lists show the beginning of the text."
          defaultValue={text('excerpt')}
          maxLength={limits.article.excerpt}
        />
      </div>
    </div>
  );
}

/** The server says what it would keep of the text, so that the preview shows no more than readers will see. */
function Preview({ article }: { article: ArticleView }) {
  const { data, error } = useQuery(previewQuery(article.content));
  return (
    <div className="preview">
      <ArticleHead article={article} heading="h2" />
      {error && <p role="alert">{messageOf(error, 'The preview could not be made. Try again.')}</p>}
      {data !== undefined && <ArticleText html={data.content} />}
    </div>
  );
}

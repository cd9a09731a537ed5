import type { StaffArticleView } from '@appliance-index/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { sayDone } from '../../../shared/toasts';
import { part } from '../../../shared/ui/part';
import { Plate } from '../../../shared/ui/pieces';
import { type Conflict, ConflictNote, EditFrame, EditHeading, useEdits } from '../edits';
import { fieldLabel } from '../field-label';
import { articleEditorRecipe } from './article-editor.recipe';
import { ArticleForm } from './article-form';
import { type ArticleDraft, forgetArticles, saveArticle } from './articles-api';

const Place = part('div', articleEditorRecipe);

interface ArticleEditorProps {
  /** Null for a new one. */
  article: StaffArticleView | null;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** One article in the form. */
export function ArticleEditor({ article, onDirty, onCancel, onSaved }: ArticleEditorProps) {
  const client = useQueryClient();
  const { from, isDirty, isPending, conflict, touch, send, keepMine, takeTheirs } = useEdits({
    initial: article,
    save: (draft: ArticleDraft, over: StaffArticleView | null) => saveArticle(over, draft),
    failure: 'Failed to save article',
    onDirty,
    onSaved: async (saved, isAll) => {
      await forgetArticles(client);
      const state = saved.isPublished === 1 ? 'published' : 'saved as a draft';
      sayDone(`"${saved.title}" is ${state}`);
      if (isAll()) onSaved();
    },
  });
  return (
    <Place>
      <Plate className="open" aria-labelledby="edit-heading">
        <EditFrame>
          <EditHeading isDirty={isDirty}>{article === null ? 'New Article' : 'Edit Article'}</EditHeading>
          <ArticleForm
            key={from?.version}
            article={from}
            isPending={isPending}
            onChange={touch}
            onSend={send}
            onCancel={onCancel}
          >
            {conflict && (
              <ConflictNote
                isPending={isPending}
                onMine={() => keepMine(conflict)}
                onTheirs={() => takeTheirs(conflict)}
              >
                <p>
                  Somebody else has saved this article meanwhile. Nothing is lost yet: choose whose text
                  stays.
                </p>
                <p>Changed by them: {changedIn(from, conflict).join(', ') || 'nothing in the end'}.</p>
              </ConflictNote>
            )}
          </ArticleForm>
        </EditFrame>
      </Plate>
    </Place>
  );
}

/** What somebody else has made another, by the words of the form. */
function changedIn(
  from: StaffArticleView | null,
  { draft, current }: Conflict<StaffArticleView, ArticleDraft>,
): string[] {
  const names = Object.keys(draft) as (keyof ArticleDraft)[];
  return names.filter((name) => current[name] !== from?.[name]).map(fieldLabel);
}

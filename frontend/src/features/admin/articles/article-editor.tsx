import type { StaffArticleView } from '@appliance-index/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { toastSuccess } from '../../../shared/toasts';
import { Plate } from '../../../shared/ui/primitives';
import { type Conflict, ConflictAlert, EditorHeading, useEditForm } from '../editor';
import { fieldLabel } from '../field-label';
import { refresh } from '../queries';
import { type ArticleDraft, saveArticle } from './api';
import { ArticleForm } from './article-form';

interface ArticleEditorProps {
  /** Null for a new article. */
  article: StaffArticleView | null;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Edits or creates an article, and resolves conflicts with other editors. */
export function ArticleEditor({ article, onDirty, onCancel, onSaved }: ArticleEditorProps) {
  const client = useQueryClient();
  const form = useEditForm({
    initial: article,
    save: (draft: ArticleDraft, target: StaffArticleView | null) => saveArticle(target, draft),
    failure: 'Failed to save article',
    onDirty,
    onSaved: async ({ title, isPublished }, isClean) => {
      await refresh(client, 'articles');
      const state = isPublished === 1 ? 'published' : 'saved as a draft';
      toastSuccess(`"${title}" is ${state}`);
      if (isClean()) onSaved();
    },
  });
  const { base, saved, isDirty, isPending, conflict, keepMine, takeTheirs } = form;
  return (
    <Plate isOpen aria-labelledby="edit-heading">
      <EditorHeading isDirty={isDirty}>{saved === null ? 'New Article' : 'Edit Article'}</EditorHeading>
      <ArticleForm key={base?.version} form={form} onCancel={onCancel}>
        {conflict && (
          <ConflictAlert isPending={isPending} onKeepMine={keepMine} onTakeTheirs={takeTheirs}>
            <p>
              Someone else has saved changes to this article. Nothing is lost yet: choose which version to
              keep.
            </p>
            <p>{`They changed: ${changedFields(saved, conflict).join(', ') || 'no fields'}.`}</p>
          </ConflictAlert>
        )}
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

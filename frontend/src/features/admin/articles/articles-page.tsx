import type { StaffArticleView } from '@appliance-index/backend/contract';
import { articleCategoryNames } from '@appliance-index/domain/articles/article';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { Link } from '../../../shared/ui/link';
import { Badge } from '../../../shared/ui/primitives';
import { useEditor } from '../editor';
import { LoadMore, QueryList } from '../query-list';
import { softDisabled } from '../soft-disabled';
import { StaffLayout } from '../staff-layout';
import { Aside, StaffTable } from '../staff-table';
import { useChange } from '../use-change';
import { articlesQuery, setPublished } from './api';
import { ArticleEditor } from './article-editor';

/** The article in the editor. */
type Editing = StaffArticleView | 'new';

/** The list of articles, with an editor above it. */
export default function ArticlesPage() {
  const editor = useEditor<Editing>();
  return (
    <StaffLayout
      title="Articles"
      action={
        <Button variant="solid" onClick={() => editor.open('new')}>
          New Article
        </Button>
      }
    >
      {editor.item !== null && (
        <ArticleEditor
          key={editor.key}
          article={editor.item === 'new' ? null : editor.item}
          editing={editor}
        />
      )}
      <List editing={editor.item} onEdit={editor.open} />
    </StaffLayout>
  );
}

function List({ editing, onEdit }: { editing: Editing | null; onEdit: (article: Editing) => void }) {
  const query = useInfiniteQuery(articlesQuery);
  return (
    <>
      <QueryList
        query={query}
        subject="the articles"
        errorText="Failed to fetch articles"
        emptyText="No Articles Yet. Write the first one with the button above."
      >
        {(articles) => (
          <StaffTable
            caption="Articles"
            columns={['Title and author', 'Category', 'Date', 'Status']}
            actions="Actions"
          >
            {articles.map((article) => (
              <Row
                key={article.id}
                article={article}
                isEditing={editing !== 'new' && article.id === editing?.id}
                onEdit={onEdit}
              />
            ))}
          </StaffTable>
        )}
      </QueryList>
      <LoadMore query={query}>Earlier articles</LoadMore>
    </>
  );
}

interface RowProps {
  article: StaffArticleView;
  isEditing: boolean;
  onEdit: (article: StaffArticleView) => void;
}

/** Its buttons are disabled while the article is in the editor, which has its own. */
function Row({ article, isEditing, onEdit }: RowProps) {
  const { id, title, author, category, publishedAt } = article;
  const isPublished = article.isPublished === 1;
  const { mutate, isPending } = useChange({
    concerns: 'articles',
    mutationFn: () => setPublished(id, !isPublished),
    onSuccess: () => toastSuccess(isPublished ? `"${title}" is now a draft` : `"${title}" is published`),
    failure: ['Nothing was changed. Try again.'],
  });
  const action = isPublished ? 'Unpublish' : 'Publish';
  return (
    <Table.Row data-open={isEditing || undefined}>
      <Table.Cell as="th" scope="row" data-span="full">
        <span>{isPublished ? <Link to={paths.article(id)}>{title}</Link> : <b>{title}</b>}</span>{' '}
        <Aside>{author}</Aside>
      </Table.Cell>
      <Table.Cell data-span="wide" data-kind="words" data-label="Category">
        {articleCategoryNames[category]}
      </Table.Cell>
      <Table.Cell data-span="wide" data-kind="time" data-label="Date">
        {formatDay(publishedAt)}
      </Table.Cell>
      <Table.Cell data-span="wide" data-label="Status">
        {isPublished ? <Badge tone="tint">Published</Badge> : <Badge tone="warn">Draft</Badge>}
      </Table.Cell>
      <Table.Cell data-span="full" data-kind="decisions">
        <Button disabled={isEditing} aria-label={`Edit ${title}`} onClick={() => onEdit(article)}>
          Edit
        </Button>
        <Button aria-label={`${action} ${title}`} {...softDisabled(isPending || isEditing, mutate)}>
          {action}
        </Button>
      </Table.Cell>
    </Table.Row>
  );
}

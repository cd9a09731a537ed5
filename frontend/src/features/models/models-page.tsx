import { choicesOf, waysOut } from '@appliance-index/domain/models/model-choices';
import {
  type ModelList,
  modelListQuery,
  noFilter,
  parseModelList,
} from '@appliance-index/domain/models/model-list';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { toast } from '../../shared/toasts';
import { Link } from '../../shared/ui/link';
import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { PageTitle } from '../../shared/ui/page-title';
import { CloseIcon } from '../../shared/ui/pictures/icons';
import { Button, ButtonLink, Chips, Empty, PageHead } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { type AskedModels, modelsQuery } from './api';
import { listTitle, shownText } from './list-text';
import { layoutRecipe } from './models.recipe';
import { ModelsForm } from './models-form';
import { ModelsTable } from './models-table';

const Layout = styled('div', layoutRecipe);

export default function ModelsPage() {
  const current = useSearchParams()[0].toString();
  // The models before stay until those of a new filter have been read.
  const shown = useDeferredValue(current);
  const search = new URLSearchParams(shown);
  const { list } = parseModelList(search);
  const title = listTitle(list.filter);
  return (
    <div className="wrap">
      <PageTitle
        title={`${title} in a Table`}
        description="Filter and sort all models by price, score, reviews, evidence and stores, with their official places."
      />
      <PageHead>
        <h1 key={title}>{title}</h1>
        <p className="lead">Filter and sort every model. Places are the official ones, whatever is shown.</p>
      </PageHead>
      <Suspense fallback={<SkeletonBlock style={{ height: '60vh' }} />}>
        <Models list={list} search={search} isOutdated={shown !== current} />
      </Suspense>
    </div>
  );
}

interface ModelsProps {
  list: ModelList;
  search: URLSearchParams;
  /** Whether other models have been asked for. */
  isOutdated: boolean;
}

function Models({ list, search, isOutdated }: ModelsProps) {
  const { data: view } = useSuspenseQuery(modelsQuery(useReads(), search));
  return (
    <Layout>
      <ModelsForm list={list} view={view} />
      <div className="found" aria-busy={isOutdated || undefined}>
        <Tools view={view} />
        <Chosen list={list} />
        {view.total === 0 ? <NothingFits list={list} view={view} /> : <ModelsTable list={list} view={view} />}
        <Pages list={list} view={view} />
      </div>
    </Layout>
  );
}

/** What is shown, and ways to take it along. */
function Tools({ view }: { view: AskedModels }) {
  const { query } = view;
  const shown = shownText(view);
  const file = (kind: 'csv' | 'json') => `/models.${kind}${query === '' ? '' : `?${query}`}`;
  return (
    <div className="tools">
      <p className="count" role="status">
        <span key={shown}>{shown}</span>
      </p>
      <Button type="button" className="line sm" onClick={() => copyLink(paths.models(query))}>
        Copy link
      </Button>
      <a className="file" href={file('csv')} download="models.csv">
        CSV
        <span className="sr"> file of these models</span>
      </a>
      <a className="file" href={file('json')}>
        JSON
        <span className="sr"> file of these models</span>
      </a>
    </div>
  );
}

/** What is chosen; each choice can be taken back. */
function Chosen({ list }: { list: ModelList }) {
  const choices = choicesOf(list.filter);
  if (choices.length === 0) return null;
  return (
    <Chips className="chosen">
      {choices.map(({ group, text, without }) => (
        <Link key={`${group} ${text}`} className="chip" to={pathOf(list, { filter: without })}>
          <span className="sr">Remove </span>
          <span>{text}</span>
          <CloseIcon />
        </Link>
      ))}
      <Link className="chip all" to={pathOf(list, { filter: noFilter })}>
        Clear all
      </Link>
    </Chips>
  );
}

function NothingFits({ list, view }: { list: ModelList; view: AskedModels }) {
  const ways = waysOut(list.filter, view.without);
  return (
    <Empty>
      <h2 className="h3">No model fits all of this</h2>
      <p>
        {ways.length > 0
          ? 'One choice is in the way. Drop it to see more:'
          : 'No single choice is in the way: several have to go.'}
      </p>
      <Chips>
        {ways.map(({ text, filter }) => (
          <Link key={text} className="chip" to={pathOf(list, { filter })}>
            {text}
          </Link>
        ))}
        <Link className="chip" to={pathOf(list, { filter: noFilter })}>
          Clear all filters
        </Link>
      </Chips>
    </Empty>
  );
}

/** The ways to the pages before and after this one; nothing when all is on one page. */
function Pages({ list, view: { page, pages, total } }: { list: ModelList; view: AskedModels }) {
  if (pages < 2 && page === 1) return null;
  const text = `Page ${formatCount(page)} of ${formatCount(pages)}, ${pluralize(total, 'model')}`;
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && (
        <ButtonLink className="line" to={pathOf(list, { page: Math.min(page - 1, pages) })}>
          Previous
        </ButtonLink>
      )}
      <span key={text} className="small muted">
        {text}
      </span>
      {page < pages && (
        <ButtonLink className="line" to={pathOf(list, { page: page + 1 })}>
          Next
        </ButtonLink>
      )}
    </nav>
  );
}

/** The path of a list after a change; one of its filter or order begins at the first page. */
function pathOf(list: ModelList, change: Partial<ModelList>): string {
  return paths.models(modelListQuery({ ...list, page: 1, ...change }));
}

async function copyLink(path: string): Promise<void> {
  const address = `${location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copied', description: 'Anyone with the link sees these filters and columns.' });
  } catch {
    // Clipboard access can be denied; show the link to copy by hand.
    toast({ title: 'The link could not be copied', description: address, tone: 'bad' });
  }
}

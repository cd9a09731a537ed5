import {
  type ModelFilter,
  type ModelList,
  modelListQuery,
  parseModelList,
} from '@appliance-index/domain/models/model-list';
import { Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { copyLink } from '../../shared/copy-link';
import { ChosenFilters, NothingFits } from '../../shared/filters/chosen-filters';
import { pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { ScrollRestoration } from '../../shared/scroll-restoration';
import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { PageLinks } from '../../shared/ui/page-links';
import { Page } from '../../shared/ui/page-title';
import { Button, PageHead } from '../../shared/ui/primitives';
import { useStandingQuery } from '../../shared/use-standing-query';
import { modelsPage } from '../../styled-system/recipes';
import { type AskedModels, modelsQuery } from './api';
import { listTitle, shownText } from './list-text';
import { ModelsForm } from './models-form';
import { ModelsTable } from './models-table';

const styles = modelsPage();

export default function ModelsPage() {
  // Controls show at once what was chosen, before the table is rendered again.
  const search = new URLSearchParams(useDeferredValue(useSearchParams()[0].toString()));
  const title = listTitle(parseModelList(search).list.filter);
  return (
    <Page
      title={`${title} in a Table`}
      description="Filter and sort all models by price, score, reviews, evidence and stores, with their official places."
    >
      <PageHead>
        <h1 key={title}>{title}</h1>
        <p className="lead">Filter and sort every model. Places are the official ones, whatever is shown.</p>
      </PageHead>
      <Suspense fallback={<SkeletonBlock style={{ height: '60vh' }} />}>
        <Models search={search} />
      </Suspense>
    </Page>
  );
}

function Models({ search }: { search: URLSearchParams }) {
  const { data: view, isOutdated, failure } = useStandingQuery(modelsQuery(useReads(), search));
  const { list } = parseModelList(new URLSearchParams(view.query));
  const pathOfFilter = (filter: ModelFilter) => pathOf(list, { filter });
  return (
    <div className={styles.root}>
      <ScrollRestoration />
      <ModelsForm list={list} view={view} />
      <div className={styles.found} aria-busy={isOutdated || undefined}>
        {failure}
        <Tools view={view} />
        <ChosenFilters filter={list.filter} pathOf={pathOfFilter} />
        {view.total === 0 ? (
          <NothingFits filter={list.filter} without={view.without} pathOf={pathOfFilter} />
        ) : (
          <ModelsTable list={list} view={view} />
        )}
        <PageLinks
          page={view.page}
          pages={view.pages}
          pathOf={(page) => pathOf(list, { page })}
          all={pluralize(view.total, 'model')}
        />
      </div>
    </div>
  );
}

/** What is shown, and ways to take it along. */
function Tools({ view }: { view: AskedModels }) {
  const { query } = view;
  const shown = shownText(view);
  const file = (kind: 'csv' | 'json') => `/models.${kind}${query === '' ? '' : `?${query}`}`;
  return (
    <div className={styles.tools}>
      <p className={styles.count} role="status">
        <span key={shown}>{shown}</span>
      </p>
      <Button
        variant="outline"
        size="sm"
        onClick={() => copyLink(paths.models(query), 'Anyone with the link sees these filters and columns.')}
      >
        Copy link
      </Button>
      <a className={styles.file} href={file('csv')} download="models.csv">
        CSV
        <span className="sr"> file of these models</span>
      </a>
      <a className={styles.file} href={file('json')}>
        JSON
        <span className="sr"> file of these models</span>
      </a>
    </div>
  );
}

/** The path of a list after a change; one of its filter or order begins at the first page. */
function pathOf(list: ModelList, change: Partial<ModelList>): string {
  return paths.models(modelListQuery({ ...list, page: 1, ...change }));
}

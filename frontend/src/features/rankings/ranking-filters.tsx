import type { RankingView } from '@appliance-index/backend/contract';
import { type ModelFilter, parseModelList } from '@appliance-index/domain/models/model-list';
import { parseRankingFilter, rankingFilterQuery } from '@appliance-index/domain/models/ranking-filter';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ChosenFilters, NothingFits } from '../../shared/filters/chosen-filters';
import { FilterForm } from '../../shared/filters/filter-form';
import { filters, rankingPage } from '../../styled-system/recipes';
import { parseView, withFilter } from './ranking-list';
import { KeptParameters } from './ranking-toolbar';

/** What narrows a ranking: the form where it is open, what is chosen, and ways out when nothing fits. */
export default function RankingFilters({ filtered }: { filtered: NonNullable<RankingView['filtered']> }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const filter = parseRankingFilter(search);
  const { showsFilters } = parseView(search);
  const pathOf = (chosen: ModelFilter) => {
    const query = [rankingFilterQuery(chosen), showsFilters ? 'filters=open' : ''].filter(Boolean).join('&');
    return `${pathname}?${withFilter(search, query)}`.replace(/\?$/, '');
  };
  return (
    <>
      {showsFilters && (
        <section className={filters().root} id="filters" aria-label="Filters">
          <FilterForm
            list={listOf(filter)}
            options={filtered.options}
            switches={['fresh', 'techs', 'newer']}
            parse={(fields) => listOf(parseRankingFilter(fields))}
            pathOf={(list) => pathOf(list.filter)}
            before={() => <KeptParameters search={withFilter(search, 'filters=open')} />}
          />
        </section>
      )}
      <div className={rankingPage().chosen}>
        <ChosenFilters filter={filter} pathOf={pathOf} />
        {filtered.total === 0 && <NothingFits filter={filter} without={filtered.without} pathOf={pathOf} />}
      </div>
    </>
  );
}

function listOf(filter: ModelFilter) {
  return { ...parseModelList(new URLSearchParams()).list, filter };
}

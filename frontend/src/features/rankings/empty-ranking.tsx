import type { RankingView } from '@appliance-index/backend/contract';
import { isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { paths } from '../../shared/paths';
import { CategoryDrawing, TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ButtonLink, Empty } from '../../shared/ui/primitives';

/** What stands instead of a list without models. */
export function EmptyRanking({ ranking: { total, category, filtered } }: { ranking: RankingView }) {
  // The filters say what is in the way.
  if (total > 0 && filtered?.total === 0) return null;
  // The Worst tab never lists unrated models.
  if (total > 0)
    return (
      <Empty>
        <h2 className="h3">No rated models yet</h2>
        <p>Models without a score never appear under Worst 25. You will find them under Best 25.</p>
      </Empty>
    );
  return (
    <Empty>
      {isCategory(category) ? (
        <CategoryDrawing category={category} />
      ) : (
        <TypeDrawing name="washers-front-load" />
      )}
      <h2 className="h3">No appliances yet</h2>
      <p>There is nothing to rank here yet.</p>
      <ButtonLink variant="outline" to={paths.categories}>
        See all categories
      </ButtonLink>
    </Empty>
  );
}

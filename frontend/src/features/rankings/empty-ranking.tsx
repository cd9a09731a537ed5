import { isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { paths } from '../../shared/paths';
import { CategoryDrawing, TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ButtonLink, Empty } from '../../shared/ui/primitives';

/** Empty state of the Worst tab, which never lists unrated models. */
export function NoRatedModels() {
  return (
    <Empty>
      <h2 className="h3">No rated models yet</h2>
      <p>Models without a score never appear under Worst 25. You will find them under Best 25.</p>
    </Empty>
  );
}

/** Empty state of a category or type without models, including unknown ones. */
export function EmptyRanking({ category }: { category: string }) {
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

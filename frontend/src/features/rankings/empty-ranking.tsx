import { isCategory } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { CategoryDrawing, TypeDrawing } from '../../shared/ui/drawing';
import { ButtonLink, Empty } from '../../shared/ui/pieces';

/** For a category or type without models, known or not. */
export function EmptyRanking({ category }: { category: string }) {
  return (
    <Empty className="empty">
      {isCategory(category) ? (
        <CategoryDrawing category={category} />
      ) : (
        <TypeDrawing name="washers-front-load" />
      )}
      <h2 className="h3">No appliances yet</h2>
      <p>There is nothing to rank here so far.</p>
      <ButtonLink className="btn line" to={paths.categories}>
        See all categories
      </ButtonLink>
    </Empty>
  );
}

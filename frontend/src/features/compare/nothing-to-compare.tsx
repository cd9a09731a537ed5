import type { CardView, ReadyComparisonView } from '@appliance-index/backend/contract';
import { isCompared } from '../../shared/comparison/comparison-storage';
import { toggleCompared } from '../../shared/comparison/toggle-compared';
import { modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { CategoryChips } from '../../shared/ui/category-chips';
import { Link } from '../../shared/ui/link';
import { NoScriptNotice } from '../../shared/ui/notices/no-script-notice';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ButtonLink, Empty, PageHead, PlateItem, Section, SectionHead } from '../../shared/ui/primitives';
import { cardGrid, comparison } from '../../styled-system/recipes';

interface NothingToCompareProps {
  /** The only valid model in the link, if any. */
  only: CardView | undefined;
  /** Comparisons to begin with; none when there is such a model. */
  ready: readonly ReadyComparisonView[];
  leftOut: string | null;
}

/** Empty state of a comparison with fewer than two models. */
export function NothingToCompare({ only, ready, leftOut }: NothingToCompareProps) {
  /** The link may be from somebody else: then its model is not among this visitor's own yet. */
  const keepPick = () => {
    if (only && !isCompared(only.id)) toggleCompared(only);
  };
  return (
    <>
      <PageHead>
        <h1>Compare</h1>
        {leftOut && (
          <p className="lead" role="status">
            {leftOut}
          </p>
        )}
      </PageHead>
      <Empty>
        <TypeDrawing name="fridges-side-by-side" />
        <h2 className="h3">{only ? 'Add one more model' : 'Nothing to compare yet'}</h2>
        {only && (
          <p>
            So far you have picked <Link to={paths.appliance(only.id)}>{modelName(only)}</Link>.
          </p>
        )}
        <p>
          Select Compare on two to four models in any ranking. Your selection is kept at the bottom of the
          page.
        </p>
        <NoScriptNotice />
        <CategoryChips onClick={keepPick} />
      </Empty>
      {ready.length > 0 && (
        <Section aria-labelledby="ready">
          <SectionHead>
            <h2 className="h3" id="ready">
              Or start with one of these
            </h2>
          </SectionHead>
          <ul className={cardGrid({ columns: 'three' })}>
            {ready.map(({ label, models }) => (
              <PlateItem className={comparison().ready} key={label}>
                <p className="caps">{label}</p>
                <p>{models.map(modelName).join(' or ')}</p>
                <ButtonLink
                  variant="outline"
                  size="sm"
                  to={paths.compare(models.map(({ id }) => id))}
                  aria-label={`Compare these two, ${label}`}
                >
                  Compare these two
                </ButtonLink>
              </PlateItem>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

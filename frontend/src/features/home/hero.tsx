import type { CategoriesView } from '@appliance-index/backend/contract';
import { type CategorySlug, isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { capitalised } from '@appliance-index/domain/formats';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { countedRetailers, retailerList } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { TypeShape } from '../../shared/ui/pictures/drawing';
import type { TypeName } from '../../shared/ui/pictures/drawing-shapes';
import { ButtonLink } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { drawing, hero } from '../../styled-system/recipes';

const styles = hero();

/** Position of each drawing in the scene, and of the line to its best score, in viewBox units. */
const positions: Record<
  CategorySlug,
  { shape: TypeName } & Record<'x' | 'y' | 'size' | 'lineX' | 'from' | 'to', number>
> = {
  washers: { shape: 'washers-front-load', x: -27, y: 150.4, size: 166, lineX: 30, from: 174.5, to: 104 },
  dryers: { shape: 'dryers-front-load', x: 87, y: 150.4, size: 166, lineX: 144, from: 174.5, to: 104 },
  fridges: { shape: 'fridges-french-door', x: 189, y: 67.5, size: 258, lineX: 275, from: 81, to: 16 },
  dishwashers: {
    shape: 'dishwashers-standard-dishwasher',
    x: 395,
    y: 152.2,
    size: 164,
    lineX: 541,
    from: 176,
    to: 104,
  },
  microwaves: {
    shape: 'microwaves-countertop-microwave',
    x: 428,
    y: 87.6,
    size: 106,
    lineX: 448,
    from: 118,
    to: 50,
  },
  stoves: { shape: 'stoves-gas-stove', x: 541, y: 139.6, size: 178, lineX: 632, from: 159, to: 104 },
};

/** A kitchen scene, each appliance labelled with the score of its best model. */
export function Hero({ updated, categories }: CategoriesView) {
  return (
    <section className={styles.root} aria-labelledby="hero">
      <div className={joinClasses('wrap', styles.content)}>
        <div className={styles.text}>
          {updated && (
            <p className={joinClasses('caps', styles.eyebrow)}>Last updated {monthLabel(updated)}</p>
          )}
          <h1 className={styles.heading} id="hero">
            Appliances, ranked by evidence
          </h1>
          <p className={styles.paragraph}>
            {capitalised(countedRetailers)}' review scores, owners' votes and verified technicians' votes,
            side by side. Rankings updated monthly from {retailerList}.
          </p>
          <ButtonLink variant="solid" className={styles.button} to={paths.categories}>
            See Rankings
          </ButtonLink>
        </div>
        <svg
          className={joinClasses(drawing(), styles.scene)}
          viewBox="0 0 732 300"
          preserveAspectRatio="xMidYMax meet"
          role="img"
          aria-label="A kitchen with a washer, dryer, fridge, dishwasher, microwave and stove, each labelled with the score of its best model"
        >
          {Object.entries(positions).map(([category, { shape, x, y, size }]) => (
            <TypeShape key={category} name={shape} x={x} y={y} size={size} />
          ))}
          {categories.map(({ category, label, top }) => {
            if (!isCategory(category) || !top?.isRated) return null;
            const { lineX, from, to } = positions[category];
            return (
              <g key={category} className={styles.callout}>
                <path className={styles.line} d={`M${lineX} ${from}V${to}`} />
                <circle className={styles.dot} cx={lineX} cy={from} r="2.5" />
                <text className={styles.label} x={lineX + 8} y={to + 10}>
                  {label}
                </text>
                <text className={styles.score} x={lineX + 8} y={to + 31}>
                  {top.shownScore}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <div className={styles.floor} aria-hidden="true" />
    </section>
  );
}

import { Page } from '../../shared/ui/page-title';
import { Badge, PageHead, PlateItem } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { cardGrid, stateCard } from '../../styled-system/recipes';
import { RatingBadge, SampleNotice } from './rating-badge';
import states from './states.json' with { type: 'json' };

const styles = stateCard();

export default function RankedRetailersPage() {
  return (
    <Page
      title="Ranked Retailers by State"
      description="Top-rated appliance retailers in three major cities of each of the 50 states."
    >
      <SampleNotice />
      <PageHead>
        <div>
          <Badge tone="tint">Nationwide Coverage</Badge>
        </div>
        <h1>Ranked Retailers by State</h1>
        <p className="lead">Top-rated appliance retailers in all 50 states and major cities.</p>
      </PageHead>
      <ol className={cardGrid({ columns: 'three' })}>
        {states.map((ranking, index) => (
          <State key={ranking.state} ranking={ranking} rank={index + 1} />
        ))}
      </ol>
    </Page>
  );
}

/**
 * Each has three major cities, best-rated first. A city has its top-rated retailer with a rating in stars ('4.7') or a grade
 * ('A+ BBB'). The cities are real; the retailers are invented.
 */
function State({ ranking: { state, cities }, rank }: { ranking: (typeof states)[number]; rank: number }) {
  return (
    <PlateItem className={styles.root}>
      <div className={styles.head}>
        <h2 className="h3">{state}</h2>
        <span className={joinClasses('display', styles.place)}>#{rank}</span>
      </div>
      <h3 className={styles.title}>Top 3 Cities:</h3>
      <ul className={styles.cities}>
        {cities.map(({ name, retailer, rating }) => (
          <li key={name} className={styles.city}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className="small muted">{retailer}</p>
            </div>
            <RatingBadge rating={rating} className={styles.rating} />
          </li>
        ))}
      </ul>
    </PlateItem>
  );
}

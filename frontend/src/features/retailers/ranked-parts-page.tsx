import { Page } from '../../shared/ui/page-title';
import { Badge, PageHead, Plate, PlateItem, Section, SectionHead } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { partsList } from '../../styled-system/recipes';
import { eliteRetailers, type PartsRetailer, topRatedRetailers } from './parts-retailers';
import { RatingBadge, SampleNotice } from './rating-badge';

const criteriaStyles = partsList();

const highlightedRanks = 3;

export default function RankedPartsPage() {
  return (
    <Page
      title="Top 25 Parts Retailers"
      description="Twenty-five appliance-parts retailers in rank order, with the specialty of each."
    >
      <SampleNotice />
      <PageHead>
        <h1>Top 25 Parts Retailers</h1>
        <p className="lead">Where to buy a part when the appliance is worth repairing, best first.</p>
      </PageHead>
      <Ranks id="elite" eyebrow="Top 10" title="Elite Retailers" columns="one" retailers={eliteRetailers} />
      <Ranks
        id="top-rated"
        eyebrow="Ranked 11-25"
        title="Top-Rated Retailers"
        columns="two"
        retailers={topRatedRetailers}
      />
      <Plate className={criteriaStyles.criteria} aria-labelledby="criteria">
        <div className={criteriaStyles.intro}>
          <h2 id="criteria">About Our Retailer Rankings</h2>
          <p className={criteriaStyles.introText}>
            Buying a part is easy. What matters is whether it fits, and what happens if it does not.
          </p>
        </div>
        <dl>
          {criteria.map(([criterion, meaning]) => (
            <div key={criterion} className={criteriaStyles.criterion}>
              <dt className={criteriaStyles.criterionName}>{criterion}</dt>
              <dd className="muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Plate>
    </Page>
  );
}

interface RanksProps {
  id: string;
  eyebrow: string;
  title: string;
  /** Columns on wide screens; cards in a single column are wide. */
  columns: 'one' | 'two';
  retailers: readonly PartsRetailer[];
}

function Ranks({ id, eyebrow, title, columns, retailers }: RanksProps) {
  const styles = partsList({ columns });
  return (
    <Section className={styles.section} aria-labelledby={id}>
      <SectionHead>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h2 id={id}>{title}</h2>
        </div>
        <span className="small muted">
          Rated {retailers.at(0)?.rating} to {retailers.at(-1)?.rating}
        </span>
      </SectionHead>
      <ol className={styles.list} start={retailers.at(0)?.rank}>
        {retailers.map((retailer) => (
          <Retailer key={retailer.rank} retailer={retailer} columns={columns} />
        ))}
      </ol>
    </Section>
  );
}

function Retailer({ retailer, columns }: { retailer: PartsRetailer } & Pick<RanksProps, 'columns'>) {
  const styles = partsList({ columns });
  const { rank, name, location, rating, specialty } = retailer;
  return (
    <PlateItem className={joinClasses(styles.card, columns === 'two' && 'small')}>
      <span className={joinClasses('display', styles.rank, rank <= highlightedRanks && styles.highlighted)}>
        {rank}
      </span>
      <div className={styles.identity}>
        <h3>{name}</h3>
        <p className="small muted">{location}</p>
      </div>
      <div className={styles.specialty}>
        <Badge className={styles.badge}>{specialty}</Badge>
      </div>
      <RatingBadge rating={rating} className={styles.rating} />
    </PlateItem>
  );
}

const criteria = [
  ['Customer satisfaction', 'What buyers say once the part is installed.'],
  ['Inventory breadth', 'How many brands and model years are in stock.'],
  ['Shipping speed and reliability', 'Whether the part arrives on time and undamaged.'],
  ['Return policy and service', 'How easy it is to return a wrong part.'],
  [
    'Authenticity of parts (OEM vs aftermarket)',
    'Whether original parts are clearly distinguished from copies.',
  ],
  ['Pricing', 'What the part costs, including shipping.'],
  ['Technical support', 'Whether someone helps you find and fit the part.'],
] as const;

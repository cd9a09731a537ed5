import { PageTitle } from '../../shared/ui/page-title';
import { Badge, PageHead, PlateItem, Section } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { partsCardRecipe, partsListRecipe, ranksRecipe } from './parts-list.recipe';
import { eliteRetailers, type PartsRetailer, topRatedRetailers } from './parts-retailers';
import { RankingCriteria } from './ranking-criteria';
import { RatingBadge, SampleNotice } from './rating-badge';

const RanksSection = styled(Section, ranksRecipe);
const List = styled('ol', partsListRecipe);
const Card = styled(PlateItem, partsCardRecipe);
const highlightedRanks = 3;

export default function RankedPartsPage() {
  return (
    <div className="wrap">
      <PageTitle
        title="Top 25 Parts Retailers"
        description="Twenty-five appliance-parts retailers in rank order, with the specialty of each."
      />
      <SampleNotice />
      <PageHead>
        <h1>Top 25 Parts Retailers</h1>
        <p className="lead">Where to buy a part when the appliance is worth repairing, best first.</p>
      </PageHead>
      <Ranks id="elite" eyebrow="Top 10" title="Elite Retailers" columns={1} retailers={eliteRetailers} />
      <Ranks
        id="top-rated"
        eyebrow="Ranked 11-25"
        title="Top-Rated Retailers"
        columns={2}
        retailers={topRatedRetailers}
      />
      <RankingCriteria />
    </div>
  );
}

interface RanksProps {
  id: string;
  eyebrow: string;
  title: string;
  /** Columns on wide screens; cards in a single column are wide. */
  columns: 1 | 2;
  retailers: readonly PartsRetailer[];
}

function Ranks({ id, eyebrow, title, columns, retailers }: RanksProps) {
  return (
    <RanksSection aria-labelledby={id}>
      <div className="blockhead">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id={id}>{title}</h2>
        </div>
        <span className="small muted">
          Rated {retailers.at(0)?.rating} to {retailers.at(-1)?.rating}
        </span>
      </div>
      <List className={columns === 2 ? 'two' : ''} start={retailers.at(0)?.rank}>
        {retailers.map((retailer) => (
          <Retailer key={retailer.rank} retailer={retailer} className={columns === 2 ? 'small' : 'wide'} />
        ))}
      </List>
    </RanksSection>
  );
}

function Retailer({ retailer, className }: { retailer: PartsRetailer; className: string }) {
  const { rank, name, location, rating, specialty } = retailer;
  return (
    <Card className={className}>
      <span className={rank <= highlightedRanks ? 'display rank first' : 'display rank'}>{rank}</span>
      <div className="id">
        <h3>{name}</h3>
        <p className="small muted">{location}</p>
      </div>
      <div className="specialty">
        <Badge>{specialty}</Badge>
      </div>
      <RatingBadge rating={rating} />
    </Card>
  );
}

import { PageTitle } from '../../shared/ui/page-title';
import { Badge, PageHead, PlateItem } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { RatingBadge, SampleNotice } from './rating-badge';
import { stateCardRecipe } from './state-card.recipe';
import { type StateRanking, states } from './states';

const StateCard = styled(PlateItem, stateCardRecipe);

export default function RankedRetailersPage() {
  return (
    <div className="wrap">
      <PageTitle
        title="Ranked Retailers by State"
        description="Top-rated appliance retailers in three major cities of each of the 50 states."
      />
      <SampleNotice />
      <PageHead>
        <div>
          <Badge tone="tint">Nationwide Coverage</Badge>
        </div>
        <h1>Ranked Retailers by State</h1>
        <p className="lead">Top-rated appliance retailers in all 50 states and major cities.</p>
      </PageHead>
      <ol className="grid3">
        {states.map((ranking, index) => (
          <State key={ranking.state} ranking={ranking} rank={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function State({ ranking: { state, cities }, rank }: { ranking: StateRanking; rank: number }) {
  return (
    <StateCard>
      <div className="top">
        <h2 className="h3">{state}</h2>
        <span className="display place">#{rank}</span>
      </div>
      <h3>Top 3 Cities:</h3>
      <ul className="cities">
        {cities.map(({ name, retailer, rating }) => (
          <li key={name}>
            <div>
              <p className="city">{name}</p>
              <p className="small muted">{retailer}</p>
            </div>
            <RatingBadge rating={rating} />
          </li>
        ))}
      </ul>
    </StateCard>
  );
}

import type { CardView, RetailerScoreView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import type { Movement as Places } from '@appliance-index/domain/scores/movement';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { memo } from 'react';
import { formatCount, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { Link } from '../../shared/ui/link';
import { Media } from '../../shared/ui/pictures/media';
import { Badge, ButtonLink, PlateItem, Score } from '../../shared/ui/primitives';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { Movement } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { styled } from '../../shared/ui/styled';
import { CardVotes } from './card-votes';
import { rankCardRecipe, rankPlateRecipe } from './rank-card.recipe';

const RankPlate = styled(PlateItem, rankPlateRecipe);
const Card = styled('article', rankCardRecipe);

interface RankCardProps {
  card: CardView;
  /** Position in the list as currently sorted, from 1. */
  rank: number;
  movement: Places | null;
  showsReliability: boolean;
  /** The month of the newest score, when all scores are old. */
  oldScoresMonth?: string | undefined;
}

/** A model in a ranking: rank, score, retailer scores and votes, always in the same cells. */
export const RankCard = memo(function RankCard({
  card,
  rank,
  movement,
  showsReliability,
  oldScoresMonth,
}: RankCardProps) {
  const name = `${card.brand} ${card.model}`;
  return (
    <RankPlate>
      <Card aria-label={`${rank}. ${name}`} tabIndex={-1}>
        <div className="rank">
          <span className="display n">
            <span className="sr">Rank </span>
            <span>{rank}</span>
          </span>
          <Movement places={movement} />
        </div>
        <Media imageUrl={card.imageUrl} alt={card.model} />
        {/* For pointers only: the model's name links there, too. */}
        <Link className="onmedia" to={paths.appliance(card.id)} tabIndex={-1} aria-hidden="true" />
        <Identity card={card} showsReliability={showsReliability} oldScoresMonth={oldScoresMonth} />
        <CardScore card={card} />
        <div className="evi">
          <RetailerCells retailers={card.retailers} />
          <CardVotes card={card} />
        </div>
        <div className="act">
          <ButtonLink className="line" to={paths.appliance(card.id)} aria-label={`View Details, ${name}`}>
            View Details
          </ButtonLink>
          <CompareToggle card={card} label="Compare" />
        </div>
      </Card>
    </RankPlate>
  );
});

type IdentityProps = Pick<RankCardProps, 'card' | 'showsReliability' | 'oldScoresMonth'>;

function Identity({ card, showsReliability, oldScoresMonth }: IdentityProps) {
  return (
    <div className="id">
      <p className="caps">{card.brand}</p>
      <h3>
        <Link to={paths.appliance(card.id)}>{card.model}</Link>
      </h3>
      <div className="meta">
        <span className="price">{card.priceRange ?? 'N/A'}</span>
        {showsReliability && card.reliabilityScore !== null && (
          <Badge className="tint">Reliability {tenthsAsStars(card.reliabilityScore)}</Badge>
        )}
        {oldScoresMonth && <Badge>Scores of {monthLabel(oldScoresMonth, 'short')}</Badge>}
        <FewReviewsBadge card={card} />
      </div>
    </div>
  );
}

function CardScore({ card }: { card: CardView }) {
  return (
    <div className="sc">
      <Score>
        <b className="display">{card.shownScore}</b> <span>out of 5.0</span>
        <WhyButton card={card} />
        <span className="rev">{card.isRated ? pluralize(card.totalReviews, 'review') : 'Not rated yet'}</span>
      </Score>
      <ScoreBar score={card.avgScore} shownScore={card.shownScore} marks={retailerMarks(card)} hasScale />
    </div>
  );
}

function RetailerCells({ retailers }: { retailers: readonly RetailerScoreView[] }) {
  return (
    <dl className="cells">
      {retailers.map(({ retailer, name, score, reviewCount }) => (
        <div key={retailer} className={score === null ? 'cell nil' : 'cell'}>
          <dt className="label">{name}</dt>
          {score === null ? (
            <dd className="v">
              <span aria-hidden="true">–</span>
              <span className="sr">no score</span>
            </dd>
          ) : (
            <dd className="v">
              {tenthsAsStars(score)}{' '}
              {reviewCount !== null && (
                <small>
                  {formatCount(reviewCount)}
                  <span className="sr"> {reviewCount === 1 ? 'review' : 'reviews'}</span>
                </small>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

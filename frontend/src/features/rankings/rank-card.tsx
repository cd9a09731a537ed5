import type { CardView, TrustView } from '@appliance-index/backend/contract';
import { type Month, monthLabel } from '@appliance-index/domain/scores/month';
import type { Movement as Places } from '@appliance-index/domain/scores/movement';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { memo } from 'react';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { Link } from '../../shared/ui/link';
import { drawingName } from '../../shared/ui/pictures/drawing';
import { Media } from '../../shared/ui/pictures/media';
import { Badge, ButtonLink, Score } from '../../shared/ui/primitives';
import { EvidenceLabel } from '../../shared/ui/scores/evidence-label';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { LikelyPlaces } from '../../shared/ui/scores/likely-places';
import { Movement } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { styled } from '../../shared/ui/styled';
import { CardRetailers } from './card-retailers';
import { CardVotes } from './card-votes';
import { rankCardRecipe } from './rank-card.recipe';

const Card = styled('article', rankCardRecipe);

interface RankCardProps {
  card: CardView;
  /** Position in the list as currently sorted, from 1. */
  rank: number;
  /** Stands under the rank: 'of 40'. */
  standing: string | null;
  movement: Places | null;
  trust: TrustView | undefined;
  /** The month of the newest score; absent when one was entered by hand. */
  scoresMonth: Month | undefined;
  /** Whether it has a newer score than those that its movement compares with. */
  hasOwnScore: boolean;
  /** Whether all scores are so old that the card says so. */
  hasOldScores: boolean;
  showsReliability: boolean;
}

/** A model in a ranking: rank, score, retailer scores and votes, always in the same cells. */
export const RankCard = memo(function RankCard(props: RankCardProps) {
  const { card, rank, standing, movement, trust, scoresMonth, hasOwnScore, hasOldScores } = props;
  const name = `${card.brand} ${card.model}`;
  const isUncertain = trust?.evidence === 'very low' || hasOldScores;
  return (
    <Card className={hasPhoto(card) ? 'photo' : ''} aria-label={`${rank}. ${name}`} tabIndex={-1}>
      <div className="rank">
        <span className={isUncertain ? 'display n thin' : 'display n'}>
          <span className="sr">Rank </span>
          <span>{rank}</span>
        </span>
        {standing !== null && (
          <span key={standing} className="of">
            {standing}
          </span>
        )}
        <Movement places={movement} isOwn={hasOwnScore} />
      </div>
      <LikelyPlaces trust={trust} />
      <Media imageUrl={card.imageUrl} alt={card.model} />
      {/* For pointers only: the model's name links there, too. */}
      <Link className="onmedia" to={paths.appliance(card.id)} tabIndex={-1} aria-hidden="true" />
      <Identity {...props} />
      <CardScore card={card} trust={trust} />
      <CardRetailers retailers={card.retailers} scoresMonth={scoresMonth} />
      <div className="foot">
        <CardVotes card={card} />
        <div className="act">
          <ButtonLink className="line" to={paths.appliance(card.id)} aria-label={`View Details, ${name}`}>
            View Details
          </ButtonLink>
          <CompareToggle card={card} label="Compare" />
        </div>
      </div>
    </Card>
  );
});

/** A photo is worth a large picture; the drawing of a type is the same on every card. */
function hasPhoto({ imageUrl }: CardView): boolean {
  return imageUrl !== null && drawingName(imageUrl) === null;
}

function Identity({ card, showsReliability, scoresMonth, hasOldScores }: RankCardProps) {
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
        {hasOldScores && scoresMonth && (
          <Badge className="dated">Scores of {monthLabel(scoresMonth, 'short')}</Badge>
        )}
        <FewReviewsBadge card={card} />
      </div>
    </div>
  );
}

function CardScore({ card, trust }: Pick<RankCardProps, 'card' | 'trust'>) {
  return (
    <div className="sc">
      <Score>
        <b className="display">{card.shownScore}</b> <span>out of 5.0</span>
        <WhyButton card={card} />
      </Score>
      <ScoreBar score={card.avgScore} shownScore={card.shownScore} marks={retailerMarks(card)} hasScale />
      {card.isRated ? (
        <EvidenceLabel evidence={trust?.evidence} reviews={card.totalReviews} />
      ) : (
        <span className="rev">Not rated yet</span>
      )}
    </div>
  );
}

import type { CardView, TrustView } from '@appliance-index/backend/contract';
import type { Month } from '@appliance-index/domain/scores/month';
import type { Movement as Places } from '@appliance-index/domain/scores/movement';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { Link } from '../../shared/ui/link';
import { Badge, ButtonLink } from '../../shared/ui/primitives';
import { EvidenceLabel } from '../../shared/ui/scores/evidence-label';
import { Movement } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';
import { styled } from '../../shared/ui/styled';
import { cardRecipe } from './card.recipe';
import { CardVotes } from './card-votes';

export const Card = styled('article', cardRecipe);

export interface CardProps {
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

export function cardName({ brand, model }: CardView): string {
  return `${brand} ${model}`;
}

export function CardRank({ rank, standing, movement, trust, hasOwnScore, hasOldScores }: CardProps) {
  const isUncertain = trust?.evidence === 'very low' || hasOldScores;
  return (
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
  );
}

/** Lies over the picture, for pointers only: the model's name links there, too. */
export function PictureLink({ card }: { card: CardView }) {
  return <Link className="onmedia" to={paths.appliance(card.id)} tabIndex={-1} aria-hidden="true" />;
}

export function ReliabilityBadge({ card, showsReliability }: CardProps) {
  if (!showsReliability || card.reliabilityScore === null) return null;
  return <Badge className="tint">Reliability {tenthsAsStars(card.reliabilityScore)}</Badge>;
}

/** The score as a bar, and what stands behind it. */
export function CardEvidence({ card, trust }: Pick<CardProps, 'card' | 'trust'>) {
  return (
    <>
      <ScoreBar score={card.avgScore} shownScore={card.shownScore} marks={retailerMarks(card)} hasScale />
      {card.isRated ? (
        <EvidenceLabel evidence={trust?.evidence} reviews={card.totalReviews} />
      ) : (
        <span className="rev">Not rated yet</span>
      )}
    </>
  );
}

/** What a visitor can do with the model. */
export function CardFoot({ card }: { card: CardView }) {
  return (
    <div className="foot">
      <CardVotes card={card} />
      <div className="act">
        <ButtonLink
          className="line"
          to={paths.appliance(card.id)}
          aria-label={`View Details, ${cardName(card)}`}
        >
          View Details
        </ButtonLink>
        <CompareToggle card={card} label="Compare" />
      </div>
    </div>
  );
}

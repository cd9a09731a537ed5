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
import { joinClasses } from '../../shared/ui/with-recipe';
import { rankCard, variantCard } from '../../styled-system/recipes';
import { CardVotes } from './card-votes';

const looks = { whole: rankCard(), attached: variantCard() };

/** A whole card, or one attached to the card above it. */
type Kind = keyof typeof looks;

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

export function CardRank(props: CardProps & { kind: Kind }) {
  const { rank, standing, movement, trust, hasOwnScore, hasOldScores, kind } = props;
  const styles = looks[kind];
  const isUncertain = trust?.evidence === 'very low' || hasOldScores;
  return (
    <div className={styles.rank}>
      <span className={joinClasses('display', styles.number, isUncertain && styles.uncertain)}>
        <span className="sr">Rank </span>
        <span>{rank}</span>
      </span>
      {standing !== null && (
        <span key={standing} className={styles.standing}>
          {standing}
        </span>
      )}
      <Movement places={movement} isOwn={hasOwnScore} />
    </div>
  );
}

/** Lies over the picture, for pointers only: the model's name links there, too. */
export function PictureLink({ card, className }: { card: CardView; className: string }) {
  return <Link className={className} to={paths.appliance(card.id)} tabIndex={-1} aria-hidden="true" />;
}

export function ReliabilityBadge(props: CardProps & { className?: string }) {
  const { card, showsReliability, className = '' } = props;
  if (!showsReliability || card.reliabilityScore === null) return null;
  return (
    <Badge tone="tint" className={className}>
      Reliability {tenthsAsStars(card.reliabilityScore)}
    </Badge>
  );
}

interface CardEvidenceProps extends Pick<CardProps, 'card' | 'trust'> {
  scale: 'wide' | 'always';
  /** Of the number of reviews. */
  reviewsClassName?: string | undefined;
}

/** The score as a bar, and what stands behind it. */
export function CardEvidence({ card, trust, scale, reviewsClassName }: CardEvidenceProps) {
  return (
    <>
      <ScoreBar
        score={card.avgScore}
        shownScore={card.shownScore}
        marks={retailerMarks(card)}
        scale={scale}
      />
      {card.isRated ? (
        <EvidenceLabel
          evidence={trust?.evidence}
          reviews={card.totalReviews}
          reviewsClassName={reviewsClassName}
        />
      ) : (
        <span className={reviewsClassName}>Not rated yet</span>
      )}
    </>
  );
}

/** What a visitor can do with the model. */
export function CardFoot({ card, kind }: { card: CardView; kind: Kind }) {
  const styles = looks[kind];
  return (
    <div className={styles.footer}>
      <CardVotes card={card} kind={kind} />
      <div className={styles.actions}>
        <ButtonLink
          variant="outline"
          className={styles.details}
          to={paths.appliance(card.id)}
          aria-label={`View Details, ${cardName(card)}`}
        >
          View Details
        </ButtonLink>
        <CompareToggle card={card} label="Compare" className={styles.compare} />
      </div>
    </div>
  );
}

import type { CardView } from '@appliance-index/backend/contract';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { Link } from '../../shared/ui/link';
import { Media } from '../../shared/ui/pictures/media';
import { Badge, ButtonLink } from '../../shared/ui/primitives';
import { EvidenceLabel } from '../../shared/ui/scores/evidence-label';
import { Movement } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';
import { joinClasses } from '../../shared/ui/with-recipe';
import { rankCard, variantCard } from '../../styled-system/recipes';
import { CardVotes } from './card-votes';
import type { Listed } from './ranking-list';

const looks = { whole: rankCard(), attached: variantCard() };

/** A whole card, or one attached to the card above it. */
type Kind = keyof typeof looks;

/** Without the list of its family, which is a new one each time and would have the card rendered again. */
export type CardProps = Omit<Listed, 'family'> & { showsReliability: boolean };

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

/** The link over it is for pointers only: the model's name links there, too. */
export function Picture({ card, kind }: { card: CardView; kind: Kind }) {
  const styles = looks[kind];
  return (
    <>
      <Media imageUrl={card.imageUrl} alt={card.model} className={styles.media} />
      <Link className={styles.mediaLink} to={paths.appliance(card.id)} tabIndex={-1} aria-hidden="true" />
    </>
  );
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
          aria-label={`View Details, ${modelName(card)}`}
        >
          View Details
        </ButtonLink>
        <CompareToggle card={card} label="Compare" className={styles.compare} />
      </div>
    </div>
  );
}

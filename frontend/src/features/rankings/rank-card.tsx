import type { CardView, TrustView } from '@appliance-index/backend/contract';
import { type Month, monthLabel } from '@appliance-index/domain/scores/month';
import type { Movement as Places } from '@appliance-index/domain/scores/movement';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { memo } from 'react';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { keptClassNames } from '../../shared/ui/kept-class-names';
import { Link } from '../../shared/ui/link';
import { drawingName } from '../../shared/ui/pictures/drawing';
import { Media } from '../../shared/ui/pictures/media';
import { Badge, ButtonLink } from '../../shared/ui/primitives';
import { EvidenceLabel } from '../../shared/ui/scores/evidence-label';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { LikelyPlaces } from '../../shared/ui/scores/likely-places';
import { Movement } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { joinClasses } from '../../shared/ui/with-recipe';
import { rankCard, score as scoreRecipe } from '../../styled-system/recipes';
import { CardRetailers } from './card-retailers';
import { CardVotes } from './card-votes';

const styles = rankCard();
const scoreStyles = scoreRecipe();

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
    <article
      className={joinClasses(keptClassNames.rankCard, styles.root)}
      data-photo={hasPhoto(card) || undefined}
      aria-label={`${rank}. ${name}`}
      tabIndex={-1}
    >
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
      <LikelyPlaces trust={trust} className={styles.likely} />
      <Media imageUrl={card.imageUrl} alt={card.model} className={styles.media} />
      {/* For pointers only: the model's name links there, too. */}
      <Link className={styles.mediaLink} to={paths.appliance(card.id)} tabIndex={-1} aria-hidden="true" />
      <Identity {...props} />
      <CardScore card={card} trust={trust} />
      <CardRetailers retailers={card.retailers} scoresMonth={scoresMonth} />
      <div className={styles.footer}>
        <CardVotes card={card} />
        <div className={styles.actions}>
          <ButtonLink
            variant="line"
            className={styles.details}
            to={paths.appliance(card.id)}
            aria-label={`View Details, ${name}`}
          >
            View Details
          </ButtonLink>
          <CompareToggle card={card} label="Compare" className={styles.compare} />
        </div>
      </div>
    </article>
  );
});

/** A photo is worth a large picture; the drawing of a type is the same on every card. */
function hasPhoto({ imageUrl }: CardView): boolean {
  return imageUrl !== null && drawingName(imageUrl) === null;
}

/** Whether its scores are one sentence, which says their month. */
function hasOneRetailer({ retailers }: CardView): boolean {
  return retailers.filter(({ score }) => score !== null).length < 2;
}

function Identity({ card, showsReliability, scoresMonth, hasOldScores }: RankCardProps) {
  return (
    <div className={styles.identity}>
      <p className="caps">{card.brand}</p>
      <h3 className={styles.name}>
        <Link to={paths.appliance(card.id)}>{card.model}</Link>
      </h3>
      <div className={styles.meta}>
        <span className={styles.price}>{card.priceRange ?? 'N/A'}</span>
        {showsReliability && card.reliabilityScore !== null && (
          <Badge tone="tint" className={styles.badge}>
            Reliability {tenthsAsStars(card.reliabilityScore)}
          </Badge>
        )}
        {hasOldScores && scoresMonth && (
          <Badge className={joinClasses(styles.badge, hasOneRetailer(card) && styles.repeatedDate)}>
            Scores of {monthLabel(scoresMonth, 'short')}
          </Badge>
        )}
        <FewReviewsBadge card={card} className={styles.badge} />
      </div>
    </div>
  );
}

function CardScore({ card, trust }: Pick<RankCardProps, 'card' | 'trust'>) {
  return (
    <div className={styles.score}>
      <p className={joinClasses(scoreStyles.root, styles.scoreRow)}>
        <b className={joinClasses('display', scoreStyles.value, styles.scoreValue)}>{card.shownScore}</b>{' '}
        <span className={scoreStyles.note}>out of 5.0</span>
        <WhyButton card={card} />
      </p>
      <ScoreBar score={card.avgScore} shownScore={card.shownScore} marks={retailerMarks(card)} scale="wide" />
      {card.isRated ? (
        <EvidenceLabel
          evidence={trust?.evidence}
          reviews={card.totalReviews}
          reviewsClassName={styles.reviews}
        />
      ) : (
        <span className={joinClasses(keptClassNames.reviews, styles.reviews)}>Not rated yet</span>
      )}
    </div>
  );
}

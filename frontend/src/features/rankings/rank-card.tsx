import { monthLabel } from '@appliance-index/domain/scores/month';
import { memo } from 'react';
import { modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { drawingName } from '../../shared/ui/pictures/drawing';
import { Badge } from '../../shared/ui/primitives';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { LikelyPlaces } from '../../shared/ui/scores/likely-places';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { joinClasses } from '../../shared/ui/with-recipe';
import { rankCard, score as scoreRecipe } from '../../styled-system/recipes';
import { CardEvidence, CardFoot, type CardProps, CardRank, Picture, ReliabilityBadge } from './card-parts';
import { CardRetailers } from './card-retailers';

const styles = rankCard();
const scoreStyles = scoreRecipe();

/** A model in a ranking: rank, score, retailer scores and votes, always in the same cells. */
export const RankCard = memo(function RankCard(props: CardProps) {
  const { card, rank, trust, places, scoresMonth, hasOldScores } = props;
  // A photo is worth a large picture; the drawing of a type is the same on every card.
  const hasPhoto = card.imageUrl !== null && drawingName(card.imageUrl) === null;
  // Then its scores are one sentence, which says their month.
  const hasOneRetailer = card.retailers.filter(({ score }) => score !== null).length < 2;
  return (
    <article
      className={styles.root}
      data-photo={hasPhoto || undefined}
      aria-label={`${rank}. ${modelName(card)}`}
      tabIndex={-1}
    >
      <CardRank {...props} kind="whole" />
      <LikelyPlaces trust={places} className={styles.likely} />
      <Picture card={card} kind="whole" />
      <div className={styles.identity}>
        <p className="caps">{card.brand}</p>
        <h3 className={styles.name}>
          <Link to={paths.appliance(card.id)}>{card.model}</Link>
        </h3>
        <div className={styles.meta}>
          <span className={styles.price}>{card.priceRange ?? 'N/A'}</span>
          <ReliabilityBadge {...props} className={styles.badge} />
          {hasOldScores && scoresMonth && (
            <Badge className={joinClasses(styles.badge, hasOneRetailer && styles.repeatedDate)}>
              Scores of {monthLabel(scoresMonth, 'short')}
            </Badge>
          )}
          <FewReviewsBadge card={card} className={styles.badge} />
        </div>
      </div>
      <div className={styles.score}>
        <p className={joinClasses(scoreStyles.root, styles.scoreRow)}>
          <b className={joinClasses('display', scoreStyles.value, styles.scoreValue)}>{card.shownScore}</b>{' '}
          <span className={scoreStyles.note}>out of 5.0</span>
          <WhyButton card={card} />
        </p>
        <CardEvidence card={card} trust={trust} scale="wide" reviewsClassName={styles.reviews} />
      </div>
      <CardRetailers retailers={card.retailers} scoresMonth={scoresMonth} kind="whole" />
      <CardFoot card={card} kind="whole" />
    </article>
  );
});

import { memo } from 'react';
import { modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { LikelyPlaces } from '../../shared/ui/scores/likely-places';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { joinClasses } from '../../shared/ui/with-recipe';
import { score as scoreRecipe, variantCard } from '../../styled-system/recipes';
import { CardEvidence, CardFoot, type CardProps, CardRank, Picture, ReliabilityBadge } from './card-parts';
import { CardRetailers } from './card-retailers';

const styles = variantCard();
const scoreStyles = scoreRecipe();

/** A model that shares the reviews of the one above it: attached to its card, with what they share folded away. */
export const VariantCard = memo(function VariantCard(props: CardProps) {
  const { card, rank } = props;
  return (
    <article className={styles.root} aria-label={`${rank}. ${modelName(card)}`} tabIndex={-1}>
      <CardRank {...props} kind="attached" />
      <div className={styles.picture}>
        <Picture card={card} kind="attached" />
      </div>
      <div className={styles.identity}>
        Also as{' '}
        <h3 className={styles.name}>
          <Link to={paths.appliance(card.id)}>{modelName(card)}</Link>
        </h3>
        , same reviews, <span className={styles.price}>{card.priceRange ?? 'N/A'}</span>{' '}
        <ReliabilityBadge {...props} />
      </div>
      <div className={styles.score}>
        <p className={joinClasses(scoreStyles.root, styles.scoreRow)}>
          <b className={joinClasses('display', scoreStyles.value, styles.scoreValue)}>{card.shownScore}</b>{' '}
          <span className={scoreStyles.note}>out of 5.0</span>
        </p>
      </div>
      <SharedScores {...props} />
      <CardFoot card={card} kind="attached" />
    </article>
  );
});

function SharedScores({ card, trust, places, scoresMonth }: CardProps) {
  return (
    <details className={styles.shared}>
      <summary>
        Scores by retailer and evidence
        <span className="sr"> of {modelName(card)}</span>
      </summary>
      <div className={styles.opened}>
        <CardRetailers retailers={card.retailers} scoresMonth={scoresMonth} kind="attached" />
        <div className={styles.evidence}>
          <CardEvidence card={card} trust={trust} scale="always" />
          <WhyButton card={card} />
        </div>
        <LikelyPlaces trust={places} className={styles.likely} />
      </div>
    </details>
  );
}

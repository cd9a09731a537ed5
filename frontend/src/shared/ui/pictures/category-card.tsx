import type { CategoryView } from '@appliance-index/backend/contract';
import { categoryCard, score } from '../../../styled-system/recipes';
import { paths } from '../../paths';
import { Link } from '../link';
import { PlateItem } from '../primitives';
import { EvidenceLabel } from '../scores/evidence-label';
import { FewReviewsBadge } from '../scores/few-reviews-badge';
import { ScoreBar } from '../scores/score-bar';
import { joinClasses } from '../with-recipe';
import { Media } from './media';

const styles = categoryCard();
const scoreStyles = score();

/** A card for a category with its top-rated model. */
export function CategoryCard({ category }: { category: CategoryView }) {
  const { top, topTrust } = category;
  return (
    <PlateItem>
      <Link className={styles.root} to={paths.category(category.category)}>
        {/* The link is named by the category; the model is named below. */}
        <Media imageUrl={top?.imageUrl ?? null} alt="" className={styles.media} />
        <div className={styles.body}>
          <h3>{category.label}</h3>
          {top ? (
            <>
              <p className={joinClasses('caps', styles.brand)}>{top.brand}</p>
              <p className={styles.model}>{top.model}</p>
              <p className={joinClasses(scoreStyles.root, styles.score)}>
                <b className={joinClasses('display', scoreStyles.value, styles.scoreValue)}>
                  {top.shownScore}
                </b>
                {!top.isRated && <span className={scoreStyles.note}>Not rated yet</span>}
                <FewReviewsBadge card={top} className={scoreStyles.note} />
              </p>
              <ScoreBar score={top.avgScore} shownScore={top.shownScore} className={styles.scoreBar} />
              {top.isRated && <EvidenceLabel evidence={topTrust?.evidence} reviews={top.totalReviews} />}
            </>
          ) : (
            <p className="muted">No appliances yet</p>
          )}
        </div>
      </Link>
    </PlateItem>
  );
}

import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { PlateArticle, PlateItem } from '../../shared/ui/primitives';
import { blogPage } from '../../styled-system/recipes';

const styles = blogPage();

/** The categories, the featured story and the cards of a blog that is loading. */
export function BlogSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading</span>
      <div aria-hidden="true">
        <ul className={styles.categories}>
          {[1, 2, 3].map((category) => (
            <PlateItem key={category} style={{ padding: '16px' }}>
              <SkeletonBlock style={{ width: '50%', height: '25px' }} />
              <SkeletonBlock style={{ width: '80%', height: '19px', marginTop: '6px' }} />
            </PlateItem>
          ))}
        </ul>
        <PlateArticle className={styles.story}>
          <SkeletonBlock className={styles.storyPicture} />
          <div className={styles.storyBody}>
            <Lines />
          </div>
        </PlateArticle>
        <div className={styles.cards}>
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={styles.card}>
              <SkeletonBlock className={styles.cardPicture} />
              <div>
                <Lines />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** An article's category, title and excerpt. */
function Lines() {
  return (
    <>
      <SkeletonBlock style={{ width: '70px', height: '20px' }} />
      <SkeletonBlock style={{ width: '85%', height: '24px', marginTop: '8px' }} />
      <SkeletonBlock style={{ height: '38px', marginBlock: '8px' }} />
      <SkeletonBlock style={{ width: '45%', height: '17px' }} />
    </>
  );
}

import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { PlateArticle, PlateItem } from '../../shared/ui/primitives';
import { articleCard, blogPage, featuredStory } from '../../styled-system/recipes';

const styles = blogPage();
const card = articleCard();
const feature = featuredStory();

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
        <PlateArticle className={feature.root}>
          <SkeletonBlock className={feature.picture} />
          <div className={feature.body}>
            <Lines />
          </div>
        </PlateArticle>
        <div className={styles.cards}>
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={card.root}>
              <SkeletonBlock className={card.picture} />
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

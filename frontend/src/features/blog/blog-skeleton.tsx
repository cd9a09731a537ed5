import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { PlateArticle, PlateItem } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { cardsRecipe, categoriesRecipe, featureRecipe } from './blog.recipe';

const Categories = styled('ul', categoriesRecipe);
const Feature = styled(PlateArticle, featureRecipe);
const Cards = styled('div', cardsRecipe);

/** The categories, the featured story and the cards of a blog that is loading. */
export function BlogSkeleton() {
  return (
    <div role="status">
      <span className="sr">Loading</span>
      <div aria-hidden="true">
        <Categories className="grid3">
          {[1, 2, 3].map((category) => (
            <PlateItem key={category} style={{ padding: '16px' }}>
              <SkeletonBlock style={{ width: '50%', height: '25px' }} />
              <SkeletonBlock style={{ width: '80%', height: '19px', marginTop: '6px' }} />
            </PlateItem>
          ))}
        </Categories>
        <Feature>
          <SkeletonBlock className="media" />
          <div className="body">
            <Lines />
          </div>
        </Feature>
        <Cards>
          {[1, 2, 3, 4].map((card) => (
            <div key={card} className="acard">
              <SkeletonBlock className="media" />
              <div>
                <Lines />
              </div>
            </div>
          ))}
        </Cards>
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

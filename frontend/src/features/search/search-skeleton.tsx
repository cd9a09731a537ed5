import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { SpinnerRing } from '../../shared/ui/notices/spinner';
import { PageHead, PlateItem } from '../../shared/ui/primitives';
import { cardGrid, searchCard, searchPage } from '../../styled-system/recipes';

const card = searchCard();
const page = searchPage();

/** The head and cards of search results that are loading, in the grid of the real ones. */
export function SearchSkeleton() {
  return (
    <>
      <PageHead>
        <h1>Search Results</h1>
        <div className={page.loading} role="status">
          <span className="sr">Loading</span>
          <SkeletonBlock style={{ width: 'min(16rem, 80%)', height: '23px' }} />
          <SpinnerRing style={{ width: '23px', height: '23px' }} />
        </div>
      </PageHead>
      <ul className={cardGrid({ columns: 'three' })} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <PlateItem key={place}>
            <div className={card.root}>
              <SkeletonBlock className={card.media} />
              <div className={card.body}>
                <SkeletonBlock style={{ alignSelf: 'end', width: '64px', height: '24px' }} />
                <SkeletonBlock style={{ alignSelf: 'end', width: '80px', height: '16px' }} />
                <SkeletonBlock style={{ width: '70px', height: '12px', marginTop: '4px' }} />
                <SkeletonBlock style={{ width: '70%', height: '20px' }} />
                <SkeletonBlock style={{ width: '90px', height: '16px', marginTop: '4px' }} />
                <SkeletonBlock style={{ width: '80%', height: '22px', marginBlock: '6px 8px' }} />
                <SkeletonBlock style={{ height: '34px' }} />
              </div>
            </div>
          </PlateItem>
        ))}
      </ul>
    </>
  );
}

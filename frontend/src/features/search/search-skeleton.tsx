import { SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { SpinnerRing } from '../../shared/ui/notices/spinner';
import { PageHead, PlateItem } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { searchCardRecipe } from './search-card.recipe';

const Card = styled('div', searchCardRecipe);
const Loading = styled('div', { base: { display: 'flex', gap: '{spacing.3}' } });

/** The head and cards of search results that are loading, in the grid of the real ones. */
export function SearchSkeleton() {
  return (
    <>
      <PageHead>
        <h1>Search Results</h1>
        <Loading role="status">
          <span className="sr">Loading</span>
          <SkeletonBlock style={{ width: 'min(16rem, 80%)', height: '23px' }} />
          <SpinnerRing style={{ width: '23px', height: '23px' }} />
        </Loading>
      </PageHead>
      <ul className="grid3" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <PlateItem key={card}>
            <SkeletonCard />
          </PlateItem>
        ))}
      </ul>
    </>
  );
}

function SkeletonCard() {
  return (
    <Card>
      <SkeletonBlock className="media" />
      <div className="body">
        <SkeletonBlock style={{ alignSelf: 'end', width: '64px', height: '24px' }} />
        <SkeletonBlock style={{ alignSelf: 'end', width: '80px', height: '16px' }} />
        <SkeletonBlock style={{ width: '70px', height: '12px', marginTop: '4px' }} />
        <SkeletonBlock style={{ width: '70%', height: '20px' }} />
        <SkeletonBlock style={{ width: '90px', height: '16px', marginTop: '4px' }} />
        <SkeletonBlock style={{ width: '80%', height: '22px', marginBlock: '6px 8px' }} />
        <SkeletonBlock style={{ height: '34px' }} />
      </div>
    </Card>
  );
}

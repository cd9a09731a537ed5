import { LoadingPage, SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { SpinnerRing } from '../../shared/ui/notices/spinner';
import { Plate } from '../../shared/ui/primitives';
import { cardRetailers, cardVotes, rankCard, rankingPage } from '../../styled-system/recipes';

const card = rankCard();
const retailers = cardRetailers();
const votes = cardVotes();
const cells = [1, 2, 3, 4];

/** Uses the real card's grid, so that the layout does not shift when the cards arrive. */
export function RankingSkeleton() {
  return (
    <LoadingPage label="Loading rankings">
      <SkeletonBlock style={{ marginTop: '60px', width: 'min(22rem, 80%)', height: '40px' }} />
      <SkeletonBlock style={{ marginTop: '12px', width: 'min(30rem, 95%)', height: '20px' }} />
      <div className={rankingPage().loading} aria-hidden="true">
        <SpinnerRing />
      </div>
      {cells.map((row) => (
        <Plate key={row} aria-hidden="true" style={{ marginTop: '12px' }}>
          <div className={card.root}>
            <div className={card.rank}>
              <SkeletonBlock style={{ width: '44px', height: '44px' }} />
            </div>
            <SkeletonBlock className={card.media} />
            <div className={card.identity}>
              <SkeletonBlock style={{ width: '70px', height: '11px' }} />
              <SkeletonBlock style={{ width: '60%', height: '22px', marginBlock: '8px' }} />
              <SkeletonBlock style={{ width: '110px', height: '14px' }} />
            </div>
            <div className={card.score}>
              <SkeletonBlock style={{ width: '90px', height: '34px' }} />
              <SkeletonBlock style={{ marginTop: '10px', height: '8px' }} />
            </div>
            <div className={retailers.sentence}>
              <SkeletonBlock style={{ width: 'min(24rem, 90%)', height: '14px' }} />
            </div>
            <div className={card.footer}>
              <div className={votes.cells}>
                <div className={votes.cell}>
                  <SkeletonBlock style={{ width: '84px', height: '34px' }} />
                </div>
                <div className={votes.cell}>
                  <SkeletonBlock style={{ width: '44px', height: '34px' }} />
                </div>
              </div>
              <div className={card.actions}>
                <SkeletonBlock style={{ width: '120px', height: '34px' }} />
              </div>
            </div>
          </div>
        </Plate>
      ))}
    </LoadingPage>
  );
}

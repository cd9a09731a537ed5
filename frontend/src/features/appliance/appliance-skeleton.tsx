import { LoadingPage, SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { Plate } from '../../shared/ui/primitives';
import { appliancePage, carousel, detailCard } from '../../styled-system/recipes';

const styles = appliancePage();
const cardStyles = detailCard();
const carouselStyles = carousel();

/** The head, the picture and the cards of a model that is loading. */
export function ApplianceSkeleton() {
  return (
    <LoadingPage>
      <SkeletonBlock style={{ marginTop: '22px', width: '140px', height: '20px' }} />
      <SkeletonBlock style={{ marginTop: '18px', width: '70px', height: '15px' }} />
      <SkeletonBlock style={{ marginTop: '9px', width: 'min(18rem, 80%)', height: 'var(--fs-3xl)' }} />
      <SkeletonBlock style={{ marginBlock: '14px 26px', width: 'min(26rem, 95%)', height: '17px' }} />
      <SkeletonBlock style={{ marginBottom: '26px', width: 'min(44rem, 100%)', height: '50px' }} />
      <div className={styles.grid} aria-hidden="true">
        <div className={styles.column}>
          <Plate className={carouselStyles.root}>
            <SkeletonBlock className={carouselStyles.picture} />
          </Plate>
          <Plate className={cardStyles.root}>
            <SkeletonBlock style={{ height: '220px' }} />
          </Plate>
        </div>
        <div className={styles.column}>
          {['378px', '340px'].map((height) => (
            <Plate key={height} className={cardStyles.root}>
              <SkeletonBlock style={{ height }} />
            </Plate>
          ))}
        </div>
      </div>
    </LoadingPage>
  );
}

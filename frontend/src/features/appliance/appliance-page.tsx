import type { ApplianceDetailView, CardView } from '@appliance-index/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatList, formatRank, modelName, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { useReads } from '../../shared/reads';
import { BackLink } from '../../shared/ui/back-link';
import { RetryButton } from '../../shared/ui/controls/retry-button';
import { LoadingPage, SkeletonBlock } from '../../shared/ui/notices/skeleton';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ButtonLink, Empty, PageHead, Plate } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { appliancePage, carousel, detailCard } from '../../styled-system/recipes';
import { applianceQuery } from './api';
import { BestOfType, RatedHigher } from './best-of-type';
import { Carousel } from './carousel';
import { LikelyScore } from './likely-score';
import { Overview } from './overview';
import { NewerReviews, RetailerReviews } from './retailer-reviews';
import { ScoreHistory } from './score-history';
import { VotingCard } from './voting-card';
import { WhyCard } from './why-card';

const styles = appliancePage();
const cardStyles = detailCard();
const carouselStyles = carousel();

export default function AppliancePage() {
  const { id = '' } = useParams();
  const { data: detail, error, refetch } = useQuery(applianceQuery(useReads(), id));
  if (error) return <ApplianceNotFound error={error} onRetry={refetch} />;
  if (detail === undefined) return <ApplianceSkeleton />;
  return detail === null ? <ApplianceNotFound /> : <Appliance key={id} detail={detail} />;
}

function Appliance({ detail }: { detail: ApplianceDetailView }) {
  const { card, rank, sentences } = detail;
  const name = modelName(card);
  return (
    <Page title={name} description={`${name}: ${scoreSummary(card)}.`}>
      <BackLink to={paths.ranking(card.category, card.subcategory)}>
        {card.subcategoryLabel ?? card.categoryLabel}
      </BackLink>
      <PageHead>
        <p className="caps">{card.brand}</p>
        <h1 className={styles.model}>{card.model}</h1>
        <p className={joinClasses('small muted', styles.facts)}>
          <span>
            <b>{card.shownScore}</b> overall score
          </span>
          <span>{pluralize(card.totalReviews, 'review')}</span>
          <span>{card.priceRange ?? 'Price not available'}</span>
          {rank !== null && (
            <span>
              Rank {formatRank(rank)} {card.subcategoryLabel ?? card.categoryLabel}
            </span>
          )}
        </p>
        <p className={styles.answer}>{sentences.answer}</p>
        {sentences.change !== null && <p className="small muted">{sentences.change}</p>}
      </PageHead>
      <div className={styles.grid}>
        <div className={styles.column}>
          <Carousel name={name} model={card.model} media={detail.media} imageUrl={card.imageUrl} />
          <LikelyScore detail={detail} />
          <RetailerReviews {...detail} />
          <NewerReviews steps={detail.newerReviews} />
        </div>
        <div className={styles.column}>
          <Overview detail={detail} />
          <VotingCard applianceId={card.id} name={name} />
          <WhyCard card={card} />
        </div>
        <ScoreHistory points={detail.history} shownScore={card.shownScore} isRated={card.isRated} />
      </div>
      <RatedHigher cards={detail.ratedHigher} />
      <BestOfType card={card} />
    </Page>
  );
}

/** '4.6 out of 5.0 from 678 reviews at Home Depot and Best Buy' */
function scoreSummary({ isRated, shownScore, retailers }: CardView): string {
  if (!isRated) return 'not rated by any retailer yet';
  const scored = retailers.filter(({ score }) => score !== null);
  const reviews = scored.reduce((sum, { reviewCount }) => sum + (reviewCount ?? 0), 0);
  const names = scored.map(({ name }) => name);
  const from = reviews === 0 ? '' : ` from ${pluralize(reviews, 'review')}`;
  return `${shownScore} out of 5.0${from} at ${formatList(names)}`;
}

/** Pass `onRetry` when the request failed: the model may exist after all. */
function ApplianceNotFound({ error, onRetry }: { error?: Error; onRetry?: () => void }) {
  return (
    <Page title="Appliance Not Found" description="There is no appliance at this address.">
      <Empty>
        <TypeDrawing name="fridges-top-bottom" />
        <h1>Appliance Not Found</h1>
        <p>The appliance you're looking for doesn't exist.</p>
        <ButtonLink variant="solid" to={paths.home}>
          Back to Home
        </ButtonLink>
        {onRetry && (
          <>
            <p className="small muted">If you expected to find it, check your connection and try again.</p>
            <RetryButton onRetry={onRetry} error={error} />
          </>
        )}
      </Empty>
    </Page>
  );
}

/** The head, the picture and the cards of a model that is loading. */
function ApplianceSkeleton() {
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

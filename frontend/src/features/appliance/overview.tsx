import type { ApplianceDetailView } from '@appliance-index/backend/contract';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import type { ReactNode } from 'react';
import { pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { BadgeLink } from '../../shared/ui/primitives';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { RankText } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';
import { joinClasses } from '../../shared/ui/with-recipe';
import { overview } from '../../styled-system/recipes';
import { DetailCard } from './detail-card';

const styles = overview();

/** The overall score on its scale, with the key facts. */
export function Overview({ detail }: { detail: ApplianceDetailView }) {
  const { card, rank } = detail;
  const withScore = card.retailers.filter(({ score }) => score !== null).length;
  return (
    <DetailCard id="overview" title="Overview">
      <div className={styles.score}>
        <span className={joinClasses('display', styles.number)}>{card.shownScore}</span>
        <div className={styles.notes}>
          <span className="muted">out of 5.0</span>
          {!card.isRated && <span className="small muted">Not rated yet</span>}
          <span className="small muted">Based on {pluralize(card.totalReviews, 'review')}</span>
          <FewReviewsBadge card={card} />
        </div>
      </div>
      <ScoreBar
        score={card.avgScore}
        shownScore={card.shownScore}
        marks={retailerMarks(card)}
        size="large"
        scale="always"
        className={styles.bar}
      />
      <dl>
        <Fact term="Type" className={styles.badges}>
          <BadgeLink isLink to={paths.category(card.category)}>
            {card.categoryLabel}
          </BadgeLink>
          {card.subcategoryLabel !== null && (
            <BadgeLink isLink tone="tint" to={paths.ranking(card.category, card.subcategory)}>
              {card.subcategoryLabel}
            </BadgeLink>
          )}
        </Fact>
        <Fact term="Price range">{card.priceRange ?? 'Price not available'}</Fact>
        <Fact term={card.subcategory === null ? 'Rank in category' : 'Rank in type'}>
          {rank === null ? 'Not rated yet' : <RankText rank={rank} />}
        </Fact>
        {card.reliabilityScore !== null && (
          <Fact term="Reliability">{tenthsAsStars(card.reliabilityScore)} out of 5.0</Fact>
        )}
        <Fact term="Retailers with a score">
          {withScore} of {card.retailers.length}
        </Fact>
      </dl>
      <CompareToggle card={card} label="Add to comparison" className={styles.compare} />
    </DetailCard>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={joinClasses(styles.value, className)}>{children}</dd>
    </div>
  );
}

import type { ApplianceDetailView } from '@appliance-index/backend/contract';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { BadgeLink, Plate } from '../../shared/ui/primitives';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { RankText } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';

/** The overall score on its scale, with the key facts. */
export function Overview({ detail }: { detail: ApplianceDetailView }) {
  const { card, rank } = detail;
  const withScore = card.retailers.filter(({ score }) => score !== null).length;
  return (
    <Plate className="card" aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      <div className="big">
        <span className="display">{card.shownScore}</span>
        <div>
          <span className="muted">out of 5.0</span>
          {!card.isRated && <span className="small muted">Not rated yet</span>}
          <span className="small muted">Based on {pluralize(card.totalReviews, 'review')}</span>
          <FewReviewsBadge card={card} />
        </div>
      </div>
      <div className="onrule">
        <ScoreBar
          score={card.avgScore}
          shownScore={card.shownScore}
          marks={retailerMarks(card)}
          size="large"
          scale="always"
        />
      </div>
      <dl className="dl">
        <div>
          <dt>Type</dt>
          <dd className="badges">
            <BadgeLink isLink to={paths.category(card.category)}>
              {card.categoryLabel}
            </BadgeLink>
            {card.subcategoryLabel !== null && (
              <BadgeLink isLink tone="tint" to={paths.ranking(card.category, card.subcategory)}>
                {card.subcategoryLabel}
              </BadgeLink>
            )}
          </dd>
        </div>
        <div>
          <dt>Price range</dt>
          <dd>{card.priceRange ?? 'Price not available'}</dd>
        </div>
        <div>
          <dt>{card.subcategory === null ? 'Rank in category' : 'Rank in type'}</dt>
          <dd>{rank === null ? 'Not rated yet' : <RankText rank={rank} />}</dd>
        </div>
        {card.reliabilityScore !== null && (
          <div>
            <dt>Reliability</dt>
            <dd>{tenthsAsStars(card.reliabilityScore)} out of 5.0</dd>
          </div>
        )}
        <div>
          <dt>Retailers with a score</dt>
          <dd>
            {withScore} of {card.retailers.length}
          </dd>
        </div>
      </dl>
      <CompareToggle card={card} label="Add to comparison" />
    </Plate>
  );
}

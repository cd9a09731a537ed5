import type { RankedResultView } from '@appliance-index/backend/contract';
import { modelName } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { StarIcon } from '../../shared/ui/pictures/icons';
import { Media } from '../../shared/ui/pictures/media';
import { Badge, ButtonLink, PlateItem } from '../../shared/ui/primitives';
import { EvidenceLabel } from '../../shared/ui/scores/evidence-label';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { joinClasses } from '../../shared/ui/with-recipe';
import { searchCard } from '../../styled-system/recipes';
import { rankText } from './result-text';

const styles = searchCard();

/** A search result with its number, from 1; a close match, in a section of its own, has none. */
export function SearchCard({ card, number }: { card: RankedResultView; number?: number }) {
  const name = modelName(card);
  const Model = number === undefined ? 'h3' : 'h2';
  return (
    <PlateItem>
      <article className={styles.root} aria-label={name}>
        <Media imageUrl={card.imageUrl} alt={card.model} asImage className={styles.media} />
        <div className={styles.body}>
          <p className={styles.top}>
            <span className={styles.number}>{number !== undefined && `#${number}`}</span>
            <span className={joinClasses('display', styles.score)}>
              {card.shownScore} <StarIcon />
              <span className="sr">out of 5.0</span>
            </span>
          </p>
          <p className="caps">{card.brand}</p>
          <Model className={styles.model}>{card.model}</Model>
          <p className="small">
            Price <b>{card.priceRange ?? 'Not available'}</b>
          </p>
          {card.rank !== null && <p className="small muted">{rankText(card)}</p>}
          <p className="small muted">
            {card.isRated ? (
              <EvidenceLabel evidence={card.evidence ?? undefined} reviews={card.totalReviews} />
            ) : (
              'Not rated yet'
            )}
          </p>
          <p className={styles.badges}>
            <Badge>{card.categoryLabel}</Badge>
            {card.subcategoryLabel !== null && <Badge>{card.subcategoryLabel}</Badge>}
            <FewReviewsBadge card={card} />
          </p>
          <div className={styles.actions}>
            <ButtonLink
              variant="outline"
              size="sm"
              className={styles.details}
              to={paths.appliance(card.id)}
              aria-label={`View Details, ${name}`}
            >
              View Details
            </ButtonLink>
            <CompareToggle card={card} label="Compare" className={styles.compare} />
          </div>
        </div>
      </article>
    </PlateItem>
  );
}

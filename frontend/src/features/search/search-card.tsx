import type { RankedResultView } from '@appliance-index/backend/contract';
import { paths } from '../../shared/paths';
import { CompareToggle } from '../../shared/ui/controls/compare-toggle';
import { StarIcon } from '../../shared/ui/pictures/icons';
import { Media } from '../../shared/ui/pictures/media';
import { Badge, ButtonLink, PlateItem } from '../../shared/ui/primitives';
import { EvidenceLabel } from '../../shared/ui/scores/evidence-label';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { styled } from '../../shared/ui/styled';
import { rankText } from './result-text';
import { searchCardRecipe } from './search-card.recipe';

const Card = styled('article', searchCardRecipe);

interface SearchCardProps {
  card: RankedResultView;
  /** Counts the results from 1. A close match, in a section of its own, has none. */
  number?: number;
}

export function SearchCard({ card, number }: SearchCardProps) {
  const name = `${card.brand} ${card.model}`;
  const Model = number === undefined ? 'h3' : 'h2';
  return (
    <PlateItem>
      <Card aria-label={name}>
        <Media imageUrl={card.imageUrl} alt={card.model} asImage />
        <div className="body">
          <p className="top">
            <span className="number">{number !== undefined && `#${number}`}</span>
            <span className="display">
              {card.shownScore} <StarIcon />
              <span className="sr">out of 5.0</span>
            </span>
          </p>
          <p className="caps">{card.brand}</p>
          <Model className="model">{card.model}</Model>
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
          <p className="bd">
            <Badge>{card.categoryLabel}</Badge>
            {card.subcategoryLabel !== null && <Badge>{card.subcategoryLabel}</Badge>}
            <FewReviewsBadge card={card} />
          </p>
          <div className="act">
            <ButtonLink
              className="line sm"
              to={paths.appliance(card.id)}
              aria-label={`View Details, ${name}`}
            >
              View Details
            </ButtonLink>
            <CompareToggle card={card} label="Compare" />
          </div>
        </div>
      </Card>
    </PlateItem>
  );
}

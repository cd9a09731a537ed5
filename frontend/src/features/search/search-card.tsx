import type { CardView } from '@appliance-index/backend/contract';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { paths } from '../../shared/paths';
import { StarIcon } from '../../shared/ui/icons';
import { mediaRecipe } from '../../shared/ui/media.recipe';
import { Badge, ButtonLink, PlateItem } from '../../shared/ui/pieces';
import { searchCardRecipe } from './search-card.recipe';

const Card = chakra('article', searchCardRecipe);
const Ground = chakra('div', mediaRecipe);

/** A model that was found; `rank` counts from 1. */
export function SearchCard({ card, rank }: { card: CardView; rank: number }) {
  const name = `${card.brand} ${card.model}`;
  return (
    <PlateItem className="plate">
      <Card className="scard" aria-label={name}>
        <Picture card={card} />
        <div className="body">
          <p className="top">
            <span className="r">#{rank}</span>
            <span className="display">
              {card.shownScore} <StarIcon />
              <span className="sr">out of 5.0</span>
            </span>
          </p>
          <p className="caps">{card.brand}</p>
          <h2 className="model">{card.model}</h2>
          <p className="small">
            Price <b>{card.priceRange ?? 'Not available'}</b>
          </p>
          <p className="bd">
            <Badge className="badge">{card.categoryLabel}</Badge>
            {card.subcategoryLabel !== null && <Badge className="badge">{card.subcategoryLabel}</Badge>}
          </p>
          <ButtonLink
            className="btn line sm"
            to={paths.appliance(card.id)}
            aria-label={`View Details, ${name}`}
          >
            View Details
          </ButtonLink>
        </div>
      </Card>
    </PlateItem>
  );
}

/** Here even our own drawings are images, named by the model. */
function Picture({ card: { imageUrl, model } }: { card: CardView }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imageUrl === null || imageUrl === failedUrl) {
    return (
      <Ground className="media none">
        <span>No image</span>
      </Ground>
    );
  }
  return (
    <Ground className="media">
      <img
        src={imageUrl}
        alt={model}
        width="92"
        height="92"
        loading="lazy"
        onError={() => setFailedUrl(imageUrl)}
      />
    </Ground>
  );
}

import type { TrustView } from '@appliance-index/backend/contract';
import type { CSSProperties } from 'react';
import { formatPlaces } from '../../formats';
import { styled } from '../styled';
import { likelyPlacesRecipe } from './likely-places.recipe';

const Likely = styled('p', likelyPlacesRecipe);

/** The places that a model would most likely have if every owner were asked, as text and on the list's axis. */
export function LikelyPlaces({ trust }: { trust: TrustView | undefined }) {
  if (!trust?.place || !trust.placeLow || !trust.placeHigh || !trust.of) return null;
  const { place, placeLow, placeHigh, of, outside } = trust;
  const style = {
    '--from': (placeLow - 1) / of,
    '--to': placeHigh / of,
    '--place': (place - 0.5) / of,
  } as CSSProperties;
  return (
    <Likely className={outside ? 'outside' : ''}>
      <span>
        {outside && 'Placed by few reviews; '}likely {formatPlaces({ low: placeLow, high: placeHigh })}
      </span>
      <span
        className="axis"
        role="img"
        aria-label={`Likely between place ${placeLow} and ${placeHigh} of ${of}`}
        style={style}
      >
        <i />
        <b />
      </span>
    </Likely>
  );
}

import type { TrustView } from '@appliance-index/backend/contract';
import type { CSSProperties } from 'react';
import { formatCount } from '../../formats';
import { styled } from '../styled';
import { likelyPlacesRecipe } from './likely-places.recipe';

const Likely = styled('p', likelyPlacesRecipe);

/** '2–7', or '2' when only one place is likely. */
export function placesText({ placeLow, placeHigh }: Pick<TrustView, 'placeLow' | 'placeHigh'>): string {
  const low = formatCount(placeLow ?? 0);
  return placeLow === placeHigh ? low : `${low}–${formatCount(placeHigh ?? 0)}`;
}

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
        {outside && 'Placed by few reviews; '}likely {placesText(trust)}
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

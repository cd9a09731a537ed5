import type { TrustView } from '@appliance-index/backend/contract';
import { isPlacedByFewReviews } from '@appliance-index/domain/trust/trust';
import type { CSSProperties } from 'react';
import { likelyPlaces } from '../../../styled-system/recipes';
import { formatPlaces } from '../../formats';
import { joinClasses } from '../with-recipe';

const styles = likelyPlaces();

/** The places that a model would most likely have if every owner were asked, as text and on the list's axis. */
export function LikelyPlaces({ trust, className }: { trust: TrustView | undefined; className?: string }) {
  if (!trust?.place || !trust.placeLow || !trust.placeHigh || !trust.of) return null;
  const { place, placeLow, placeHigh, of, outside } = trust;
  const cause = isPlacedByFewReviews(trust) ? 'Placed by few reviews; ' : '';
  const where = placeLow === placeHigh ? `place ${placeLow}` : `between place ${placeLow} and ${placeHigh}`;
  const style = {
    '--from': (placeLow - 1) / of,
    '--to': placeHigh / of,
    '--place': (place - 0.5) / of,
  } as CSSProperties;
  return (
    <p className={joinClasses(styles.root, className)}>
      <span aria-hidden="true">{`${cause}likely ${formatPlaces({ low: placeLow, high: placeHigh })}`}</span>
      <span
        className={styles.axis}
        role="img"
        aria-label={`${cause}likely ${where} of ${of}`}
        data-outside={outside || undefined}
        style={style}
      />
    </p>
  );
}

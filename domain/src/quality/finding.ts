import { findRetailer } from '../scores/retailers.js';

/** A finding is fixed when it was accepted or seen by an import, and the data no longer have it. */
export const findingStates = ['open', 'accepted', 'fixed'] as const;
export type FindingState = (typeof findingStates)[number];

/** "LG WM5800HVA at Lowe's", or what there is of it: a name (of a model or brand), a retailer's slug. */
export function findingLabel({ name, retailer }: { name: string | null; retailer: string | null }): string {
  const store = retailer === null ? null : (findRetailer(retailer)?.name ?? retailer);
  return [name, store].filter((part) => part !== null).join(' at ');
}

import { formatCount, formatList, pluralize } from '../formats.js';
import { findRetailer } from '../scores/retailers.js';
import type { EvidenceLabel } from './trust.js';

/** What is known of how sure a model's score is; gaps and scores are in stars. */
export interface Sureness {
  trust: {
    storesDisagree: { gap: number; stores: readonly string[] } | null;
    techsDisagree: 'owners' | 'technicians' | null;
    pool: { size: number } | null;
  } | null;
  newerReviews: readonly {
    name: string;
    kind: string;
    isLower?: boolean;
    stars?: number;
    before?: number;
    newReviews?: number;
  }[];
}

export interface ChipText {
  text: string;
  reason: string;
}

/** What speaks against taking a score at face value, with the reason of each. */
export function chipTexts({ trust, newerReviews }: Sureness): ChipText[] {
  const { storesDisagree, techsDisagree, pool } = trust ?? {};
  const lower = newerReviews.filter(({ isLower }) => isLower);
  const chips: ChipText[] = [];
  if (storesDisagree) {
    const stores = formatList(storesDisagree.stores.map((slug) => findRetailer(slug)?.name ?? slug));
    const reason = `Reviewers at ${stores} differ by ${storesDisagree.gap.toFixed(1)} stars, more than chance explains.`;
    chips.push({ text: 'Stores disagree', reason });
  }
  if (techsDisagree) {
    const [more, less] =
      techsDisagree === 'owners' ? ['Owners', 'verified technicians'] : ['Verified technicians', 'owners'];
    const reason = `${more} recommend it more often than ${less}, by more than chance explains.`;
    chips.push({ text: 'Technicians disagree', reason });
  }
  if (lower.length > 0) chips.push({ text: 'Newer reviews lower', reason: lower.map(fallText).join(' ') });
  if (pool && pool.size > 1) {
    const text = `Shares its reviews with ${pluralize(pool.size - 1, 'colour')}`;
    const reason =
      'The retailer counts the reviews of these models as one, so all of them have the same score.';
    chips.push({ text, reason });
  }
  return chips;
}

function fallText({ name, stars = 0, before = 0, newReviews = 0 }: Sureness['newerReviews'][number]): string {
  const fall = `${formatCount(newReviews)} newer reviews at ${name} average ${stars.toFixed(1)}, the score before was ${before.toFixed(1)}`;
  return `${fall}: more than chance explains, and more than is usual in the category.`;
}

/** How far a score with so much evidence can be off; null without any. */
export const evidenceTexts: Readonly<Record<EvidenceLabel, string | null>> = {
  none: null,
  'very low':
    'Very low evidence. A handful of reviews: the score can easily be off by more than half a star.',
  low: 'Low evidence. Could be off by about half a star.',
  good: 'Good evidence. Off by a third of a star at most, usually.',
  high: 'High evidence. Off by a fifth of a star at most, usually.',
};

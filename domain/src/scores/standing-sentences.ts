import { typeModels } from '../catalogue/taxonomy.js';
import { formatCount, formatList, pluralize } from '../formats.js';
import { type EvidenceLabel, isWellFounded } from '../trust/trust.js';
import { type Month, monthLabel, monthNames, monthOf } from './month.js';
import type { Movement } from './movement.js';
import { tenthsAsStars } from './score.js';

interface ModelScore {
  /** "Lowe's" */
  name: string;
  /** Tenths of a star. */
  score: number | null;
  reviewCount: number | null;
}

/** A model and its place among the rated models of its type, now and in past months. */
export interface Standing {
  card: { categoryLabel: string; subcategoryLabel: string | null; shownScore: string };
  /** All retailers; a score without a month was entered by staff. */
  retailers: readonly (ModelScore & { month: Month | null; retailer: string })[];
  /** When scores without a month were entered, as ISO times. */
  enteredByHand: readonly { retailer: string; at: string }[];
  /** Oldest first, with the scores that came in. */
  history: readonly {
    month: Month;
    shownScore: string;
    /** Unrounded, in stars. */
    avgScore: number;
    rank: number | null;
    retailers: readonly ModelScore[];
  }[];
  /** Null when no retailer has a score. */
  rank: { rank: number; of: number; movement: Movement | null } | null;
  /** How sure the place is, unless that has yet to be assessed; `low` and `high` are the ends of the likely score, in stars. */
  trust: {
    evidence: EvidenceLabel;
    outside: boolean | null;
    low: number | null;
    high: number | null;
  } | null;
  /** The two newest months of the catalogue. */
  updated: Month | null;
  previous: Month | null;
}

/**
 * How good a model is, from how many reviews, and how it was: 'Better than 31 of 39 front load washers. 4.5 from 10,626
 * reviews at one retailer, January 2026. Was 4.7 and rank 4 in July 2021.'
 */
export function answerText(standing: Standing): string {
  if (!standing.rank)
    return `No retailer has a score for this model, so it has no place among ${typeName(standing)}.`;
  return [placeText(standing, standing.rank), sourceText(standing), pastText(standing)]
    .filter(Boolean)
    .join(' ');
}

/** Says 'better' only where the evidence supports the place. */
function placeText(standing: Standing, { rank, of }: NonNullable<Standing['rank']>): string {
  const { trust } = standing;
  const type = typeName(standing);
  if (of === 1) return `The only one of the ${type} with a score.`;
  const isFounded = trust !== null && isWellFounded(trust.evidence);
  const isDoubtful = trust !== null && !isFounded;
  const isProven = isFounded && !trust.outside;
  if (rank === of) return `${isProven ? 'Last' : 'Placed last'} of ${formatCount(of)} ${type}.`;
  const below = `${formatCount(of - rank)} of ${formatCount(of)} ${type}`;
  if (isProven) return `Better than ${below}.`;
  return `Placed above ${below}${isDoubtful ? ', on little evidence' : ''}.`;
}

function sourceText({ card, retailers, enteredByHand }: Standing): string {
  const rated = retailers.filter(({ score }) => score !== null);
  const at = rated.length === 1 ? 'one retailer' : `${rated.length} retailers`;
  const months = rated.flatMap(({ month }) => month ?? []).sort();
  const ends = [...new Set([months[0], months.at(-1)])].flatMap((month) => (month ? monthLabel(month) : []));
  const days = enteredByHand.map(({ at }) => at).sort();
  const dates = [ends.join(' to '), retailers.some(isByHand) ? byHandText(days.at(-1)) : '']
    .filter(Boolean)
    .join(', ');
  return `${card.shownScore}${fromText(rated)} at ${at}, ${dates}.`;
}

/** 'entered by staff, 25 Nov 2026'; without an ISO time when it is not known. */
export function byHandText(at: string | undefined): string {
  if (at === undefined) return 'entered by staff';
  const [year, month, day] = at.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return `entered by staff, ${day} ${monthNames[Number(month) - 1]?.slice(0, 3)} ${year}`;
}

/** The oldest month with a place, unless that is the newest. */
function pastText({ history }: Standing): string {
  const first = history.find(({ rank }) => rank !== null);
  if (!first || first === history.at(-1)) return '';
  return `Was ${first.shownScore} and rank ${formatCount(first.rank ?? 0)} in ${monthLabel(first.month)}.`;
}

/**
 * How the place changed between the two newest months, and why: "Fell 15 places since January 2026: Lowe's 3,931 reviews at 4.4
 * came in." Null without a place in the month before.
 */
export function changeText(standing: Standing): string | null {
  const { rank, previous } = standing;
  if (!rank || previous === null || rank.movement === null || rank.movement === 'new') return null;
  const reasons = reasonsOf(standing, previous);
  if (rank.movement === 0) {
    const kept = `Kept its place since ${monthLabel(previous)}`;
    return reasons === '' ? `${kept}.` : `${kept}: ${reasons}.`;
  }
  const moved = `${rank.movement > 0 ? 'Rose' : 'Fell'} ${pluralize(Math.abs(rank.movement), 'place')}`;
  return `${moved} since ${monthLabel(previous)}: ${causeText(standing, previous, rank.movement, reasons)}.`;
}

/** What happened to a model explains its move only if its score went the same way. */
function causeText(standing: Standing, previous: Month, movement: number, reasons: string): string {
  const change = scoreChange(standing, previous);
  if (change === null) return reasons || 'only others moved';
  // Equal scores are ordered by their numbers of reviews.
  if (change === 0) return 'numbers of reviews changed, or scores of others';
  return Math.sign(change) === Math.sign(movement)
    ? reasons || 'its numbers of reviews changed'
    : 'others moved more';
}

/** By how many stars the score changed in the newest month; null if that is not known. */
function scoreChange(standing: Standing, previous: Month): number | null {
  const { history, updated } = standing;
  const index = history.findIndex(({ month }) => month === updated);
  const [before, after] = [history[index - 1], history[index]];
  return before && after && !isByHandSince(previous, standing) ? after.avgScore - before.avgScore : null;
}

function reasonsOf(standing: Standing, previous: Month): string {
  const { history, updated } = standing;
  const index = history.findIndex(({ month }) => month === updated);
  const earlier = history.slice(0, Math.max(index, 0)).flatMap((point) => point.retailers);
  const news = (history[index]?.retailers ?? [])
    .map((score) => ({
      ...score,
      former: earlier.findLast(({ name }) => name === score.name)?.score ?? null,
    }))
    .filter(({ score, former }) => score !== former)
    .toSorted((one, other) => (other.reviewCount ?? 0) - (one.reviewCount ?? 0));
  const arrivals = news.filter(({ former }) => former === null).map(arrivalText);
  return formatList([
    ...(arrivals.length === 0 ? [] : [`${formatList(arrivals)} came in`]),
    ...news.filter(({ former }) => former !== null).map(stepText),
    ...(isByHandSince(previous, standing) ? ['a score was entered by staff'] : []),
  ]);
}

function isByHand({ score, month }: Standing['retailers'][number]): boolean {
  return score !== null && month === null;
}

function isByHandSince(previous: Month, { retailers, enteredByHand }: Standing): boolean {
  const isFromBefore = (retailer: string) =>
    enteredByHand.some((entry) => entry.retailer === retailer && monthOf(new Date(entry.at)) <= previous);
  return retailers.some((score) => isByHand(score) && !isFromBefore(score.retailer));
}

/** "Lowe's 3,931 reviews at 4.4" */
function arrivalText({ name, score, reviewCount }: ModelScore): string {
  const owner = name.endsWith("'s") ? name : `${name}'s`;
  const stars = tenthsAsStars(score ?? 0);
  return reviewCount
    ? `${owner} ${pluralize(reviewCount, 'review')} at ${stars}`
    : `${owner} score of ${stars}`;
}

function stepText({ name, score, former }: ModelScore & { former: number | null }): string {
  if (score === null) return `${name} no longer has a score`;
  return `${name} went from ${tenthsAsStars(former ?? 0)} to ${tenthsAsStars(score)}`;
}

/** 'Stores show 4.9 from 14 reviews. Models like this usually settle between 3.7 and 4.4.' Null without an assessment. */
export function likelyScoreText({ card, retailers, trust }: Standing): string | null {
  if (!trust || trust.low === null || trust.high === null) return null;
  const range = `${trust.low.toFixed(1)} and ${trust.high.toFixed(1)}`;
  return `Stores show ${card.shownScore}${fromText(retailers)}. Models like this usually settle between ${range}.`;
}

/** ' from 14 reviews', at retailers with a score; empty without any. */
function fromText(retailers: readonly ModelScore[]): string {
  const rated = retailers.filter(({ score }) => score !== null);
  const reviews = rated.reduce((sum, { reviewCount }) => sum + (reviewCount ?? 0), 0);
  return reviews === 0 ? '' : ` from ${pluralize(reviews, 'review')}`;
}

/** 'front load washers', 'electric stoves', 'French door fridges' */
function typeName({ card: { categoryLabel, subcategoryLabel } }: Standing): string {
  const models = subcategoryLabel === null ? categoryLabel : typeModels(subcategoryLabel, categoryLabel);
  return models.replace(/\b(?!French|OTR)[A-Z]/g, (letter) => letter.toLowerCase());
}

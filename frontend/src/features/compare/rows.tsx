import type { CardView, ComparedView, RetailerSlug } from '@appliance-index/backend/contract';
import type { ReactNode } from 'react';
import { countOf, formatCount, rankText, tenthsAsStars } from '../../shared/formats';
import { FewReviews } from '../../shared/ui/scores/few-reviews';
import { Movement } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreRule } from '../../shared/ui/scores/score';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { cardVote, thumbsOf, upvoteShare, type Votes, voteOf } from '../../shared/votes/votes';
import { type Better, bestOf, isSame } from './best';
import { Missing } from './missing';

/** A line of the comparison, one cell a model. */
export interface Row {
  label: string;
  cells: readonly Pick<Cell, 'shown' | 'more'>[];
  isSame: boolean;
  /** Which cells are the better ones, and the word for it. */
  best: boolean[];
  mark: string;
}

/** What a row makes of one model: what it shows, what it is equal by, and what it is better by. */
interface Cell {
  shown: ReactNode;
  /** What stands below that. */
  more?: ReactNode;
  text: string | number | null;
  value?: number | null;
}

interface Mark {
  better: Better;
  word: string;
}

const best: Mark = { better: 'high', word: 'Best' };
const mostThumbs: Mark = { better: 'high', word: 'Most thumbs-up' };

function row(label: string, cells: readonly Cell[], mark?: Mark): Row {
  const values = cells.map(({ value = null }) => value);
  return {
    label,
    cells,
    isSame: isSame(cells.map(({ text }) => text)),
    best: mark ? bestOf(values, mark.better) : [],
    mark: mark?.word ?? '',
  };
}

/** Every line of the comparison, from what is known of the models and of the votes on them. */
export function rowsOf(models: readonly ComparedView[], votes: Votes): Row[] {
  const cards = models.map(({ card }) => card);
  const isFrozen = hasFrozen(cards, votes);
  return [
    row('Overall score', cards.map(scoreCell), best),
    row('Reviews', cards.map(reviewsCell), { better: 'high', word: 'Most reviews' }),
    ...(cards[0]?.retailers ?? []).map(({ retailer, name }) =>
      row(name, cards.map(retailerCell(retailer)), best),
    ),
    ...reliabilityRow(cards),
    row(rankLabel(cards), models.map(rankCell(isOneType(cards))), { better: 'low', word: 'Best' }),
    row('Price range', models.map(priceCell), { better: 'low', word: 'Lowest price' }),
    row('Owners', cards.map(ownersCell(votes)), isFrozen ? undefined : best),
    row('Technicians', cards.map(techniciansCell(votes)), isFrozen ? undefined : mostThumbs),
    row(
      'Type',
      cards.map(({ subcategoryLabel }) => plain(subcategoryLabel ?? 'None')),
    ),
    row(
      'Category',
      cards.map(({ categoryLabel }) => plain(categoryLabel)),
    ),
  ];
}

function plain(text: string): Cell {
  return { shown: text, text };
}

/** By the shown figure: who sees 4.6 twice must not read that one is better. */
function scoreCell(card: CardView): Cell {
  const shown = (
    <>
      <span className="v">{card.shownScore}</span> <span className="small muted">out of 5.0</span>
    </>
  );
  const more = (
    <>
      {!card.isRated && <span className="small muted below">Not rated yet</span>}
      <FewReviews card={card} />
      <ScoreRule score={card.avgScore} shownScore={card.shownScore} marks={retailerMarks(card)} />
      <WhyButton card={card} />
    </>
  );
  return { shown, more, text: card.shownScore, value: card.isRated ? Number(card.shownScore) : null };
}

function reviewsCell({ totalReviews }: CardView): Cell {
  return { shown: formatCount(totalReviews), text: totalReviews, value: totalReviews };
}

function retailerCell(slug: RetailerSlug) {
  return ({ retailers }: CardView): Cell => {
    const found = retailers.find(({ retailer }) => retailer === slug);
    if (!found || found.score === null) return { shown: <Missing words="no score" />, text: null };
    const { score, reviewCount } = found;
    const shown = (
      <>
        <b>{tenthsAsStars(score)}</b>{' '}
        {reviewCount !== null && <span className="small muted">{countOf(reviewCount, 'review')}</span>}
      </>
    );
    return { shown, text: `${score}/${reviewCount}`, value: score };
  };
}

/** Only where it is known of a model. */
function reliabilityRow(cards: readonly CardView[]): Row[] {
  const known = cards.some(({ reliabilityScore }) => reliabilityScore !== null);
  return known ? [row('Reliability', cards.map(reliabilityCell), best)] : [];
}

function reliabilityCell({ reliabilityScore }: CardView): Cell {
  if (reliabilityScore === null) return { shown: <Missing words="no figure" />, text: null };
  return { shown: <b>{tenthsAsStars(reliabilityScore)}</b>, text: reliabilityScore, value: reliabilityScore };
}

function rankLabel(cards: readonly CardView[]): string {
  return cards.every(({ subcategory }) => subcategory === null) ? 'Rank in category' : 'Rank in type';
}

function isOneType(cards: readonly CardView[]): boolean {
  return isSame(cards.map(({ category, subcategory }) => `${category}/${subcategory}`));
}

/** Ranks of different types are not better or worse than each other. */
function rankCell(isComparable: boolean) {
  return ({ rank, card }: ComparedView): Cell => {
    if (rank === null) return { shown: <Missing words="not rated yet" />, text: null };
    const place = rankText(rank);
    const shown = (
      <>
        {place}
        {!isComparable && ` ${card.subcategoryLabel ?? card.categoryLabel}`}{' '}
        <Movement places={rank.movement} />
      </>
    );
    return { shown, text: `${place} ${rank.movement}`, value: isComparable ? rank.rank : null };
  };
}

function priceCell({ card: { priceRange }, priceCents }: ComparedView): Cell {
  return { shown: priceRange ?? 'N/A', text: priceRange, value: priceCents };
}

/** Counts that newer votes are held back from are no ground for saying who is better. */
function hasFrozen(cards: readonly CardView[], { frozen }: Votes): boolean {
  return cards.some(({ id }) => frozen.has(id));
}

function ownersCell(votes: Votes) {
  return ({ id }: CardView): Cell => {
    if (!votes.counted.has(id)) return { shown: <Missing words="votes are not known yet" />, text: null };
    const vote = voteOf(votes, cardVote(id));
    const share = upvoteShare(vote);
    if (share === null) return plain('No votes yet');
    const { upvotes, downvotes } = vote;
    const shown = (
      <>
        <b>{share}%</b>{' '}
        <span className="small muted">of {formatCount(upvotes + downvotes)} recommend it</span>
      </>
    );
    const more = (
      <span className="small muted below">
        {formatCount(upvotes)} up, {formatCount(downvotes)} down
        {votes.frozen.has(id) && '. New votes are being checked'}
      </span>
    );
    return { shown, more, text: `${upvotes}/${downvotes}`, value: share };
  };
}

function techniciansCell(votes: Votes) {
  return ({ id }: CardView): Cell => {
    if (!votes.counted.has(id)) return { shown: <Missing words="votes are not known yet" />, text: null };
    const { count } = thumbsOf(votes, id);
    return { shown: `${formatCount(count)} thumbs-up`, text: count, value: count };
  };
}

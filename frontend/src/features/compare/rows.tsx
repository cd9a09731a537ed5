import type { CardView, ComparedView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import type { ReactNode } from 'react';
import { formatCount, formatRank, pluralize } from '../../shared/formats';
import { NoValue } from '../../shared/ui/no-value';
import { FewReviewsBadge } from '../../shared/ui/scores/few-reviews-badge';
import { RankText } from '../../shared/ui/scores/movement';
import { retailerMarks, ScoreBar } from '../../shared/ui/scores/score-bar';
import { WhyButton } from '../../shared/ui/scores/why-button';
import { joinClasses } from '../../shared/ui/with-recipe';
import { cardVoteKey, modelVotes, type ShownVotes, shownTally, upvoteShare } from '../../shared/votes/votes';
import { comparisonTable } from '../../styled-system/recipes';

const styles = comparisonTable();
const noteLine = joinClasses('small muted', styles.line);

export type Row = ReturnType<typeof row>;

interface Cell {
  content: ReactNode;
  /** Shown below the content. */
  detail?: ReactNode;
  /** Cells with the same identity count as equal. */
  identity: string | number | null;
  /** Ranks the cells of a row; null when unknown or not comparable. */
  value?: number | null;
  isEmpty?: boolean;
}

/** Whether high or low values are better. */
type Better = 'high' | 'low';

/** What nobody knows of a model. */
function emptyCell(label: string): Cell {
  return { content: <NoValue label={label} />, identity: null, isEmpty: true };
}

/** A row with a cell for each model: which cells are the best, and what marks them. It is empty if nothing is known of any model. */
function row(label: string, cells: readonly Cell[], bestLabel = '', better: Better = 'high') {
  const values = cells.map(({ value = null }) => value);
  return {
    label,
    cells,
    isSame: allEqual(cells.map(({ identity }) => identity)),
    isEmpty: cells.every(({ isEmpty = false }) => isEmpty),
    best: bestLabel === '' ? [] : bestOf(values, better),
    bestLabel,
  };
}

/** All rows of the comparison. No cell is the best of models in different categories. */
export function rowsOf(models: readonly ComparedView[], votes: ShownVotes): Row[] {
  const rows = allRows(models, votes);
  return isOneCategory(models) ? rows : rows.map((each) => ({ ...each, best: [] }));
}

export function isOneCategory(models: readonly ComparedView[]): boolean {
  return allEqual(models.map(({ card }) => card.category));
}

function allRows(models: readonly ComparedView[], votes: ShownVotes): Row[] {
  const cards = models.map(({ card }) => card);
  // While new votes are held back, the counts are incomplete and no model may be marked as best.
  const isFrozen = cards.some(({ id }) => modelVotes(votes.votes, id).isFrozen);
  // Ranks can only be compared within one type.
  const isOneType = allEqual(cards.map(({ category, subcategory }) => `${category}/${subcategory}`));
  return [
    row('Overall score', cards.map(scoreCell), 'Best'),
    row('Scores of', models.map(monthsCell)),
    row('Reviews', cards.map(reviewsCell), 'Most reviews'),
    ...(cards[0]?.retailers ?? []).map(({ retailer, name }) =>
      row(name, cards.map(retailerCell(retailer)), 'Best'),
    ),
    ...reliabilityRow(cards),
    row(rankLabel(cards), models.map(rankCell(isOneType)), hasOneBest(cards) ? 'Best' : '', 'low'),
    row('Price range', models.map(priceCell), 'Lowest price', 'low'),
    row('Owners', cards.map(ownersCell(votes)), isFrozen ? '' : 'Best'),
    row('Technicians', cards.map(techniciansCell(votes)), isFrozen ? '' : 'Most thumbs-up'),
    row('Type', cards.map(typeCell)),
    row('Category', cards.map(categoryCell)),
  ];
}

function textCell(text: string): Cell {
  return { content: text, identity: text };
}

const typeCell = ({ subcategoryLabel }: CardView) => textCell(subcategoryLabel ?? 'None');
const categoryCell = ({ categoryLabel }: CardView) => textCell(categoryLabel);

/** Compares the shown score, so that of two models showing 4.6 neither is marked as better. */
function scoreCell(card: CardView): Cell {
  const content = (
    <>
      <span className={styles.score}>{card.shownScore}</span> <span className="small muted">out of 5.0</span>
    </>
  );
  const detail = (
    <>
      {!card.isRated && <span className={noteLine}>Not rated yet</span>}
      <FewReviewsBadge card={card} className={styles.fewReviews} />
      <ScoreBar score={card.avgScore} shownScore={card.shownScore} marks={retailerMarks(card)} />
      <WhyButton card={card} className={styles.why} />
    </>
  );
  return { content, detail, identity: card.shownScore, value: card.isRated ? Number(card.shownScore) : null };
}

/** The month of its scores, or the first and the last of them. */
function monthsCell({ retailers }: ComparedView): Cell {
  const scored = retailers.filter(({ score }) => score !== null);
  if (scored.length === 0) return emptyCell('no scores');
  const months = scored.flatMap(({ month }) => month ?? []).sort();
  const [first = null, last = null] = [months[0], months.at(-1)];
  if (first === null || last === null) return textCell('Entered by staff');
  return textCell(first === last ? monthLabel(last) : `${monthLabel(first)} to ${monthLabel(last)}`);
}

function reviewsCell({ totalReviews }: CardView): Cell {
  return { content: formatCount(totalReviews), identity: totalReviews, value: totalReviews };
}

function retailerCell(slug: RetailerSlug) {
  return ({ retailers }: CardView): Cell => {
    const found = retailers.find(({ retailer }) => retailer === slug);
    if (!found || found.score === null) return emptyCell('no score');
    const { score, reviewCount } = found;
    const content = (
      <>
        <b>{tenthsAsStars(score)}</b>{' '}
        {reviewCount !== null && <span className="small muted">{pluralize(reviewCount, 'review')}</span>}
      </>
    );
    return { content, identity: `${score}/${reviewCount}`, value: score };
  };
}

/** Left out when no model has a reliability score. */
function reliabilityRow(cards: readonly CardView[]): Row[] {
  const known = cards.some(({ reliabilityScore }) => reliabilityScore !== null);
  return known ? [row('Reliability', cards.map(reliabilityCell), 'Best')] : [];
}

function reliabilityCell({ reliabilityScore }: CardView): Cell {
  if (reliabilityScore === null) return emptyCell('no reliability score');
  return {
    content: <b>{tenthsAsStars(reliabilityScore)}</b>,
    identity: reliabilityScore,
    value: reliabilityScore,
  };
}

function rankLabel(cards: readonly CardView[]): string {
  return cards.every(({ subcategory }) => subcategory === null) ? 'Rank in category' : 'Rank in type';
}

/** Of models that show the same highest score, none is the best, whatever their ranks. */
function hasOneBest(cards: readonly CardView[]): boolean {
  const scores = cards.map(({ shownScore }) => Number(shownScore));
  return bestOf(scores, 'high').filter(Boolean).length === 1;
}

function rankCell(isComparable: boolean) {
  return ({ rank, card }: ComparedView): Cell => {
    if (rank === null) return emptyCell('not rated yet');
    const content = (
      <RankText rank={rank} what={isComparable ? undefined : (card.subcategoryLabel ?? card.categoryLabel)} />
    );
    return {
      content,
      identity: `${formatRank(rank)} ${rank.movement}`,
      value: isComparable ? rank.rank : null,
    };
  };
}

function priceCell({ card: { priceRange }, priceCents }: ComparedView): Cell {
  const isEmpty = priceRange === null;
  return { content: priceRange ?? 'N/A', identity: priceRange, value: priceCents, isEmpty };
}

const unknownVotesCell: Cell = { content: <NoValue label="votes are not known yet" />, identity: null };

function ownersCell(shown: ShownVotes) {
  return ({ id }: CardView): Cell => {
    const { counts, isFrozen } = modelVotes(shown.votes, id);
    if (counts !== 'known') return unknownVotesCell;
    const vote = shownTally(shown, cardVoteKey(id));
    const share = upvoteShare(vote);
    const { upvotes, downvotes } = vote;
    const all = upvotes + downvotes;
    if (all === 0) return { ...textCell('No votes yet'), isEmpty: true };
    const content =
      share === null ? (
        pluralize(all, 'vote')
      ) : (
        <>
          <b>{`${share}%`}</b> <span className="small muted">{`of ${formatCount(all)} recommend it`}</span>
        </>
      );
    const detail = (
      <span className={noteLine}>
        {`${formatCount(upvotes)} up, ${formatCount(downvotes)} down${isFrozen ? '. New votes are under review' : ''}`}
      </span>
    );
    return { content, detail, identity: `${upvotes}/${downvotes}`, ...(share !== null && { value: share }) };
  };
}

function techniciansCell({ votes }: ShownVotes) {
  return ({ id }: CardView): Cell => {
    const { counts, thumbsUp } = modelVotes(votes, id);
    if (counts !== 'known') return unknownVotesCell;
    const { count } = thumbsUp;
    const content = `${formatCount(count)} thumbs-up`;
    return { content, identity: count, value: count, isEmpty: count === 0 };
  };
}

export function allEqual(values: readonly unknown[]): boolean {
  return new Set(values).size <= 1;
}

/**
 * Marks the best values; ties are all marked. None is marked when fewer than two values are known (non-null), or when
 * all known values are equal.
 */
export function bestOf(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || allEqual(known)) return values.map(() => false);
  const best = better === 'high' ? Math.max(...known) : Math.min(...known);
  return values.map((value) => value === best);
}

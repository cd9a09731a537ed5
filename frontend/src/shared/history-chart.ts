import type { HistoryPointView } from '@appliance-index/backend/contract';
import { monthsBetween } from '@appliance-index/domain/scores/month';

/** The plot area in the drawing's units. */
export const plotArea = { left: 44, right: 460, top: 20, bottom: 194 } as const;

export interface ChartPoint {
  x: number;
  y: number;
  month: string;
  shownScore: string;
}

type Point = Pick<HistoryPointView, 'month' | 'avgScore' | 'shownScore'>;

/** The chart of one score history, which needs at least two points, oldest first. */
export function historyChart(history: readonly Point[]) {
  const { low, high, lines } = overlaidChart([{ history, isRated: true }]);
  return { low, high, points: [], path: '', gaps: '', ...lines[0] };
}

/**
 * The chart of several histories, each extended to the right edge at its last score if the model still has one. Needs two
 * distinct months overall.
 */
export function overlaidChart(models: readonly { history: readonly Point[]; isRated: boolean }[]) {
  const all = models.flatMap(({ history }) => history);
  const { low, high } = edges(all.map(({ avgScore }) => avgScore));
  const months = all.map(({ month }) => month).sort();
  const [firstMonth = '', lastMonth = ''] = [months[0], months.at(-1)];
  const span = monthsBetween(firstMonth, lastMonth);
  const place = ({ month, shownScore, avgScore }: Point): ChartPoint => ({
    x: round(plotArea.left + (monthsBetween(firstMonth, month) / span) * (plotArea.right - plotArea.left)),
    y: round(plotArea.bottom - ((avgScore - low) / (high - low)) * (plotArea.bottom - plotArea.top)),
    month,
    shownScore,
  });
  const lines = models.map(({ history, isRated }) => {
    const points = history.map(place);
    return { points, ...linePaths(points, isRated) };
  });
  return { low, high, firstMonth, lastMonth, lines };
}

/**
 * Straight lines from point to point: a path between the scores of consecutive months, gaps across the months in which nothing
 * was measured; also the one to the right edge.
 */
function linePaths(points: readonly ChartPoint[], isExtended: boolean) {
  const lines = { path: '', gaps: '' };
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const isNext = monthsBetween(from.month, to.month) === 1;
    lines[isNext ? 'path' : 'gaps'] += `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }
  const last = points.at(-1);
  if (isExtended && last && last.x < plotArea.right) lines.gaps += `M${last.x} ${last.y}H${plotArea.right}`;
  return lines;
}

/** The first of January of each year between two different months, both excluded. */
export function yearTicks(firstMonth: string, lastMonth: string) {
  const ticks: { x: number; year: number }[] = [];
  for (let year = Number(firstMonth.slice(0, 4)) + 1; `${year}-01` < lastMonth; year++) {
    const share = monthsBetween(firstMonth, `${year}-01`) / monthsBetween(firstMonth, lastMonth);
    ticks.push({ x: round(plotArea.left + share * (plotArea.right - plotArea.left)), year });
  }
  return ticks;
}

/** Spreads label positions to at least `gap` apart, keeping their order and moving them as little as possible. */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  for (const [position, index] of order.entries()) {
    const above = order[position - 1];
    if (above === undefined) continue;
    placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + gap);
  }
  const lowest = order.at(-1);
  if (lowest === undefined) return placed;
  // Shift all labels back by half of the last one's displacement, so that they stay centred on their lines.
  const shift = ((placed[lowest] ?? 0) - (wanted[lowest] ?? 0)) / 2;
  return placed.map((height) => round(height - shift));
}

/** Stars at the bottom and top edges: a whole number of stars apart, on a half star. */
function edges(scores: readonly number[]): { low: number; high: number } {
  const low = Math.floor(Math.min(...scores) * 2) / 2;
  const height = Math.max(1, Math.ceil(Math.max(...scores) - low));
  const above = Math.max(0, low + height - 5);
  return { low: low - above, high: low - above + height };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import type { HistoryPointView } from '@appliance-index/backend/contract';

/** The part of the drawing that the line fills, in its own units. */
export const plot = { left: 34, right: 470, top: 20, bottom: 194 } as const;

export interface ChartPoint {
  x: number;
  y: number;
  month: string;
  shownScore: string;
}

export interface Chart {
  /** Stars at the lower and upper edge: whole stars apart, on a half star. */
  low: number;
  high: number;
  points: ChartPoint[];
  /** A step line: a score holds until new ones arrive. */
  path: string;
}

type Point = Pick<HistoryPointView, 'month' | 'avgScore' | 'shownScore'>;

/** Where the score history lies in the plot; needs at least two points, oldest first. */
export function historyChart(history: readonly Point[]): Chart {
  const { low, high } = edges(history.map(({ avgScore }) => avgScore));
  const months = history.map(({ month }) => monthNumber(month));
  const first = Math.min(...months);
  const span = Math.max(...months) - first;
  const points = history.map(({ month, shownScore, avgScore }, index) => ({
    x: round(plot.left + (((months[index] ?? first) - first) / (span || 1)) * (plot.right - plot.left)),
    y: round(plot.bottom - ((avgScore - low) / (high - low)) * (plot.bottom - plot.top)),
    month,
    shownScore,
  }));
  const path = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return { low, high, points, path };
}

function edges(scores: readonly number[]): { low: number; high: number } {
  const low = Math.floor(Math.min(...scores) * 2) / 2;
  const height = Math.max(1, Math.ceil(Math.max(...scores) - low));
  const above = Math.max(0, low + height - 5);
  return { low: low - above, high: low - above + height };
}

/** Months since the year 0. */
function monthNumber(month: string): number {
  const [year = '0', number = '1'] = month.split('-');
  return Number(year) * 12 + Number(number);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

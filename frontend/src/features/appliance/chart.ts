import type { HistoryPointView } from '@appliance-index/backend/contract';

/** The drawing surface, in units of the svg. */
export const surface = { left: 34, right: 470, top: 20, bottom: 194, width: 560, height: 230 };

export interface ChartPoint {
  x: number;
  y: number;
  point: HistoryPointView;
}

export interface Chart {
  /** The stars at the foot of the cropped scale; its head is 5. */
  floor: number;
  /** Half stars from foot to head. */
  lines: { stars: number; y: number }[];
  points: ChartPoint[];
  /** A score holds until the next one, so the line goes by steps. */
  path: string;
}

/** Where each month and score stands. @param history oldest first, not empty */
export function chartOf(history: readonly HistoryPointView[]): Chart {
  const lowest = Math.min(...history.map(({ avgScore }) => avgScore));
  const floor = Math.max(0, Math.min(4, Math.floor(lowest * 2) / 2));
  const yOf = (stars: number) =>
    round(surface.bottom - ((stars - floor) / (5 - floor)) * (surface.bottom - surface.top));
  const start = monthsOf(history[0]?.month);
  const span = Math.max(1, monthsOf(history.at(-1)?.month) - start);
  const xOf = (month: string) =>
    round(surface.left + ((monthsOf(month) - start) / span) * (surface.right - surface.left));
  const points = history.map((point) => ({ x: xOf(point.month), y: yOf(point.avgScore), point }));
  const lines = Array.from({ length: (5 - floor) * 2 + 1 }, (_, index) => floor + index / 2);
  return { floor, lines: lines.map((stars) => ({ stars, y: yOf(stars) })), points, path: stepPath(points) };
}

function stepPath(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
}

function monthsOf(month = '2000-01'): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

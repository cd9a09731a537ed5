import { describe, expect, test } from '@jest/globals';
import { historyChart, overlaidChart, plotArea, spreadLabels, yearTicks } from './history-chart';

const point = (month: string, avgScore: number) => ({ month, avgScore, shownScore: avgScore.toFixed(1) });

describe('The chart of a score history', () => {
  test('spaces its months by the time between, and marks where nothing was measured', () => {
    const { points, path, gaps } = historyChart([
      point('2025-01', 4.5),
      point('2025-07', 4),
      point('2026-01', 5),
    ]);
    expect(points.map(({ x }) => x)).toEqual([
      plotArea.left,
      (plotArea.left + plotArea.right) / 2,
      plotArea.right,
    ]);
    expect([path, gaps]).toEqual(['', 'M44 107L252 194M252 194L460 20']);
  });

  test('draws a line between consecutive months', () => {
    const months = [point('2024-12', 5), point('2025-01', 4.5), point('2025-03', 4)];
    expect(historyChart(months)).toMatchObject({ path: 'M44 20L182.7 107', gaps: 'M182.7 107L460 194' });
  });

  test('has a tick at each January between its first and last month', () => {
    expect(yearTicks('2023-07', '2025-07')).toEqual([
      { x: 148, year: 2024 },
      { x: 356, year: 2025 },
    ]);
    expect(yearTicks('2025-01', '2026-01')).toEqual([]);
  });

  test('crops its axis to whole stars around the scores', () => {
    expect(historyChart([point('2025-01', 4.4), point('2026-01', 4.3)])).toMatchObject({ low: 4, high: 5 });
    expect(historyChart([point('2025-01', 2.6), point('2026-01', 4.9)])).toMatchObject({ low: 2, high: 5 });
  });

  test('never leaves the scale of 0 to 5', () => {
    expect(historyChart([point('2025-01', 5), point('2026-01', 5)])).toMatchObject({ low: 4, high: 5 });
    expect(historyChart([point('2025-01', 0), point('2026-01', 5)])).toMatchObject({ low: 0, high: 5 });
  });
});

/** A model that still has a score. */
const rated = (history: ReturnType<typeof point>[]) => ({ history, isRated: true });

describe('The chart of several histories', () => {
  test('has common axes, and extends the last score to the right edge', () => {
    const chart = overlaidChart([
      rated([point('2025-07', 5), point('2026-01', 4.5)]),
      rated([point('2025-01', 4.5), point('2025-07', 4)]),
    ]);
    expect(chart).toMatchObject({ low: 4, high: 5, firstMonth: '2025-01', lastMonth: '2026-01' });
    expect(chart.lines.map(({ gaps }) => gaps)).toEqual(['M252 20L460 107', 'M44 107L252 194M252 194H460']);
  });

  test('draws nothing for a model without months', () => {
    const [, empty] = overlaidChart([rated([point('2025-01', 4), point('2026-01', 4)]), rated([])]).lines;
    expect(empty).toEqual({ points: [], path: '', gaps: '' });
  });

  test('keeps labels apart and in the order of their lines', () => {
    expect(spreadLabels([20, 100], 16)).toEqual([20, 100]);
    expect(spreadLabels([50, 50], 16)).toEqual([42, 58]);
    expect(spreadLabels([60, 50, 55], 10)).toEqual([65, 45, 55]);
    expect(spreadLabels([], 10)).toEqual([]);
  });
});

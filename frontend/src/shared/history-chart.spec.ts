import { describe, expect, test } from '@jest/globals';
import { historyChart, plot } from './history-chart';

const point = (month: string, avgScore: number) => ({ month, avgScore, shownScore: avgScore.toFixed(1) });

describe('The chart of a score history', () => {
  test('steps from month to month, and is as wide as the time between', () => {
    const { points, path } = historyChart([point('2025-01', 4.5), point('2025-07', 4), point('2026-01', 5)]);
    expect(points.map(({ x }) => x)).toEqual([plot.left, (plot.left + plot.right) / 2, plot.right]);
    expect(path).toBe('M34 107H252V194H470V20');
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

import type { ReactNode } from 'react';
import { formatMonth } from '../../formats';
import { type Chart, type ChartPoint, plotArea } from '../../history-chart';

type Scaled = Pick<Chart, 'low' | 'high'>;

interface ScoreChartProps {
  chart: Scaled;
  /** What the drawing shows, in words. */
  spoken: string;
  /** The lines and what is written at them. */
  children: ReactNode;
}

/** Scores over time, on a scale that is said below. */
export function ScoreChart({ chart, spoken, children }: ScoreChartProps) {
  return (
    <div className="drawing">
      <svg className="chart" viewBox="0 0 560 230" role="img" aria-label={spoken}>
        <title>{spoken}</title>
        <Scale chart={chart} />
        {children}
      </svg>
      <p className="small muted">
        The scale runs from {chart.low.toFixed(1)} to {chart.high.toFixed(1)}. A dot is a month with new
        scores; a score holds until the next one.
      </p>
    </div>
  );
}

/** The lines and figures that scores are read by. */
function Scale({ chart: { low, high } }: { chart: Scaled }) {
  const height = plotArea.bottom - plotArea.top;
  return (
    <>
      <g className="grid">
        {[1, 2, 3, 4, 5].map((fifth) => (
          <path
            key={fifth}
            d={`M${plotArea.left} ${plotArea.bottom - (fifth / 5) * height}H${plotArea.right}`}
          />
        ))}
      </g>
      <path className="ax" d={`M${plotArea.left} ${plotArea.bottom}H${plotArea.right}`} />
      {[0, 0.5, 1].map((part) => (
        <text key={part} x="0" y={plotArea.bottom - part * height + 4}>
          {(low + part * (high - low)).toFixed(1)}
        </text>
      ))}
    </>
  );
}

interface MonthNameProps {
  point: Pick<ChartPoint, 'x' | 'month'>;
  anchor: 'start' | 'end';
}

/** A month under its place. */
export function MonthName({ point: { x, month }, anchor }: MonthNameProps) {
  const isLast = x === plotArea.right;
  return (
    <>
      <path className="ax" d={`M${x} ${plotArea.bottom}v5`} />
      <text x={isLast ? x + 6 : x} y={plotArea.bottom + 22} textAnchor={anchor}>
        {formatMonth(month, 'short')}
      </text>
    </>
  );
}

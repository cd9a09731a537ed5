import { monthLabel } from '@appliance-index/domain/scores/month';
import type { ReactNode } from 'react';
import { scoreChart } from '../../../styled-system/recipes';
import { type ChartPoint, plotArea, type yearTicks } from '../../history-chart';

const styles = scoreChart();

interface ScoreChartProps {
  /** Stars at the edges. */
  chart: { low: number; high: number };
  /** The text alternative. */
  description: string;
  /** The lines and their labels. */
  children: ReactNode;
}

/** Scores over time, with a caption that states the scale. */
export function ScoreChart({ chart: { low, high }, description, children }: ScoreChartProps) {
  const height = plotArea.bottom - plotArea.top;
  return (
    <div className={styles.root}>
      <svg className={styles.chart} viewBox="0 0 560 230" role="img" aria-label={description}>
        <g className={styles.grid}>
          {[0.25, 0.5, 0.75, 1].map((part) => (
            <path key={part} d={`M${plotArea.left} ${plotArea.bottom - part * height}H${plotArea.right}`} />
          ))}
        </g>
        <path className={styles.axis} d={`M${plotArea.left} ${plotArea.bottom}H${plotArea.right}`} />
        {/* Every label is at a line. */}
        {[0, 0.5, 1].map((part) => (
          <text key={part} x="0" y={plotArea.bottom - part * height + 4}>
            {(low + part * (high - low)).toFixed(1)}
          </text>
        ))}
        {children}
      </svg>
      <p className="small muted">
        The scale runs from {low.toFixed(1)} to {high.toFixed(1)}. A dot is a month with new scores; the line
        is dotted where nothing was measured.
      </p>
    </div>
  );
}

interface MonthLabelProps {
  point: Pick<ChartPoint, 'x' | 'month'>;
  anchor: 'start' | 'end';
}

/** The label of a month on the axis. */
export function MonthLabel({ point: { x, month }, anchor }: MonthLabelProps) {
  const isLast = x === plotArea.right;
  return (
    <>
      <path className={styles.axis} d={`M${x} ${plotArea.bottom}v5`} />
      <text x={isLast ? x + 6 : x} y={plotArea.bottom + 22} textAnchor={anchor}>
        {monthLabel(month, 'short')}
      </text>
    </>
  );
}

/** Room that the label of the first month takes, and the most years with labels. */
const firstLabelWidth = 130;
const maxYears = 4;

/** The years on the axis; without labels where those of months need the room. */
export function YearTicks({ ticks, hasLabels }: { ticks: ReturnType<typeof yearTicks>; hasLabels: boolean }) {
  const step = Math.ceil(ticks.length / maxYears);
  return ticks.map(({ x, year }, index) => (
    <g key={year}>
      <path className={styles.axis} d={`M${x} ${plotArea.bottom}v5`} />
      {hasLabels && index % step === 0 && x > plotArea.left + firstLabelWidth && x < plotArea.right - 40 && (
        <text x={x} y={plotArea.bottom + 22} textAnchor="middle">
          {year}
        </text>
      )}
    </g>
  ));
}

import { formatMonth } from '../formats';
import { type Chart, type ChartPoint, plot } from '../history-chart';

/** The lines and figures of a chart of scores. */
export function Scale({ chart: { low, high } }: { chart: Pick<Chart, 'low' | 'high'> }) {
  const height = plot.bottom - plot.top;
  return (
    <>
      <g className="grid">
        {[1, 2, 3, 4, 5].map((fifth) => (
          <path key={fifth} d={`M${plot.left} ${plot.bottom - (fifth / 5) * height}H${plot.right}`} />
        ))}
      </g>
      <path className="ax" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      {[0, 0.5, 1].map((part) => (
        <text key={part} x="0" y={plot.bottom - part * height + 4}>
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
  const isLast = x === plot.right;
  return (
    <>
      <path className="ax" d={`M${x} ${plot.bottom}v5`} />
      <text x={isLast ? x + 6 : x} y={plot.bottom + 20} textAnchor={anchor}>
        {formatMonth(month, 'short')}
      </text>
    </>
  );
}

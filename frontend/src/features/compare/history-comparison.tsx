import type { ComparedView, HistoryPointView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { modelName } from '../../shared/formats';
import { overlaidChart, plotArea, spreadLabels, yearTicks } from '../../shared/history-chart';
import { NoValue } from '../../shared/ui/no-value';
import { Plate } from '../../shared/ui/primitives';
import { MonthLabel, ScoreChart, YearTicks } from '../../shared/ui/scores/score-chart';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { joinClasses } from '../../shared/ui/with-recipe';
import { comparisonHistory, scoreChart } from '../../styled-system/recipes';
import { letterOf } from './compare-table';

const styles = comparisonHistory();
const chartStyles = scoreChart();

interface Series {
  letter: string;
  name: string;
  /** Whether it has a score now; if not, its last one has been withdrawn. */
  isRated: boolean;
  history: readonly HistoryPointView[];
}

/** Minimum distance between the labels at the line ends, in chart units. */
const labelHeight = 21;

/** Score histories of all compared models in one chart, with the same values in a table. */
export function HistoryComparison({ models }: { models: readonly ComparedView[] }) {
  const series = models.map(({ card, history }, index) => ({
    letter: letterOf(index),
    name: modelName(card),
    isRated: card.isRated,
    history,
  }));
  const months = [...new Set(models.flatMap(({ history }) => history.map(({ month }) => month)))].sort();
  return (
    <Plate className={styles.root} aria-labelledby="score-history">
      <h2 id="score-history" className={joinClasses('h3', styles.heading)}>
        Score history
      </h2>
      {months.length > 1 ? (
        <HistoryChart series={series} />
      ) : (
        <p className="muted">There is no chart yet. It starts with the second month of scores.</p>
      )}
      {months.length > 0 && <HistoryTable series={series} months={months} />}
    </Plate>
  );
}

function HistoryChart({ series }: { series: readonly Series[] }) {
  const chart = overlaidChart(series);
  const label = `Score history. ${series.map(seriesLabel).join('. ')}.`;
  return (
    <ScoreChart chart={chart} description={label}>
      {chart.lines.map(({ path, gaps, points }, index) => (
        <g
          key={letterOf(index)}
          className={styles.series}
          data-letter={letterOf(index)}
          // A small offset keeps overlapping lines visible.
          transform={`translate(0 ${2 * index - series.length + 1})`}
        >
          <path d={path} />
          <path className={chartStyles.gaps} d={gaps} />
          {points.map(({ month, x, y }) => (
            <circle key={month} cx={x} cy={y} r="4" />
          ))}
        </g>
      ))}
      <EndLabels series={series} chart={chart} />
      <YearTicks ticks={yearTicks(chart.firstMonth, chart.lastMonth)} hasLabels />
      <MonthLabel point={{ x: plotArea.left, month: chart.firstMonth }} anchor="start" />
      <MonthLabel point={{ x: plotArea.right, month: chart.lastMonth }} anchor="start" />
    </ScoreChart>
  );
}

function seriesLabel({ letter, name, history }: Series): string {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return `${letter}, ${name}: no scores yet`;
  const start = `${first.shownScore} in ${monthLabel(first.month)}`;
  if (history.length === 1) return `${letter}, ${name}: ${start}`;
  return `${letter}, ${name}: from ${start} to ${last.shownScore} in ${monthLabel(last.month)}`;
}

/** The letters and latest score at the ends of lines, one label where lines end at the same score, spread to not overlap. */
function EndLabels({
  series,
  chart,
}: {
  series: readonly Series[];
  chart: ReturnType<typeof overlaidChart>;
}) {
  const ends = series.flatMap(({ letter, isRated }, index) => {
    const last = chart.lines[index]?.points.at(-1);
    return last && isRated ? [{ letter, ...last }] : [];
  });
  const labels = [...Map.groupBy(ends, ({ shownScore }) => shownScore)].map(([shownScore, group]) => ({
    text: `${joinLetters(group.map(({ letter }) => letter))} ${shownScore}`,
    y: group.reduce((sum, { y }) => sum + y, 0) / group.length,
  }));
  const heights = spreadLabels(
    labels.map(({ y }) => y),
    labelHeight,
  );
  return labels.map(({ text }, index) => (
    <text key={text} className={chartStyles.label} x={plotArea.right + 12} y={(heights[index] ?? 0) + 4}>
      {text}
    </text>
  ));
}

/** 'A, B', 'A–D' for neighbours, or 'A,B,D': on a phone there is little room beside the lines. */
function joinLetters(letters: readonly string[]): string {
  if (letters.length < 3) return letters.join(', ');
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  const areNeighbours = last.charCodeAt(0) - first.charCodeAt(0) === letters.length - 1;
  return areNeighbours ? `${first}–${last}` : letters.join(',');
}

function HistoryTable({ series, months }: { series: readonly Series[]; months: readonly string[] }) {
  return (
    <ScrollRegion className={styles.region} aria-label="Score history by month">
      <table className={styles.table}>
        <caption className="sr">Score history by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {series.map(({ letter, name }) => (
              <th key={letter} scope="col">
                <svg
                  className={joinClasses(styles.series, styles.swatch)}
                  data-letter={letter}
                  viewBox="0 0 24 6"
                  aria-hidden="true"
                >
                  <path d="M0 3H24" />
                </svg>
                {letter}
                <span className={styles.name}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month}>
              <th scope="row">{monthLabel(month, 'short')}</th>
              {series.map(({ letter, ...model }) => (
                <td key={letter}>
                  <ScoreIn {...model} month={month} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** The score of a month, or the one that still holds, in grey. */
function ScoreIn({ history, isRated, month }: Pick<Series, 'history' | 'isRated'> & { month: string }) {
  const point = history.findLast((each) => each.month <= month);
  if (!point) return <NoValue label="no score yet" />;
  if (point.month === month) return point.shownScore;
  if (!isRated && point === history.at(-1)) return <NoValue label="no new score" />;
  return (
    <span className="muted">
      {point.shownScore}
      <span className="sr"> still, no new score</span>
    </span>
  );
}

import type { HistoryPointView } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { formatCount, formatPlaces } from '../../shared/formats';
import { historyChart, yearTicks } from '../../shared/history-chart';
import { NoValue } from '../../shared/ui/no-value';
import { MonthLabel, ScoreChart, YearTicks } from '../../shared/ui/scores/score-chart';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { ColumnHeads } from '../../shared/ui/tables/column-heads';
import { joinClasses } from '../../shared/ui/with-recipe';
import { detailCard, scoreChart, scoreHistory } from '../../styled-system/recipes';
import { DetailCard } from './detail-card';

const cardStyles = detailCard();
const chartStyles = scoreChart();
const styles = scoreHistory();

interface ScoreHistoryProps {
  points: readonly HistoryPointView[];
  /** The current score, which can differ from the last point after a manual edit. */
  shownScore: string;
  isRated: boolean;
}

/** The score over time as a chart, with the same values and the places in a table. */
export function ScoreHistory({ points, shownScore, isRated }: ScoreHistoryProps) {
  const isCurrent = isRated && points.at(-1)?.shownScore === shownScore;
  return (
    <DetailCard id="score-history" title="Score history" className={styles.root}>
      {points.length > 1 ? (
        <Line points={points} isCurrent={isCurrent} />
      ) : (
        <p className="muted">
          {points.length === 1
            ? 'One month of scores so far. The chart starts with the second month.'
            : 'There are no monthly scores for this model yet.'}
        </p>
      )}
      {points.length > 0 && !isCurrent && (
        <p className="small muted">
          {isRated
            ? `The history leaves out scores entered by staff. With them, the score is now ${shownScore}.`
            : 'No retailer has a score now.'}
        </p>
      )}
      {points.length > 0 && <HistoryTable points={points} />}
    </DetailCard>
  );
}

/** Width of a month label, in chart units. */
const monthWidth = 150;

function Line({ points, isCurrent }: { points: readonly HistoryPointView[]; isCurrent: boolean }) {
  const chart = historyChart(points);
  const [first, last] = [chart.points[0], chart.points.at(-1)];
  if (!first || !last) return null;
  const penultimate = chart.points.at(-2);
  const hasRoom = penultimate && penultimate.x - first.x > monthWidth;
  const description = `Score from ${first.shownScore} in ${monthLabel(first.month)} to ${last.shownScore} in ${monthLabel(last.month)}`;
  return (
    <ScoreChart chart={chart} description={description}>
      <path className={chartStyles.line} d={chart.path} />
      <path className={joinClasses(chartStyles.line, chartStyles.gaps)} d={chart.gaps} />
      {chart.points.map(({ month, x, y }) => (
        <circle key={month} className={chartStyles.dot} cx={x} cy={y} r="4.5" />
      ))}
      <text className={chartStyles.label} x={first.x + 8} y={first.y - 12}>
        {first.shownScore}
      </text>
      <text className={chartStyles.label} x={last.x + 12} y={last.y + 4}>
        {last.shownScore}
        {isCurrent && ' overall'}
      </text>
      <YearTicks ticks={yearTicks(first.month, last.month)} hasLabels={!hasRoom} />
      <MonthLabel point={first} anchor="start" />
      {hasRoom && <MonthLabel point={penultimate} anchor="end" />}
      <MonthLabel point={last} anchor="start" />
    </ScoreChart>
  );
}

function HistoryTable({ points }: { points: readonly HistoryPointView[] }) {
  return (
    <ScrollRegion className={styles.months} aria-label="Score history, month by month">
      <table className={joinClasses(cardStyles.table, styles.table)}>
        <caption className="sr">Score history</caption>
        <ColumnHeads names={['Month', 'Score', 'Reviews', 'Rank', 'Likely']} />
        <tbody>
          {points.map(({ month, shownScore, totalReviews, rank, places }) => (
            <tr key={month}>
              <th scope="row">{monthLabel(month)}</th>
              <td>{shownScore}</td>
              <td>{formatCount(totalReviews)}</td>
              <td>{rank ?? <NoValue label="not ranked" />}</td>
              <td>{places ? formatPlaces(places) : <NoValue label="not assessed" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

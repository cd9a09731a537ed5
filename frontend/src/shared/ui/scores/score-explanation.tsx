import type { ScoreExplanationView } from '@appliance-index/backend/contract';
import { shareTexts } from '@appliance-index/domain/scores/explanation';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { useQuery } from '@tanstack/react-query';
import { scoreExplanation } from '../../../styled-system/recipes';
import { getJson } from '../../api-client';
import { formatCount } from '../../formats';
import {
  averageText,
  calculateScore,
  calculationNotes,
  contributionTexts,
  equationText,
  explanationText,
  findDiscrepancies,
} from '../../score-calculation';
import { LoadFailure } from '../notices/load-failure';
import { Spinner } from '../notices/spinner';
import { Warning } from '../notices/warning';
import { CheckIcon } from '../pictures/icons';
import { ScrollRegion } from '../scroll-region';
import { ColumnHeads } from '../tables/column-heads';

const styles = scoreExplanation();

interface ScoreExplanationProps {
  applianceId: string;
  /** Leaves out the sentence and the equation where the page already shows them. */
  isBrief?: boolean;
}

/** Explains a model's score down to the integers and recalculates it in the browser. Loads its data when rendered. */
export default function ScoreExplanation({ applianceId, isBrief = false }: ScoreExplanationProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['score', applianceId],
    queryFn: () => getJson<ScoreExplanationView>(`/api/appliances/${encodeURIComponent(applianceId)}/score`),
  });
  if (data) return <Arithmetic explanation={data} isBrief={isBrief} />;
  if (!error) return <Spinner label="Loading the explanation" />;
  return (
    <LoadFailure
      text="The explanation could not be loaded. Check your connection and try again."
      error={error}
      onRetry={refetch}
    />
  );
}

function Arithmetic({ explanation, isBrief }: { explanation: ScoreExplanationView; isBrief: boolean }) {
  const calculation = calculateScore(explanation.parts);
  const notes = calculationNotes(explanation);
  return (
    <div className={styles.root} data-brief={isBrief || undefined}>
      {!isBrief && <p>{explanationText(calculation)}</p>}
      {explanation.parts.length > 1 && <Shares explanation={explanation} />}
      {explanation.parts.length > 0 && <PartsTable explanation={explanation} />}
      {explanation.parts.length > 0 && !isBrief && (
        <p className={styles.equation}>
          {equationText(calculation)}, shown as <b>{explanation.shownScore}</b>
        </p>
      )}
      <Verification explanation={explanation} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The weights as a stacked bar; decorative, because the table has the numbers. */
function Shares({ explanation: { parts, weight } }: { explanation: ScoreExplanationView }) {
  const shares = shareTexts(parts.map((each) => each.weight));
  const heaviest = Math.max(...parts.map((each) => each.weight));
  const minLabelledShare = 0.2;
  return (
    <div className={styles.shares} aria-hidden="true">
      {parts.map((each, index) => {
        const share = each.weight / weight;
        const size = share < minLabelledShare ? 'thin' : each.weight === heaviest ? 'most' : undefined;
        return (
          <span
            key={each.retailer}
            className={styles.share}
            data-size={size}
            style={{ flex: `${share} 1 0` }}
          >
            {share < minLabelledShare ? '' : `${each.name} ${shares[index]}`}
          </span>
        );
      })}
    </div>
  );
}

function PartsTable({ explanation }: { explanation: ScoreExplanationView }) {
  const { parts, avgScore, shownScore, plainMean, shownPlainMean, totalReviews, weight } = explanation;
  const contributions = contributionTexts(explanation);
  return (
    <ScrollRegion className={styles.region} aria-label={`How ${shownScore} is made up`}>
      <table className={styles.table}>
        <caption className="sr">Each retailer's contribution to the score</caption>
        <ColumnHeads names={['Retailer', 'Score', 'Reviews', 'Weight', 'Contri\u00adbution', 'Month']} />
        <tbody>
          {parts.map((part, index) => (
            <tr key={part.retailer}>
              <th scope="row">{part.name}</th>
              <td>{tenthsAsStars(part.score)}</td>
              <td>{part.reviewCount === null ? 'not given' : formatCount(part.reviewCount)}</td>
              <td>{formatCount(part.weight)}</td>
              <td>{contributions[index]}</td>
              <td className={styles.month}>
                {part.month === null ? 'by staff' : monthLabel(part.month, 'short')}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Weighted mean</th>
            <td>{shownScore}</td>
            <td>{formatCount(totalReviews)}</td>
            <td>{formatCount(weight)}</td>
            <td>{averageText(avgScore, shownScore)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">Plain mean</th>
            <td>{shownPlainMean}</td>
            <td />
            <td>1 each</td>
            <td>{plainMean?.toFixed(3)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

/** Reports whether the browser's own calculation agrees with the server's. */
function Verification({ explanation }: { explanation: ScoreExplanationView }) {
  const discrepancies = findDiscrepancies(explanation);
  if (discrepancies.length > 0) {
    return (
      <Warning tone="bad" role="alert">
        <p>
          <b>Your browser recalculated this score and got a different result: </b>
          {discrepancies.join('; ')}. Do not rely on this score until it is fixed.
        </p>
      </Warning>
    );
  }
  return (
    <p className={styles.agreement}>
      <CheckIcon />
      <span>
        Your browser recalculated this score from the whole numbers and got the same result:{' '}
        {explanation.weight === 0
          ? '0, shown as 0.0'
          : `${explanation.avgScore.toFixed(6)}, shown as ${explanation.shownScore}`}
        .
      </span>
    </p>
  );
}

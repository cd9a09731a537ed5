import type { ScoreExplanationView, ScorePartView } from '@appliance-index/backend/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getJson } from '../../api-client';
import { formatCount, formatMonth, tenthsAsStars } from '../../formats';
import {
  averageText,
  calculateScore,
  calculationNotes,
  contributionTexts,
  equationText,
  explanationText,
  findDiscrepancies,
  percentOf,
} from '../../score-calculation';
import { LoadFailure } from '../notices/load-failure';
import { Spinner } from '../notices/spinner';
import { CheckIcon, WarningIcon } from '../pictures/icons';
import { Alert } from '../primitives';
import { styled } from '../styled';
import { scoreExplanationRecipe } from './score-explanation.recipe';

const Frame = styled('div', scoreExplanationRecipe);

function explanationQuery(applianceId: string) {
  return queryOptions({
    queryKey: ['score', applianceId],
    queryFn: () => getJson<ScoreExplanationView>(`/api/appliances/${encodeURIComponent(applianceId)}/score`),
  });
}

interface ScoreExplanationProps {
  applianceId: string;
  /** Without the sentence and the equation, where they stand already. */
  isBrief?: boolean;
}

/** How a model's score came about, down to the integers, worked out once more by the browser. Read when it is shown. */
export default function ScoreExplanation({ applianceId, isBrief = false }: ScoreExplanationProps) {
  const { data, error, refetch } = useQuery(explanationQuery(applianceId));
  if (data) return <Arithmetic explanation={data} isBrief={isBrief} />;
  if (!error) return <Spinner label="Loading the explanation" />;
  return (
    <LoadFailure
      text="The explanation could not be loaded. The connection may be interrupted."
      error={error}
      onRetry={refetch}
    />
  );
}

function Arithmetic({ explanation, isBrief }: { explanation: ScoreExplanationView; isBrief: boolean }) {
  const calculation = calculateScore(explanation.parts);
  const notes = calculationNotes(explanation);
  return (
    <Frame>
      {!isBrief && <p>{explanationText(calculation)}</p>}
      {explanation.parts.length > 1 && <Shares explanation={explanation} />}
      {explanation.parts.length > 0 && <PartsTable explanation={explanation} />}
      {explanation.parts.length > 0 && !isBrief && (
        <p className="eq">
          {equationText(calculation)}, shown as <b>{explanation.shownScore}</b>
        </p>
      )}
      <Verification explanation={explanation} />
      {notes.length > 0 && (
        <ul className="notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

/** The weights as lengths; the table says the same in figures. */
function Shares({ explanation: { parts, weight } }: { explanation: ScoreExplanationView }) {
  const most = Math.max(...parts.map((each) => each.weight));
  const room = 0.2;
  return (
    <div className="shares" aria-hidden="true">
      {parts.map((each) => {
        const share = each.weight / weight;
        const look = share < room ? 'thin' : each.weight === most ? 'most' : '';
        return (
          <span key={each.retailer} className={look} style={{ flex: `${share} 1 0` }}>
            {share < room ? '' : `${each.name} ${percentOf(each.weight, weight)}`}
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
    <section className="region" aria-label={`The parts of ${shownScore}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Retailer</th>
            <th scope="col">Score</th>
            <th scope="col">Reviews</th>
            <th scope="col">Weight</th>
            <th scope="col">Contri&shy;bution</th>
            <th scope="col">Month</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((each, index) => (
            <PartRow key={each.retailer} part={each} contribution={contributions[index] ?? ''} />
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
    </section>
  );
}

function PartRow({ part, contribution }: { part: ScorePartView; contribution: string }) {
  const { name, score, reviewCount, weight, month } = part;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{tenthsAsStars(score)}</td>
      <td>{reviewCount === null ? 'not given' : formatCount(reviewCount)}</td>
      <td>{formatCount(weight)}</td>
      <td>{contribution}</td>
      <td className="month">{month === null ? 'by hand' : formatMonth(month, 'short')}</td>
    </tr>
  );
}

/** Whether the reader's own browser gets the same from the same integers; loud when it does not. */
function Verification({ explanation }: { explanation: ScoreExplanationView }) {
  const wrong = findDiscrepancies(explanation);
  if (wrong.length > 0) {
    return (
      <Alert className="bad" role="alert">
        <WarningIcon />
        <p>
          <b>Your browser worked this out again and got something else: </b>
          {wrong.join('; ')}. Do not rely on this score until it is fixed.
        </p>
      </Alert>
    );
  }
  return (
    <p className="same">
      <CheckIcon />
      <span>
        Your browser worked this out again from the whole numbers and got the same:{' '}
        {explanation.weight === 0
          ? '0, shown as 0.0'
          : `${explanation.avgScore.toFixed(6)}, shown as ${explanation.shownScore}`}
        .
      </span>
    </p>
  );
}

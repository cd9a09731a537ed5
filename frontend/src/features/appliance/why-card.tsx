import type { CardView } from '@appliance-index/backend/contract';
import { useState } from 'react';
import { calculateScore, equationText, explanationText } from '../../shared/score-calculation';
import { LazyComponent, lazySource } from '../../shared/ui/lazy-component';
import { LoadFailure } from '../../shared/ui/notices/load-failure';
import { Plate } from '../../shared/ui/primitives';

const explanation = lazySource(() => import('../../shared/ui/scores/score-explanation'));

/** Explains the score in one sentence and one equation; the full table is loaded when opened. */
export function WhyCard({ card }: { card: CardView }) {
  const [isOpen, setIsOpen] = useState(false);
  const calculation = calculateScore(card.retailers);
  return (
    <Plate className="card why" aria-labelledby="why">
      <h2 id="why">Why {card.shownScore}?</h2>
      <p>{explanationText(calculation)}</p>
      {card.isRated && (
        <p className="eq">
          {equationText(calculation)}, shown as <b>{card.shownScore}</b>
        </p>
      )}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>Show the calculation</summary>
        {calculation.plainMean !== null && (
          <noscript>
            <p>If every retailer counted equally, the score would be {calculation.plainMean.toFixed(3)}.</p>
          </noscript>
        )}
        {isOpen && (
          <LazyComponent
            source={explanation}
            loading={<p className="muted">Loading the explanation</p>}
            fallback={(retry) => <LoadFailure text="The explanation could not be loaded." onRetry={retry} />}
          >
            {(ScoreExplanation) => <ScoreExplanation applianceId={card.id} isBrief />}
          </LazyComponent>
        )}
      </details>
    </Plate>
  );
}

import type { CardView } from '@appliance-index/backend/contract';
import { shareTexts } from '@appliance-index/domain/scores/explanation';
import { useState } from 'react';
import { calculateScore, equationText, explanationText } from '../../shared/score-calculation';
import { LazyComponent, lazySource } from '../../shared/ui/lazy-component';
import { LoadFailure } from '../../shared/ui/notices/load-failure';
import { whyCard } from '../../styled-system/recipes';
import { DetailCard } from './detail-card';

const styles = whyCard();

const explanation = lazySource(() => import('../../shared/ui/scores/score-explanation'));

/** Explains the score in one sentence and one equation; the full table is loaded when opened. */
export function WhyCard({ card }: { card: CardView }) {
  const [isOpen, setIsOpen] = useState(false);
  const calculation = calculateScore(card.retailers);
  const { terms, weight } = calculation;
  const shares = shareTexts(terms.map((term) => term.weight));
  return (
    <DetailCard id="why" title={`Why ${card.shownScore}?`}>
      <p>{explanationText(calculation)}</p>
      {terms.length > 1 && (
        <>
          <ul className={styles.weights}>
            {terms.map(({ name, weight: own }, index) => (
              <li key={name} className={styles.retailer}>
                {name} {/* The smallest bar is still visible. */}
                <i className={styles.bar} aria-hidden="true">
                  <b className={styles.weight} style={{ width: `${(100 * own) / weight}%` }} />
                </i>
                <span>{shares[index]}</span>
              </li>
            ))}
          </ul>
          <p className={styles.equation}>
            {equationText(calculation)}, shown as <b>{card.shownScore}</b>
          </p>
        </>
      )}
      <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.summary}>Show the calculation</summary>
        {calculation.plainMean !== null && (
          <noscript>
            <p>If every retailer counted equally, the score would be {calculation.plainMean.toFixed(3)}.</p>
          </noscript>
        )}
        {isOpen && (
          <LazyComponent
            source={explanation}
            props={{ applianceId: card.id, isBrief: true }}
            loading={<p className="muted">Loading the explanation</p>}
            fallback={(retry) => <LoadFailure text="The explanation could not be loaded." onRetry={retry} />}
          />
        )}
      </details>
    </DetailCard>
  );
}

import type { CardView } from '@appliance-index/backend/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from './pieces';

const WhyDialog = lazy(() => import('./why-dialog'));

/** Opens the explanation of a score. All that explains is fetched with the first press. */
export function WhyButton({ card }: { card: CardView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        className="btn quiet sm why"
        aria-haspopup="dialog"
        aria-label={`Why ${card.shownScore}? ${card.brand} ${card.model}`}
        onClick={() => setIsOpen(true)}
      >
        Why {card.shownScore}?
      </Button>
      {isOpen && (
        <Suspense>
          <WhyDialog card={card} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import type { CardView } from '@appliance-index/backend/contract';
import { useState } from 'react';
import { toastLoadError } from '../../toasts';
import { LazyComponent, lazySource } from '../lazy-component';
import { Button } from '../primitives';

const whyDialog = lazySource(() => import('./why-dialog'));

/** Opens the explanation of a score. All that explains is fetched with the first press. */
export function WhyButton({ card }: { card: CardView }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const giveUp = () => {
    close();
    toastLoadError('The explanation');
  };
  return (
    <>
      <Button
        type="button"
        className="quiet sm why"
        aria-haspopup="dialog"
        aria-label={`Why ${card.shownScore}? ${card.brand} ${card.model}`}
        onClick={() => setIsOpen(true)}
      >
        Why {card.shownScore}?
      </Button>
      {isOpen && (
        <LazyComponent source={whyDialog} onError={giveUp}>
          {(WhyDialog) => <WhyDialog card={card} onClose={close} />}
        </LazyComponent>
      )}
    </>
  );
}

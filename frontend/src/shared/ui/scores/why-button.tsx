import type { CardView } from '@appliance-index/backend/contract';
import { useState } from 'react';
import { modelName } from '../../formats';
import { toastLoadError } from '../../toasts';
import { LazyComponent, lazySource } from '../lazy-component';
import { Button } from '../primitives';

const whyDialog = lazySource(() => import('./why-dialog'));

/** Opens the explanation of a score, whose script is loaded on the first click. */
export function WhyButton({ card, className = '' }: { card: CardView; className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const handleLoadError = () => {
    close();
    toastLoadError('The explanation');
  };
  return (
    <>
      <Button
        variant="ghost"
        size="2xs"
        className={className}
        aria-haspopup="dialog"
        aria-label={`Why ${card.shownScore}? ${modelName(card)}`}
        onClick={() => setIsOpen(true)}
      >
        {`Why ${card.shownScore}?`}
      </Button>
      {isOpen && (
        <LazyComponent source={whyDialog} props={{ card, onClose: close }} onError={handleLoadError} />
      )}
    </>
  );
}

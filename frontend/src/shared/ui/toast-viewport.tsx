import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, useRef } from 'react';
import { dismissToast, type Toast } from '../toasts';
import { CheckIcon, CloseIcon, WarningIcon } from './icons';
import { part } from './part';
import { Button } from './pieces';
import { toastRecipe } from './toast.recipe';

const durationMs = 5_000;
const swipeThresholdPx = 50;

const Viewport = part(Radix.Viewport, toastRecipe);

/** F8 goes there, a swipe to the right or Escape sends a toast away and gives the focus back; pointing at it makes it stay. */
export default function ToastViewport({ toast }: { toast: Toast | null }) {
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.parentElement?.contains(relatedTarget as Node | null);
    if (!isInside) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = (id: number) => {
    if (viewport.current?.contains(document.activeElement)) cameFrom.current?.focus();
    dismissToast(id);
  };
  // Begins anew when a toast is gone: sent away while it was paused, it would leave the next one paused for ever.
  return (
    <Radix.Provider
      key={toast ? 'toast' : 'none'}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast && <Message key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />}
      <Viewport ref={viewport} hotkey={['F8']} label="Notifications (F8)" onFocus={onFocus} />
    </Radix.Provider>
  );
}

function Message({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, description, tone, action } = toast;
  return (
    <Radix.Root className={`toast ${tone}`} onOpenChange={(isOpen) => !isOpen && onDismiss()}>
      {tone === 'bad' ? <WarningIcon /> : <CheckIcon />}
      <div>
        <Radix.Title asChild>
          <b>{title}</b>
        </Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} asChild onClick={action.run}>
            <Button type="button" className="btn line sm">
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close className="x" aria-label="Dismiss">
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}

import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, type Toast } from '../../toasts';
import { CheckIcon, CloseIcon, WarningIcon } from '../pictures/icons';
import { Button } from '../primitives';
import { styled } from '../styled';
import { toastRecipe } from './toast.recipe';

const durationMs = 5_000;
const swipeThresholdPx = 50;

const Viewport = styled(Radix.Viewport, toastRecipe);

/** F8 goes there, a swipe to the right or Escape sends a toast away and gives the focus back; pointing at it makes it stay. */
export default function ToastViewport({ toast }: { toast: Toast | null }) {
  const place = usePlaceOnTop();
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
  return createPortal(
    <Radix.Provider
      key={toast ? 'toast' : 'none'}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      announcerContainer={place}
    >
      {toast && <Message key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />}
      <Viewport ref={viewport} hotkey={['F8']} label="Notifications (F8)" onFocus={onFocus} />
    </Radix.Provider>,
    place,
  );
}

/** In the dialog that was opened last, because all around it is inert. It is moved, so that a toast neither ends nor begins anew. */
function usePlaceOnTop(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const move = () => {
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (place.parentElement !== top) top.append(place);
    };
    move();
    const observer = new MutationObserver(move);
    observer.observe(document.body, { attributeFilter: ['open'], subtree: true });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

function Message({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, description, tone, action } = toast;
  // Escape on a toast is for the toast, and not for the dialog that it stands in.
  const sendAway = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest('.toasts')) return;
    event.preventDefault();
    onDismiss();
  };
  return (
    <Radix.Root
      className={`toast ${tone}`}
      onEscapeKeyDown={sendAway}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
    >
      {tone === 'bad' ? <WarningIcon /> : <CheckIcon />}
      <div>
        <Radix.Title asChild>
          <b>{title}</b>
        </Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} asChild onClick={action.run}>
            <Button type="button" className="line sm">
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

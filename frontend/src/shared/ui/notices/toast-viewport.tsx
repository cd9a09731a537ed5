import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast as toastStyles } from '../../../styled-system/recipes';
import { dismissToast, type Toast } from '../../toasts';
import { CheckIcon, CloseIcon, WarningIcon } from '../pictures/icons';
import { Button } from '../primitives';

const durationMs = 5_000;
const swipeThresholdPx = 50;

const styles = toastStyles();

/** F8 focuses the toast; swiping right or Escape dismisses it and restores the focus; hovering pauses it. */
export default function ToastViewport({ toast }: { toast: Toast | null }) {
  const container = useTopmostContainer();
  const viewport = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<HTMLElement>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    const isInside = viewport.current?.parentElement?.contains(relatedTarget as Node | null);
    if (!isInside) previousFocus.current = relatedTarget as HTMLElement | null;
  };
  const dismiss = (id: number) => {
    if (viewport.current?.contains(document.activeElement)) previousFocus.current?.focus();
    dismissToast(id);
  };
  // The key resets the provider: a toast dismissed while paused would leave the next one paused for good.
  return createPortal(
    <Radix.Provider
      key={toast ? 'toast' : 'none'}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      announcerContainer={container}
    >
      {/* For React, a toast is not in the viewport that shows it. */}
      {toast && (
        <Message key={toast.id} toast={toast} onFocus={onFocus} onDismiss={() => dismiss(toast.id)} />
      )}
      <Radix.Viewport
        ref={viewport}
        className={styles.viewport}
        hotkey={['F8']}
        label="Notifications (F8)"
        onFocus={onFocus}
      />
    </Radix.Provider>,
    container,
  );
}

/**
 * A container inside the topmost open dialog, because everything outside that is hidden. The same element is moved, so
 * that the toast is not remounted.
 */
function useTopmostContainer(): HTMLElement {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const move = () => {
      const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
      if (container.parentElement !== top) top.append(container);
    };
    move();
    const observer = new MutationObserver(move);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      container.remove();
    };
  }, [container]);
  return container;
}

/** Radix announces the texts of a toast without anything between them: 'Success11 cells savedUndo'. */
const spokenSpace = <span data-radix-toast-announce-exclude="" data-radix-toast-announce-alt=" " />;

interface MessageProps {
  toast: Toast;
  onFocus: (event: FocusEvent) => void;
  onDismiss: () => void;
}

function Message({ toast, onFocus, onDismiss }: MessageProps) {
  const { title, description, tone, action } = toast;
  // Escape on a toast dismisses the toast, not the dialog around it.
  const handleEscape = (event: KeyboardEvent) => {
    if (!(event.target as Element).closest(`.${styles.viewport}`)) return;
    event.preventDefault();
    onDismiss();
  };
  return (
    <Radix.Root
      className={styles.root}
      data-tone={tone}
      onFocus={onFocus}
      onEscapeKeyDown={handleEscape}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
    >
      {tone === 'bad' ? <WarningIcon /> : <CheckIcon />}
      <div>
        <Radix.Title asChild>
          <b>{title}</b>
        </Radix.Title>
        {spokenSpace}
        {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
        {action && spokenSpace}
        {action && (
          <Radix.Action altText={action.label} asChild onClick={action.run}>
            <Button variant="outline" size="sm" className={styles.action}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close className={styles.close} aria-label="Dismiss">
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}

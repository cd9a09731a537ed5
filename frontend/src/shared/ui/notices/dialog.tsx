import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dialog as dialogStyles } from '../../../styled-system/recipes';
import { CloseIcon } from '../pictures/icons';
import { Button } from '../primitives';

const styles = dialogStyles();

interface DialogProps {
  title: string;
  /** Narrower than usual. */
  size?: 'small' | 'medium';
  /** Also called on Escape. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal native dialog, which traps and restores the focus. Rendered into the body, so that it does not inherit the
 * styles of the component that opens it.
 */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Close it before it is removed from the document; otherwise the focus is not restored.
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const cancel = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
  // Browsers close a dialog on a second Escape even if `cancel` was prevented; reopen it if it is still mounted.
  const reopen = () => frame.current?.showModal();
  return createPortal(
    <dialog
      ref={frame}
      className={styles.root}
      data-size={size}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={reopen}
    >
      <div className={styles.head}>
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>,
    document.body,
  );
}

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** Leaves a destructive dialog. It has the focus first, so that a hasty Enter destroys nothing. */
export function CancelButton({ onClose }: { onClose: () => void }) {
  return (
    <Button type="button" variant="line" ref={focusOnOpening} onClick={onClose}>
      Cancel
    </Button>
  );
}

/** As a ref: gives an element the first focus in its dialog. React would not set the attribute, only focus too early. */
export function focusOnOpening(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

interface ConfirmProps {
  question: string;
  /** The label of the confirming button. */
  action: string;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of a destructive action. */
export function Confirm({ question, action, children, onConfirm, onClose }: ConfirmProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={question} size="small" onClose={onClose}>
      {children}
      <DialogActions>
        <CancelButton onClose={onClose} />
        <Button type="button" variant="danger" onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

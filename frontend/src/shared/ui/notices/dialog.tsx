import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../pictures/icons';
import { Button } from '../primitives';
import { styled } from '../styled';
import { dialogRecipe } from './dialog.recipe';

const Frame = styled('dialog', dialogRecipe);

interface DialogProps {
  title: string;
  className?: string;
  /** Also by Escape. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus inside, and gives it back. Outside of what it was opened from, whose styles
 * are not its own.
 */
export function Dialog({ title, className, onClose, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it still is in the page: one that was taken out gives no focus back.
  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const cancel = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
  // A second Escape closes it whatever `cancel` says; what is still wanted opens again.
  const reopen = () => frame.current?.showModal();
  return createPortal(
    <Frame ref={frame} className={className ?? ''} aria-labelledby={id} onCancel={cancel} onClose={reopen}>
      <div className="head">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="content">{children}</div>
    </Frame>,
    document.body,
  );
}

interface ConfirmProps {
  question: string;
  /** What pressing the button does. */
  action: string;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that somebody may regret. */
export function Confirm({ question, action, children, onConfirm, onClose }: ConfirmProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={question} className="small" onClose={onClose}>
      {children}
      <div className="acts">
        <Button type="button" className="line" onClick={onClose}>
          Cancel
        </Button>
        <Button type="button" className="danger" onClick={confirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}

import { Button } from '@chakra-ui/react/button';
import { Dialog as Chakra } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { CloseIcon } from '../pictures/icons';

interface DialogProps {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  /** Also called on Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. What has `data-autofocus` gets the focus first. It traps and restores the focus; a press beside it does not close it. Needs `ChakraSystem` around. */
export function Dialog({ title, size, onClose, children }: DialogProps) {
  return (
    <Chakra.Root
      open
      size={size}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content>
            <Chakra.Header>
              <Chakra.Title className="h3">{title}</Chakra.Title>
              <Chakra.CloseTrigger aria-label="Close">
                <CloseIcon />
              </Chakra.CloseTrigger>
            </Chakra.Header>
            <Chakra.Body>{children}</Chakra.Body>
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

/** The buttons at the end of a dialog. */
export const DialogActions = Chakra.Footer;

/** Leaves a destructive dialog. It has the focus first, so that a hasty Enter destroys nothing. */
export function CancelButton({ onClose }: { onClose: () => void }) {
  return (
    <Button size="xl" data-autofocus onClick={onClose}>
      Cancel
    </Button>
  );
}

interface ConfirmProps {
  question: string;
  action?: string;
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted, or taken from somebody. */
export function Confirm({ question, action = 'Delete', children, onConfirm, onClose }: ConfirmProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={question} size="sm" onClose={onClose}>
      {children}
      <DialogActions>
        <CancelButton onClose={onClose} />
        <Button size="xl" variant="solid" data-danger onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

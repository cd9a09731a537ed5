import { Button } from '@chakra-ui/react/button';
import { type ComponentProps, useState } from 'react';
import { Form } from '../../shared/ui/controls/form';
import { Dialog, DialogActions } from '../../shared/ui/notices/dialog';
import { softDisabled } from './soft-disabled';
import { confirmDiscard, useUnsavedChangesGuard } from './unsaved-changes';

interface FormDialogProps
  extends Pick<ComponentProps<typeof Form>, 'validate' | 'submit' | 'purpose' | 'children'> {
  title: string;
  /** The label of the button that submits. */
  action: string;
  /** Whether what was submitted is being saved. */
  isPending: boolean;
  isDangerous?: boolean;
  onClose: () => void;
}

/** A form in a dialog of its own, which asks before it discards what was typed. */
export function FormDialog({
  title,
  action,
  isPending,
  isDangerous,
  onClose,
  children,
  ...form
}: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedChangesGuard(isDirty);
  const cancel = () => confirmDiscard(isDirty) && onClose();
  return (
    <Dialog title={title} size="sm" onClose={cancel}>
      <Form {...form} onInput={() => setIsDirty(true)}>
        {children}
        <DialogActions>
          <Button size="xl" onClick={cancel}>
            Cancel
          </Button>
          <Button
            size="xl"
            type="submit"
            variant="solid"
            data-danger={isDangerous}
            {...softDisabled(isPending)}
          >
            {isPending ? 'Saving...' : action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

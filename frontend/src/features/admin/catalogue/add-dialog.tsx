import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { Dialog, DialogActions } from '../../../shared/ui/notices/dialog';
import { softDisabled } from '../soft-disabled';
import { confirmDiscard, useUnsavedChangesGuard } from '../unsaved-changes';
import { useChange } from '../use-change';
import { addAppliance } from './api';
import { ApplianceForm } from './appliance-form';

/** Adds a model. Photos can be uploaded once it is saved. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedChangesGuard(isDirty);
  const { mutateAsync, isPending } = useChange({
    concerns: 'catalogue',
    mutationFn: addAppliance,
    onSuccess: ({ brand, model }) => {
      const list = `${paths.admin}?${new URLSearchParams({ q: `${brand} ${model}` })}`;
      toastSuccess('Appliance added successfully', { label: 'Show', run: () => navigate(list) });
      onClose();
    },
    failure: ['Try again.', 'Failed to add appliance'],
  });
  const cancel = () => confirmDiscard(isDirty) && onClose();
  return (
    <Dialog title="Add New Appliance" onClose={cancel}>
      {/* Apart from the dialog's gaps: the form has its own. */}
      <div>
        <ApplianceForm appliance={null} onSend={mutateAsync} onChange={() => setIsDirty(true)}>
          <p className="small muted">Save the appliance first to upload photos and videos</p>
          <DialogActions>
            <Button type="submit" variant="solid" {...softDisabled(isPending)}>
              {isPending ? 'Saving...' : 'Add Appliance'}
            </Button>
            <Button onClick={cancel}>Cancel</Button>
          </DialogActions>
        </ApplianceForm>
      </div>
    </Dialog>
  );
}

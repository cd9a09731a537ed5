import type { CategoryView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayDone } from '../../../shared/toasts';
import { Dialog } from '../../../shared/ui/notices/dialog';
import { Button } from '../../../shared/ui/pieces';
import { addAppliance, forgetCatalogue } from '../api';
import { EditFrame } from '../edits';
import { sayFailure } from '../failures';
import { steady } from '../steady';
import { mayLeave, useUnsavedGuard } from '../unsaved';
import { ApplianceForm } from './appliance-form';

interface AddDialogProps {
  categories: readonly CategoryView[];
  onClose: () => void;
}

/** A new model; photos follow once it is there. */
export function AddDialog({ categories, onClose }: AddDialogProps) {
  const client = useQueryClient();
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedGuard(isDirty);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: addAppliance,
    onSuccess: async () => {
      await forgetCatalogue(client);
      sayDone('Appliance added successfully');
      onClose();
    },
    onError: (error) => sayFailure(error, 'Try again.', 'Failed to add appliance'),
  });
  return (
    <Dialog title="Add New Appliance" onClose={() => mayLeave(isDirty) && onClose()}>
      <EditFrame>
        <ApplianceForm
          appliance={null}
          categories={categories}
          onSend={mutateAsync}
          onChange={() => setIsDirty(true)}
        >
          <p className="small muted">Save the appliance first to upload photos and videos</p>
          <div className="acts">
            <Button type="submit" className="solid sm" {...steady(isPending)}>
              {isPending ? 'Saving...' : 'Add Appliance'}
            </Button>
          </div>
        </ApplianceForm>
      </EditFrame>
    </Dialog>
  );
}

import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api-client';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { RetryButton } from '../../../shared/ui/controls/retry-button';
import { Dialog, DialogActions } from '../../../shared/ui/notices/dialog';
import { Warning } from '../../../shared/ui/notices/warning';
import { Empty } from '../../../shared/ui/primitives';
import { ListSkeleton } from '../query-list';
import { softDisabled } from '../soft-disabled';
import { StaffLayout } from '../staff-layout';
import { confirmDiscard, useUnsavedChangesGuard } from '../unsaved-changes';
import { useChange } from '../use-change';
import { addAppliance, appliancesQuery, factsQuery } from './api';
import { ApplianceForm } from './appliance-form';
import { CatalogueManager } from './catalogue-manager';

export default function AppliancesPage() {
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button variant="solid" onClick={() => setIsAdding(true)}>
      Add Appliance
    </Button>
  );
  return (
    <StaffLayout title="Appliance Management" action={add}>
      <Management isAdding={isAdding} onClose={() => setIsAdding(false)} />
    </StaffLayout>
  );
}

function Management({ isAdding, onClose }: { isAdding: boolean; onClose: () => void }) {
  const appliances = useQuery(appliancesQuery);
  const facts = useQuery(factsQuery);
  const { data, error } = appliances;
  const retry = () => Promise.all([appliances, facts].map(({ refetch }) => refetch()));
  if (!data) {
    return error ? (
      <Empty role="alert">
        <h2 className="h3">The appliances could not be loaded</h2>
        <p>{messageOf(error, 'Check your connection and try again.')}</p>
        <RetryButton onRetry={retry} error={error} />
      </Empty>
    ) : (
      <>
        <p className="muted">Loading appliances...</p>
        <ListSkeleton data-columns="many" label="Loading" />
      </>
    );
  }
  return (
    <>
      {/* Above the old list, which stays so that an open form is not lost. */}
      {(error || facts.error) && (
        <Warning tone="bad" role="alert">
          <p>The list could not be refreshed and may be out of date.</p>
          <div>
            <RetryButton onRetry={retry} error={error ?? facts.error} />
          </div>
        </Warning>
      )}
      <CatalogueManager appliances={data} />
      {isAdding && <AddDialog onClose={onClose} />}
    </>
  );
}

/** Adds a model. Photos can be uploaded once it is saved. */
function AddDialog({ onClose }: { onClose: () => void }) {
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

import type { ImportRecord } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { CancelButton, Dialog, DialogActions } from '../../../shared/ui/notices/dialog';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { Field } from '../fields';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { refreshAfterImport, rollBack, rollbackQuery } from './api';
import { ImportFacts } from './import-facts';
import { rollbackText } from './import-text';
import { RankChanges } from './rank-changes';

/** Rows shown at first. */
const shownRows = { changes: 5, displaced: 3 };

interface RollbackDialogProps {
  record: ImportRecord;
  onRolledBack: () => void;
  onClose: () => void;
}

/** Shows what a rollback would change before it is confirmed. If models lose their scores, their number must be typed. */
export function RollbackDialog({ record, onRolledBack, onClose }: RollbackDialogProps) {
  const client = useQueryClient();
  const plan = useQuery(rollbackQuery(record.id));
  const [typed, setTyped] = useState('');
  // Models without any score afterwards, and those that go to the trash.
  const losses = plan.data ? plan.data.cleared + plan.data.trashed : 0;
  const isConfirmed = losses === 0 || typed.trim() === String(losses);
  const { mutate, isPending } = useMutation({
    mutationFn: () => rollBack(record.id, true),
    onSuccess: () => {
      refreshAfterImport(client);
      onRolledBack();
      toastSuccess(`Import ${record.id} is rolled back`);
      onClose();
    },
    onError: (error) => reportError(error, 'Nothing was changed.'),
  });
  return (
    <Dialog title={`Roll back import ${record.id}?`} onClose={onClose}>
      <ImportFacts record={record} />
      {plan.data && <p>{rollbackText(plan.data)}</p>}
      {plan.isPending && <p className="muted">Checking what will change...</p>}
      {plan.error && (
        <LoadFailure text="The changes could not be checked." error={plan.error} onRetry={plan.refetch} />
      )}
      {plan.data && <RankChanges plan={plan.data} shown={shownRows} />}
      {losses > 0 && (
        <Field
          size="lg"
          name="losses"
          label={`Type ${losses} to confirm`}
          hint="The number of models that lose scores or go to the trash"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <DialogActions>
        <CancelButton onClose={onClose} />
        <Button
          size="xl"
          variant="solid"
          data-danger
          {...softDisabled(isPending || !plan.data || !isConfirmed, mutate)}
        >
          {isPending ? 'Rolling back...' : 'Roll back'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

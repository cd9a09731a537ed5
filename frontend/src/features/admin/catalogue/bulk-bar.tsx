import type { ApplianceView } from '@appliance-index/backend/contract';
import { maxBulkChange, trashDays } from '@appliance-index/domain/catalogue/appliance';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { formatCount, pluralize } from '../../../shared/formats';
import { toastSuccess } from '../../../shared/toasts';
import { Form, type FormValues } from '../../../shared/ui/controls/form';
import { Confirm } from '../../../shared/ui/notices/dialog';
import { selection } from '../../../styled-system/recipes';
import { Options, SelectField } from '../fields';
import type { Selection } from '../selection';
import { softDisabled } from '../soft-disabled';
import { useChange } from '../use-change';
import { type BulkChange, changeInBulk } from './api';
import { staffCategoryLabel, typeOptions } from './list-view';
import { moveChange, toIds, useUndoDelete, useUndoMove } from './use-catalogue-change';

const styles = selection();

interface BulkBarProps extends Selection {
  appliances: readonly ApplianceView[];
  /** Selected models outside the current view; bulk actions do not change them. */
  hiddenCount: number;
  onExport: () => void;
  onDeleted: (ids: readonly string[]) => void;
}

/** Actions on the selected models in view. */
export function BulkBar(props: BulkBarProps) {
  const { appliances, hiddenCount, selected, select, onExport, onDeleted } = props;
  const undoDelete = useUndoDelete();
  const undoMove = useUndoMove();
  const [isConfirming, setIsConfirming] = useState(false);
  const selectionText = pluralize(appliances.length, 'appliance');
  const isTooMany = appliances.length > maxBulkChange;
  const { mutate, isPending } = useChange({
    concerns: 'catalogue',
    mutationFn: ({ models, change }: { models: readonly ApplianceView[]; change: BulkChange }) =>
      changeInBulk(toIds(models), change),
    onChanged: ({ models, change: { action } }) => {
      if (action === 'delete') onDeleted(toIds(models));
      select(toIds(models), false);
    },
    onSuccess: (_, { models, change: { action } }) => {
      const changed = pluralize(models.length, 'appliance');
      if (action === 'delete') toastSuccess(`${changed} deleted`, undoDelete(toIds(models)));
      else toastSuccess(`${changed} moved`, undoMove(models));
    },
    failure: ['Try again.', 'Nothing was changed'],
  });
  const move = ({ target = '' }: FormValues) => mutate({ models: appliances, change: moveChange(target) });
  return (
    <Form className={styles.bar} validate={findMissing} submit={move} aria-label="Selected appliances">
      <p className="small">
        <b>{`${selectionText} selected`}</b>
        {hiddenCount > 0 && (
          <span>{`; ${formatCount(hiddenCount)} more outside this view will not change`}</span>
        )}
        {isTooMany && <span>{`; at most ${maxBulkChange} can be changed at once`}</span>}
      </p>
      <SelectField size="sm" name="target" label="Move to">
        <option value="">Choose a category</option>
        {categorySlugs.map((category) => (
          <optgroup key={category} label={staffCategoryLabel(category)}>
            <option value={category}>{staffCategoryLabel(category)}, no type</option>
            <Options of={typeOptions(category).map(([type, label]) => [`${category}/${type}`, label])} />
          </optgroup>
        ))}
      </SelectField>
      <Button type="submit" size="md" {...softDisabled(isPending || isTooMany)}>
        Move
      </Button>
      <Button size="md" {...softDisabled(isPending || isTooMany, () => setIsConfirming(true))}>
        Delete
      </Button>
      <Button size="md" onClick={onExport}>
        Export selection
      </Button>
      <Button variant="ghost" size="md" onClick={() => select([...selected], false)}>
        Clear selection
      </Button>
      {isConfirming && (
        <Confirm
          question={`Delete ${selectionText}?`}
          onConfirm={() => mutate({ models: appliances, change: { action: 'delete' } })}
          onClose={() => setIsConfirming(false)}
        >
          <p>They go to the trash and can be restored for {trashDays} days.</p>
        </Confirm>
      )}
    </Form>
  );
}

function findMissing({ target }: FormValues): Record<string, string> {
  return target ? {} : { target: 'Choose a category first.' };
}

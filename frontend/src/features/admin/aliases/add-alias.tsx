import type { AliasDecision } from '@appliance-index/domain/catalogue/alias';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { Button } from '@chakra-ui/react/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { toastSuccess } from '../../../shared/toasts';
import { FieldError, type FormValues, fieldErrors, requiredErrors } from '../../../shared/ui/controls/form';
import { DialogActions } from '../../../shared/ui/notices/dialog';
import { staffCategoryLabel } from '../catalogue/list-view';
import { Field, fieldKeys, Options, SelectField } from '../fields';
import { FormDialog } from '../form-dialog';
import { refresh } from '../queries';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { useModelSearch } from '../use-model-search';
import { decide, nameOf } from './api';

const choices: Readonly<Record<AliasDecision, string>> = {
  same: 'It is a model of the catalogue',
  new: 'It is a new model, which the next import adds',
  ignore: 'Ignore it: its rows are left out',
  brand: 'The brand is a brand of the catalogue, for all models',
};

function errorsIn(values: FormValues, decision: AliasDecision): Record<string, string> {
  const isModelMissing = decision === 'same' && !values.applianceId;
  const meant = decision === 'brand' ? { sameBrand: 'the brand of the catalogue' } : { model: 'the model' };
  return {
    ...requiredErrors(values, { brand: 'the brand', ...meant }),
    ...(isModelMissing && { applianceId: 'Find and choose the model of the catalogue.' }),
  };
}

/** Asks for a decision about a name, before or after a file has it. */
export function AddAlias({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [decision, setDecision] = useState<AliasDecision>('same');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ find: _, ...values }: FormValues) => decide([{ ...values, decision }]),
    onSuccess: async ([alias]) => {
      await refresh(client, 'aliases');
      onClose();
      if (alias) toastSuccess(`${nameOf(alias)} is decided, from the next import on`);
    },
    onError: (error) => {
      if (Object.keys(fieldErrors(error)).length === 0) reportError(error, 'Nothing was saved. Try again.');
    },
  });
  return (
    <FormDialog
      title="Decide what a name means"
      action="Save the decision"
      isPending={isPending}
      validate={(values) => errorsIn(values, decision)}
      submit={mutateAsync}
      purpose={decision}
      onClose={onClose}
    >
      <SelectField
        size="lg"
        name="decision"
        label="Decision"
        value={decision}
        onChange={({ target }) => setDecision(target.value as AliasDecision)}
      >
        <Options of={Object.entries(choices)} />
      </SelectField>
      <Field size="lg" name="brand" label="Brand, as files write it" data-autofocus maxLength={200} />
      {decision === 'brand' ? (
        <Field size="lg" name="sameBrand" label="Brand of the catalogue" maxLength={200} />
      ) : (
        <>
          <Field size="lg" name="model" label="Model, as files write it" maxLength={200} />
          <SelectField size="lg" name="category" label="Category">
            <Options of={categorySlugs.map((slug) => [slug, staffCategoryLabel(slug)])} />
          </SelectField>
        </>
      )}
      {decision === 'same' && <ModelChoice />}
    </FormDialog>
  );
}

/** Finds the model that a name means. Enter in its field searches instead of submitting the form. */
function ModelChoice() {
  const { typed, setTyped, find, data, foundText, error, isFetching } = useModelSearch();
  return (
    <>
      <Field
        size="lg"
        name="find"
        label="Find the model"
        hint="A brand, a model or both; Enter searches."
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={fieldKeys(find)}
      />
      <DialogActions>
        <Button {...softDisabled(isFetching, find)}>{isFetching ? 'Searching...' : 'Find'}</Button>
      </DialogActions>
      {error && <FieldError role="alert">{messageOf(error, 'The search failed. Try again.')}</FieldError>}
      <p className="small muted" role="status">
        {foundText}
      </p>
      <SelectField size="lg" name="applianceId" label="Model of the catalogue">
        {data?.map(({ id, brand, model, category }) => (
          <option key={id} value={id}>{`${brand} ${model} (${staffCategoryLabel(category)})`}</option>
        ))}
      </SelectField>
    </>
  );
}

import type { ApplianceView, SavedViewView } from '@appliance-index/backend/contract';
import { savedViewLimits } from '@appliance-index/domain/catalogue/saved-view';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { typedEntries } from '../../../shared/typed-entries';
import { requiredErrors } from '../../../shared/ui/controls/form';
import { Confirm } from '../../../shared/ui/notices/dialog';
import { Chip, Chips } from '../../../shared/ui/primitives';
import { listTools } from '../../../styled-system/recipes';
import { Field } from '../fields';
import { FormDialog } from '../form-dialog';
import { useChange } from '../use-change';
import { deleteView, factsQuery, saveView, viewsQuery } from './api';
import { awaitsFacts, gaps, matching, noFacts, parseListView } from './list-view';

const styles = listTools();

/** Views of the list as links with their counts: built-in ones, one's own and the shared ones. */
export function ViewLinks({ appliances }: { appliances: readonly ApplianceView[] }) {
  const { data: facts = noFacts } = useQuery(factsQuery);
  const [search] = useSearchParams();
  const { data: saved = [] } = useQuery(viewsQuery);
  const [open, setOpen] = useState<'save' | 'delete' | null>(null);
  const views = useMemo(
    () =>
      [...builtIn, ...saved].map(({ name, query }) => {
        const view = parseListView(new URLSearchParams(query));
        const count = awaitsFacts(view, facts) ? null : matching(appliances, view, facts).length;
        return { name, query, count };
      }),
    [saved, appliances, facts],
  );
  const shown = normalised(search.toString());
  const isCurrent = (query: string) => normalised(query) === shown;
  const current = saved.find(({ query }) => isCurrent(query));
  const close = () => setOpen(null);
  return (
    <nav className={styles.views} aria-label="Views">
      <Chips>
        {views.map(({ name, query, count }) => (
          <Chip
            key={`${name} ${query}`}
            className={styles.view}
            to={`${paths.admin}?${query}`}
            aria-current={isCurrent(query) ? 'page' : undefined}
          >
            <span>{name}</span>
            {count !== null && <small key={count}>{formatCount(count)}</small>}
          </Chip>
        ))}
        <Button variant="ghost" onClick={() => setOpen('save')}>
          Save view
        </Button>
        {current && (
          <Button variant="ghost" onClick={() => setOpen('delete')}>
            Delete view
          </Button>
        )}
      </Chips>
      {open === 'save' && <SaveDialog query={shown} current={current} onClose={close} />}
      {open === 'delete' && current && <DeleteDialog view={current} onClose={close} />}
    </nav>
  );
}

const builtIn = typedEntries(gaps).map(([gap, name]) => ({ name, query: `only=${gap}` }));

/** The parameters of a view in one order, without those that open the form of a model. */
function normalised(query: string): string {
  const search = new URLSearchParams(query);
  for (const name of ['edit', 'back']) search.delete(name);
  search.sort();
  return search.toString();
}

interface SaveDialogProps {
  query: string;
  current: SavedViewView | undefined;
  onClose: () => void;
}

function SaveDialog({ query, current, onClose }: SaveDialogProps) {
  const { mutateAsync, isPending } = useChange({
    concerns: 'views',
    mutationFn: saveView,
    onSuccess: ({ name }) => {
      toastSuccess(`View "${name}" saved`);
      onClose();
    },
    failure: ['Try again.', 'The view was not saved'],
  });
  const own = current?.isOwn ? current : undefined;
  return (
    <FormDialog
      title="Save View"
      action="Save view"
      isPending={isPending}
      validate={(values) => requiredErrors(values, { name: 'the name' })}
      submit={({ name = '', shared }) => mutateAsync({ name, query, isShared: shared === 'on' })}
      onClose={onClose}
    >
      <Field
        size="lg"
        name="name"
        label="Name"
        maxLength={savedViewLimits.name}
        defaultValue={own?.name}
        hint="Keeps the tab, filter, columns and order. Your own view of the same name is replaced."
        data-autofocus
      />
      <Checkbox.Root name="shared" defaultChecked={own?.isShared ?? false}>
        <Checkbox.HiddenInput />
        <Checkbox.Control /> <Checkbox.Label>Share with all staff</Checkbox.Label>
      </Checkbox.Root>
    </FormDialog>
  );
}

function DeleteDialog({ view, onClose }: { view: SavedViewView; onClose: () => void }) {
  const { id, name, isShared } = view;
  const { mutate } = useChange({
    concerns: 'views',
    mutationFn: () => deleteView(id),
    onSuccess: () => toastSuccess(`View "${name}" deleted`),
    failure: ['Try again.', 'The view was not deleted'],
  });
  return (
    <Confirm question={`Delete the view "${name}"?`} onConfirm={() => mutate()} onClose={onClose}>
      <p>{isShared ? 'All of the staff lose it.' : 'The models stay as they are.'}</p>
    </Confirm>
  );
}

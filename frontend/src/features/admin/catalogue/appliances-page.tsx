import type { ApplianceView, CategoryView } from '@appliance-index/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api-client';
import { categorySlugs } from '../../../shared/formats';
import { categoriesQuery, useReads } from '../../../shared/reads';
import { sayDone } from '../../../shared/toasts';
import { Field, Form } from '../../../shared/ui/controls/field';
import { RetryButton } from '../../../shared/ui/controls/retry-button';
import { Tabs } from '../../../shared/ui/controls/tabs';
import { Confirm } from '../../../shared/ui/notices/dialog';
import { Spinner } from '../../../shared/ui/notices/spinner';
import { WarningIcon } from '../../../shared/ui/pictures/icons';
import { Alert, Button, Empty } from '../../../shared/ui/pieces';
import { appliancesQuery, deleteAppliance, forgetCatalogue, restoreAppliance } from '../api';
import { useOpened } from '../edits';
import { sayFailure } from '../failures';
import { useFocusAfterRow } from '../focus-after-row';
import { StaffFrame } from '../staff-frame';
import { AddDialog } from './add-dialog';
import {
  countsOf,
  emptyText,
  type ListView,
  listed,
  type SortKey,
  tabNames,
  typeNames,
  viewOf,
} from './appliance-list';
import { ApplianceTable } from './appliance-table';
import { BulkBar } from './bulk-bar';
import { EditCard } from './edit-card';

/** Appliance Management. */
export default function AppliancesPage() {
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button type="button" className="btn solid sm" onClick={() => setIsAdding(true)}>
      Add Appliance
    </Button>
  );
  return (
    <StaffFrame title="Appliance Management" action={add}>
      <Management isAdding={isAdding} onAdded={() => setIsAdding(false)} />
    </StaffFrame>
  );
}

function Management({ isAdding, onAdded }: { isAdding: boolean; onAdded: () => void }) {
  const appliances = useQuery(appliancesQuery);
  const categories = useQuery(categoriesQuery(useReads()));
  const error = appliances.error ?? categories.error;
  if (!appliances.data || !categories.data) {
    const retry = () => Promise.all([appliances.refetch(), categories.refetch()]);
    return error ? (
      <Failure error={error} onRetry={retry} />
    ) : (
      <>
        <Spinner label="Loading" />
        <p className="muted" style={{ textAlign: 'center' }}>
          Loading appliances...
        </p>
      </>
    );
  }
  return (
    <>
      {error && <Outdated error={error} onRetry={appliances.refetch} />}
      <Lists appliances={appliances.data} categories={categories.data.categories} />
      {isAdding && <AddDialog categories={categories.data.categories} onClose={onAdded} />}
    </>
  );
}

interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

function Failure({ error, onRetry }: FailureProps) {
  return (
    <Empty role="alert">
      <h2 className="h3">The appliances could not be loaded</h2>
      <p>{messageOf(error, 'The connection may be interrupted.')}</p>
      <RetryButton onRetry={onRetry} error={error} />
    </Empty>
  );
}

/** What is there already stays, and with it what somebody is typing. */
function Outdated({ error, onRetry }: FailureProps) {
  return (
    <Alert className="alert bad" role="alert">
      <WarningIcon />
      <div>
        <p>The list could not be read anew; it may not be what is saved.</p>
        <div className="acts">
          <RetryButton onRetry={onRetry} error={error} />
        </div>
      </div>
    </Alert>
  );
}

interface ListsProps {
  appliances: readonly ApplianceView[];
  categories: readonly CategoryView[];
}

function Lists({ appliances, categories }: ListsProps) {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const choose = (change: Record<string, string | null>) =>
    setSearch(withChoices(search, change), { replace: true });
  const counts = countsOf(appliances);
  const label = (text: string, name: string) => (
    <>
      {text}
      <span className="count">{counts.get(name) ?? 0}</span>
    </>
  );
  const tabs = [
    { name: 'all', label: label('All Appliances', 'all') },
    ...categorySlugs.map((slug) => ({ name: slug as string, label: label(tabNames[slug], slug) })),
  ];
  const types = categories.find(({ category }) => category === view.category)?.types ?? [];
  const typeTabs =
    view.category === null
      ? []
      : [
          { name: 'all', label: label('All', view.category) },
          ...types.map(({ subcategory, label: text }) => ({
            name: subcategory as string,
            label: label(text, `${view.category}/${subcategory}`),
          })),
        ];
  return (
    <Tabs
      label="Category"
      tabs={tabs}
      selected={view.category ?? 'all'}
      onSelect={(name) => choose({ category: name === 'all' ? null : name, type: null })}
    >
      <Tabs
        label="Subcategory"
        className="subtabs"
        tabs={typeTabs}
        selected={view.subcategory ?? 'all'}
        onSelect={(name) => choose({ type: name === 'all' ? null : name })}
      >
        <List appliances={appliances} categories={categories} view={view} onChoose={choose} />
      </Tabs>
    </Tabs>
  );
}

interface ListProps extends ListsProps {
  view: ListView;
  onChoose: (change: Record<string, string | null>) => void;
}

function List({ appliances, categories, view, onChoose }: ListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { item: editing, open: edit, mark, close } = useOpened<ApplianceView>();
  const [deleting, setDeleting] = useState<ApplianceView | null>(null);
  const types = typeNames(categories);
  const shown = listed(appliances, useDeferredValue(view), types);
  /** What is deleted cannot be edited any more. */
  const closeDeleted = (ids: readonly string[]) => editing && ids.includes(editing.id) && close();
  const remove = useRemoval((id) => closeDeleted([id]));
  const count = useFocusAfterRow<HTMLParagraphElement>(appliances.length);
  const select = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(selected);
    for (const id of ids) isOn ? next.add(id) : next.delete(id);
    setSelected(next);
  };
  const sort = (key: SortKey) =>
    onChoose({ sort: key === view.sort && !view.isDescending ? `-${key}` : key });
  const chosen = appliances.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <>
      <Form className="tools" send={async () => undefined}>
        <div className="grow">
          <Field
            name="q"
            type="search"
            label="Filter"
            placeholder="Brand, model, price"
            value={view.text}
            onChange={(event) => onChoose({ q: event.target.value || null })}
          />
        </div>
        <p className="small muted" role="status" tabIndex={-1} ref={count}>
          {shown.length} of {appliances.length} appliances
        </p>
      </Form>
      {chosen.length > 0 && (
        <BulkBar
          ids={chosen}
          categories={categories}
          onDone={() => setSelected(new Set())}
          onDeleted={() => closeDeleted(chosen)}
        />
      )}
      {editing && (
        <EditCard
          key={`${editing.id} ${editing.version}`}
          appliance={editing}
          categories={categories}
          onDirty={mark}
          onCancel={() => edit(null)}
          onDone={close}
        />
      )}
      {shown.length === 0 ? (
        <Empty>
          <p>{view.text === '' ? emptyText(view) : `Nothing here has "${view.text}" in it.`}</p>
        </Empty>
      ) : (
        <ApplianceTable
          appliances={shown}
          types={types}
          view={view}
          editing={editing?.id ?? null}
          selected={selected}
          onSort={sort}
          onSelect={select}
          onEdit={edit}
          onDelete={setDeleting}
        />
      )}
      {deleting && (
        <Confirm
          question="Are you sure you want to delete this appliance?"
          action="Delete"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <p>
            {deleting.brand} {deleting.model} goes to the trash and can be restored for 30 days.
          </p>
        </Confirm>
      )}
    </>
  );
}

/** Deletes at once, and offers to take it back. */
function useRemoval(onRemoved: (id: string) => void): (appliance: ApplianceView) => void {
  const client = useQueryClient();
  const refresh = () => forgetCatalogue(client);
  const restore = useMutation({
    mutationFn: restoreAppliance,
    onSuccess: async () => {
      await refresh();
      sayDone('Appliance restored');
    },
    onError: (error) => sayFailure(error, 'Failed to restore appliance'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: ApplianceView) => deleteAppliance(id),
    onSuccess: async (_, { id }) => {
      onRemoved(id);
      await refresh();
      const action = { label: 'Undo', run: () => restore.mutate(id) };
      sayDone('Appliance deleted successfully', action);
    },
    onError: (error) => sayFailure(error, 'Try again.', 'Failed to delete appliance'),
  });
  return remove.mutate;
}

function withChoices(search: URLSearchParams, change: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

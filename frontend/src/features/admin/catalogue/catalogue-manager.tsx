import type { ApplianceView } from '@appliance-index/backend/contract';
import { trashDays } from '@appliance-index/domain/catalogue/appliance';
import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance-fields';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { Button } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount, pluralize } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { typedEntries } from '../../../shared/typed-entries';
import { BackLink } from '../../../shared/ui/back-link';
import { Form } from '../../../shared/ui/controls/form';
import { Link } from '../../../shared/ui/link';
import { Confirm } from '../../../shared/ui/notices/dialog';
import { Warning } from '../../../shared/ui/notices/warning';
import { Empty } from '../../../shared/ui/primitives';
import { listTools } from '../../../styled-system/recipes';
import { downloadCsv } from '../download-csv';
import { useEditor } from '../editor';
import { Field } from '../fields';
import { toSearchParams } from '../queries';
import { SelectionFrame, useSelection } from '../selection';
import { StaffTabs } from '../staff-tabs';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { returnToList } from '../use-kept-scroll';
import { factsQuery } from './api';
import { ApplianceTable } from './appliance-table';
import { BulkBar } from './bulk-bar';
import { CellGrid } from './cells/cell-grid';
import { EditCard } from './edit-card';
import {
  type ExtraColumn,
  emptyText,
  extraColumns,
  extraText,
  type Facts,
  filterAndSort,
  type ListView,
  noFacts,
  parseListView,
  type SortKey,
  staffCategoryLabel,
  tabCounts,
  typeOptions,
} from './list-view';
import { useDeleteAppliance } from './use-catalogue-change';
import { ViewLinks } from './view-links';

const styles = listTools();

/** The tabs and the list of models; tab, filter and order are kept in the URL. */
export function CatalogueManager({ appliances }: { appliances: readonly ApplianceView[] }) {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => parseListView(search), [search]);
  const updateParams = (change: Record<string, string>) =>
    setSearch(toSearchParams({ ...Object.fromEntries(search), ...change }), { replace: true });
  const back = search.get('back');
  const edited = search.get('edit');
  const [isEditedGone] = useState(edited !== null && !appliances.some(({ id }) => id === edited));
  const common = { appliances, view, onChange: updateParams };
  return (
    <>
      {/* To the screen of the panel that has led here, where it was left. */}
      {back?.startsWith(`${paths.admin}/`) && (
        <BackLink to={back} onClick={() => returnToList(back)}>
          the list
        </BackLink>
      )}
      {isEditedGone && (
        <Warning role="status">
          The appliance of this link is no longer in the list. It may be in the{' '}
          <Link to={paths.staff('trash')}>trash</Link>.
        </Warning>
      )}
      <ViewLinks appliances={appliances} />
      <CategoryTabs {...common}>
        <List {...common} edited={edited} />
      </CategoryTabs>
    </>
  );
}

interface ListProps {
  appliances: readonly ApplianceView[];
  view: ListView;
  /** The id of the model whose form is open at first. */
  edited: string | null;
  /** An empty value takes a parameter out. */
  onChange: (change: Record<string, string>) => void;
}

/** Tabs for the categories and the types of the selected one, with model counts. */
function CategoryTabs({
  appliances,
  view,
  onChange,
  children,
}: Omit<ListProps, 'edited'> & { children: ReactNode }) {
  const counts = tabCounts(appliances);
  const tab = (name: string, label: string, path = name) => ({ name, label, count: counts.get(path) ?? 0 });
  const { category } = view;
  const tabs = [
    tab('all', 'All Appliances'),
    ...categorySlugs.map((slug) => tab(slug, staffCategoryLabel(slug))),
  ];
  const typeTabs = category && [
    tab('all', 'All', category),
    ...typeOptions(category).map(([type, label]) => tab(type, label, `${category}/${type}`)),
  ];
  return (
    <StaffTabs
      label="Category"
      tabs={tabs}
      selected={category ?? 'all'}
      onSelect={(name) => onChange({ category: name === 'all' ? '' : name, type: '' })}
    >
      <StaffTabs
        label="Subcategory"
        size="sm"
        tabs={typeTabs ?? []}
        selected={view.subcategory ?? 'all'}
        onSelect={(name) => onChange({ type: name === 'all' ? '' : name })}
      >
        {children}
      </StaffTabs>
    </StaffTabs>
  );
}

function List({ appliances, view, edited, onChange }: ListProps) {
  const { data: facts = noFacts } = useQuery(factsQuery);
  const editor = useEditor(appliances.find(({ id }) => id === edited));
  const { item: editing, close } = editor;
  const [deleting, setDeleting] = useState<ApplianceView | null>(null);
  const deferredView = useDeferredValue(view);
  // Filtering ten thousand models is too slow for every keystroke or tick.
  const shown = useMemo(
    () => filterAndSort(appliances, deferredView, facts),
    [appliances, deferredView, facts],
  );
  const closeDeleted = (ids: readonly string[]) => editing && ids.includes(editing.id) && close();
  const remove = useDeleteAppliance(closeDeleted);
  const sort = (sortKey: SortKey) =>
    onChange({ sort: sortKey === view.sort && !view.isDescending ? `-${sortKey}` : sortKey });
  const ticks = useSelection();
  const isSelected = ({ id }: ApplianceView) => ticks.selected.has(id);
  // Bulk actions apply to those in view, so that nobody deletes what another tab or filter shows.
  const selectedInView = shown.filter(isSelected);
  // Whose form closes without a row that could take the focus.
  const isRowGone = editing !== null && !shown.some(({ id }) => id === editing.id);
  const countText = useFocusAfterRemoval<HTMLParagraphElement>([
    ...shown.map(({ id }) => id),
    selectedInView.length > 0 && 'bar',
    isRowGone && 'form',
  ]);
  return (
    <>
      <Form className={styles.root} submit={() => undefined}>
        <div className={styles.search}>
          <Field
            size="sm"
            name="q"
            type="search"
            label="Filter"
            placeholder="Brand, model, price"
            value={view.text}
            onChange={(event) => onChange({ q: event.target.value })}
          />
        </div>
        {!view.isGrid && <ColumnChoice columns={view.columns} onChange={onChange} />}
        <Button
          variant={view.isGrid ? 'solid' : 'outline'}
          size="md"
          aria-pressed={view.isGrid}
          data-leaves={view.isGrid || undefined}
          onClick={() => onChange({ cells: view.isGrid ? '' : '1' })}
        >
          Edit cells
        </Button>
        <p className="small muted" role="status" tabIndex={-1} ref={countText}>
          {appliances.length > 0 &&
            `${formatCount(shown.length)} of ${pluralize(appliances.length, 'appliance')}`}
        </p>
      </Form>
      {editing && <EditCard key={editor.key} appliance={editing} editing={editor} />}
      <SelectionFrame
        count={view.isGrid ? 0 : selectedInView.length}
        actions={
          <BulkBar
            appliances={selectedInView}
            onExport={() => exportModels(selectedInView, view, facts)}
            hiddenCount={appliances.filter(isSelected).length - selectedInView.length}
            {...ticks}
            onDeleted={closeDeleted}
          />
        }
      >
        {shown.length === 0 && (
          <Empty>
            <p>{emptyText(view, facts)}</p>
          </Empty>
        )}
        {view.isGrid ? (
          // Also of an empty view, so that what is typed in a cell stays.
          <div hidden={shown.length === 0}>
            <CellGrid
              appliances={appliances}
              shown={shown}
              viewKey={JSON.stringify([deferredView, facts.size > 0])}
            />
          </div>
        ) : (
          shown.length > 0 && (
            <ApplianceTable
              appliances={shown}
              facts={facts}
              view={view}
              editing={editing?.id ?? null}
              {...ticks}
              onSort={sort}
              onEdit={editor.open}
              onDelete={setDeleting}
            />
          )
        )}
      </SelectionFrame>
      {deleting && (
        <Confirm
          question="Are you sure you want to delete this appliance?"
          onConfirm={() => remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <p>
            {deleting.brand} {deleting.model} goes to the trash and can be restored for {trashDays} days.
          </p>
        </Confirm>
      )}
    </>
  );
}

/** The columns besides those that are always there. */
function ColumnChoice({ columns, onChange }: Pick<ListView, 'columns'> & Pick<ListProps, 'onChange'>) {
  const toggled = (name: ExtraColumn) =>
    columns.includes(name) ? columns.filter((each) => each !== name) : [...columns, name];
  return (
    <fieldset className={styles.columns}>
      <legend className="sr">Further columns</legend>
      {typedEntries(extraColumns).map(([name, label]) => (
        <Checkbox.Root
          key={name}
          checked={columns.includes(name)}
          onCheckedChange={() => onChange({ columns: toggled(name).join() })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </fieldset>
  );
}

/** Downloads models as a file that the import of the catalogue reads, with the view's further columns. */
function exportModels(models: readonly ApplianceView[], { columns }: ListView, facts: Facts): void {
  const labels = columns.map((name: ExtraColumn) => extraColumns[name]);
  const rows = models.map((model) => [
    ...applianceFieldNames.map((name) => String(model[name] ?? '')),
    ...columns.map((name) => extraText(name, model, facts)),
  ]);
  downloadCsv('selected-appliances.csv', [[...applianceFieldNames, ...labels], ...rows]);
}

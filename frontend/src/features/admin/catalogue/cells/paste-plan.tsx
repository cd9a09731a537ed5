import type { ApplianceView, CellChangesView } from '@appliance-index/backend/contract';
import type { ApplianceFieldName, ApplianceFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { formatCount, modelName, pluralize } from '../../../../shared/formats';
import { CancelButton, Dialog, DialogActions } from '../../../../shared/ui/notices/dialog';
import { LoadFailure } from '../../../../shared/ui/notices/load-failure';
import { Warning } from '../../../../shared/ui/notices/warning';
import { ScrollRegion } from '../../../../shared/ui/scroll-region';
import { pastePlan } from '../../../../styled-system/recipes';
import { fieldLabel } from '../../field-label';
import { reportError } from '../../report-error';
import { softDisabled } from '../../soft-disabled';
import { StaffTable } from '../../staff-table';
import { useUnsavedChangesGuard } from '../../unsaved-changes';
import { isOutdated } from '../../use-change';
import { appliancesQuery, type CellEdit, changeCells } from '../api';
import { shownText } from './cell-text';
import type { PastedBlock } from './use-paste';
import { changeCount, editsTo, useSaveCells } from './use-save-cells';

const styles = pastePlan();

/** Shows what a pasted block would change before anything is saved. */
export function PastePlan({ block, onClose }: { block: PastedBlock; onClose: () => void }) {
  const { plan, save } = useBlockPlan(block, onClose);
  useUnsavedChangesGuard(true);
  const isBusy = plan.isFetching || save.isPending;
  const changed = plan.data ? changeCount(plan.data.changes.models) : 0;
  const unread = plan.data ? problemsOf(plan.data).length : 0;
  return (
    <Dialog title="Paste a block" onClose={onClose}>
      <div className={styles.root}>
        <p role="status">{plan.data ? summaryOf(plan.data, changed) : 'Reading the block...'}</p>
        {plan.error && (
          <LoadFailure text="The block could not be read." error={plan.error} onRetry={plan.refetch} />
        )}
        <Notices block={block} plan={plan.data} />
        {plan.data && <Unread block={block} plan={plan.data} />}
        {plan.data && changed > 0 && <Changes plan={plan.data} />}
      </div>
      <DialogActions>
        <CancelButton onClose={onClose} />
        {plan.data && changed > 0 && (
          <Button size="xl" variant="solid" {...softDisabled(isBusy, () => save.mutate(plan.data))}>
            {save.isPending ? 'Saving...' : saveText(changed, unread)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** '312 changes to 40 appliances, 8 cells unchanged. Nothing is saved yet.' */
function summaryOf({ changes: { models, unchanged } }: BlockPlan, changed: number): string {
  const changing = models.filter(({ after }) => Object.keys(after).length > 0).length;
  const same = `${pluralize(unchanged, 'cell')} unchanged`;
  if (changed === 0) return `This block changes nothing: ${same}.`;
  const counts = `${pluralize(changed, 'change')} to ${pluralize(changing, 'appliance')}`;
  return `${counts}, ${same}. Nothing is saved yet.`;
}

function saveText(changed: number, unread: number): string {
  const all = `Save ${pluralize(changed, 'change')}`;
  return unread === 0 ? all : `${all} without ${pluralize(unread, 'cell')}`;
}

/** What of the block is left out, and what has happened meanwhile. */
function Notices({ block, plan }: { block: PastedBlock; plan: BlockPlan | undefined }) {
  const { rowsLeftOut, columnsLeftOut } = block;
  const left = [
    rowsLeftOut > 0 && pluralize(rowsLeftOut, 'row'),
    columnsLeftOut > 0 && pluralize(columnsLeftOut, 'column'),
  ].filter(Boolean);
  const notices = [
    left.length > 0 &&
      `The block reaches past the end of the table: ${left.join(' and ')} of it will be left out.`,
    plan?.isRenewed &&
      'Someone else has changed these models in the meantime. This plan starts from what is there now.',
    plan &&
      plan.goneCount > 0 &&
      `${pluralize(plan.goneCount, 'appliance')} of the block ${plan.goneCount === 1 ? 'was' : 'were'} deleted in the meantime and will be left out.`,
  ].filter((notice) => typeof notice === 'string');
  if (notices.length === 0) return null;
  return (
    <Warning role="alert">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </Warning>
  );
}

function problemsOf({ changes }: BlockPlan) {
  return changes.models.flatMap(({ appliance, problems }) =>
    problems.map((problem) => ({ ...problem, appliance })),
  );
}

/** The cells that cannot be read, with their places in the block. */
function Unread({ block, plan }: { block: PastedBlock; plan: BlockPlan }) {
  const problems = problemsOf(plan);
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="unread-cells">
      <h3 className="h3" id="unread-cells">
        {pluralize(problems.length, 'cell')} cannot be read
      </h3>
      <ul className={styles.unread}>
        {problems.map(({ appliance, field, message }) => {
          const cell = block.cells.find(({ id, name }) => id === appliance.id && name === field);
          const place = cell ? `Row ${formatCount(cell.row)}, column ${cell.column}: ` : '';
          return (
            <li key={`${appliance.id} ${field}`}>
              {`${place}${fieldLabel(field)} of ${modelName(appliance)}`}
              {cell && ` "${cell.text.slice(0, 40)}"`}. {message}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Each change, row by row. */
function Changes({ plan }: { plan: BlockPlan }) {
  return (
    <ScrollRegion className={styles.changes} aria-label="Changes">
      <StaffTable unstyled caption="Changes of the block" columns={['Model', 'Field', 'Before', 'After']}>
        {plan.changes.models.flatMap(({ appliance, after }) =>
          (Object.keys(after) as ApplianceFieldName[]).map((name) => (
            <Table.Row key={`${appliance.id} ${name}`}>
              <Table.Cell as="th" scope="row">
                {modelName(appliance)}
              </Table.Cell>
              <Table.Cell>{fieldLabel(name)}</Table.Cell>
              <Table.Cell>{shownText(name, appliance) || '–'}</Table.Cell>
              <Table.Cell>{shownText(name, { ...appliance, ...after } as ApplianceFields) || '–'}</Table.Cell>
            </Table.Row>
          )),
        )}
      </StaffTable>
    </ScrollRegion>
  );
}

interface BlockPlan {
  changes: CellChangesView;
  /** Whether models had changed since they were listed, or since an earlier plan. */
  isRenewed: boolean;
  /** Rows of the block whose models were deleted meanwhile. */
  goneCount: number;
}

/** How often a plan is made anew while others keep changing its models. */
const maxAttempts = 3;

/** Plans a pasted block, and saves what the plan shows. What others have changed meanwhile makes the plan anew. */
function useBlockPlan(block: PastedBlock, onSaved: () => void) {
  const client = useQueryClient();
  const saveCells = useSaveCells();
  const isStale = useRef(false);
  const plan = useQuery({
    queryKey: ['staff', 'cells', useId()],
    queryFn: () => planBlock(client, block, isStale.current),
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: ({ changes }: BlockPlan) => saveCells(editsTo('after', changes.models)),
    onSuccess: onSaved,
    onError: (error) => {
      if (!isOutdated(error)) return reportError(error, 'Try again.', 'Nothing was saved');
      isStale.current = true;
      return plan.refetch();
    },
  });
  return { plan, save };
}

async function planBlock(client: QueryClient, block: PastedBlock, isStale: boolean): Promise<BlockPlan> {
  let isRenewed = isStale;
  for (let attempt = 1; ; attempt++) {
    if (isRenewed) await client.refetchQueries(appliancesQuery);
    const edits = editsOf(block, client.getQueryData(appliancesQuery.queryKey) ?? []);
    const goneCount = new Set(block.cells.map(({ id }) => id)).size - edits.length;
    try {
      return { changes: await changeCells(edits, 'plan'), isRenewed, goneCount };
    } catch (error) {
      if (!isOutdated(error) || attempt === maxAttempts) throw error;
      isRenewed = true;
    }
  }
}

/** The cells of the models that are still listed, over their versions. */
function editsOf({ cells }: PastedBlock, listed: readonly ApplianceView[]): CellEdit[] {
  const versions = new Map(listed.map(({ id, version }) => [id, version]));
  return [...Map.groupBy(cells, ({ id }) => id)].flatMap(([id, own]) => {
    const version = versions.get(id);
    const texts = Object.fromEntries(own.map(({ name, text }) => [name, text]));
    return version === undefined ? [] : [{ id, version, cells: texts }];
  });
}

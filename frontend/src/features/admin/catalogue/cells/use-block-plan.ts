import type { ApplianceView, CellChangesView } from '@appliance-index/backend/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { reportError } from '../../report-error';
import { isOutdated } from '../../use-change';
import { appliancesQuery, type CellEdit, changeCells } from '../api';
import type { PastedBlock } from './use-paste';
import { editsTo, useSaveCells } from './use-save-cells';

export interface BlockPlan {
  changes: CellChangesView;
  /** Whether models had changed since they were listed, or since an earlier plan. */
  isRenewed: boolean;
  /** Rows of the block whose models were deleted meanwhile. */
  goneCount: number;
}

/** How often a plan is made anew while others keep changing its models. */
const maxAttempts = 3;

/** Plans a pasted block, and saves what the plan shows. What others have changed meanwhile makes the plan anew. */
export function useBlockPlan(block: PastedBlock, onSaved: () => void) {
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

import type { ImportReport } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatCount, pluralize } from '../../../shared/formats';
import { categoriesQuery, useReads } from '../../../shared/reads';
import { Badge } from '../../../shared/ui/primitives';
import { editor } from '../../../styled-system/recipes';
import { type TypeLabels, typeLabel, typeLabels } from '../catalogue/list-view';
import { Aside, StaffTable } from '../staff-table';
import { describeFieldChange } from './import-text';

const styles = editor();

type RankChange = ImportReport['changes' | 'displaced']['listed'][number];

interface RankChangesProps {
  plan: Pick<ImportReport, 'changes' | 'displaced'>;
  /** Rows shown at first of each list. */
  shown: { changes: number; displaced: number };
}

/** The models that an import or its rollback changes, and those that they displace. */
export function RankChanges({ plan: { changes, displaced }, shown }: RankChangesProps) {
  const { data } = useQuery(categoriesQuery(useReads()));
  const types = useMemo(() => typeLabels(data?.categories ?? []), [data]);
  return (
    <>
      {changes.total > 0 && <Changes changes={changes} types={types} shown={shown.changes} />}
      {displaced.total > 0 && <Displaced displaced={displaced} types={types} shown={shown.displaced} />}
    </>
  );
}

interface ListProps {
  types: TypeLabels;
  shown: number;
}

function Changes({ changes, types, shown }: ListProps & Pick<ImportReport, 'changes'>) {
  const list = useShortened(changes, shown);
  return (
    <>
      <StaffTable
        caption="Changes, the largest moves in rank first"
        columns={['Model', 'Type', 'Change', { numericLabel: 'Rank' }]}
      >
        {list.items.map((change) => (
          <Table.Row key={change.applianceId}>
            <ModelCells model={change} types={types} isNew={change.isNew} />
            <Table.Cell data-span="full" data-label="Change">
              {shownFields(change).map(describeFieldChange).join(', ')}
            </Table.Cell>
            <RankCell rankChange={change} />
          </Table.Row>
        ))}
      </StaffTable>
      <Remainder {...list} noun="model" />
    </>
  );
}

/** Without the fields that the other columns show: all fields of a new model have changed. */
function shownFields({ isNew, fields }: ImportReport['changes']['listed'][number]) {
  const inColumns: readonly string[] = ['brand', 'model', 'category', 'subcategory'];
  return isNew ? fields.filter(({ field }) => !inColumns.includes(field)) : fields;
}

function Displaced({ displaced, types, shown }: ListProps & Pick<ImportReport, 'displaced'>) {
  const list = useShortened(displaced, shown);
  return (
    <>
      <p>{`${pluralize(displaced.total, 'other model')} displaced`}</p>
      <StaffTable
        caption="Displaced models, the largest moves in rank first"
        columns={['Model', 'Type', { numericLabel: 'Rank' }]}
      >
        {list.items.map((model) => (
          <Table.Row key={model.applianceId}>
            <ModelCells model={model} types={types} />
            <RankCell rankChange={model} />
          </Table.Row>
        ))}
      </StaffTable>
      <Remainder {...list} noun="model" />
    </>
  );
}

interface ModelCellsProps {
  model: RankChange;
  types: TypeLabels;
  isNew?: boolean;
}

function ModelCells({ model: ranked, types, isNew = false }: ModelCellsProps) {
  const { brand, model, category } = ranked;
  return (
    <>
      <Table.Cell as="th" scope="row" data-kind="name">
        <Aside>{brand}</Aside>
        <b>{model}</b> {isNew && <Badge tone="tint">New</Badge>}
      </Table.Cell>
      <Table.Cell data-span="wide" data-label="Type">
        {typeLabel(ranked, types) ?? category}
      </Table.Cell>
    </>
  );
}

function RankCell({ rankChange: { rankBefore, rankAfter } }: { rankChange: RankChange }) {
  return (
    <Table.Cell data-kind="number" data-label="Rank">
      {`${rankText(rankBefore)} → ${rankText(rankAfter)}`}
    </Table.Cell>
  );
}

function rankText(rank: number | null): string {
  return rank === null ? '–' : formatCount(rank);
}

interface Shortened<Item> {
  items: readonly Item[];
  total: number;
  /** Missing if nothing more can be shown. */
  onShowAll?: () => void;
}

/** The first items of a list, and all that are listed once somebody asks for them. */
export function useShortened<Item>(
  { total, listed }: { total: number; listed: readonly Item[] },
  limit: number,
): Shortened<Item> {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole || listed.length <= limit) return { items: listed, total };
  return { items: listed.slice(0, limit), total, onShowAll: () => setIsWhole(true) };
}

interface RemainderProps extends Shortened<unknown> {
  noun: string;
  /** Number of items shown, if an item stands for several. */
  shown?: number;
}

/** Counts what a list leaves out, and shows it as far as it is known. */
export function Remainder({ items, total, noun, onShowAll, shown = items.length }: RemainderProps) {
  if (total <= shown) return null;
  return (
    <>
      <p className="small muted">{`… and ${pluralize(total - shown, `more ${noun}`)}.`}</p>
      {onShowAll && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onShowAll}>
            {`Show the other ${noun}s`}
          </Button>
        </div>
      )}
    </>
  );
}

import type { ImportReport } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { type ReactNode, useState } from 'react';
import { formatCount, pluralize } from '../../../shared/formats';
import { Badge } from '../../../shared/ui/primitives';
import { editor } from '../../../styled-system/recipes';
import { typeLabel } from '../catalogue/list-view';
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
  return (
    <>
      {changes.total > 0 && (
        <Shortened list={changes} limit={shown.changes} noun="model">
          {(models) => (
            <StaffTable
              caption="Changes, the largest moves in rank first"
              columns={['Model', 'Type', 'Change', { numericLabel: 'Rank' }]}
            >
              {models.map((change) => (
                <Table.Row key={change.applianceId}>
                  <ModelCells {...change} />
                  <Table.Cell data-span="full" data-label="Change">
                    {shownFields(change).map(describeFieldChange).join(', ')}
                  </Table.Cell>
                  <RankCell {...change} />
                </Table.Row>
              ))}
            </StaffTable>
          )}
        </Shortened>
      )}
      {displaced.total > 0 && (
        <>
          <p>{`${pluralize(displaced.total, 'other model')} displaced`}</p>
          <Shortened list={displaced} limit={shown.displaced} noun="model">
            {(models) => (
              <StaffTable
                caption="Displaced models, the largest moves in rank first"
                columns={['Model', 'Type', { numericLabel: 'Rank' }]}
              >
                {models.map((model) => (
                  <Table.Row key={model.applianceId}>
                    <ModelCells {...model} />
                    <RankCell {...model} />
                  </Table.Row>
                ))}
              </StaffTable>
            )}
          </Shortened>
        </>
      )}
    </>
  );
}

/** Without the fields that the other columns show: all fields of a new model have changed. */
function shownFields({ isNew, fields }: ImportReport['changes']['listed'][number]) {
  const inColumns: readonly string[] = ['brand', 'model', 'category', 'subcategory'];
  return isNew ? fields.filter(({ field }) => !inColumns.includes(field)) : fields;
}

function ModelCells({ isNew = false, ...ranked }: RankChange & { isNew?: boolean }) {
  const { brand, model, category } = ranked;
  return (
    <>
      <Table.Cell as="th" scope="row" data-kind="name">
        <Aside>{brand}</Aside>
        <b>{model}</b> {isNew && <Badge tone="tint">New</Badge>}
      </Table.Cell>
      <Table.Cell data-span="wide" data-label="Type">
        {typeLabel(ranked) ?? category}
      </Table.Cell>
    </>
  );
}

function RankCell({ rankBefore, rankAfter }: RankChange) {
  const [before, after] = [rankBefore, rankAfter].map((rank) => (rank === null ? '–' : formatCount(rank)));
  return (
    <Table.Cell data-kind="number" data-label="Rank">
      {`${before} → ${after}`}
    </Table.Cell>
  );
}

interface ShortenedProps<Item> {
  list: { total: number; listed: readonly Item[] };
  /** Items shown at first. */
  limit: number;
  noun: string;
  /** How many of the total the items are, if an item stands for several. */
  countOf?: (items: readonly Item[]) => number;
  children: (items: readonly Item[]) => ReactNode;
}

/** The first items of a list, how many it leaves out, and a button that shows them as far as they are listed. */
export function Shortened<Item>({ list, limit, noun, countOf, children }: ShortenedProps<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  const { total, listed } = list;
  const items = isWhole ? listed : listed.slice(0, limit);
  const left = total - (countOf?.(items) ?? items.length);
  return (
    <>
      {children(items)}
      {left > 0 && <p className="small muted">{`… and ${pluralize(left, `more ${noun}`)}.`}</p>}
      {left > 0 && items.length < listed.length && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => setIsWhole(true)}>
            {`Show the other ${noun}s`}
          </Button>
        </div>
      )}
    </>
  );
}

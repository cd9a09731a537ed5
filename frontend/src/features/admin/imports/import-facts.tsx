import type { ImportRecord } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { Table } from '@chakra-ui/react/table';
import { pluralize } from '../../../shared/formats';
import { formatTimestamp, modelCounts } from '../change-text';
import { retailerNames } from './import-text';

/** Names and values, one pair per row. */
export function FactTable({ caption, facts }: { caption: string; facts: readonly (readonly string[])[] }) {
  return (
    <Table.Root>
      <Table.Caption className="sr">{caption}</Table.Caption>
      <Table.Body>
        {facts.map(([name, value]) => (
          <Table.Row key={name}>
            <Table.Cell as="th" scope="row" data-kind="key">
              {name}
            </Table.Cell>
            <Table.Cell data-span="full">{value}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** Which file an import was, for which month, and what it changed. */
export function ImportFacts({ record }: { record: ImportRecord }) {
  const { fileName, month, retailers, counts, appliedAt, actor } = record;
  const facts = [
    ['File', `${fileName} (${pluralize(counts.rows, 'row')})`],
    ['Scores', [retailerNames(retailers), month && monthLabel(month)].filter(Boolean).join(', ')],
    ['Models', modelCounts(counts)],
    ['Rejected', pluralize(counts.rejected, 'row')],
    ...(counts.ignored > 0 ? [['Ignored', pluralize(counts.ignored, 'row')]] : []),
    ['Applied', `${formatTimestamp(appliedAt)}, ${actor}`],
  ];
  return <FactTable caption="The import" facts={facts} />;
}

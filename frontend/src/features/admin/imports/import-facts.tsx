import type { ImportRecord } from '@appliance-index/backend/contract';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { pluralize } from '../../../shared/formats';
import { formatTimestamp, modelCounts } from '../change-text';
import { Cell, HeaderCell, Table } from '../staff-table';
import { retailerNames } from './import-text';

/** Names and values, one pair per row. */
export function FactTable({ caption, facts }: { caption: string; facts: readonly (readonly string[])[] }) {
  return (
    <Table>
      <caption className="sr">{caption}</caption>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <HeaderCell scope="row" kind="key">
              {name}
            </HeaderCell>
            <Cell span="full">{value}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
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

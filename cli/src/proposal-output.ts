import type { ProposedMapping } from '@appliance-index/backend';
import { DomainError } from '@appliance-index/domain/errors';
import { nameKey } from '@appliance-index/domain/imports/file-columns';
import { missingFields } from '@appliance-index/domain/imports/mapping-proposal';
import { parseMapping } from '@appliance-index/domain/imports/mapping-syntax';
import { mappingEntries } from '@appliance-index/domain/imports/plans/mapping-text';
import { shellWord, table } from './output.js';

const maxCellLength = 30;

/** An error about an unknown header says, too, which command to type if the proposed mapping is right. */
export function withCommand(error: unknown, command: readonly string[]): unknown {
  if (!(error instanceof DomainError) || error.details.proposal === undefined) return error;
  const { kind, code, message, issues, details } = error;
  const lines = [message, '', ...proposalLines(details.proposal as ProposedMapping, command)];
  return new DomainError(kind, code, lines.join('\n'), issues, details);
}

function proposalLines(
  { columns, mapping: text, rows }: ProposedMapping,
  command: readonly string[],
): string[] {
  const mapping = parseMapping(text);
  const kind = command.includes('scores') ? 'scores' : 'catalogue';
  const missing = missingFields(mapping, kind);
  const samples = [...mapping].flatMap(([field, { column }]) => {
    if (column === undefined) return [];
    const index = columns.findIndex((name) => nameKey(name) === nameKey(column));
    return [[field, column, ...rows.map(({ cells }) => shortened(cells[index] ?? ''))]];
  });
  const head = ['FIELD', 'COLUMN', ...rows.map(({ line }) => `LINE ${line}`)];
  const blanks = missing.map((field) => (field === 'category' ? 'category=@CATEGORY' : `${field}=COLUMN`));
  const options = [...mappingEntries(mapping), ...blanks].map((entry) => `--map ${shellWord(entry)}`);
  return [
    'Nothing was read. By their names and values, the columns may be:',
    ...table([head, ...samples]).map((row) => `  ${row}`),
    ...(missing.length > 0
      ? [`Not found: ${missing.join(', ')}. Fill in what the command below leaves open.`]
      : []),
    'If this is right, type:',
    `  ${[command.map(shellWord).join(' '), ...options].join(' \\\n    ')}`,
    'To have such files recognised from then on, give the same --map to "profiles save".',
  ];
}

function shortened(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  return text.length > maxCellLength ? `${text.slice(0, maxCellLength)}...` : text;
}

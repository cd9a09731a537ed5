import {
  type ApplianceChange,
  type ImportRecord,
  type ImportReport,
  type RollbackReport,
} from '@appliance-index/backend';
import { applianceFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { pluralize } from '@appliance-index/domain/formats';
import { groupProblems, type ProblemGroup } from '@appliance-index/domain/imports/plans/file-problems';
import { planValue } from '@appliance-index/domain/imports/plans/plan-value';
import { takenRows } from '@appliance-index/domain/imports/plans/taken-rows';
import { formatMinute, paint, table } from './output.js';
import { unmatchedLines } from './unmatched-output.js';

/** Keeps a plan to about one screen; --json lists more. */
const maxListedChanges = 40;
const maxListedDisplaced = 10;
const maxListedProblems = 20;
/** Of rows with the same problem. */
const maxNamedRows = 5;

type RankChange = ImportReport['changes' | 'displaced']['listed'][number];

const fieldText = (value: string | number | null) => (value === null ? '-' : String(value));
const rankText = (rank: number | null) => (rank === null ? '-' : `#${rank}`);

function rankChangeCells({
  brand,
  model,
  category,
  subcategory,
  rankBefore,
  rankAfter,
}: RankChange): string[] {
  return [
    `${brand} ${model}`,
    subcategory ? `${category}/${subcategory}` : category,
    `${rankText(rankBefore)} -> ${rankText(rankAfter)}`,
  ];
}

function changeRow(change: ApplianceChange): string[] {
  const { isNew, fields } = change;
  const fieldChanges = fields
    .filter(({ field }) => !isNew || !['brand', 'model', 'category', 'subcategory'].includes(field))
    .map(
      ({ field, before, after }) =>
        `${applianceFields[field].label} ${fieldText(planValue(field, before))} -> ${fieldText(planValue(field, after))}`,
    );
  return [isNew ? '+' : ' ', ...rankChangeCells(change), fieldChanges.join(', ')];
}

/** The first rows of a list under a heading, or nothing if the list is empty. */
function section(heading: string, { total }: { total: number }, rows: string[][]): string[] {
  if (total === 0) return [];
  const more = total - rows.length;
  const rest = more > 0 ? [paint('dim', `... and ${more} more; --json lists up to 1000`)] : [];
  return ['', paint('bold', heading), ...table(rows), ...rest];
}

function rankSections({ changes, displaced }: Pick<ImportReport, 'changes' | 'displaced'>): string[] {
  const changed = changes.listed.slice(0, maxListedChanges).map(changeRow);
  const moved = displaced.listed.slice(0, maxListedDisplaced).map((each) => [' ', ...rankChangeCells(each)]);
  return [
    ...section('Changes (rank before -> after)', changes, changed),
    ...section('Other models displaced', displaced, moved),
  ];
}

const encodingNotes: Record<ImportReport['file']['encoding'], string> = {
  'utf-8': '',
  'utf-16le': ', read as UTF-16',
  'utf-16be': ', read as UTF-16',
  'windows-1252': ', read as Windows-1252',
};

/** The plan or the result of an import as text. */
export function importLines(report: ImportReport, rejectsFile: string | null): string[] {
  const { file, counts, guards, rejects, warnings } = report;
  const details = [report.kind, report.retailers.join(', '), report.month].filter(Boolean).join(' · ');
  const lines = [
    `Database  ${paint('bold', report.target)}`,
    `File      ${file.name} (${[details, file.sheet && `sheet ${file.sheet}`].filter(Boolean).join(', ')}${encodingNotes[file.encoding]})`,
    ...fileNameLines(report),
    ...mappingLines(report),
    `Rows      ${counts.rows} read, ${counts.rejected} rejected${counts.ignored > 0 ? `, ${counts.ignored} ignored` : ''}`,
  ];
  // A file that has already been applied is not compared with the catalogue again.
  if (report.state !== 'already-applied') {
    lines.push(`Models    ${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged`);
  }
  if (report.ignoredColumns.length > 0) {
    lines.push(paint('yellow', `Ignored   columns ${report.ignoredColumns.join(', ')}`));
  }
  lines.push(...rankSections(report));
  if (guards.length > 0) {
    lines.push('', paint('yellow', 'Guards'), ...guards.map(({ code, message }) => `  ${code}: ${message}`));
  }
  lines.push(...reportCardLines(report));
  if (warnings.total > 0) lines.push('', paint('yellow', 'Warnings'), ...problemLines(warnings));
  if (rejects.total > 0) {
    lines.push('', paint('red', 'Rejected rows'), ...problemLines(rejects), rejectsNote(rejectsFile));
  }
  lines.push(...unmatchedLines(report.unmatched));
  return [...lines, '', verdict(report)];
}

function mappingLines({ mapping }: ImportReport): string[] {
  if (mapping === null) return [];
  const { profile, isRecognised, text } = mapping;
  if (profile === null) return [`Mapping   ${text}`];
  return [`Mapping   profile ${profile}${isRecognised ? ', recognised by the header' : ''}`];
}

function rejectsNote(file: string | null): string {
  if (file) return `All rejected rows are in ${file}`;
  return 'To get all rejected rows in a file that you can fix and import, add --rejects FILE.';
}

function fileNameLines({ fileNameHints }: ImportReport): string[] {
  const say = (isUsed: boolean) =>
    fileNameHints
      .filter((hint) => hint.isUsed === isUsed)
      .map(({ field, value }) => `${field} ${value}`)
      .join(', ');
  const [used, other] = [say(true), say(false)];
  return [
    ...(used ? [`          from its name: ${used}`] : []),
    ...(other ? [paint('yellow', `          but its name says ${other}`)] : []),
  ];
}

function remainder(more: number): string[] {
  return more > 0 ? [paint('dim', `  ... and ${more} more`)] : [];
}

/** How messages about a file name the options of this command. */
const adviceWords = {
  createMissing: 'use --create-missing',
  scale: 'use --scale',
  roundedCounts: 'use --allow-rounded-counts',
};

function problemLines({ total, listed }: ImportReport['warnings' | 'rejects']): string[] {
  const groups = groupProblems(listed, adviceWords);
  const shown = groups.slice(0, maxListedProblems);
  const more = total - shown.reduce((sum, { rows }) => sum + Math.max(rows.length, 1), 0);
  return [
    ...table(shown.filter(isSingle).map(problemCells)).map((row) => `  ${row}`),
    ...shown.filter((group) => !isSingle(group)).flatMap(groupLines),
    ...remainder(more),
  ];
}

const isSingle = ({ rows }: ProblemGroup) => rows.length === 0;

function problemCells({ first: { line, model, column, code }, reason }: ProblemGroup): string[] {
  return [`line ${line}`, model, column, code, reason];
}

/** '27 rows: not in the catalogue; to add them, use --create-missing', and the first of them. */
function groupLines({ where, reason, rows }: ProblemGroup): string[] {
  const named = rows.slice(0, maxNamedRows);
  const more = rows.length - named.length;
  return [
    `  ${where}: ${reason}`,
    ...named.map((row) => `    ${row}`),
    ...(more > 0 ? [paint('dim', `    ... and ${more} more`)] : []),
  ];
}

function verdict(report: ImportReport): string {
  switch (report.state) {
    case 'applied':
      return paint('green', `Applied as import ${report.importId}.`);
    case 'already-applied':
      return `Already applied as import ${report.importId}${report.counts.rejected > 0 ? ', without the rejected rows' : ''}; nothing to do.${correctionNote(report)}`;
    case 'nothing-to-do':
      return 'The catalogue already has all of these values; nothing to do.';
    case 'planned':
      return 'Nothing was written. Add --apply to apply this plan.';
    case 'rejected':
      return `Nothing was written: fix the rejected rows, or skip them with --allow-rejects ${report.counts.rejected}.`;
    case 'guarded':
      return 'Nothing was written: these changes look unusual. If they are correct, add --accept-all.';
  }
}

function correctionNote({ correctedBy }: ImportReport): string {
  if (correctedBy === null) return '';
  return `\nImport ${correctedBy} has changed some of its scores since. To return to them, roll back import ${correctedBy}.`;
}

/** One row per import, below a header row. */
export function importRows(records: readonly ImportRecord[]): string[][] {
  const head = ['ID', 'MONTH', 'RETAILERS', 'MODELS', 'CHANGED', 'NEW', 'WHEN', 'WHO', 'FILE', ''];
  const rows = records.map((record) => [
    record.id,
    record.month ?? '-',
    record.retailers.join(', ') || '-',
    String(takenRows(record.counts)),
    String(record.counts.changed),
    String(record.counts.created),
    formatMinute(new Date(record.appliedAt)),
    record.actor,
    record.fileName,
    record.rolledBackAt === null ? '' : 'rolled back',
  ]);
  return [head, ...rows];
}

export function rollbackLines(report: RollbackReport): string[] {
  const { id, month, retailers, fileName } = report.import;
  const undone = `${id} (${retailers.join(', ')} ${month ?? ''}, ${fileName})`;
  if (report.state === 'already-rolled-back')
    return [`Already rolled back: import ${undone}; nothing to do.`];
  return [
    `Database  ${paint('bold', report.target)}`,
    `Import    ${undone}`,
    `Models    ${report.restored} restored to their previous scores, ${report.cleared} left without a score from a retailer, ${report.trashed} moved to the trash`,
    `Kept      ${pluralize(report.keptEdits, 'score')} edited since, ${pluralize(report.replaced, 'score')} of other imports`,
    ...rankSections(report),
    '',
    ...rollbackVerdict(report),
  ];
}

/** Says first what is lost, because nothing brings it back but importing the file again. */
function rollbackVerdict({ state, cleared, trashed }: RollbackReport): string[] {
  if (state !== 'planned') return [paint('green', 'Rolled back.')];
  const losses = [
    cleared > 0 ? `leaves ${pluralize(cleared, 'model')} without a score from a retailer` : '',
    trashed > 0 ? `moves ${pluralize(trashed, 'model')} to the trash` : '',
  ].filter(Boolean);
  return [
    ...(losses.length > 0 ? [paint('yellow', `This ${losses.join(' and ')}.`)] : []),
    'Nothing was written. Add --apply to roll back.',
  ];
}

/** 'Washers, Front Load' with its first models: 'GE GFW550 #3, likely 2-7 -> #2, likely 1-5' */
export function reportCardLines({ checks, ranges }: Pick<ImportReport, 'checks' | 'ranges'>): string[] {
  const lines = checks.length > 0 ? ['', paint('yellow', 'Checks'), ...checks.flatMap(checkLines)] : [];
  if (ranges.length > 0) lines.push('', paint('bold', 'Likely places of the first five'));
  for (const { category, subcategory, models } of ranges) {
    const rows = models.map(({ brand, model, before, after }) => [
      `${brand} ${model}`,
      `${before ? placesText(before) : 'not in the list'} -> ${placesText(after)}`,
    ]);
    lines.push(`  ${subcategory ? `${category}/${subcategory}` : category}`);
    lines.push(...table(rows).map((row) => `    ${row}`));
  }
  return lines;
}

function placesText({ place, low, high }: { place: number; low: number; high: number }): string {
  return `#${place}, likely ${low === high ? low : `${low}-${high}`}`;
}

function checkLines({ models, message, total }: ImportReport['checks'][number]): string[] {
  const shown = models.slice(0, maxListedProblems);
  return [...shown.map((model) => `  ${model}: ${message}`), ...remainder(total - shown.length)];
}

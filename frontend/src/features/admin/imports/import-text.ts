import type { ImportRecord, ImportReport, RollbackReport } from '@appliance-index/backend/contract';
import type { AdviceWords } from '@appliance-index/domain/imports/plans/advice';
import { planValue } from '@appliance-index/domain/imports/plans/plan-value';
import { rejectedRow, rejectsHeader } from '@appliance-index/domain/imports/plans/rejected-rows';
import { monthLabel } from '@appliance-index/domain/scores/month';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { formatCount, pluralize } from '../../../shared/formats';
import { fieldLabel } from '../field-label';

/** The outcome of an import, with what it left out, and the next step. */
export function stateMessage({ state, counts: { rejected } }: ImportReport): string {
  if (state !== 'applied' || rejected === 0) return stateMessages[state];
  return `Applied, without ${pluralize(rejected, 'rejected row')}.`;
}

const stateMessages: Record<ImportReport['state'], string> = {
  planned: 'Nothing has been saved yet.',
  applied: 'Applied.',
  'already-applied': 'This file has already been applied; there is nothing to do.',
  'nothing-to-do': 'The catalogue already has all of these values.',
  rejected: 'Nothing has been saved. Fix the rejected rows, or leave them out.',
  guarded: 'Nothing has been saved. These changes look unusual; apply them only if they are right.',
};

type Change = ImportReport['changes']['listed'][number]['fields'][number];

/** "Lowe's Score 4.3 → 4.5" */
export function describeFieldChange({ field, before, after }: Change): string {
  return `${fieldLabel(field)} ${formatValue(field, before)} → ${formatValue(field, after)}`;
}

function formatValue(field: Change['field'], value: Change['before']): string {
  const shown = planValue(field, value);
  if (shown === null) return '–';
  return typeof shown === 'number' ? formatCount(shown) : shown;
}

/** "Lowe's, Best Buy" */
export function retailerNames(slugs: ImportRecord['retailers']): string {
  const named = retailers.filter(({ slug }) => slugs.includes(slug));
  return named.map(({ name }) => name).join(', ');
}

/** 'june.xlsx (sheet June, 1,204 rows, utf-8)' */
export function fileText({ file: { name, sheet, encoding }, counts }: ImportReport): string {
  return `${name} (${sheet === null ? '' : `sheet ${sheet}, `}${pluralize(counts.rows, 'row')}, ${encoding})`;
}

/** "Best Buy, May 2026 (month from the file name)" */
export function scoresText({ retailers: slugs, month, fileNameHints }: ImportReport): string {
  const scores = [retailerNames(slugs), month && monthLabel(month)].filter(Boolean).join(', ');
  const named = fileNameHints.flatMap(({ field, isUsed }) => (isUsed ? [field] : []));
  return named.length === 0 ? scores : `${scores} (${named.join(' and ')} from the file name)`;
}

/** How the columns of the file were read; null if by their own names. */
export function mappingFact({ mapping }: ImportReport): string | null {
  if (mapping === null) return null;
  const { profile, isRecognised, text } = mapping;
  if (profile === null) return `Mapped: ${text}`;
  return isRecognised ? `Profile ${profile}, recognised by the header` : `Profile ${profile}`;
}

/** "The file name says April 2026." for what the form says otherwise; null if there is nothing. */
export function fileNameWarning({ fileNameHints }: ImportReport): string | null {
  const others = fileNameHints.filter(({ isUsed }) => !isUsed);
  const texts = others.map(({ field, value }) =>
    field === 'month' ? monthLabel(value) : retailers.find(({ slug }) => slug === value)?.name,
  );
  return texts.length === 0 ? null : `The file name says ${texts.join(', ')}.`;
}

/** What a rollback will change; models that get scores back apart from those left without any. */
export function rollbackText(plan: RollbackReport): string {
  const { retailers: slugs } = plan.import;
  const retailer = slugs.length === 1 ? retailerNames(slugs) : 'one of the retailers';
  const effects: readonly [number, noun: string, effect: string][] = [
    [plan.restored, 'model', 'will get the previous scores back'],
    [plan.cleared, 'model', `will have no score from ${retailer} any more`],
    [plan.trashed, 'model', 'added by the import will go to the trash'],
    [plan.keptEdits, 'score', 'changed since then will stay'],
    [plan.replaced, 'score', 'of other imports will stay'],
  ];
  const sentences = effects
    .filter(([count]) => count > 0)
    .map(([count, noun, effect]) => `${pluralize(count, noun)} ${effect}.`);
  return sentences.join(' ') || 'No scores will change.';
}

/** The database of a plan without the server's folder: 'embedded PostgreSQL in /srv/data' as 'embedded PostgreSQL'. */
export function databaseText({ target }: Pick<ImportReport, 'target'>): string {
  return target.replace(/ in .*/, '');
}

/** Says so if the report lists only some of the file's errors. */
export function rejectsButtonLabel({ rejects: { total, listed } }: ImportReport): string {
  return listed.length < total
    ? `Download the first ${pluralize(listed.length, 'error')}`
    : 'Download rejected rows';
}

/** The rejected rows, each behind its line and problems, ready to be fixed and imported again. */
export function rejectsTable({ columns, rejects }: ImportReport): string[][] {
  const rows = Map.groupBy(rejects.listed, ({ line }) => line);
  return [rejectsHeader(columns), ...[...rows.values()].map(rejectedRow)];
}

/** How messages about a file name the fields of the form. */
export const adviceWords: AdviceWords = {
  createMissing: "choose Add for 'Unknown models'",
  scale: "set 'Rating scale' to",
  roundedCounts: "tick 'Read rounded counts'",
};

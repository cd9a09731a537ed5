import type { HistoryEntryView, ImportReport } from '@appliance-index/backend/contract';
import type { Alias } from '@appliance-index/domain/catalogue/alias';
import { capitalised } from '@appliance-index/domain/formats';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { formatCount, pluralize } from '../../shared/formats';
import { staffCategoryLabel } from './catalogue/list-view';
import { fieldLabel } from './field-label';

/** Longer values, such as an article's text, are truncated. */
const maxValueLength = 120;

/** Swedish dates are ISO dates. */
const timestampFormat = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short' });

/** '2026-05-03 14:20', in the browser's time zone. */
export function formatTimestamp(iso: string): string {
  return timestampFormat.format(new Date(iso));
}

/** The browser's time zone, in which such times are; 'EST' would not be true of times in summer: 'America/New_York', 'UTC'. */
export function timeZone(): string {
  return timestampFormat.resolvedOptions().timeZone;
}

/** 'Update: Price Range $900 → $950' */
export function describeChange({
  action,
  before,
  after,
}: Pick<HistoryEntryView, 'action' | 'before' | 'after'>): string {
  const name = sentenceCase(action);
  const details = detailsOf(before, after);
  return details === '' ? name : `${name}: ${details}`;
}

function detailsOf(before: object | null, after: object | null): string {
  if (!after) return '';
  // Of an import.
  if ('rows' in after) return importCounts(after as ImportCounts);
  // Of the votes of a burst that were discarded or released.
  if ('votes' in after) return formatCount(Number(after.votes));
  // About a name in import files.
  if ('decision' in after) return decisionText(after as Decided);
  if (!before) return '';
  const [previous, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.keys({ ...previous, ...current })
    .filter((field) => previous[field] !== current[field])
    .map((field) => {
      const [from, to] = [formatValue(field, previous[field]), formatValue(field, current[field])];
      return `${fieldLabel(field)} ${from} → ${to}`;
    })
    .join('; ');
}

/** 'create-admin' as 'Create admin' */
function sentenceCase(action: string): string {
  return capitalised(action.replaceAll('-', ' '));
}

type Decided = Pick<Alias, 'decision' | 'sameAs'>;

/** 'same as LG WM5800HVA', 'new model', 'ignore' */
function decisionText({ decision, sameAs }: Decided): string {
  if (decision === 'new') return 'new model';
  return decision === 'ignore' ? 'ignore' : `same as ${sameAs}`;
}

type ImportCounts = ImportReport['counts'];

/** '2 new, 1,204 changed, 38 unchanged, 1 rejected row'; entries of earlier releases do not count ignored rows. */
function importCounts({ rejected, ignored = 0, ...counts }: ImportCounts): string {
  return [
    modelCounts(counts),
    rejected > 0 && pluralize(rejected, 'rejected row'),
    ignored > 0 && pluralize(ignored, 'ignored row'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** '2 new, 1,204 changed, 38 unchanged' */
export function modelCounts({
  created,
  changed,
  unchanged,
}: Pick<ImportCounts, 'created' | 'changed' | 'unchanged'>): string {
  return `${formatCount(created)} new, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged`;
}

function formatValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (/^is[A-Z]/.test(field)) return value ? 'yes' : 'no';
  if (field === 'category') return staffCategoryLabel(String(value));
  if (field === 'retailer') return retailers.find(({ slug }) => slug === value)?.name ?? String(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length <= maxValueLength ? text : `${text.slice(0, maxValueLength)}…`;
}

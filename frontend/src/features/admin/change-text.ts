import type { HistoryEntryView } from '@appliance-index/backend/contract';
import { fieldLabel } from './field-label';

/** Longer values, such as an article's text, are truncated. */
const maxValueLength = 120;

/** '2026-05-03 14:20', in the browser's time zone. */
export function formatTimestamp(iso: string): string {
  const time = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** 'update: Price Range $900 → $950' */
export function describeChange({
  action,
  before,
  after,
}: Pick<HistoryEntryView, 'action' | 'before' | 'after'>): string {
  if (!before || !after) return action;
  const [previous, current] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changed = Object.keys({ ...previous, ...current }).filter((name) => previous[name] !== current[name]);
  const fields = changed.map(
    (name) => `${fieldLabel(name)} ${formatValue(previous[name])} → ${formatValue(current[name])}`,
  );
  return fields.length === 0 ? action : `${action}: ${fields.join(', ')}`;
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length <= maxValueLength ? text : `${text.slice(0, maxValueLength)}…`;
}

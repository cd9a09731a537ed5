import { dayMs } from '../durations.js';
import { type Issue, invalidFields } from '../errors.js';
import { joinLines, requiredLine } from '../text/text-fields.js';

export const maxAcceptanceReason = 500;
/** In days; an acceptance without an end would never be looked at again. */
export const maxAcceptanceDays = 5 * 366;

/** Why a finding need not be mended, and the last day on which that holds: 'YYYY-MM-DD', in UTC. */
export interface Acceptance {
  reason: string;
  until: string;
}

/** @throws invalid/acceptance with one issue per field that is missing or wrong */
export function parseAcceptance(
  { reason, until }: { reason: unknown; until: unknown },
  now: Date,
): Acceptance {
  const issues: Issue[] = [];
  const report = (path: string) => (message: string) => {
    issues.push({ path, message });
    return null;
  };
  const text = requiredLine(
    joinLines(reason),
    maxAcceptanceReason,
    report('reason'),
    'Say why this need not be mended.',
  );
  const day = parseDay(until, now, report('until'));
  if (text === null || day === null) throw invalidFields('acceptance', issues);
  return { reason: text, until: day };
}

/** 'YYYY-MM-DD' of a time, or of one so many days later. */
export function dayOf(time: Date, daysLater = 0): string {
  return new Date(time.getTime() + daysLater * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function parseDay(value: unknown, now: Date, report: (message: string) => null): string | null {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  // The calendar's own spelling of 31 February is a day in March.
  if (Number.isNaN(time) || dayOf(new Date(time)) !== value)
    return report('Enter the last day as YYYY-MM-DD.');
  const [first, last] = [dayOf(now), dayOf(now, maxAcceptanceDays)];
  if (value < first) return report(`${value} is over. Choose a day from ${first} on.`);
  if (value > last) return report(`Choose a day up to ${last}, so that somebody looks again.`);
  return value;
}

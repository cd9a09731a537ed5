import { dropInvisible, unprintableIn } from './characters.js';
import { isPlaceholder } from './no-value.js';

/** Records a problem with a field; returns null, which becomes the field's value. */
export type ReportIssue = (message: string) => null;

export const maxImageUrlLength = 2_000;

/** Parses a single line of text (see `cleanLine`); reports `missingMessage` when it is blank. */
export function requiredLine(
  value: unknown,
  limit: number,
  report: ReportIssue,
  missingMessage: string,
): string | null {
  return isBlank(value)
    ? report(missingMessage)
    : parseLine(value, limit, report, 'Write what it really is.');
}

/** Like `requiredLine`, but a blank value is null without an issue. */
export function optionalLine(value: unknown, limit: number, report: ReportIssue): string | null {
  return isBlank(value) ? null : parseLine(value, limit, report, 'Leave the field empty instead.');
}

function parseLine(value: unknown, limit: number, report: ReportIssue, remedy: string): string | null {
  if (typeof value !== 'string') return report('This must be text.');
  const character = unprintableIn(value);
  if (character !== null)
    return report(`This contains a character that cannot be displayed (${character}). Remove it.`);
  const text = cleanLine(value);
  if (isPlaceholder(text)) return report(`"${text}" stands for no value. ${remedy}`);
  if (text.length > limit) return report(`This is ${text.length} characters long; the limit is ${limit}.`);
  return text;
}

/** A text of several lines as one line; other values as they are. */
export function joinLines<T>(value: T): T | string {
  return typeof value === 'string' && /[\t\r\n]/.test(value) ? value.replace(/[\t\r\n]+/g, ' ') : value;
}

/** Most texts are clean already. */
const isClean = (text: string) => /^[!-~]+(?: [!-~]+)*$/.test(text);

/** The text without invisible characters, trimmed, with single spaces. */
export function cleanLine(text: string): string {
  return isClean(text) ? text : collapseWhitespace(dropInvisible(text));
}

/** Trims the text and replaces each run of white space with one space. */
export function collapseWhitespace(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Whether a value is undefined, null, or text of white space and invisible characters only. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && /^[\s\p{Cf}]*$/u.test(dropInvisible(value));
}

/** Parses an optional image URL (see `isImageUrl`). */
export function parseImageUrl(value: unknown, report: ReportIssue): string | null {
  const url = optionalLine(value, maxImageUrlLength, report);
  return url === null || isImageUrl(url) ? url : report(imageUrlRule);
}

export const imageUrlRule =
  'The image must be an http(s) URL or a path that starts with a single /. It must not contain a user name, a password, quotes, angle brackets, backslashes or spaces.';

/**
 * Whether the text is an http(s) URL without user and password, or a root-relative path. No character of it can end an
 * attribute or a tag. The server never fetches it.
 */
export function isImageUrl(url: string): boolean {
  if (/[\s\p{Cc}\\"'`<>]/u.test(url)) return false;
  if (/^\/(?!\/)/.test(url)) return true;
  return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(url) && URL.canParse(url);
}

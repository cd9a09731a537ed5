/** Records a problem with a field; returns null, which becomes the field's value. */
export type ReportIssue = (message: string) => null;

export const maxImageUrlLength = 2_000;

/** Control characters, lone surrogates, and bidirectional overrides and isolates. */
export const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Parses a single line of text, with white space trimmed and collapsed; reports `missingMessage` when it is blank. */
export function requiredLine(
  value: unknown,
  limit: number,
  report: ReportIssue,
  missingMessage = 'This field is required.',
): string | null {
  return isBlank(value) ? report(missingMessage) : optionalLine(value, limit, report);
}

/** Like `requiredLine`, but a blank value is null without an issue. */
export function optionalLine(value: unknown, limit: number, report: ReportIssue): string | null {
  if (isBlank(value)) return null;
  if (typeof value !== 'string') return report('This must be text.');
  const text = collapseWhitespace(value);
  if (unprintable.test(text)) return report('This contains characters that cannot be displayed.');
  if (text.length > limit) return report(`This is ${text.length} characters long; the limit is ${limit}.`);
  return text;
}

/** Trims the text and replaces each run of white space with one space. */
export function collapseWhitespace(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Whether a value is undefined, null, or text of white space and invisible format characters only. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && /^[\s\p{Cf}]*$/u.test(value));
}

/** Parses an optional image URL (see `isImageUrl`). */
export function parseImageUrl(value: unknown, report: ReportIssue): string | null {
  const url = optionalLine(value, maxImageUrlLength, report);
  return url === null || isImageUrl(url) ? url : report(imageUrlRule);
}

export const imageUrlRule = 'The image must be an http(s) URL or a path that starts with a single /.';

/** Whether the text is an http(s) URL or a root-relative path. The server never fetches it. */
export function isImageUrl(url: string): boolean {
  const isRootPath = /^\/(?![/\\])/.test(url);
  const isWebAddress = /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
  return (isRootPath || isWebAddress) && !/[\s\\]/.test(url);
}

/** Notes what is wrong with one field; the field is then null. */
export type ReportIssue = (message: string) => null;

export const maxImageUrlLength = 2_000;

/** Control characters, halves of characters, and what turns the direction of all that is written after it. */
export const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** A line without white space around it and no more than one space inside; `otherwise` is said when there is none. */
export function requiredLine(
  value: unknown,
  limit: number,
  report: ReportIssue,
  otherwise = 'This field is required.',
): string | null {
  return isBlank(value) ? report(otherwise) : optionalLine(value, limit, report);
}

/** The same, or null. */
export function optionalLine(value: unknown, limit: number, report: ReportIssue): string | null {
  if (isBlank(value)) return null;
  if (typeof value !== 'string') return report('This must be text.');
  const text = collapseWhitespace(value);
  if (unprintable.test(text)) return report('This contains characters that cannot be shown.');
  if (text.length > limit) return report(`This is ${text.length} characters long; ${limit} is the limit.`);
  return text;
}

/** Without white space around it and with no more than one space inside. */
export function collapseWhitespace(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Signs that nobody sees make no text. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && /^[\s\p{Cf}]*$/u.test(value));
}

/** The address of an image, or null. */
export function parseImageUrl(value: unknown, report: ReportIssue): string | null {
  const url = optionalLine(value, maxImageUrlLength, report);
  return url === null || isImageUrl(url) ? url : report(imageUrlRule);
}

export const imageUrlRule = 'The image must be an http(s) address or a path that starts with a single /.';

/** An image is named by an http(s) address or by a path on this site; the server never fetches it. */
export function isImageUrl(url: string): boolean {
  const isRootPath = /^\/(?![/\\])/.test(url);
  const isWebAddress = /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
  return (isRootPath || isWebAddress) && !/[\s\\]/.test(url);
}

/** Serializes JSON for a script element, escaped so that no value can close the element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** JSON for an element of a page: it cannot close the element, whatever a model is called. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, withoutTime).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** When something was read differs from process to process; the page must not. */
function withoutTime(key: string, value: unknown): unknown {
  return key === 'dataUpdatedAt' ? 0 : value;
}

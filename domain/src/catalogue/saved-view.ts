import { type Issue, invalidFields } from '../errors.js';
import { requiredLine } from '../text/text-fields.js';

export const savedViewLimits = { name: 60, query: 1_000, perAccount: 50 } as const;

/** A view of the staff's list of models, under a name. */
export interface SavedViewFields {
  name: string;
  /** The parameters of its address: 'category=washers&only=no-picture'; '' shows all. */
  query: string;
  /** Whether all of the staff see it. */
  isShared: boolean;
}

/** Anything that a request can hold. */
export type SavedViewInput = Readonly<Partial<Record<keyof SavedViewFields, unknown>>>;

/** @throws invalid/view with the issues by field */
export function parseSavedView(input: SavedViewInput): SavedViewFields {
  const issues: Issue[] = [];
  const report = (path: string) => (message: string) => {
    issues.push({ path, message });
    return null;
  };
  const name = requiredLine(input.name, savedViewLimits.name, report('name'), 'Give the view a name.');
  const { query, isShared } = input;
  if (typeof query !== 'string' || query.length > savedViewLimits.query || /[^\x21-\x7e]/.test(query))
    report('query')(`query must be the encoded parameters of an address, at most ${savedViewLimits.query}.`);
  if (typeof isShared !== 'boolean') report('isShared')('isShared must be true or false.');
  if (name === null || issues.length > 0) throw invalidFields('view', issues);
  return { name, query: String(query), isShared: isShared === true };
}

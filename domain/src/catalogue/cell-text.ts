import { cleanLine, joinLines } from '../text/text-fields.js';
import type { ApplianceInput } from './appliance.js';
import {
  type ApplianceFieldName,
  applianceFieldNames,
  applianceFields,
  isNumberField,
} from './appliance-fields.js';
import { isCategory } from './taxonomy.js';
import { findCategory, findType } from './taxonomy-names.js';

/** What cells of one model hold, as text; a blank cell clears its field. */
export type CellTexts = { readonly [Name in ApplianceFieldName]?: string };

/**
 * What the texts say, for the parsers of their fields: numbers where they are written as such ('1,204'), categories and types by
 * their labels, too. Texts that say nothing else stay as they are, so that the parsers report them. `category` is that of the model.
 */
export function inputOfCells(cells: CellTexts, category: string): ApplianceInput {
  const own = cells.category === undefined ? category : (findCategory(cells.category) ?? '');
  const named = applianceFieldNames.flatMap((name) => {
    const text = cells[name];
    return text === undefined ? [] : [[name, inputOf(name, cleanLine(joinLines(text)), own)] as const];
  });
  return Object.fromEntries(named);
}

function inputOf(name: ApplianceFieldName, line: string, category: string): string | number | null {
  if (line === '') return null;
  if (isNumberField(name)) return numberIn(line) ?? line;
  const { kind } = applianceFields[name];
  if (kind === 'category') return findCategory(line) ?? line;
  if (kind === 'type' && isCategory(category)) return findType(category, line) ?? line;
  return line;
}

/** Undefined for a text that is not a plain number, or one with its thousands in groups. */
function numberIn(line: string): number | undefined {
  const plain = /^-?\d{1,3}(?:[, '’]\d{3})+$/.test(line) ? line.replace(/[, '’]/g, '') : line;
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined;
}

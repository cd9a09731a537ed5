import { DomainError, type Issue, invalidFields } from '../errors.js';
import { recordFrom } from '../objects.js';
import { dropInvisible } from '../text/characters.js';
import {
  type ApplianceFieldName,
  type ApplianceFields,
  applianceFieldNames,
  applianceFields,
} from './appliance-fields.js';
import { parseField } from './field-parsers.js';
import { priceCents } from './price.js';
import { searchText } from './search.js';

export { type ApplianceFieldName, type ApplianceFields, applianceFieldNames };

/** Unvalidated input. */
export type ApplianceInput = { [F in keyof ApplianceFields]?: unknown };

/** How long a deleted model can be restored. */
export const trashDays = 30;

/** Most models that one request can change. */
export const maxBulkChange = 500;

/** Declares the described fields, which the constructor of a model sets. */
const WithFields = class {} as new () => ApplianceFields;

/** A model in the catalogue. `version` increases with every change; `deletedAt` is set while it is in the trash. */
export class Appliance extends WithFields {
  /** URL of the first uploaded photo; used when `imageUrl` is null. */
  coverUrl: string | null = null;
  version = 1;
  deletedAt: Date | null = null;

  constructor(
    readonly id: string,
    fields: ApplianceFields,
  ) {
    super();
    for (const name of applianceFieldNames) copyField(name, fields, this);
  }

  /** The price that the 'price' ranking orders by; null when the price range has no amount. */
  get priceCents(): number | null {
    return priceCents(this.priceRange);
  }

  /** The text that search queries are matched against. */
  get searchText(): string {
    return searchText(this);
  }

  /** Identifies the model in import files; unique among models that are not in the trash. */
  get matchKey(): string {
    return matchKey(this.brand, this.model, this.category);
  }
}

function copyField<F extends ApplianceFieldName>(name: F, from: ApplianceFields, to: ApplianceFields): void {
  to[name] = from[name];
}

/**
 * Brand, model and category, ignoring case, accents and punctuation: 'LG WM-3670 HVA' and 'lg wm3670hva' are the same model.
 * A separator keeps the parts distinct: 'LGW M1' is not 'LG WM1'.
 */
export function matchKey(brand: string, model: string, category: string): string {
  return `${brandKey(brand)}|${modelKey(model)}|${normalisePart(category)}`;
}

/** The part of the match key that identifies the brand: 'Café' and 'CAFE' are one. */
export function brandKey(brand: string): string {
  return normalisePart(brand);
}

/**
 * The part of the match key that identifies the model within its brand and category. It keeps wildcards, which are no
 * punctuation: 'WM4000H*A' stands for several models, but not for 'WM4000HA'. Before the number, they stand for nothing.
 */
export function modelKey(model: string): string {
  return normalisePart(model, /^[^\p{L}\p{N}]+|[^\p{L}\p{N}*#]/gu);
}

function normalisePart(text: string, dropped = /[^\p{L}\p{N}]/gu): string {
  const folded = dropInvisible(text).normalize('NFKD').toLowerCase();
  return folded.replace(dropped, '') || folded.replace(/[\s|]/g, '');
}

/**
 * Validates and normalises all fields; missing optional fields become null.
 * @throws invalid/appliance with one issue per invalid field
 */
export function parseApplianceFields(input: ApplianceInput): ApplianceFields {
  const { fields, issues } = readApplianceFields(input);
  if (issues.length > 0) throw invalidFields('appliance', issues);
  return fields;
}

/** As `parseApplianceFields`, but with the issues beside the fields, which only without issues have values of their kinds. */
export function readApplianceFields(input: ApplianceInput): { fields: ApplianceFields; issues: Issue[] } {
  const issues: Issue[] = [];
  const fields = recordFrom(applianceFieldNames, (path) => {
    const report = (message: string) => {
      issues.push({ path, message });
      return null;
    };
    return parseField(applianceFields[path], input[path], report, input.category);
  });
  return { fields: fields as ApplianceFields, issues };
}

/** Says that the catalogue has a model with this match key. */
export function duplicateMessage({
  brand,
  model,
  category,
}: Pick<ApplianceFields, 'brand' | 'model' | 'category'>) {
  return `${brand} ${model} is already in the catalogue, under ${category}.`;
}

/** Also thrown for models in the trash. */
export function applianceNotFound(message = 'This appliance does not exist.'): DomainError {
  return new DomainError('not-found', 'appliance', message);
}

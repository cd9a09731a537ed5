import { DomainError, type Issue, invalidFields } from '../errors.js';
import { type RetailerScores, retailerFields, retailers } from '../scores/retailers.js';
import { maxReviewCount, maxScoreTenths, tenthsAsStars } from '../scores/score.js';
import {
  maxImageUrlLength,
  optionalLine,
  parseImageUrl,
  type ReportIssue,
  requiredLine,
} from '../text-fields.js';
import { priceCents } from './price.js';
import { searchText } from './search.js';
import {
  type CategorySlug,
  categorySlugs,
  isCategory,
  isSubcategoryOf,
  subcategoriesOf,
} from './taxonomy.js';

/** What staff and files say of a model, by the public field names. Scores are tenths of a star, 0 to 50. */
export interface ApplianceFields extends RetailerScores {
  brand: string;
  model: string;
  category: CategorySlug;
  subcategory: string | null;
  imageUrl: string | null;
  priceRange: string | null;
  /** Tenths of a star, 0 to 50. */
  reliabilityScore: number | null;
}

/** A field as it arrives, before anyone has looked at it. */
export type ApplianceInput = { [F in keyof ApplianceFields]?: unknown };

/** How long a deleted model can come back. */
export const trashDays = 30;

export const textLimits = { brand: 100, model: 150, priceRange: 100, imageUrl: maxImageUrlLength } as const;

/** One model of the catalogue. `version` grows with every change; `deletedAt` is set while it lies in the trash. */
export class Appliance implements ApplianceFields {
  brand: string;
  model: string;
  category: CategorySlug;
  subcategory: string | null = null;
  imageUrl: string | null = null;
  priceRange: string | null = null;
  lowesScore: number | null = null;
  lowesReviewCount: number | null = null;
  homeDepotScore: number | null = null;
  homeDepotReviewCount: number | null = null;
  bestBuyScore: number | null = null;
  bestBuyReviewCount: number | null = null;
  ajMadisonScore: number | null = null;
  ajMadisonReviewCount: number | null = null;
  reliabilityScore: number | null = null;
  /** The first photo among its media, for a model without an image address. */
  coverUrl: string | null = null;
  version = 1;
  deletedAt: Date | null = null;

  constructor(
    readonly id: string,
    fields: ApplianceFields,
  ) {
    for (const name of applianceFieldNames) copyField(name, fields, this);
  }

  /** By which the 'price' ranking orders; null when the price range names no amount. */
  get priceCents(): number | null {
    return priceCents(this.priceRange);
  }

  /** The text in which a search looks for its query. */
  get searchText(): string {
    return searchText(this);
  }

  /** By which files name a model; unique among the models that are not in the trash. */
  get matchKey(): string {
    return matchKey(this.brand, this.model, this.category);
  }
}

export const applianceFieldNames = [
  'brand',
  'model',
  'category',
  'subcategory',
  'imageUrl',
  'priceRange',
  ...retailerFields,
  'reliabilityScore',
] as const satisfies readonly (keyof ApplianceFields)[];

export type ApplianceFieldName = (typeof applianceFieldNames)[number];

function copyField<F extends ApplianceFieldName>(name: F, from: ApplianceFields, to: ApplianceFields): void {
  to[name] = from[name];
}

/**
 * Brand, model and category without case and punctuation: 'LG WM-3670 HVA' and 'lg wm3670hva' are one model.
 * The parts are kept apart, so that no brand can borrow letters from a model.
 */
export function matchKey(brand: string, model: string, category: string): string {
  return [brand, model, category].map(normalisePart).join('|');
}

function normalisePart(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded.replace(/[\s|]/g, '');
}

/**
 * Checks every field and answers clean values; a missing optional field becomes null.
 * @throws invalid/appliance with one issue per faulty field
 */
export function parseApplianceFields(input: ApplianceInput): ApplianceFields {
  const issues: Issue[] = [];
  const report = (path: string) => (message: string) => {
    issues.push({ path, message });
    return null;
  };
  const brand = requiredLine(input.brand, textLimits.brand, report('brand'));
  const model = requiredLine(input.model, textLimits.model, report('model'));
  const category = parseCategory(input.category, report('category'));
  const optional = {
    subcategory: parseSubcategory(category, input.subcategory, report('subcategory')),
    imageUrl: parseImageUrl(input.imageUrl, report('imageUrl')),
    priceRange: optionalLine(input.priceRange, textLimits.priceRange, report('priceRange')),
    ...parseScores(input, report),
    reliabilityScore: parseScoreTenths(input.reliabilityScore, report('reliabilityScore')),
  };
  if (brand === null || model === null || category === null || issues.length > 0) {
    throw invalidFields('appliance', issues);
  }
  return { brand, model, category, ...optional };
}

function parseScores(input: ApplianceInput, report: (path: string) => ReportIssue): RetailerScores {
  const pairs = retailers.flatMap(({ scoreField, countField }) => [
    [scoreField, parseScoreTenths(input[scoreField], report(scoreField))],
    [countField, parseReviewCount(input[countField], report(countField))],
  ]);
  return Object.fromEntries(pairs) as RetailerScores;
}

function parseCategory(value: unknown, report: ReportIssue): CategorySlug | null {
  if (typeof value === 'string' && isCategory(value)) return value;
  return report(`The category must be one of ${categorySlugs.join(', ')}.`);
}

function parseSubcategory(category: CategorySlug | null, value: unknown, report: ReportIssue): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (category === null) return null;
  if (typeof value === 'string' && isSubcategoryOf(category, value)) return value;
  return report(`The types of ${category} are ${subcategoriesOf(category).join(', ')}.`);
}

/** For a model that never was, or that is in the trash. */
export function applianceNotFound(): DomainError {
  return new DomainError('not-found', 'appliance', 'There is no such appliance.');
}

/** A score in tenths of a star, or null. The message helps people who think in stars or in percent. */
function parseScoreTenths(value: unknown, report: ReportIssue): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return report(`A score must be ${wholeScore}. ${enteredAs(43)}`);
  }
  if (value < 0) return report(`${value} is below 0. A score is ${wholeScore}.`);
  if (value > maxScoreTenths)
    return report(`${value} is above ${maxScoreTenths}. ${enteredAs(value <= 100 ? value / 2 : 43)}`);
  if (!Number.isInteger(value))
    return report(`${value} is not whole. ${enteredAs(value <= 5 ? value * 10 : value)}`);
  return value;
}

const wholeScore = `a whole number from 0 to ${maxScoreTenths}`;

function enteredAs(value: number): string {
  const tenths = Math.round(value);
  return `${tenthsAsStars(tenths)} stars is entered as ${tenths}.`;
}

/** A review count, or null. */
function parseReviewCount(value: unknown, report: ReportIssue): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return report('A review count must be a whole number.');
  }
  if (value < 0) return report(`${value} is below 0. A review count is 0 or more.`);
  if (value > maxReviewCount) return report(`${value} is above ${maxReviewCount}, the highest count taken.`);
  return value;
}

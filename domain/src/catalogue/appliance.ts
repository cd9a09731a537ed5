import { DomainError, type Issue, invalidFields } from '../errors.js';
import { type RetailerScores, retailerFields, retailers } from '../scores/retailers.js';
import { maxReviewCount, maxScoreTenths, tenthsAsStars } from '../scores/score.js';
import { dropInvisible, unprintable } from '../text/characters.js';
import {
  cleanLine,
  isBlank,
  maxImageUrlLength,
  optionalLine,
  parseImageUrl,
  type ReportIssue,
  requiredLine,
} from '../text/text-fields.js';
import { priceCents } from './price.js';
import { searchText } from './search.js';
import {
  type CategorySlug,
  categorySlugs,
  isCategory,
  isSubcategoryOf,
  subcategoriesOf,
} from './taxonomy.js';

/** The editable fields of a model, under their public names. Scores are tenths of a star, 0 to 50. */
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

/** Unvalidated input. */
export type ApplianceInput = { [F in keyof ApplianceFields]?: unknown };

/** How long a deleted model can be restored. */
export const trashDays = 30;

/** Most models that one request can change. */
export const maxBulkChange = 500;

export const textLimits = { brand: 100, model: 150, priceRange: 100, imageUrl: maxImageUrlLength } as const;

/** A model in the catalogue. `version` increases with every change; `deletedAt` is set while it is in the trash. */
export class Appliance implements ApplianceFields {
  brand!: string;
  model!: string;
  category!: CategorySlug;
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
  /** URL of the first uploaded photo; used when `imageUrl` is null. */
  coverUrl: string | null = null;
  version = 1;
  deletedAt: Date | null = null;

  constructor(
    readonly id: string,
    fields: ApplianceFields,
  ) {
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
 * Brand, model and category, ignoring case, accents and punctuation: 'LG WM-3670 HVA' and 'lg wm3670hva' are the same model.
 * A separator keeps the parts distinct: 'LGW M1' is not 'LG WM1'.
 */
export function matchKey(brand: string, model: string, category: string): string {
  return `${brandKey(brand)}|${normalisePart(model)}|${normalisePart(category)}`;
}

/** The part of the match key that identifies the brand: 'Café' and 'CAFE' are one. */
export function brandKey(brand: string): string {
  return normalisePart(brand);
}

function normalisePart(text: string): string {
  const folded = dropInvisible(text).normalize('NFKD').toLowerCase();
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded.replace(/[\s|]/g, '');
}

/**
 * Validates and normalises all fields; missing optional fields become null.
 * @throws invalid/appliance with one issue per invalid field
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

/** The slug that a value holds, if any; '' for everything that cannot be one. */
export function slugIn(value: unknown): string {
  return typeof value === 'string' && !unprintable.test(value) ? cleanLine(value) : '';
}

function parseCategory(value: unknown, report: ReportIssue): CategorySlug | null {
  const category = slugIn(value);
  if (isCategory(category)) return category;
  return report(`The category must be one of ${categorySlugs.join(', ')}.`);
}

function parseSubcategory(category: CategorySlug | null, value: unknown, report: ReportIssue): string | null {
  if (isBlank(value) || category === null) return null;
  const type = slugIn(value);
  if (isSubcategoryOf(category, type)) return type;
  return report(`For ${category}, the type must be one of ${subcategoriesOf(category).join(', ')}.`);
}

/** Also thrown for models in the trash. */
export function applianceNotFound(message = 'This appliance does not exist.'): DomainError {
  return new DomainError('not-found', 'appliance', message);
}

/** Parses a score in tenths of a star. The messages help people who entered stars or a percentage. */
function parseScoreTenths(value: unknown, report: ReportIssue): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return report(`A score must be ${scoreRange}. ${enteredAs(43)}`);
  }
  if (value < 0) return report(`${value} is below 0. A score is ${scoreRange}.`);
  if (value > maxScoreTenths)
    return report(`${value} is above ${maxScoreTenths}. ${enteredAs(value <= 100 ? value / 2 : 43)}`);
  if (!Number.isInteger(value))
    return report(`${value} is not a whole number. ${enteredAs(value <= 5 ? value * 10 : value)}`);
  return value;
}

const scoreRange = `a whole number from 0 to ${maxScoreTenths}`;

function enteredAs(value: number): string {
  const tenths = Math.round(value);
  return `${tenthsAsStars(tenths)} stars is entered as ${tenths}.`;
}

function parseReviewCount(value: unknown, report: ReportIssue): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return report('A review count must be a whole number.');
  }
  if (value < 0) return report(`${value} is below 0. A review count is 0 or more.`);
  if (value > maxReviewCount)
    return report(`${value} is above ${maxReviewCount}, the highest count allowed.`);
  return value;
}

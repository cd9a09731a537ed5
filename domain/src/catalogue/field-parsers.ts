import { maxReviewCount, maxScoreTenths, tenthsAsStars } from '../scores/score.js';
import { unprintable } from '../text/characters.js';
import {
  cleanLine,
  isBlank,
  optionalLine,
  parseImageUrl,
  type ReportIssue,
  requiredLine,
} from '../text/text-fields.js';
import type { FieldDescription } from './appliance-fields.js';
import { type CategorySlug, categorySlugs, isCategory, isTypeOf, typesOf } from './taxonomy.js';

/** Parses a value of a field; `category` is that of the model, unvalidated, on which its types depend. */
export function parseField(
  field: FieldDescription,
  value: unknown,
  report: ReportIssue,
  category: unknown,
): string | number | null {
  switch (field.kind) {
    case 'name':
      return requiredLine(value, field.maxLength, report, `Fill in the ${field.label.toLowerCase()}.`);
    case 'category':
      return parseCategory(value, report);
    case 'type':
      return parseType(slugIn(category), value, report);
    case 'text':
      return optionalLine(value, field.maxLength, report);
    case 'imageUrl':
      return parseImageUrl(value, report);
    case 'score':
      return parseScoreTenths(value, report);
    case 'reviewCount':
      return parseReviewCount(value, report);
  }
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

/** Null without an issue if the category is not one, because that is an issue of its own. */
function parseType(category: string, value: unknown, report: ReportIssue): string | null {
  if (isBlank(value) || !isCategory(category)) return null;
  const type = slugIn(value);
  if (isTypeOf(category, type)) return type;
  return report(`For ${category}, the type must be one of ${typesOf(category).join(', ')}.`);
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

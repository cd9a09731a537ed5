import { DomainError, type Issue, invalidFields } from '../errors.js';
import { findRetailer, type RetailerSlug, retailerSlugs } from '../scores/retailers.js';
import { columnNamesOf } from './column-mapping.js';
import { parseMapping } from './mapping-syntax.js';
import { formatMapping } from './plans/mapping-text.js';

/** All profiles are compared with the header of every file. */
export const maxProfiles = 200;

export const profileNameRule =
  'A name has 1 to 60 lower-case letters, digits and hyphens, like home-depot-export.';

/** What is saved of a profile. */
export interface ProfileFields {
  /** The retailer whose files it reads; null for files of several, or of none. */
  retailer: RetailerSlug | null;
  /** As `formatMapping` writes it. */
  mapping: string;
}

/** Unvalidated. */
export type ProfileInput = { [F in keyof ProfileFields]?: unknown };

/** A column mapping that is kept under a name, to read the files of a retailer every month. */
export class ImportProfile implements ProfileFields {
  retailer: RetailerSlug | null;
  mapping: string;
  savedAt = new Date(0);

  constructor(
    readonly id: string,
    readonly name: string,
    fields: ProfileFields,
  ) {
    this.retailer = fields.retailer;
    this.mapping = fields.mapping;
  }
}

export function isProfileName(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(name);
}

/** @throws invalid/profile, invalid/mapping */
export function parseProfile(name: unknown, { retailer, mapping }: ProfileInput): ProfileFields {
  const issues: Issue[] = [];
  if (!isProfileName(name)) issues.push({ path: 'name', message: profileNameRule });
  const slug = retailer === null || retailer === undefined ? null : findRetailer(String(retailer))?.slug;
  if (slug === undefined)
    issues.push({ path: 'retailer', message: `retailer must be one of ${retailerSlugs.join(', ')}.` });
  if (typeof mapping !== 'string') issues.push({ path: 'mapping', message: 'mapping must be text.' });
  if (issues.length > 0) throw invalidFields('profile', issues);
  return { retailer: slug ?? null, mapping: lasting(String(mapping)) };
}

/** The mapping in its one form, which must serve for every month and be recognised by columns. */
function lasting(text: string): string {
  const mapping = parseMapping(text);
  if (mapping.get('month')?.constant !== undefined)
    throw refused('A profile serves for every month: leave the month out, or map a column to it.');
  if (columnNamesOf(mapping).length === 0)
    throw refused('A profile is recognised by the columns that it names, but this mapping names none.');
  return formatMapping(mapping);
}

function refused(message: string): DomainError {
  return new DomainError('invalid', 'mapping', message, [{ path: 'mapping', message }]);
}

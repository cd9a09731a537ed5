import { type Retailer, retailers } from '../scores/retailers.js';
import type { CategorySlug } from './taxonomy.js';

/** The kinds of fields, with their values. Only kinds that can be null are optional. */
interface KindValues {
  /** A line of text that identifies the model. */
  name: string;
  category: CategorySlug;
  /** A type of the model's category. */
  type: string | null;
  /** A line of text. */
  text: string | null;
  imageUrl: string | null;
  /** Tenths of a star, 0 to 50. */
  score: number | null;
  reviewCount: number | null;
}

export type FieldKind = keyof KindValues;

interface Described {
  /** In forms and histories. */
  label: string;
  /** Other headers that name the field in a file, in lower case, without spaces and punctuation. */
  headers?: readonly string[];
}

/** What is known of a field. A kind says how its values are parsed, stored, documented and entered. */
export type FieldDescription = Described &
  ({ kind: 'name' | 'text'; maxLength: number } | { kind: Exclude<FieldKind, 'name' | 'text'> });

type RetailerFields = Record<Retailer['scoreField'], Described & { kind: 'score' }> &
  Record<Retailer['countField'], Described & { kind: 'reviewCount' }>;

/** A score and a review count of each retailer. */
const ofRetailers = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ retailers.flatMap(({ name, scoreField, countField }): [string, FieldDescription][] => [
    [scoreField, { kind: 'score', label: `${name} Score` }],
    [
      countField,
      {
        kind: 'reviewCount',
        label: `${name} Reviews`,
        headers: [countField.replace('ReviewCount', 'Reviews').toLowerCase()],
      },
    ],
  ]),
) as RetailerFields;

/** The editable fields of a model under their public names, in the order in which they are listed everywhere. */
export const applianceFields = {
  brand: { kind: 'name', label: 'Brand', maxLength: 100, headers: ['brandname'] },
  model: { kind: 'name', label: 'Model', maxLength: 150, headers: ['modelname', 'modelnumber'] },
  category: { kind: 'category', label: 'Category' },
  subcategory: { kind: 'type', label: 'Subcategory', headers: ['type'] },
  imageUrl: { kind: 'imageUrl', label: 'Image URL', headers: ['image'] },
  priceRange: { kind: 'text', label: 'Price Range', maxLength: 100, headers: ['price'] },
  ...ofRetailers,
  reliabilityScore: { kind: 'score', label: 'Reliability Score' },
} as const satisfies Readonly<Record<string, FieldDescription>>;

export type ApplianceFieldName = keyof typeof applianceFields;

/** The values of a model's fields. */
export type ApplianceFields = {
  [Name in ApplianceFieldName]: KindValues[(typeof applianceFields)[Name]['kind']];
};

export const applianceFieldNames = /* @__PURE__ */ Object.keys(applianceFields) as ApplianceFieldName[];

/** The fields that identify a model, which each model has. */
export const identifyingFields = ['brand', 'model', 'category'] as const satisfies ApplianceFieldName[];

type IdentifyingField = (typeof identifyingFields)[number];

export function isIdentifying(name: string): name is IdentifyingField {
  return identifyingFields.some((each) => each === name);
}

/** A field that describes a model, and that a file can change. */
export type DescribingField = Exclude<ApplianceFieldName, IdentifyingField>;

export const describingFields = /* @__PURE__ */ applianceFieldNames.filter(
  (name): name is DescribingField => !isIdentifying(name),
);

type NumberKind = { [Kind in FieldKind]: number extends KindValues[Kind] ? Kind : never }[FieldKind];

const numberKinds: Readonly<Record<NumberKind, true>> = { score: true, reviewCount: true };

export function isNumberField(name: ApplianceFieldName): boolean {
  return applianceFields[name].kind in numberKinds;
}

import { recordFrom } from '@appliance-index/domain/objects';
import { maxScoreTenths } from '@appliance-index/domain/scores/score';

/** https://spec.openapis.org/oas/v3.0.3#schema-object */
export type Schema = { type?: string; enum?: unknown[]; [key: string]: unknown };

type OptionalKey<T> = { [Name in keyof T]-?: object extends Pick<T, Name> ? Name : never }[keyof T];

/** An object in a response: all properties are required except those in `optional`. */
export function object<T>(
  properties: { [Name in keyof T]-?: Schema },
  optional: readonly OptionalKey<T>[] = [],
): Schema {
  const optionalNames: readonly PropertyKey[] = optional;
  const names = Object.keys(properties);
  return bodyOf(
    properties,
    names.filter((name) => !optionalNames.includes(name)),
  );
}

/** An object in a request: all properties are optional except those in `required`. */
export function bodyOf(properties: Record<string, Schema>, required: readonly string[] = []): Schema {
  // OpenAPI does not allow an empty list.
  return { type: 'object', ...(required.length > 0 && { required }), properties };
}

export const array = (items: Schema): Schema => ({ type: 'array', items });
/** An enum must list null as well. */
export const nullable = (schema: Schema): Schema => ({
  ...schema,
  nullable: true,
  ...(schema.enum && { enum: [...schema.enum, null] }),
});
export const enumOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
export const propertiesOf = <Name extends string>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> => recordFrom(names, () => schema);

export const id: Schema = { type: 'string', format: 'uuid' };
export const text: Schema = { type: 'string' };
/** A file in a multipart form. */
export const file: Schema = { type: 'string', format: 'binary' };
export const optionalText = nullable(text);
export const count: Schema = { type: 'integer', minimum: 0 };
export const version: Schema = { type: 'integer', minimum: 1 };
export const optionalCount = nullable(count);
export const flag: Schema = { type: 'boolean' };
export const zeroOrOne: Schema = { type: 'integer', enum: [0, 1] };
export const time: Schema = { type: 'string', format: 'date-time' };
export const month: Schema = {
  type: 'string',
  pattern: '^20\\d{2}-\\d{2}$',
  nullable: true,
  example: '2026-05',
};
export const tenths: Schema = {
  type: 'integer',
  minimum: 0,
  maximum: maxScoreTenths,
  nullable: true,
  description: 'Tenths of a star',
};
export const stars: Schema = { type: 'number', minimum: 0, maximum: 5, description: 'Stars, unrounded' };
export const shownScore: Schema = { type: 'string', example: '4.6' };
export const anyObject: Schema = { type: 'object', nullable: true, additionalProperties: true };

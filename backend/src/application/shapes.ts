/**
 * Shapes of answers: an OpenAPI schema and the TypeScript type of the same JSON in one. A view is written once, as
 * `const CardView = view('Card', {...})`, and `ValueOf<typeof CardView>` is its type.
 */
import { recordFrom } from '@appliance-index/domain/objects';
import type { Month } from '@appliance-index/domain/scores/month';
import { maxScoreTenths } from '@appliance-index/domain/scores/score';

/** https://spec.openapis.org/oas/v3.0.3#schema-object; `$id` is the name by which the API document refers to it. */
export type Schema = { type?: string; enum?: unknown[]; $id?: string; [key: string]: unknown };

/** Exists for the compiler only. */
declare const value: unique symbol;

/** The schema of a `T` as JSON. */
export type Shape<T> = Schema & { readonly [value]: T };

/** The type that a shape describes. */
export type ValueOf<Described extends Shape<unknown>> = Described[typeof value];

type Properties = Readonly<Record<string, Shape<unknown>>>;

type ValuesOf<P extends Properties, Optional extends keyof P> = {
  [Name in keyof P as Name extends Optional ? never : Name]: ValueOf<P[Name]>;
} & { [Name in keyof P as Name extends Optional ? Name : never]?: ValueOf<P[Name]> };

/** The shape of an object; `properties` are there to be spread into other shapes. */
export type ObjectShape<P extends Properties, Optional extends keyof P = never> = Shape<{
  [Name in keyof ValuesOf<P, Optional>]: ValuesOf<P, Optional>[Name];
}> & { properties: P };

/** Properties for a type that is declared elsewhere: `{...} satisfies PropertiesOf<Type>`. */
export type PropertiesOf<T> = { [Name in keyof T]-?: Shape<T[Name]> };

/** Takes the compiler's word for a type that the schema alone does not tell. */
export const shapeOf = <T>(schema: Schema): Shape<T> => schema as Shape<T>;

/** All properties are required except those in `optional`. */
export function object<P extends Properties, Optional extends keyof P & string = never>(
  properties: P,
  optional: readonly Optional[] = [],
): ObjectShape<P, Optional> {
  const optionalNames: readonly string[] = optional;
  const required = Object.keys(properties).filter((name) => !optionalNames.includes(name));
  return { type: 'object', required, properties } as unknown as ObjectShape<P, Optional>;
}

/** An object that the API document refers to by a name. */
export const view = <P extends Properties, Optional extends keyof P & string = never>(
  name: string,
  properties: P,
  optional: readonly Optional[] = [],
): ObjectShape<P, Optional> => named(name, object(properties, optional));

/** Gives a shape the name that generated clients use for it. */
export const named = <Named extends Schema>(name: string, shape: Named): Named => ({ ...shape, $id: name });

export const array = <T>(items: Shape<T>): Shape<T[]> => shapeOf({ type: 'array', items });

/** An enum must list null as well. The name stays with the shape that is never null. */
export function nullable<T>({ $id: _, ...shape }: Shape<T>): Shape<T | null> {
  return shapeOf({ ...shape, nullable: true, ...(shape.enum && { enum: [...shape.enum, null] }) });
}

export const enumOf = <Value extends string>(values: readonly Value[]): Shape<Value> =>
  shapeOf({ type: 'string', enum: [...values] });

/** One property per name, all of the same shape. */
export const record = <Name extends string, T>(names: readonly Name[], shape: Shape<T>) =>
  recordFrom(names, () => shape);

export const id = shapeOf<string>({ type: 'string', format: 'uuid' });
export const text = shapeOf<string>({ type: 'string' });
export const optionalText = nullable(text);
export const count = shapeOf<number>({ type: 'integer', minimum: 0 });
export const optionalCount = nullable(count);
export const version = shapeOf<number>({ type: 'integer', minimum: 1 });
export const flag = shapeOf<boolean>({ type: 'boolean' });
export const zeroOrOne = shapeOf<0 | 1>({ type: 'integer', enum: [0, 1] });
/** ISO 8601. */
export const time = shapeOf<string>({ type: 'string', format: 'date-time' });
/** '2026-05' */
export const month = shapeOf<Month | null>({
  type: 'string',
  pattern: '^20\\d{2}-\\d{2}$',
  nullable: true,
  example: '2026-05',
});
/** Tenths of a star, 0 to 50; null: unknown. */
export const tenths = shapeOf<number | null>({
  type: 'integer',
  minimum: 0,
  maximum: maxScoreTenths,
  nullable: true,
  description: 'Tenths of a star',
});
/** Stars, unrounded, 0 to 5. */
export const stars = shapeOf<number>({
  type: 'number',
  minimum: 0,
  maximum: 5,
  description: 'Stars, unrounded',
});
/** Rounded half up, one decimal: '4.6'. */
export const shownScore = shapeOf<string>({ type: 'string', example: '4.6' });
/** 0 to 1. */
export const share = shapeOf<number>({ type: 'number', minimum: 0, maximum: 1 });
export const anyObject = shapeOf<object | null>({
  type: 'object',
  nullable: true,
  additionalProperties: true,
});

/** A part of the API's document; https://spec.openapis.org/oas/v3.0.3#schema-object */
export type Schema = { type?: string; enum?: unknown[]; [key: string]: unknown };

export const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
export const array = (items: Schema): Schema => ({ type: 'array', items });
/** A list of values must name null, too. */
export const nullable = (schema: Schema): Schema => ({
  ...schema,
  nullable: true,
  ...(schema.enum && { enum: [...schema.enum, null] }),
});
export const choice = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] });
export const each = (names: readonly string[], schema: Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema]));

export const id: Schema = { type: 'string', format: 'uuid' };
export const text: Schema = { type: 'string' };
export const optionalText = nullable(text);
export const count: Schema = { type: 'integer', minimum: 0 };
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
  maximum: 50,
  nullable: true,
  description: 'Tenths of a star',
};
export const stars: Schema = { type: 'number', minimum: 0, maximum: 5, description: 'Stars, unrounded' };
export const shownScore: Schema = { type: 'string', example: '4.6' };
export const anything: Schema = { type: 'object', nullable: true, additionalProperties: true };

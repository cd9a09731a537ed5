import type { OpenAPIObject } from '@nestjs/swagger';

type Components = Required<OpenAPIObject>['components'];

/** Moves named schemas to `components`, so that generated clients share their types. */
export function withNamedSchemas({ paths, components, ...document }: OpenAPIObject): OpenAPIObject {
  const schemas: NonNullable<Components['schemas']> = { ...components?.schemas };

  function withReferences<Part>(part: Part): Part {
    if (Array.isArray(part)) return part.map(withReferences) as Part;
    if (typeof part !== 'object' || part === null) return part;
    const { $id: name, ...schema } = part as { $id?: string };
    const entries = Object.entries(schema).map(([key, value]) => [key, withReferences(value)]);
    if (name === undefined) return Object.fromEntries(entries);
    schemas[name] = Object.fromEntries(entries);
    return { $ref: `#/components/schemas/${name}` } as Part;
  }

  return { ...document, paths: withReferences(paths), components: { ...components, schemas } };
}

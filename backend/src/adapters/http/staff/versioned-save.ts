import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConflictResponse, ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Precondition } from '../../../application/precondition.js';
import { etagOf, parseEtags, withoutWeakPrefix } from '../etags.js';
import { errorSchema } from '../schemas/bodies.js';
import type { Schema } from '../schemas/primitives.js';

interface Versioned {
  version: number;
}

/** Says in the API's document what a route does that saves `what`, and that it may refuse to. */
export const ApiVersionedSave = (what: string, body: Schema, answer: Schema) =>
  applyDecorators(
    ApiOperation({
      summary: `Change ${what}; fields that are left out stay. With a version (or If-Match) a stale save is refused`,
    }),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The version in quotes, or the ETag of what is changed',
    }),
    ApiBody({ schema: body }),
    ApiOkResponse({ schema: answer }),
    ApiConflictResponse({ schema: errorSchema }),
  );

/** What a save expects to stand there, by the version in its body and by its If-Match; without either, anything. */
export function preconditionOf(
  version: number | null | undefined,
  ifMatch: string | undefined,
): Precondition<Versioned> {
  return (current) => (version ?? current.version) === current.version && matchesIfMatch(ifMatch, current);
}

/** Takes the ETag of what is changed, or the bare version. */
function matchesIfMatch(ifMatch: string | undefined, current: Versioned): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const tags = parseEtags(ifMatch);
  return [`"${current.version}"`, withoutWeakPrefix(etagOf(JSON.stringify(current)))].some((tag) =>
    tags.includes(tag),
  );
}

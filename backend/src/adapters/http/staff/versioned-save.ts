import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConflictResponse, ApiHeader, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ErrorBody } from '../../../application/error-body.js';
import type { Precondition } from '../../../application/precondition.js';
import type { Schema } from '../../../application/shapes.js';
import { etagOf, parseEtags, withoutWeakPrefix } from '../etags.js';

interface Versioned {
  version: number;
}

/** Documents a route that saves `what` and answers 409 to a stale save. */
export const ApiVersionedSave = (what: string, body: Schema, answer: Schema) =>
  applyDecorators(
    ApiOperation({
      summary: `Change ${what}; omitted fields keep their values. With a version or If-Match, a stale save is refused`,
    }),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: 'The version in quotes, or the ETag of the current values',
    }),
    ApiBody({ schema: body }),
    ApiOkResponse({ schema: answer }),
    ApiConflictResponse({ schema: ErrorBody }),
  );

/** Compares the current values with the version in the body and with If-Match; without either, any values pass. */
export function preconditionOf(
  version: number | null | undefined,
  ifMatch: string | undefined,
): Precondition<Versioned> {
  return (current) => (version ?? current.version) === current.version && matchesIfMatch(ifMatch, current);
}

/** Matches the ETag of the current values, or the version in quotes. */
function matchesIfMatch(ifMatch: string | undefined, current: Versioned): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  const tags = parseEtags(ifMatch);
  return [`"${current.version}"`, withoutWeakPrefix(etagOf(JSON.stringify(current)))].some((tag) =>
    tags.includes(tag),
  );
}

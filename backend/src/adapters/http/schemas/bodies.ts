import { userTypes } from '@appliance-index/domain/people/user';
import type { ErrorBody } from '../../../application/error-body.js';
import { array, bodyOf, count, enumOf, flag, id, object, type Schema, text } from './primitives.js';

export const successSchema = object({ success: flag });
export const deletedSchema = object({ success: flag, id });

export const errorSchema = object<ErrorBody>(
  {
    statusCode: count,
    code: text,
    message: text,
    issues: array(object({ path: text, message: text })),
    current: {
      type: 'object',
      description: 'The current values, for a 409 on a stale save',
    },
    requestId: text,
  },
  ['issues', 'current', 'requestId'],
);

const fieldSchemas: Readonly<Record<string, Schema>> = { userType: enumOf(userTypes) };

/** A body with these fields, which are strings unless listed in `fieldSchemas`. */
export function bodySchema(required: string[], optional: string[] = []) {
  const fields = [...required, ...optional].map((name) => [name, fieldSchemas[name] ?? text]);
  return bodyOf(Object.fromEntries(fields), required);
}

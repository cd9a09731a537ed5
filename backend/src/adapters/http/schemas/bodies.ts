import type { ErrorBody } from '../../../application/views/errors.js';
import { userTypes } from '../../../domain/people/user.js';
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
      description: 'What stands there instead of what the caller thought; for a 409',
    },
    requestId: text,
  },
  ['issues', 'current', 'requestId'],
);

const fieldSchemas: Readonly<Record<string, Schema>> = { userType: enumOf(userTypes) };

/** A body by the names of its fields, texts unless they are known to be something else. */
export function bodySchema(required: string[], optional: string[] = []) {
  const fields = [...required, ...optional].map((name) => [name, fieldSchemas[name] ?? text]);
  return bodyOf(Object.fromEntries(fields), required);
}

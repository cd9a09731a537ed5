import { accountTypes } from '@appliance-index/domain/people/account';
import { enumOf, flag, id, object, type Schema, text } from '../../../application/shapes.js';
import { bodyOf } from './requests.js';

export const successSchema = object({ success: flag });
export const deletedSchema = object({ success: flag, id });

const fieldSchemas: Readonly<Record<string, Schema>> = { userType: enumOf(accountTypes) };

/** A body with these fields, which are strings unless listed in `fieldSchemas`. */
export function bodySchema(required: string[], optional: string[] = []) {
  const fields = [...required, ...optional].map((name) => [name, fieldSchemas[name] ?? text]);
  return bodyOf(Object.fromEntries(fields), required);
}

import { recordFrom } from '@appliance-index/domain/objects';
import { accountTypes, correctableNames } from '@appliance-index/domain/people/account';
import { enumOf, flag, id, object, optionalText, type Schema, text } from '../../../application/shapes.js';
import { bodyOf } from './requests.js';

export const successSchema = object({ success: flag });
export const deletedSchema = object({ success: flag, id });

const fieldSchemas: Readonly<Record<string, Schema>> = {
  userType: enumOf(accountTypes),
  seen: bodyOf(recordFrom(correctableNames, () => optionalText)),
};

/** A body with these fields, which are strings unless listed in `fieldSchemas`. */
export function bodySchema(required: string[], optional: string[] = []) {
  const fields = [...required, ...optional].map((name) => [name, fieldSchemas[name] ?? text]);
  return bodyOf(Object.fromEntries(fields), required);
}

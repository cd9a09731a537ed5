import { defineEntity, p } from '@mikro-orm/core';

export const passwordResetsSchema = defineEntity({
  name: 'StoredPasswordReset',
  tableName: 'password_resets',
  properties: { tokenHash: p.text().primary(), userId: p.uuid(), expiresAt: p.datetime() },
});
export const StoredPasswordReset = passwordResetsSchema.class;

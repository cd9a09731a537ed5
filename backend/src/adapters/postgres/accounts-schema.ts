import { Account, type AccountType, type Verification } from '@appliance-index/domain/people/account';
import { defineEntity, type EntityCtor, p } from '@mikro-orm/core';
import { auditedAs } from './audit/audited-entity.js';

/** Maps `Account`, which is free of persistence code, to its table. */
export const accountsSchema = defineEntity({
  class: Account as unknown as EntityCtor<Account>,
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    passwordHash: p.text(),
    userType: p.text().$type<AccountType>(),
    isAdmin: p.boolean(),
    verification: p.text().$type<Verification>(),
    verificationReason: p.text().nullable(),
    verificationNote: p.text().nullable(),
    epoch: p.integer(),
    techName: p.text().nullable(),
    techCompany: p.text().nullable(),
    techCity: p.text().nullable(),
    techState: p.text().nullable(),
    techCountry: p.text().nullable(),
    techWebsite: p.text().nullable(),
    techLicence: p.text().nullable(),
    techPhone: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** A decision about a technician is one value. Passwords and sign-ups by members themselves are not in the unit of work. */
export const auditedAccounts = auditedAs(Account as unknown as EntityCtor<Account>, {
  subject: 'account',
  label: ({ email }) => email,
  valuesOf: ({ isAdmin, verification, verificationReason: reason, verificationNote: note }) => ({
    isAdmin,
    verification,
    reason,
    note,
  }),
  whole: ['verification', 'reason', 'note'],
});

import { techDetailNames, userTypes, verifications } from '@appliance-index/domain/people/user';
import type { TechnicianCounts } from '../../../application/people/account-ports.js';
import type {
  AccountView,
  TechnicianDecisionView,
  TechnicianView,
} from '../../../application/people/people-views.js';
import {
  count,
  enumOf,
  flag,
  object,
  optionalText,
  propertiesOf,
  text,
  time,
  zeroOrOne,
} from './primitives.js';

export const accountSchema = object<AccountView>({
  email: text,
  userType: enumOf(userTypes),
  isAdmin: zeroOrOne,
  isVerifiedTech: zeroOrOne,
  verification: enumOf(verifications),
  ...propertiesOf(techDetailNames, optionalText),
});

const technician = {
  email: text,
  verification: enumOf(verifications),
  verificationReason: optionalText,
  ...propertiesOf(techDetailNames, optionalText),
  signedUpAt: time,
};

export const technicianSchema = object<TechnicianView>(technician);

export const technicianDecisionSchema = object<TechnicianDecisionView>({
  ...technician,
  isChanged: flag,
  isMailed: flag,
});

export const technicianCountsSchema = object<TechnicianCounts>(
  propertiesOf(
    verifications.filter((verification) => verification !== 'none'),
    count,
  ),
);

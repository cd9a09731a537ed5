import type { TechnicianCounts } from '../../../application/people/account-ports.js';
import type {
  AccountView,
  TechnicianDecisionView,
  TechnicianView,
} from '../../../application/views/people.js';
import { techDetailNames, userTypes, verifications } from '../../../domain/people/user.js';
import { choice, count, each, flag, object, optionalText, text, time, zeroOrOne } from './pieces.js';

export const accountSchema = object<AccountView>({
  email: text,
  userType: choice(userTypes),
  isAdmin: zeroOrOne,
  isVerifiedTech: zeroOrOne,
  verification: choice(verifications),
  ...each(techDetailNames, optionalText),
});

const technician = {
  email: text,
  verification: choice(verifications),
  verificationReason: optionalText,
  ...each(techDetailNames, optionalText),
  signedUpAt: time,
};

export const technicianSchema = object<TechnicianView>(technician);

export const technicianDecisionSchema = object<TechnicianDecisionView>({
  ...technician,
  isChanged: flag,
  isMailed: flag,
});

export const technicianCountsSchema = object<TechnicianCounts>(
  each(
    verifications.filter((verification) => verification !== 'none'),
    count,
  ),
);

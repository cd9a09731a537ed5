import { techDetailNames, userTypes, verifications } from '../../../domain/user.js';
import { choice, count, each, object, optionalText, text, time, zeroOrOne } from './pieces.js';

export const accountSchema = object({
  email: text,
  userType: choice(userTypes),
  isAdmin: zeroOrOne,
  isVerifiedTech: zeroOrOne,
  verification: choice(verifications),
  ...each(techDetailNames, optionalText),
});

export const technicianSchema = object({
  email: text,
  verification: choice(verifications),
  verificationReason: optionalText,
  ...each(techDetailNames, optionalText),
  signedUpAt: time,
});

export const technicianCountsSchema = object(
  each(
    verifications.filter((verification) => verification !== 'none'),
    count,
  ),
);

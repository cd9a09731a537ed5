import { techDetailNames, userTypes, verifications } from '../../../domain/user.js';
import { choice, each, object, optionalText, text, time, zeroOrOne } from './pieces.js';

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

import { techDetailNames, userTypes, verifications } from '../../../domain/people/user.js';
import { choice, count, each, flag, object, optionalText, text, time, zeroOrOne } from './pieces.js';

export const accountSchema = object({
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

export const technicianSchema = object(technician);

export const technicianDecisionSchema = object({ ...technician, isChanged: flag, isMailed: flag });

export const technicianCountsSchema = object(
  each(
    verifications.filter((verification) => verification !== 'none'),
    count,
  ),
);

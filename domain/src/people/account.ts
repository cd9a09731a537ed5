import { DomainError, type Issue, invalidFields } from '../errors.js';
import { recordFrom } from '../objects.js';
import { productName } from '../product-name.js';
import { unprintable } from '../text/characters.js';
import { cleanLine } from '../text/text-fields.js';
import { parseTechProofs, type TechProofName, type TechProofs } from './technician-proofs.js';

/** The account types offered at sign-up. */
export const accountTypes = ['homeowner', 'tech'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Verification status of a technician; 'none' for everyone else. */
export const verifications = ['none', 'pending', 'verified', 'rejected', 'revoked'] as const;
export type Verification = (typeof verifications)[number];

/** Technician details with their labels, in the order of the form. */
const techDetailLabels = {
  techName: 'full name',
  techCompany: 'company',
  techCity: 'city',
  techState: 'state',
  techCountry: 'country',
} as const;
export type TechDetailName = keyof typeof techDetailLabels;
export type TechDetails = Record<TechDetailName, string | null>;
export const techDetailNames = /* @__PURE__ */ Object.keys(techDetailLabels) as TechDetailName[];

export const passwordLength = { min: 8, max: 128 } as const;
const maxEmailLength = 254;
const maxLocalLength = 64;
const maxTechDetailLength = 100;
export const maxReasonLength = 500;
export const maxNoteLength = 500;

export class Account implements TechDetails, TechProofs {
  isAdmin = false;
  verification: Verification = 'none';
  /** The reason staff gave for rejecting a technician. */
  verificationReason: string | null = null;
  /** What staff checked before they decided about a technician. */
  verificationNote: string | null = null;
  /** Incremented to end all sessions; a session is valid only for the epoch it was created in. */
  epoch = 1;
  techName: string | null = null;
  techCompany: string | null = null;
  techCity: string | null = null;
  techState: string | null = null;
  techCountry: string | null = null;
  techWebsite: string | null = null;
  techLicence: string | null = null;
  techPhone: string | null = null;

  constructor(
    readonly id: string,
    /** Normalised (see `normaliseEmail`). */
    readonly email: string,
    /** In the PHC string format; never leaves the server. */
    readonly passwordHash: string,
    readonly userType: AccountType,
    readonly createdAt: Date,
  ) {}

  isVerifiedTech(): boolean {
    return this.verification === 'verified';
  }
}

/** The sign-up form. */
export interface SignUp extends Partial<TechDetails>, Partial<TechProofs> {
  email: string;
  password: string;
  userType: AccountType;
}

/** Parses a user type; 'consumer' and undefined mean 'homeowner'. Null when the text is not a user type. */
export function parseAccountType(text: string | undefined): AccountType | null {
  if (text === undefined || text === 'consumer') return 'homeowner';
  return accountTypes.find((type) => type === text) ?? null;
}

/**
 * The one form of an address, so that equivalent spellings are one account: trimmed, in lower case and Unicode NFC, with
 * the domain in ASCII (an internationalised one as 'xn--...').
 */
export function normaliseEmail(text: string): string {
  const email = tidyEmail(text);
  const at = email.indexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + asciiDomain(email.slice(at));
}

/** The forms under which an account may be stored: as typed, from before domains had one form, and the normal one. */
export function storedSpellings(text: string): readonly string[] {
  return [tidyEmail(text), normaliseEmail(text)];
}

function tidyEmail(text: string): string {
  return text.trim().toLowerCase().normalize('NFC');
}

/** Unchanged when it is ASCII already, or no domain. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  const isInternational = /\P{ASCII}/u.test(domain) && !notInDomains.test(domain) && URL.canParse(url);
  return isInternational ? new URL(url).hostname : domain;
}

/** Some of this `URL` would drop, or take for another part of an address. */
const notInDomains = /[^\P{ASCII}a-z\d.-]|\p{Cf}|(?:^|\.)-|-(?:\.|$)/u;

/** The form in which passwords are compared, because keyboards differ in how they enter the same character. */
export function normalisePassword(text: string): string {
  return text.normalize('NFKC');
}

/**
 * Validates and normalises a sign-up; technician details of a homeowner become null.
 * @throws invalid/sign-up with one issue per invalid field
 */
export function parseSignUp(
  input: SignUp,
): Omit<SignUp, TechDetailName | TechProofName> & TechDetails & TechProofs {
  const email = normaliseEmail(input.email);
  const isTechnician = input.userType === 'tech';
  const details = techDetailsOf(input);
  const { proofs, issues: proofIssues } = parseTechProofs(isTechnician ? input : {});
  const issues: Issue[] = [
    ...emailIssues(email),
    ...passwordIssues(input.password, email),
    ...(isTechnician ? techDetailIssues(techDetailNames, details, input) : []),
    ...proofIssues,
  ];
  throwIfAny(issues, 'sign-up');
  return { email, password: input.password, userType: input.userType, ...details, ...proofs };
}

/** What technicians can correct while they wait for their verification. */
export const correctableNames = ['techCompany', 'techWebsite', 'techLicence', 'techPhone'] as const;
export type TechCorrection = Pick<TechDetails & TechProofs, (typeof correctableNames)[number]>;

/** Validates and normalises a correction; it replaces all that can be corrected. @throws invalid/tech-details */
export function parseTechCorrection(input: Partial<TechCorrection>): TechCorrection {
  const techCompany = techDetailOf(input, 'techCompany');
  const { proofs, issues } = parseTechProofs(input);
  throwIfAny([...techDetailIssues(['techCompany'], { techCompany }, input), ...issues], 'tech-details');
  return { techCompany, ...proofs };
}

/** @throws invalid/password */
export function validatePassword(password: string, email: string): void {
  throwIfAny(passwordIssues(password, email), 'password');
}

/** The same error for an unknown address and a wrong password, so that neither is disclosed. */
export function invalidCredentials(): DomainError {
  return new DomainError('unauthenticated', 'credentials', 'Invalid credentials');
}

/** @throws not-found/account when nothing was found for the address */
export function requireAccount(address: string, found: Account | null): Account {
  if (found) return found;
  throw new DomainError('not-found', 'account', `There is no account for ${address}.`);
}

export function techniciansOnly(): DomainError {
  return new DomainError('forbidden', 'technicians-only', 'Verified Repair Technician Required');
}

export function passwordTooCommon(): DomainError {
  const message = 'This password is too common. Choose another one.';
  return invalidFields('password-common', [{ path: 'password', message }]);
}

function throwIfAny(issues: readonly Issue[], code: string): void {
  if (issues.length > 0) throw invalidFields(code, issues);
}

/** Whether a normalised text is an e-mail address, without invisible characters or ones special in mail headers. */
function isEmailAddress(email: string): boolean {
  const [local = '', domain = '', ...rest] = email.split('@');
  const labels = domain.split('.');
  const isDomain = labels.length > 1 && labels.every((label) => domainLabel.test(label));
  const isLocal = local.length <= maxLocalLength && local.split('.').every((part) => part !== '');
  const isAddress = rest.length === 0 && isLocal && isDomain && email.length <= maxEmailLength;
  return isAddress && !/[\s\p{Cc}\p{Cf}\p{Cs}<>()[\]\\",:;]/u.test(email);
}

const domainLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Validates and normalises an e-mail address. @throws invalid/`code` */
export function parseEmail(text: string, code: string): string {
  const email = normaliseEmail(text);
  throwIfAny(emailIssues(email), code);
  return email;
}

function emailIssues(email: string): Issue[] {
  if (isEmailAddress(email)) return [];
  return [{ path: 'email', message: 'Enter an e-mail address like name@example.org.' }];
}

function passwordIssues(password: string, email: string): Issue[] {
  const message = passwordProblem(password, email);
  return message === null ? [] : [{ path: 'password', message }];
}

function passwordProblem(typed: string, email: string): string | null {
  const { min, max } = passwordLength;
  const password = normalisePassword(typed);
  const length = [...password].length;
  if (length < min) return `The password must have at least ${min} characters.`;
  if (length > max) return `The password can have at most ${max} characters.`;
  const guessable = [email, email.split('@')[0] ?? '', productName.toLowerCase(), compactProductName];
  return guessable.includes(normaliseEmail(password))
    ? 'The password must not be your e-mail address or the name of this site.'
    : null;
}

const compactProductName = /* @__PURE__ */ productName.toLowerCase().replaceAll(' ', '');

function techDetailsOf({ userType, ...input }: SignUp): TechDetails {
  return recordFrom(techDetailNames, (name) => (userType === 'tech' ? techDetailOf(input, name) : null));
}

/** Null when it is blank. */
function techDetailOf(input: Partial<TechDetails>, name: TechDetailName): string | null {
  return cleanLine(input[name] ?? '') || null;
}

/** All details are required. */
function techDetailIssues<Name extends TechDetailName>(
  names: readonly Name[],
  details: Pick<TechDetails, Name>,
  input: Partial<TechDetails>,
): Issue[] {
  return names.flatMap((path) => {
    const text: string | null = details[path];
    const label = techDetailLabels[path];
    if (text === null) return [{ path, message: `Fill in your ${label}.` }];
    if (text.length <= maxTechDetailLength && !unprintable.test(input[path] ?? '')) return [];
    return [{ path, message: `Your ${label} can have at most ${maxTechDetailLength} printable characters.` }];
  });
}

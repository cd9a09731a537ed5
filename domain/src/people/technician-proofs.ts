import type { Issue } from '../errors.js';
import { recordFrom } from '../objects.js';
import { optionalLine, type ReportIssue } from '../text/text-fields.js';

/** What technicians may add so that staff can check them; each is optional. */
export const techProofNames = ['techWebsite', 'techLicence', 'techPhone'] as const;
export type TechProofName = (typeof techProofNames)[number];
export type TechProofs = Record<TechProofName, string | null>;

const maxWebsiteLength = 200;
const maxLicenceLength = 100;
const maxPhoneLength = 40;
const phoneDigits = { min: 7, max: 15 };

const parsers: Record<TechProofName, (value: unknown, report: ReportIssue) => string | null> = {
  techWebsite: parseWebsite,
  techLicence: (value, report) => optionalLine(value, maxLicenceLength, report),
  techPhone: parsePhone,
};

/** Parses the optional details of a form: null for blank ones, and an issue for each that cannot be stored. */
export function parseTechProofs(input: Partial<Record<TechProofName, unknown>>): {
  proofs: TechProofs;
  issues: Issue[];
} {
  const issues: Issue[] = [];
  const proofs = recordFrom(techProofNames, (path) =>
    parsers[path](input[path], (message) => {
      issues.push({ path, message });
      return null;
    }),
  );
  return { proofs, issues };
}

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * An http(s) address without user and password, safe to link to; 'https://' is added to 'fixit.example', and keyboards that
 * begin each text with a capital write 'Https://'.
 */
function parseWebsite(value: unknown, report: ReportIssue): string | null {
  const line = optionalLine(value, maxWebsiteLength, report);
  if (line === null) return null;
  const url = scheme.test(line) ? line.replace(scheme, (name) => name.toLowerCase()) : `https://${line}`;
  const isWebsite = /^https?:\/\/[^\s/?#@\\"'`<>:]+\.[^\s@\\"'`<>]+$/.test(url) && URL.canParse(url);
  if (!isWebsite) return report('Enter a website like www.example.org, or leave the field empty.');
  return url.length <= maxWebsiteLength ? url : report(`The limit is ${maxWebsiteLength} characters.`);
}

/** A number as it is written: digits with spaces, brackets, dots and hyphens, and an extension. */
function parsePhone(value: unknown, report: ReportIssue): string | null {
  const line = optionalLine(value, maxPhoneLength, report);
  if (line === null) return null;
  const [number = ''] = line.split(/\s*(?:ext\.?|x)\s*\d+$/i);
  const digits = number.replace(/\D/g, '').length;
  const isPhone = /^\+?[\d\s().-]+$/.test(number) && digits >= phoneDigits.min && digits <= phoneDigits.max;
  return isPhone ? line : report('Enter a phone number like (419) 555-0123, or leave the field empty.');
}

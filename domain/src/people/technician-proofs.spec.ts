import { describe, expect, test } from '@jest/globals';
import { parseTechProofs } from './technician-proofs.js';

const none = { techWebsite: null, techLicence: null, techPhone: null };

describe('What technicians add for the check', () => {
  test('is optional', () => {
    expect(parseTechProofs({})).toEqual({ proofs: none, issues: [] });
    expect(parseTechProofs({ techWebsite: ' ', techLicence: '', techPhone: '\u200b' })).toEqual({
      proofs: none,
      issues: [],
    });
  });

  test.each([
    ['techWebsite', ' www.fixit.example ', 'https://www.fixit.example'],
    ['techWebsite', 'http://fixit.example/about?a=b', 'http://fixit.example/about?a=b'],
    ['techWebsite', 'Https://Fixit.example/About', 'https://Fixit.example/About'],
    ['techWebsite', `fixit.example/${'a'.repeat(178)}`, `https://fixit.example/${'a'.repeat(178)}`],
    ['techLicence', ' OH  12-345 ', 'OH 12-345'],
    ['techPhone', '(419) 555-0123', '(419) 555-0123'],
    ['techPhone', '555-0123', '555-0123'],
    ['techPhone', '123456789012345', '123456789012345'],
    ['techPhone', '+1 419.555.0123 ext. 12', '+1 419.555.0123 ext. 12'],
  ] as const)('is stored tidily: %s %j', (name, typed, stored) => {
    expect(parseTechProofs({ [name]: typed })).toEqual({ proofs: { ...none, [name]: stored }, issues: [] });
  });

  test.each([
    ['techWebsite', 'javascript:alert(1)'],
    ['techWebsite', 'javascript://fixit.example/%0aalert(1)'],
    ['techWebsite', 'https://bank.example@fixit.example'],
    ['techWebsite', 'https://fixit.example/"onclick="'],
    ['techWebsite', 'fixit'],
    ['techWebsite', `https://fixit.example/${'a'.repeat(200)}`],
    ['techWebsite', `fixit.example/${'a'.repeat(179)}`],
    ['techLicence', 'a'.repeat(101)],
    ['techLicence', 'turned \u202e'],
    ['techLicence', ['a']],
    ['techPhone', '555-012'],
    ['techPhone', 'call me'],
    ['techPhone', '1234567890123456'],
  ])('is refused at its field: %s %j', (name, typed) => {
    const { proofs, issues } = parseTechProofs({ [name]: typed });
    expect(proofs).toEqual(none);
    expect(issues).toEqual([{ path: name, message: expect.any(String) }]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { DomainError } from '../errors.js';
import { normaliseEmail, parseSignUp, passwordLength, type SignUp, userTypeOf } from './user.js';

const homeowner: SignUp = {
  email: ' Ann@Example.ORG ',
  password: 'copper kettle on the hob',
  userType: 'homeowner',
};
const technician: SignUp = {
  ...homeowner,
  userType: 'tech',
  techName: ' Ada  Smith ',
  techCompany: 'Fixit',
  techCity: 'Toledo',
  techState: 'Ohio',
  techCountry: 'USA',
};

/** The fields that are found wrong. */
function refused(signUp: SignUp): string[] {
  try {
    parseSignUp(signUp);
    return [];
  } catch (error) {
    return (error as DomainError).issues.map(({ path }) => path);
  }
}

describe('A sign-up', () => {
  test('is one address in any spelling', () => {
    expect(parseSignUp(homeowner).email).toBe('ann@example.org');
    expect(normaliseEmail('ANN@example.org')).toBe(normaliseEmail('ann@example.org '));
  });

  test('takes an address of as many characters as mail allows, and no more', () => {
    const at = (length: number) => ({ ...homeowner, email: `${'a'.repeat(length)}@example.org` });
    expect(refused(at(242))).toEqual([]);
    expect(refused(at(243))).toEqual(['email']);
  });

  test('keeps technicians’ details tidy, and nothing of them for a homeowner', () => {
    expect(parseSignUp(technician).techName).toBe('Ada Smith');
    expect(parseSignUp({ ...technician, userType: 'homeowner' }).techName).toBeNull();
  });

  test.each([
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'a@b@example.org',
    'ann smith@example.org',
    'ann(1)@example.org',
    'group:ann@example.org',
    'ann@evil(.example).org',
    '"ann"@example.org',
    'a@.org',
  ])('is refused with %s for an address', (email) => {
    expect(refused({ ...homeowner, email })).toEqual(['email']);
  });

  test('has a password of bounded length, counted as people count', () => {
    const of = (password: string) => refused({ ...homeowner, password });
    expect(of('x'.repeat(passwordLength.min - 1))).toEqual(['password']);
    expect(of('é🔥'.repeat(passwordLength.min / 2))).toEqual([]);
    expect(of('🔥'.repeat(passwordLength.max))).toEqual([]);
    expect(of('x'.repeat(passwordLength.max + 1))).toEqual(['password']);
  });

  test.each(['ann@example.org', 'Appliance Index', 'applianceindex'])(
    'is refused with %s for a password',
    (password) => {
      expect(refused({ ...homeowner, password })).toEqual(['password']);
    },
  );

  test('of a technician names every missing detail at once', () => {
    expect(refused({ ...homeowner, userType: 'tech' })).toEqual([
      'techName',
      'techCompany',
      'techCity',
      'techState',
      'techCountry',
    ]);
  });
});

test('A consumer is a homeowner by an older word', () => {
  expect([undefined, 'consumer', 'homeowner', 'tech', 'admin'].map(userTypeOf)).toEqual([
    'homeowner',
    'homeowner',
    'homeowner',
    'tech',
    null,
  ]);
});

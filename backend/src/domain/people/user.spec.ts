import { describe, expect, test } from '@jest/globals';
import { DomainError } from '../errors.js';
import { normaliseEmail, parseSignUp, parseUserType, passwordLength, type SignUp } from './user.js';

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

function invalidFieldsOf(signUp: SignUp): string[] {
  try {
    parseSignUp(signUp);
    return [];
  } catch (error) {
    return (error as DomainError).issues.map(({ path }) => path);
  }
}

describe('A sign-up', () => {
  test('normalises the e-mail address', () => {
    expect(parseSignUp(homeowner).email).toBe('ann@example.org');
    expect(normaliseEmail('ANN@example.org')).toBe(normaliseEmail('ann@example.org '));
  });

  test('accepts addresses up to the length that e-mail allows', () => {
    const at = (length: number) => ({ ...homeowner, email: `${'a'.repeat(length)}@example.org` });
    expect(invalidFieldsOf(at(242))).toEqual([]);
    expect(invalidFieldsOf(at(243))).toEqual(['email']);
  });

  test('accepts technician details of up to 100 characters', () => {
    expect(invalidFieldsOf({ ...technician, techCity: 'x'.repeat(100) })).toEqual([]);
    expect(invalidFieldsOf({ ...technician, techCity: 'x'.repeat(101) })).toEqual(['techCity']);
  });

  test('normalises technician details, and drops them for a homeowner', () => {
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
  ])('rejects the e-mail address %s', (email) => {
    expect(invalidFieldsOf({ ...homeowner, email })).toEqual(['email']);
  });

  test('limits the password length, counted in characters', () => {
    const of = (password: string) => invalidFieldsOf({ ...homeowner, password });
    expect(of('x'.repeat(passwordLength.min - 1))).toEqual(['password']);
    expect(of('é🔥'.repeat(passwordLength.min / 2))).toEqual([]);
    expect(of('🔥'.repeat(passwordLength.max))).toEqual([]);
    expect(of('x'.repeat(passwordLength.max + 1))).toEqual(['password']);
  });

  test.each(['ann@example.org', 'Appliance Index', 'applianceindex'])(
    'rejects the password %s',
    (password) => {
      expect(invalidFieldsOf({ ...homeowner, password })).toEqual(['password']);
    },
  );

  test('of a technician reports every missing detail at once', () => {
    expect(invalidFieldsOf({ ...homeowner, userType: 'tech' })).toEqual([
      'techName',
      'techCompany',
      'techCity',
      'techState',
      'techCountry',
    ]);
  });
});

test('The user type consumer is an alias of homeowner', () => {
  expect([undefined, 'consumer', 'homeowner', 'tech', 'admin'].map(parseUserType)).toEqual([
    'homeowner',
    'homeowner',
    'homeowner',
    'tech',
    null,
  ]);
});

import { describe, expect, test } from '@jest/globals';
import { DomainError } from '../errors.js';
import { normaliseEmail, parseAccountType, parseSignUp, type SignUp } from './account.js';

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

  const of64 = 'a'.repeat(64);
  const domain = (length: number) => `${`${'b'.repeat(61)}.`.repeat(3)}${'c'.repeat(length - 186)}`;
  test.each([
    `${of64}@example.org`,
    `a@${'b'.repeat(63)}.example`,
    `${of64}@${domain(189)}`,
    'first.last+tag@my-shop.co.uk',
    "o'neil@example.org",
    'ann@bücher.example',
    'ann@用户.例え',
  ])('accepts the e-mail address %s', (email) => {
    expect(invalidFieldsOf({ ...homeowner, email })).toEqual([]);
  });

  test('accepts technician details of up to 100 characters', () => {
    expect(invalidFieldsOf({ ...technician, techCity: 'x'.repeat(100) })).toEqual([]);
    expect(invalidFieldsOf({ ...technician, techCity: 'x'.repeat(101) })).toEqual(['techCity']);
  });

  test('drops invisible characters from technician details, and refuses control characters', () => {
    expect(parseSignUp({ ...technician, techCompany: 'Fi\u200bx\u00adit' }).techCompany).toBe('Fixit');
    expect(invalidFieldsOf({ ...technician, techCompany: '\u200b' })).toEqual(['techCompany']);
    for (const techCity of ['To\nledo', 'To\tledo', 'Toledo\u0007'])
      expect(invalidFieldsOf({ ...technician, techCity })).toEqual(['techCity']);
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
    'ann\u0007@example.org',
    'ann(1)@example.org',
    'group:ann@example.org',
    'ann@evil(.example).org',
    '"ann"@example.org',
    'a@.org',
    `a${of64}@example.org`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'ü'.repeat(62)}.example`,
    `${of64}@${domain(190)}`,
    'ann@-example.org',
    'ann@example-.org',
    'ann@mail.-example.org',
    'ann@example.org-',
    'ann@-bücher.example',
    'ann@bücher-.example',
    '.ann@example.org',
    'ann.@example.org',
    'ann..smith@example.org',
    'ann@example..org',
    'ann@exa_mple.org',
    'ann@bücher.example:80',
    'ann@bücher.example/x',
    'ann@büch%65r.example',
    'ann@bü cher.example',
    'ann@bü\u00adcher.example',
  ])('rejects the e-mail address %s', (email) => {
    expect(invalidFieldsOf({ ...homeowner, email })).toEqual(['email']);
  });

  test('takes a password of 8 to 128 characters', () => {
    const of = (password: string) => invalidFieldsOf({ ...homeowner, password });
    expect(of('x'.repeat(7))).toEqual(['password']);
    expect(of('é🔥'.repeat(4))).toEqual([]);
    expect(of('🔥'.repeat(128))).toEqual([]);
    expect(of('x'.repeat(129))).toEqual(['password']);
  });

  test.each(['ann@example.org', 'Appliance Index', 'applianceindex', 'ａｐｐｌｉａｎｃｅｉｎｄｅｘ'])(
    'rejects the password %s',
    (password) => {
      expect(invalidFieldsOf({ ...homeowner, password })).toEqual(['password']);
    },
  );

  test('rejects its own address as the password, in any spelling', () => {
    const own = { ...homeowner, email: 'josé@bücher.example' };
    for (const password of ['José@Bücher.example', 'josé@xn--bcher-kva.example', 'josé@bücher.example'])
      expect(invalidFieldsOf({ ...own, password })).toEqual(['password']);
    expect(invalidFieldsOf({ ...own, email: 'josésmith@example.org', password: 'JoséSmith' })).toEqual([
      'password',
    ]);
  });

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

test.each([
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
  ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
  ['Ann@XN--BCHER-KVA.example', 'ann@xn--bcher-kva.example'],
  ['ann@bücher。example', 'ann@xn--bcher-kva.example'],
  ['ann@ｅｘａｍｐｌｅ.org', 'ann@example.org'],
  ['josé@straße.example', 'josé@xn--strae-oqa.example'],
  ['ann@i❤.example', 'ann@xn--i-7iq.example'],
  ['ann@1.2', 'ann@1.2'],
  ['josé', 'josé'],
])('The address %s is stored as %s', (typed, stored) => {
  expect(normaliseEmail(typed)).toBe(stored);
  expect(normaliseEmail(stored)).toBe(stored);
});

test('The user type consumer is an alias of homeowner', () => {
  expect([undefined, 'consumer', 'homeowner', 'tech', 'admin'].map(parseAccountType)).toEqual([
    'homeowner',
    'homeowner',
    'homeowner',
    'tech',
    null,
  ]);
});

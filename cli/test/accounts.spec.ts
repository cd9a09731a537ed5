import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { exitCodeOf } from '../src/exit-codes.js';
import { readNewPassword } from '../src/passwords.js';
import { Program } from './program.js';

const program = new Program({ PUBLIC_URL: 'https://appliances.example' });
beforeAll(async () => {
  await program.run(['db', 'migrate']);
});
beforeEach(() => program.sql('delete from users'));
afterAll(() => program.remove());
const secret = 'copper kettle on the hob';
const create = (email: string, input = secret) =>
  program.run(['admins', 'create', email, '--password-stdin'], input);

describe('Admins', () => {
  test('are created with a password from stdin, which is never printed', async () => {
    const made = await create('Ann@Example.org', `${secret}\n`);
    expect(made).toEqual({ code: 0, stdout: 'ann@example.org is now an admin.\n', stderr: '' });
    const listed = await program.run(['admins', 'list']);
    expect(listed.stdout).toMatch(/^EMAIL +SINCE\nann@example\.org +\d{4}-\d\d-\d\d\n$/);
  });

  test('cannot be created twice, with a weak password, or without a terminal to prompt on', async () => {
    await create('ann@example.org');
    expect(await create('ann@example.org')).toMatchObject({ code: 5 });
    expect(await create('bob@example.org', 'password1')).toMatchObject({ code: 2 });
    const unprompted = await program.run(['admins', 'create', 'bob@example.org'], secret);
    expect(unprompted).toMatchObject({ code: 2, stdout: '' });
    expect(unprompted.stderr).toContain('--password-stdin');
    expect(await program.json(['admins', 'list'])).toHaveLength(1);
  });

  test('can get a new password and be revoked', async () => {
    await create('ann@example.org');
    const reset = ['admins', 'reset-password', 'ann@example.org', '--password-stdin'];
    expect(await program.run(reset, 'another long secret')).toMatchObject({ code: 0 });
    expect(program.outbox().at(-1)).toMatch(/^To: ann@example\.org$/m);
    expect(await program.json(['admins', 'revoke', 'ann@example.org'])).toMatchObject({ isChanged: true });
    expect(await program.json(['admins', 'revoke', 'ann@example.org'])).toMatchObject({ isChanged: false });
    expect(await program.run(['admins', 'revoke', 'nobody@example.org'])).toMatchObject({ code: 2 });
  });

  test('can be promoted from members, whose password is replaced', async () => {
    const hash = () => program.sql(`select password_hash from users where email = 'ann@example.org'`);
    await program.sql(`insert into users (email, password_hash, user_type)
      values ('ann@example.org', '$argon2id$', 'homeowner')`);
    const before = await hash();
    const made = await create('Ann@Example.org');
    expect(made).toEqual({
      code: 0,
      stdout: 'ann@example.org is now an admin; the existing account has the new password.\n',
      stderr: '',
    });
    expect(await hash()).not.toEqual(before);
    expect(await program.json(['admins', 'list'])).toMatchObject([{ email: 'ann@example.org' }]);
    expect(await program.sql('select action, before, after from audit_log order by id desc limit 1')).toEqual(
      [{ action: 'grant-admin', before: { isAdmin: false }, after: { isAdmin: true } }],
    );
    const again = await create('ann@example.org');
    expect(again).toEqual({ code: 5, stdout: '', stderr: 'ann@example.org is already an admin.\n' });
  });
});

test('Ctrl+C at the password prompt interrupts the command', async () => {
  const keyboard = Object.assign(new PassThrough(), { isTTY: true });
  const screen = new PassThrough().resume();
  const prompt = readNewPassword({}, new AbortController().signal, { input: keyboard, output: screen });
  keyboard.write('half a pass\x03');
  const error = await prompt.catch((thrown: Error) => thrown);
  expect([exitCodeOf(error), String(error)]).toEqual([130, expect.stringContaining('Interrupted.')]);
});

describe('Technicians', () => {
  test('who do not exist are not listed, and cannot be verified or rejected', async () => {
    expect((await program.run(['techs', 'list', '--pending'])).stdout).toBe('No technicians are waiting.\n');
    const unknown = { error: { kind: 'not-found' } };
    expect(await program.json(['techs', 'verify', 'ann@example.org'])).toMatchObject(unknown);
    const reject = ['techs', 'reject', 'ann@example.org'];
    expect(await program.json([...reject, '--reason', 'x'])).toMatchObject(unknown);
    expect(await program.run(reject)).toMatchObject({ code: 2 });
  });

  test('are verified, rejected with a reason, revoked, and notified each time', async () => {
    await program.sql(`insert into users (email, password_hash, user_type, verification, tech_name)
      values ('ada@example.org', '$argon2id$', 'tech', 'pending', 'Ada')`);
    const decide = (...args: string[]) => program.json(['techs', ...args]);
    // The same fields as in the API, and no others.
    expect(await decide('list', '--pending')).toEqual([
      {
        email: 'ada@example.org',
        verification: 'pending',
        verificationReason: null,
        techName: 'Ada',
        techCompany: null,
        techCity: null,
        techState: null,
        techCountry: null,
        signedUpAt: expect.stringMatching(/^20\d\d-/),
      },
    ]);
    expect(await decide('reject', 'ada@example.org', '--reason', 'No such company')).toMatchObject({
      verification: 'rejected',
      isMailed: true,
    });
    expect(await decide('verify', 'ada@example.org')).toMatchObject({
      verification: 'verified',
      isMailed: true,
    });
    expect(await decide('verify', 'ada@example.org')).toMatchObject({ isChanged: false, isMailed: false });
    expect(await program.run(['techs', 'reject', 'ada@example.org', '--reason', 'x'])).toMatchObject({
      code: 5,
    });
    expect(await decide('revoke', 'ada@example.org')).toMatchObject({ verification: 'revoked' });
    const { stdout, stderr } = await program.run(['techs', 'verify', 'ada@example.org']);
    expect(stdout).toMatch(
      /^ada@example\.org is now verified\. The e-mail was saved in .*outbox\. Set SMTP_URL/,
    );
    expect(stderr).toBe('');
    await decide('revoke', 'ada@example.org');
    const mails = program.outbox().filter((mail) => mail.includes('To: ada@example.org'));
    expect(mails).toHaveLength(5);
    expect(mails[0]).toContain('No such company');
    expect(mails[1]).toContain('https://appliances.example/categories');
  });
});

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
  test('are created with a password from stdin, which is never printed, and listed oldest first', async () => {
    const none = 'There are no admins yet. Create one with "admins create EMAIL".\n';
    expect((await program.run(['admins', 'list'])).stdout).toBe(none);
    const made = await create('Ann@Example.org', `${secret}\n`);
    expect(made).toEqual({ code: 0, stdout: 'ann@example.org is now an admin.\n', stderr: '' });
    const second = await program.run(
      ['admins', 'create', 'abe@example.org', '--password-stdin', '--json'],
      secret,
    );
    expect(JSON.parse(second.stdout)).toEqual({ email: 'abe@example.org', isAdmin: true, isNew: true });
    const listed = await program.run(['admins', 'list']);
    expect(listed.stdout.replace(/\d{4}-\d\d-\d\d/g, 'DAY')).toMatch(
      /^EMAIL +SINCE\nann@example\.org +DAY\nabe@example\.org +DAY\n$/,
    );
  });

  test('cannot be created twice, with a weak password, or without a terminal to prompt on', async () => {
    await create('ann@example.org');
    expect(await create('ann@example.org')).toMatchObject({ code: 5 });
    for (const weak of ['password1', 'gk2vqz7\r\n'])
      expect(await create('bob@example.org', weak)).toMatchObject({ code: 2 });
    const unprompted = await program.run(['admins', 'create', 'bob@example.org'], secret);
    expect(unprompted).toMatchObject({ code: 2, stdout: '' });
    expect(unprompted.stderr).toContain('--password-stdin');
    expect(await program.json(['admins', 'list'])).toHaveLength(1);
  });

  test('are refused before a password is asked for', async () => {
    await create('ann@example.org');
    const refused = async (...args: string[]) => (await program.run(['admins', ...args])).stderr;
    expect(await refused('create', 'notmail')).toContain('Enter an e-mail address like name@example.org.');
    expect(await refused('create', 'ann@example.org')).toBe('ann@example.org is already an admin.\n');
    const unknown = 'There is no account for bob@example.org.\n';
    expect(await refused('reset-password', 'bob@example.org')).toBe(unknown);
  });

  test('can get a new password and be revoked', async () => {
    await create('ann@example.org');
    const reset = ['admins', 'reset-password', ' Ann@Example.org', '--password-stdin'];
    expect(await program.run(reset, 'another long secret')).toEqual({
      code: 0,
      stdout: 'ann@example.org has a new password and is signed out everywhere.\n',
      stderr: '',
    });
    expect(program.outbox().at(-1)).toMatch(/^To: ann@example\.org$/m);
    const revoke = ['admins', 'revoke', 'ANN@example.org'];
    expect(await program.json(revoke)).toEqual({ email: 'ann@example.org', isChanged: true });
    expect((await program.run(revoke)).stdout).toBe('ann@example.org is not an admin; nothing to do.\n');
    expect(await program.json(revoke)).toMatchObject({ isChanged: false });
    expect(await program.run(['admins', 'revoke', 'nobody@example.org'])).toMatchObject({ code: 2 });
  });

  test('can be promoted from members, whose password is replaced', async () => {
    const hash = () => program.sql(`select password_hash from users where email = 'ann@example.org'`);
    await program.sql(`insert into users (email, password_hash, user_type)
      values ('ann@example.org', '$argon2id$', 'homeowner')`);
    const before = await hash();
    expect(await create('Ann@Example.org', 'ann@example.org')).toMatchObject({ code: 2 });
    expect(await hash()).toEqual(before);
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
    // Today's rules for addresses are for new accounts.
    await program.sql(`insert into users (email, password_hash, user_type)
      values ('a..b@example', '$argon2id$', 'homeowner')`);
    expect((await create('a..b@example')).stdout).toMatch(/^a\.\.b@example is now an admin; /);
    const again = await create('ann@example.org');
    expect(again).toEqual({ code: 5, stdout: '', stderr: 'ann@example.org is already an admin.\n' });
  });
});

describe('A member', () => {
  const email = 'ada@example.org';
  const accounts = (...args: string[]) => program.run(['accounts', ...args]);

  /** A verified technician with votes, a session, a subscription and audit records; and an account with a vote. */
  const addMembers = () =>
    program.sql(`
      insert into users (id, email, password_hash, user_type, verification, tech_name) values
        ('00000000-0000-4000-8000-000000000001', 'ada@example.org', '$argon2id$ada', 'tech', 'verified', 'Ada'),
        ('00000000-0000-4000-8000-000000000002', 'joada@example.org', '$argon2id$', 'homeowner', 'none', null);
      update users set tech_website = 'https://ada.example', tech_licence = 'OH 1', tech_phone = '555-0123',
        verification_note = 'Rang the shop' where tech_name = 'Ada';
      delete from appliances;
      delete from sessions;
      insert into appliances (id, brand, model, category, search_text, match_key) values
        ('00000000-0000-4000-8000-000000000009', 'LG', 'WM1', 'washers', 'lg', 'lg');
      insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
        select '00000000-0000-4000-8000-000000000009', id, 'consumer', 'price', 1 from users;
      insert into tech_votes (appliance_id, user_id, vote_value)
        select '00000000-0000-4000-8000-000000000009', id, 1 from users where user_type = 'tech';
      insert into sessions (sid, sess, expire)
        select email || era, json_build_object('passport', json_build_object('user', json_build_object(
          'id', id, 'epoch', era))), now() + interval '1 day'
        from users, generate_series(0, 1) era;
      insert into sessions (sid, sess, expire)
        select sid || ' expired', sess, now() - interval '1 day' from sessions;
      insert into saved_views (owner, name, query, is_shared)
        select id, name, 'q=old', name = 'Old prices' from users, unnest(array['Old prices', 'Fridges']) as name;
      insert into newsletter_subscribers (email, unsubscribe_token, asked_at, confirmed_at)
        select email, email, now(), now() from users on conflict do nothing;
      insert into audit_log (at, actor, action, subject, subject_id, label, before, after)
        select now(), email, 'reject', 'account', id, email, '{"reason": "Asked Ada"}', '{"reason": "Ask Ada", "note": "Rang Ada", "verification": "rejected"}'
        from users;
      insert into imports (kind, file_name, file_hash, options, retailers, actor, applied_at, row_count,
          rejected_count, created_count, changed_count, unchanged_count, formula_version)
        values ('catalogue', 'x.csv', repeat('0', 64), '', '{}', 'ada@example.org', now(), 0, 0, 0, 0, 0, '')
        on conflict do nothing`);

  test('can be shown what is stored about them, except the password', async () => {
    await addMembers();
    const { code, stdout } = await accounts('show', 'Ada@Example.org');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^email +ada@example\.org$/m);
    expect(stdout).toMatch(/^techCity +-$/m);
    expect(stdout).toMatch(/^createdAt +20\d\d-\d\d-\d\d \d\d:\d\d$/m);
    expect(stdout).toMatch(/^Newsletter +asked for on 20.*, confirmed on 20/m);
    expect(stdout).toMatch(/^Sessions +1 open$/m);
    expect(stdout).toMatch(/^Views +Fridges, Old prices \(shared with all staff\)$/m);
    expect(stdout).toMatch(/^Imports +1\nAudit log +[1-9]\d* entr(y|ies) by the account or about it$/m);
    expect(stdout).toMatch(/^ +LG WM1 +price +as consumer +1 +20/m);
    expect(stdout).not.toContain('argon2id');
    const document = await program.json(['accounts', 'show', email]);
    expect(document).toMatchObject({
      email,
      techName: 'Ada',
      techWebsite: 'https://ada.example',
      techLicence: 'OH 1',
      techPhone: '555-0123',
      verification: 'verified',
      verificationNote: 'Rang the shop',
      createdAt: expect.stringMatching(/^20/),
      openSessions: 1,
      savedViews: [
        { name: 'Fridges', query: 'q=old', isShared: false },
        { name: 'Old prices', query: 'q=old', isShared: true },
      ],
      newsletter: { confirmedAt: expect.stringMatching(/^20/) },
    });
    expect(document.votes.map(({ castAt: _, ...vote }: { castAt: string }) => vote)).toEqual([
      { brand: 'LG', model: 'WM1', aspect: 'price', voterType: 'consumer', value: 1 },
      { brand: 'LG', model: 'WM1', aspect: 'thumbs-up', voterType: 'tech', value: 1 },
    ]);
    expect(JSON.stringify(document)).not.toContain('argon2id');
    expect(await accounts('show', 'nobody@example.org')).toMatchObject({ code: 2 });
    await program.sql(
      `update newsletter_subscribers set confirmed_at = null, expires_at = now() where email = 'joada@example.org'`,
    );
    const other = await accounts('show', 'joada@example.org');
    expect(other.stdout).toMatch(/^Newsletter +asked for on 20[^,]+, not confirmed$/m);
  });

  test('is deleted only with --apply', async () => {
    await addMembers();
    const { stdout } = await accounts('delete', email);
    expect(stdout).toMatch(/^Database .*\nAccount +ada@example\.org \(technician, verified\)\n/);
    expect(stdout).toMatch(
      /^Newsletter +asked for on 20.*\nViews +Fridges, Old prices \(shared with all staff\)\nVotes +2$/m,
    );
    expect(stdout).toContain('Nothing was changed.');
    expect(await program.json(['accounts', 'show', email])).toMatchObject({ openSessions: 1 });
  });

  test('is deleted with everything that names them, and nobody else is', async () => {
    await addMembers();
    expect(await program.json(['accounts', 'delete', email, '--apply'])).toMatchObject({
      email,
      votes: 2,
      savedViews: 2,
      isSubscribed: true,
      isApplied: true,
    });
    expect(await accounts('show', email)).toMatchObject({ code: 2 });
    const left = await program.json(['accounts', 'show', 'joada@example.org']);
    expect(left).toMatchObject({ votes: [{}], openSessions: 1, savedViews: [{}, {}], newsletter: {} });
    expect(await program.sql('select sum(upvotes)::integer as votes from vote_tallies')).toEqual([
      { votes: 1 },
    ]);
    const texts = ['users', 'sessions', 'newsletter_subscribers', 'imports', 'audit_log'].map(
      (name) => `select row_to_json(${name})::text as row from ${name}`,
    );
    const rows = JSON.stringify(await program.sql(texts.join(' union all ')));
    expect(rows).not.toContain('ada.example');
    expect(rows).not.toMatch(/[^o]ada@example\.org/);
    expect(rows).toContain('joada@example.org');
    const id = '00000000-0000-4000-8000-000000000001';
    expect(
      await program.sql(
        `select actor, action, label, after from audit_log where subject_id = '${id}' order by id desc limit 2`,
      ),
    ).toMatchObject([
      { action: 'erase', label: id, after: null },
      { actor: id, action: 'reject', label: id, after: { verification: 'rejected' } },
    ]);
    expect(
      await program.sql(
        `select distinct label from audit_log where after ->> 'note' is not null or before ->> 'reason' is not null`,
      ),
    ).toEqual([{ label: 'joada@example.org' }]);
    expect(
      await program.sql(`select after from audit_log where actor = 'joada@example.org' limit 1`),
    ).toMatchObject([{ after: { reason: 'Ask Ada', note: 'Rang Ada' } }]);
  });

  test('who is an admin is deleted only after a revocation', async () => {
    await create(email);
    const refused = await accounts('delete', email, '--apply');
    expect(refused).toMatchObject({ code: 5, stderr: expect.stringContaining(`admins revoke ${email}`) });
    const revoked = await program.run(['admins', 'revoke', email]);
    expect(revoked.stdout).toBe(`${email} is no longer an admin.\n`);
    const deleted = await accounts('delete', email, '--apply');
    expect(deleted).toMatchObject({ code: 0, stdout: expect.stringMatching(/\n\nDeleted\.\n$/) });
    expect(deleted.stdout).toMatch(
      /^Account +ada@example\.org \(homeowner\)\nNewsletter +not subscribed\nViews +none\n/m,
    );
  });
});

describe('An address stored in two spellings', () => {
  const [older, newer] = ['ann@bücher.example', 'ann@xn--bcher-kva.example'];
  const findings = async () => {
    const { stdout } = await program.run(['doctor']);
    return stdout.split('\n').filter((line) => line.includes('address'));
  };

  test('is reported by the doctor, until its older account is deleted and its older subscription ended', async () => {
    expect(await findings()).toEqual(['ok    Each e-mail address has one account']);
    await program.sql(`
      insert into users (email, password_hash, user_type)
        select email, '$argon2id$', 'homeowner' from unnest(array['${older}', '${newer}']) email;
      insert into newsletter_subscribers (email, unsubscribe_token, asked_at, confirmed_at)
        select email, email, now(), now() from users`);
    expect(await findings()).toEqual([
      `warn  ${older} has an account under an older spelling of its address, besides the one under ${newer}. Each opens with its own spelling. Delete the older one: "accounts delete ${older}".`,
      `warn  ${older} and ${newer} are the same address, which gets the newsletter twice. Open the unsubscribe link of the first from "newsletter export".`,
    ]);
    expect(await program.json(['accounts', 'delete', older, '--apply'])).toMatchObject({ email: older });
    expect(await findings()).toEqual(['ok    Each e-mail address has one account']);
    expect(await program.json(['accounts', 'show', older])).toMatchObject({ email: newer });
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
    expect((await program.run(['techs', 'list'])).stdout).toBe('There are no technicians yet.\n');
    const unknown = { error: { kind: 'not-found' } };
    expect(await program.json(['techs', 'verify', 'ann@example.org'])).toMatchObject(unknown);
    const reject = ['techs', 'reject', 'ann@example.org'];
    expect(await program.json([...reject, '--reason', 'x'])).toMatchObject(unknown);
    expect(await program.run(reject)).toMatchObject({ code: 2 });
  });

  test('are verified, rejected with a reason, revoked, and notified each time', async () => {
    await program.sql(`insert into users (email, password_hash, user_type, verification, tech_name, tech_licence,
        tech_company, tech_city, tech_country)
      values ('ada@example.org', '$argon2id$', 'tech', 'pending', 'Ada', 'OH 1', 'Ada Repairs', 'Toledo', 'US')`);
    const decide = (...args: string[]) => program.json(['techs', ...args]);
    // The same fields as in the API, and no others.
    expect(await decide('list', '--pending')).toEqual([
      {
        email: 'ada@example.org',
        verification: 'pending',
        verificationReason: null,
        verificationNote: null,
        techName: 'Ada',
        techCompany: 'Ada Repairs',
        techCity: 'Toledo',
        techState: null,
        techCountry: 'US',
        techWebsite: null,
        techLicence: 'OH 1',
        techPhone: null,
        signedUpAt: expect.stringMatching(/^20\d\d-/),
      },
    ]);
    const reject = ['reject', 'ada@example.org', '--reason', 'No such company', '--note', 'Rang twice'];
    expect(await decide(...reject)).toMatchObject({ verification: 'rejected', isMailed: true });
    expect(await decide('list')).toMatchObject([{ verificationNote: 'Rang twice' }]);
    expect(await decide('list', '--pending')).toEqual([]);
    const checked = 'Rang the shop,\nfound the licence';
    expect(await decide('verify', 'ada@example.org', '--note', checked)).toMatchObject({
      verification: 'verified',
      isMailed: true,
    });
    expect((await program.run(['techs', 'list'])).stdout).toMatch(
      /COMPANY +LOCATION +WEBSITE +LICENCE +PHONE +NOTE\n.* Ada +Ada Repairs +Toledo, US +- +OH 1 +- +Rang the shop, found the licence\n/,
    );
    expect(await program.sql("select after from audit_log where action = 'verify'")).toMatchObject([
      { after: { verification: 'verified', note: checked } },
    ]);
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
    const again = await program.run(['techs', 'verify', 'ada@example.org']);
    expect(again.stdout).toBe('ada@example.org is already verified; nothing to do.\n');
    await decide('revoke', 'ada@example.org');
    const mails = program.outbox().filter((mail) => mail.includes('To: ada@example.org'));
    expect(mails).toHaveLength(5);
    expect(mails[0]).toContain('No such company');
    expect(mails[1]).toContain('https://appliances.example/categories');
    expect(mails.join()).not.toContain('Rang the shop');
  });

  test('are decided about although no e-mail can be sent, which is said', async () => {
    await program.sql(`insert into users (email, password_hash, user_type, verification)
      values ('ada@example.org', '$argon2id$', 'tech', 'pending')`);
    const { DATABASE_URL = '' } = await program.environmentOfProcess();
    const unmailed = new Program({ DATABASE_URL, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await unmailed.run(['techs', 'verify', 'ada@example.org'])).toEqual({
      code: 0,
      stdout:
        'ada@example.org is now verified. The e-mail could not be sent (see above for the reason): tell them yourself.\n',
      stderr: '',
    });
    await unmailed.remove();
  });
});

import { argon2Sync } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { AuditLog, Changes } from '../src/application/audit-ports.js';
import { AccountStore, Mailer, Passwords } from '../src/application/people/account-ports.js';
import { Admins } from '../src/application/people/admins.js';
import { PersonalData } from '../src/application/people/personal-data.js';
import { Technicians } from '../src/application/people/technicians.js';
import { Voting } from '../src/application/people/voting.js';
import type { HttpServer } from '../src/server/server.js';
import { adminKey, password, type Role, TestSite, technician } from './test-site.js';

let site: TestSite;
let secondServer: HttpServer;
let stopSecondServer: () => Promise<void>;

beforeAll(async () => {
  site = await TestSite.start();
  ({ http: secondServer, stop: stopSecondServer } = await site.secondServer());
});
afterAll(async () => {
  await stopSecondServer();
  await site.stop();
});

const signUp = (email: string, more: object = {}) =>
  site
    .agent()
    .post('/api/auth/signup')
    .send({ email, password, ...more });
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie'] ?? '');

/** Repeats the request until it is answered with the status; throws after a second. */
async function waitForStatus(status: number, send: () => request.Test): Promise<void> {
  for (const deadline = Date.now() + 1_000; Date.now() < deadline; ) {
    if ((await send()).status === status) return;
  }
  throw new Error(`No ${status} within a second.`);
}

describe('Signing up', () => {
  test('creates a homeowner account and signs in', async () => {
    const agent = site.agent();
    const { body, headers } = await agent
      .post('/api/auth/signup')
      .send({ email: ' Home@Example.org ', password })
      .expect(201);
    expect(body).toEqual({
      email: 'home@example.org',
      userType: 'homeowner',
      isAdmin: 0,
      isVerifiedTech: 0,
      verification: 'none',
      techName: null,
      techCompany: null,
      techCity: null,
      techState: null,
      techCountry: null,
      signedUpAt: expect.stringMatching(/^20\d\d-/),
      techLicence: null,
      techPhone: null,
      techWebsite: null,
    });
    expect(cookieOf(headers)).toMatch(/^session=.*Path=\/; .*HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    expect(headers['cache-control']).toBe('no-store');
    expect((await agent.get('/api/auth/me').expect(200)).body).toEqual(body);
  });

  test.each([
    ['invisible characters', 'boss\u200b@example.org'],
    ['bidirectional controls', 'a\u202e@example.org'],
    ['lone surrogates', '\ud800@example.org'],
  ])('refuses an e-mail address with %s', async (_, email) => {
    const { body } = await signUp(email).expect(400);
    expect(body.issues).toMatchObject([{ path: 'email' }]);
  });

  test('treats composed and decomposed accents as equal', async () => {
    await signUp('jos\u00e9@example.org').expect(201);
    await signUp('jose\u0301@example.org').expect(409);
  });

  test.each(['half \ud83d', 'turned \u202e'])('refuses the technician name %j', async (techName) => {
    const { body } = await signUp('odd@example.org', { ...technician, techName }).expect(400);
    expect(body.issues).toMatchObject([{ path: 'techName' }]);
  });

  test('reports each missing field', async () => {
    const { body } = await site.agent().post('/api/auth/signup').send({}).expect(400);
    const messages = body.issues.map(({ message }: { message: string }) => message);
    expect(messages.sort()).toEqual(['Fill in your e-mail address.', 'Fill in your password.']);
  });

  test('leaves a technician pending verification', async () => {
    const { body } = await signUp('waits@example.org', technician).expect(201);
    expect(body).toMatchObject({ ...technician, verification: 'pending', isVerifiedTech: 0 });
  });

  test('refuses an e-mail address that is taken, in any letter case', async () => {
    await signUp('taken@example.org').expect(201);
    const { body } = await signUp('TAKEN@example.org').expect(409);
    expect(body).toMatchObject({ code: 'email-taken', issues: [{ path: 'email' }] });
  });

  test('ignores fields that only staff may set', async () => {
    const { body } = await signUp('greedy@example.org', {
      ...technician,
      id: '00000000-0000-4000-8000-000000000000',
      isAdmin: 1,
      isVerifiedTech: 1,
      verification: 'verified',
      epoch: 9,
    }).expect(201);
    expect(body).toMatchObject({ isAdmin: 0, isVerifiedTech: 0, verification: 'pending' });
    expect((await site.http.app.get(AccountStore).byEmail('greedy@example.org'))?.id).not.toMatch(/^0{8}/);
  });

  test.each([
    ['a short password', { password: 'short' }, 'password'],
    ['a very long password', { password: 'x'.repeat(129) }, 'password'],
    ['a common password', { password: 'Password123' }, 'password'],
    ['a common password in wide letters', { password: 'Ｐａｓｓｗｏｒｄ１２３' }, 'password'],
    ['a common password twice', { password: 'PasswordPassword' }, 'password'],
    ['one repeated character', { password: 'aaaaaaaaaaaa' }, 'password'],
    ['a row of the keyboard', { password: 'asdfghjkl' }, 'password'],
    ['the e-mail address as the password', { password: 'someone@example.org' }, 'password'],
    ['a malformed e-mail address', { email: 'someone' }, 'email'],
    ['several e-mail addresses', { email: ['someone@example.org', 'other@example.org'] }, 'email'],
    ['a query operator as an e-mail address', { email: { $ne: null } }, 'email'],
    ['an unknown user type', { userType: 'admin' }, 'userType'],
    ['a technician without a company', { ...technician, techCompany: ' ' }, 'techCompany'],
    ['a name that is a list', { ...technician, techName: ['a', 'b'] }, 'techName'],
  ])('reports %s at its field', async (_what, wrong, path) => {
    const { body } = await signUp('someone@example.org', wrong).expect(400);
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
    expect(await site.http.app.get(AccountStore).byEmail('someone@example.org')).toBeNull();
  });

  test('creates an admin only with the admin key', async () => {
    const post = (email: string, key: unknown) =>
      site.agent().post('/api/auth/admin-signup').send({ email, password, adminKey: key });
    expect((await post('boss@example.org', adminKey).expect(201)).body).toMatchObject({ isAdmin: 1 });
    expect((await post('boss2@example.org', `${adminKey}x`).expect(403)).body.message).toBe(
      'Invalid admin key',
    );
    await post('boss3@example.org', undefined).expect(400);
    await signUp('member@example.org').expect(201);
    await post('member@example.org', adminKey).expect(409);
    expect((await site.http.app.get(AccountStore).byEmail('member@example.org'))?.isAdmin).toBe(false);
  });
});

describe('A new admin', () => {
  test('created with the admin key is in the audit log as its own actor', async () => {
    const agent = site.agent();
    const email = 'founder@example.org';
    await agent
      .post('/api/auth/admin-signup')
      .send({ email: ' Founder@example.org', password, adminKey })
      .expect(201);
    const { body } = await agent
      .get('/api/admin/audit')
      .query({ subject: 'account', text: email })
      .expect(200);
    expect(body).toMatchObject([
      { actor: email, action: 'create-admin', label: email, before: null, after: { isAdmin: true } },
    ]);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('is not created or logged if the e-mail address is taken', async () => {
    const email = 'sitter@example.org';
    await signUp(email).expect(201);
    await site.agent().post('/api/auth/admin-signup').send({ email, password, adminKey }).expect(409);
    const audit = await site.as('admin', 'auditor@example.org');
    const { body } = await audit.get('/api/admin/audit').query({ text: email }).expect(200);
    expect(body).toEqual([]);
  });
});

const signIn = (email: unknown, secret: unknown) =>
  site.agent().post('/api/auth/login').send({ email, password: secret });

describe('An address with an international domain', () => {
  const [unicode, ascii] = ['Ina@Bücher.example', 'ina@xn--bcher-kva.example'];

  test('is one account in Unicode and in ASCII, through every door', async () => {
    expect((await signUp(unicode, technician).expect(201)).body.email).toBe(ascii);
    await signUp(ascii).expect(409);
    await site.agent().post('/api/auth/admin-signup').send({ email: ascii, password, adminKey }).expect(409);
    const { app } = site.http;
    const [admins, techs, data] = [app.get(Admins), app.get(Technicians), app.get(PersonalData)];
    for (const email of [unicode, ascii, 'ina@bu\u0308cher.example']) {
      await signIn(email, password).expect(200);
      expect((await admins.requireAccount(email)).email).toBe(ascii);
      expect((await techs.verify(email, 'test')).email).toBe(ascii);
      expect((await data.show(email)).account.email).toBe(ascii);
    }
    await admins.promote(unicode, password, 'test');
    await expect(admins.requireCandidate(unicode)).rejects.toMatchObject({ code: 'admin-already' });
    expect(await admins.revoke(unicode, 'test')).toBe(true);
    await site.agent().post('/api/auth/forgot-password').send({ email: unicode }).expect(200);
    const resets = () => site.postgres.database.query('select from password_resets');
    while ((await resets()).length === 0);
    expect(await data.erase(unicode, { apply: true, actor: 'test' })).toMatchObject({ isApplied: true });
    expect(await app.get(AccountStore).byEmail(ascii)).toBeNull();
  });

  test('that has two accounts from earlier opens each with its own spelling', async () => {
    const [older, newer] = ['eve@bücher.example', 'eve@xn--bcher-kva.example'];
    await signUp(newer, technician).expect(201);
    await site.postgres.database.query(
      `insert into users (email, password_hash, user_type, is_admin) values ($1, $2, 'homeowner', true)`,
      [older, await site.http.app.get(Passwords).hash(password)],
    );
    for (const email of [older, newer])
      expect((await signIn(email, password).expect(200)).body).toMatchObject({ email });
    expect(await site.http.app.get(Admins).revoke(older, 'test')).toBe(true);
    await site.http.app.get(PersonalData).erase(older, { apply: true, actor: 'test' });
    expect((await signIn(older, password).expect(200)).body).toMatchObject({ email: newer });
  });
});

describe('Signing in', () => {
  beforeAll(async () => {
    await signUp('known@example.org').expect(201);
  });

  test('answers an unknown e-mail address and a wrong password alike', async () => {
    const unknown = await signIn('unknown@example.org', password).expect(401);
    const wrong = await signIn('known@example.org', `${password}!`).expect(401);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    const characters = Array.from({ length: 950 }, (_, index) => String.fromCharCode(0x4e00 + index * 7));
    for (const name of [characters.join(''), 'a\0b'])
      await signIn(`${name}@example.org`, password).expect(401);
    expect(wrong.body.message).toBe('Invalid credentials');
    expect(cookieOf(wrong.headers)).toBe('');
  });

  test('reports each invalid field', async () => {
    const { body } = await site.agent().post('/api/auth/login').send({ password: 7 }).expect(400);
    expect(body.issues).toEqual([
      { path: 'password', message: 'Fill in your password.' },
      { path: 'email', message: 'Fill in your e-mail address.' },
    ]);
  });

  test('ignores letter case and spaces in the e-mail address', async () => {
    const { body } = await signIn('  KNOWN@example.org', password).expect(200);
    expect(body).toMatchObject({ email: 'known@example.org', isAdmin: 0 });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test.each([
    ['an empty body', {}],
    ['lists', { email: ['known@example.org'], password: [password] }],
    ['an object', { email: 'known@example.org', password: { length: 9 } }],
  ])('refuses %s', async (_what, body) => {
    await site.agent().post('/api/auth/login').send(body).expect(400);
  });

  test('refuses a deeply nested body', async () => {
    const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const post = site.agent().post('/api/auth/login').set('Content-Type', 'application/json');
    expect((await post.send(`{"email":${deep}}`).expect(400)).body.code).toBe('body');
  });

  test('accepts only JSON, so that forms on other sites cannot sign anyone in', async () => {
    const form = site.agent().post('/api/auth/login').type('form');
    await form.send({ email: 'known@example.org', password }).expect(415);
    await site
      .agent()
      .post('/api/auth/login')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ email: 'known@example.org', password })
      .expect(403);
  });

  test('takes a password as another keyboard enters it', async () => {
    await signUp('keyboards@example.org', { password: 'cafe\u0301 du coin' }).expect(201);
    for (const same of ['caf\u00e9 du coin', 'cafe\u0301 du coin', 'ｃafé du coin'])
      await signIn('keyboards@example.org', same).expect(200);
    await signIn('keyboards@example.org', 'cafe du coin').expect(401);
  });

  test.each([
    ['hashed exactly as typed', 'cafe\u0301 du coin', 'caf\u00e9 du coin'],
    ['that would now be refused', 'aaaaaaaaaaaa', 'aaaaaaaaaaaa'],
  ])('still takes an earlier password %s', async (_, typed, normal) => {
    const email = `earlier${typed.length}@example.org`;
    await signUp(email).expect(201);
    const earlier = await site.http.app.get(Passwords).hash(typed);
    await site.postgres.database.query('update users set password_hash = $2 where email = $1', [
      email,
      earlier,
    ]);
    await signIn(email, typed).expect(200);
    await signIn(email, normal).expect(200);
    const stored = (await site.http.app.get(AccountStore).byEmail(email))?.passwordHash;
    expect(stored === earlier).toBe(typed === normal);
  });

  test('takes an earlier address that would now be refused', async () => {
    await signUp('dots@example.org').expect(201);
    const earlier = `a..b@-x_y.example`;
    await site.postgres.database.query(`update users set email = $1 where email = 'dots@example.org'`, [
      earlier,
    ]);
    expect((await signIn(earlier, password).expect(200)).body).toMatchObject({ email: earlier });
  });

  test.each(['nobody\0@example.org', 'nobody\ud800@example.org'])('knows no account %j', async (email) => {
    await signIn(email, password).expect(401);
  });

  test('rehashes only passwords hashed with weaker parameters', async () => {
    const email = 'early@example.org';
    await signUp(email).expect(201);
    const accounts = site.http.app.get(AccountStore);
    const stored = async () => (await accounts.byEmail(email))?.passwordHash ?? '';
    const current = await stored();
    const nonce = Buffer.alloc(16, 1);
    const weakParameters = { memory: 64, passes: 1, parallelism: 1 };
    const tag = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...weakParameters });
    const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const weak = `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}`;
    await site.postgres.database.query('update users set password_hash = $2 where email = $1', [email, weak]);
    await signIn(email, `${password}!`).expect(401);
    expect(await stored()).toBe(weak);
    await signIn(email, password).expect(200);
    const renewed = await stored();
    expect(renewed.split('$').slice(0, 4)).toEqual(current.split('$').slice(0, 4));
    await accounts.rehash((await accounts.byEmail(email))?.id ?? '', weak, current);
    expect(await stored()).toBe(renewed);
    await signIn(email, password).expect(200);
  });

  test('starts a session with a new id each time', async () => {
    const agent = site.agent();
    const send = () =>
      agent.post('/api/auth/login').send({ email: 'known@example.org', password }).expect(200);
    const first = cookieOf((await send()).headers);
    const second = cookieOf((await send()).headers);
    expect(second).not.toBe(first);
    await request(site.http.server)
      .get('/api/auth/me')
      .set('Cookie', first.split(';')[0] ?? '')
      .expect(401);
  });
});

describe('A session', () => {
  const sessionsOf = (accountId = '') =>
    site.postgres.database.query<{ expire: string }>(
      `select expire::text from sessions where sess #>> '{passport,user,id}' = $1`,
      [accountId],
    );

  test('is not started for visitors', async () => {
    const before = await site.postgres.database.query('select from sessions');
    for (const path of ['/', '/api/appliances', '/api/auth/me', '/signin']) {
      const { headers } = await site.agent().get(path);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await site.postgres.database.query('select from sessions')).toHaveLength(before.length);
  });

  test('ends on every server, and signing out twice is no error', async () => {
    const agent = await site.as('consumer', 'leaves@example.org');
    const { headers } = await agent.post('/api/auth/login').send({ email: 'leaves@example.org', password });
    const cookie = cookieOf(headers).split(';')[0] ?? '';
    const elsewhere = () => request(secondServer.server).get('/api/auth/me').set('Cookie', cookie);
    await elsewhere().expect(200);
    const left = await agent.post('/api/auth/logout').expect(200);
    expect(left.body).toEqual({ success: true });
    expect(cookieOf(left.headers)).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
    expect(cookieOf(left.headers)).not.toContain('Max-Age');
    await waitForStatus(401, elsewhere);
    await agent.post('/api/auth/logout').expect(200);
  });

  test.each<[string, (email: string) => Promise<unknown>]>([
    [
      'the password changes',
      (email) => site.http.app.get(Admins).resetPassword(email, 'another long secret', 'test'),
    ],
    ['an admin is demoted', (email) => site.http.app.get(Admins).revoke(email, 'test')],
  ])('ends everywhere when %s', async (_what, change) => {
    const email = `ends-${Math.random()}@example.org`;
    const agent = await site.as('admin', email);
    const { headers } = await agent.post('/api/auth/login').send({ email, password });
    const cookie = cookieOf(headers).split(';')[0] ?? '';
    const elsewhere = () => request(secondServer.server).get('/api/auth/me').set('Cookie', cookie);
    await elsewhere().expect(200);
    const account = await site.http.app.get(AccountStore).byEmail(email);
    expect(await sessionsOf(account?.id)).not.toEqual([]);
    await change(email);
    await waitForStatus(401, elsewhere);
    await agent.get('/api/auth/me').expect(401);
    expect(await sessionsOf(account?.id)).toEqual([]);
  });

  test('that has ended leaves none behind, and its browser can sign in or out', async () => {
    const email = 'ended@example.org';
    const [reads, writes, returns, leaves] = [
      await site.as('consumer', email),
      await site.as('consumer', email),
      await site.as('consumer', email),
      await site.as('consumer', email),
    ];
    const stored = () => site.postgres.database.query('select from sessions');
    const before = await stored();
    await site.http.app.get(Admins).resetPassword(email, 'another long secret', 'test');
    for (const refused of [reads.get('/api/auth/me'), writes.post('/api/votes').send({})])
      expect(cookieOf((await refused.expect(401)).headers)).toBe('');
    await leaves.post('/api/auth/logout').expect(200);
    expect(await stored()).toHaveLength(before.length - 3);
    await returns.post('/api/auth/login').send({ email, password: 'another long secret' }).expect(200);
    await returns.get('/api/auth/me').expect(200);
  });

  test('that ends while the body of a request is on its way does not open the request', async () => {
    const email = 'half-sent@example.org';
    await site.as('consumer', email);
    const { server } = secondServer;
    await once(server.listen(0), 'listening');
    const sent = http.request({
      port: (server.address() as AddressInfo).port,
      path: '/api/votes',
      method: 'POST',
      headers: {
        Cookie: await site.sessionCookie(email),
        'Content-Type': 'application/json',
        'Content-Length': 2,
      },
    });
    const [begun, answered] = [once(server, 'request'), once(sent, 'response')];
    sent.write('{');
    await begun;
    await site.http.app.get(Admins).resetPassword(email, 'another long secret', 'test');
    sent.end('}');
    const [{ statusCode }] = await answered;
    expect(statusCode).toBe(401);
  });

  test.each<[Role, number]>([
    ['consumer', 30 * 24],
    ['admin', 12],
  ])('of a %s lasts %i hours, however much it is used', async (role, hours) => {
    const email = `lasts-${role}@example.org`;
    const agent = await site.as(role, email);
    const account = await site.http.app.get(AccountStore).byEmail(email);
    const hoursLeft = async () => {
      const [session] = await sessionsOf(account?.id);
      return (Date.parse(session?.expire ?? '') - Date.now()) / 3_600_000;
    };
    const wait = (time: string) =>
      site.postgres.database.query(
        `update sessions set expire = expire - $2::interval where sess #>> '{passport,user,id}' = $1`,
        [account?.id, time],
      );
    expect(await hoursLeft()).toBeCloseTo(hours, 1);
    await wait('1 hour');
    await agent.get('/api/auth/me').expect(200);
    expect(await hoursLeft()).toBeCloseTo(hours - 1, 1);
    await wait(`${hours - 1} hours 1 second`);
    await agent.get('/api/auth/me').expect(401);
    expect(cookieOf((await signIn(email, password)).headers)).toContain(`Max-Age=${hours * 3_600}`);
  });

  test('does not come back when a request that began before the sign-out ends after it', async () => {
    const email = 'leaves-early@example.org';
    await site.as('consumer', email);
    const cookie = (await site.sessionCookie(email)) ?? '';
    const send = (path: string) => site.agent().get(path).set('Cookie', cookie);
    const voting = site.http.app.get(Voting);
    const { ownCardVotes } = voting;
    let finish = () => {};
    const begun = new Promise<void>((resolve) => {
      voting.ownCardVotes = () => {
        resolve();
        return new Promise((answer) => {
          finish = () => answer([]);
        });
      };
    });
    const late = send('/api/votes/mine?ids=').then(({ status }) => status);
    await begun;
    voting.ownCardVotes = ownCardVotes;
    await site.agent().post('/api/auth/logout').set('Cookie', cookie).expect(200);
    finish();
    expect(await late).toBe(200);
    await send('/api/auth/me').expect(401);
  });

  test('loses the rights of a revoked technician', async () => {
    const email = 'revoked@example.org';
    const agent = await site.as('verified technician', email);
    expect((await agent.get('/api/auth/me')).body.isVerifiedTech).toBe(1);
    await site.http.app.get(Technicians).revoke(email, 'test');
    const applianceId = await site.applianceId();
    await agent.post('/api/tech-votes').send({ applianceId, voteValue: 1 }).expect(401);
  });

  test('that cannot be loaded is answered with 503, not as signed out', async () => {
    const agent = await site.as('consumer', 'lost@example.org');
    await site.postgres.database.query('alter table sessions rename to sessions_away');
    try {
      const { body, headers } = await agent.get('/api/auth/me').expect(503);
      expect(body.code).toBe('sessions');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await site.postgres.database.query('alter table sessions_away rename to sessions');
    }
    await agent.get('/api/auth/me').expect(200);
  });
});

test('Credentials in the query string are ignored', async () => {
  await site.as('consumer', 'by-address@example.org');
  const given = { email: 'by-address@example.org', password };
  const query = new URLSearchParams(given);
  for (const empty of [{ email: '' }, { password: '' }, { email: '', password: '' }])
    await site
      .agent()
      .post(`/api/auth/login?${query}`)
      .send({ ...given, ...empty })
      .expect(401);
});

test('Concurrent revocations of an admin take effect once, with one audit record', async () => {
  const email = 'revoked-once@example.org';
  const admins = site.http.app.get(Admins);
  const { id } = await admins.create(email, password, 'test');
  const results = await Promise.all(['one', 'other'].map((actor) => admins.revoke(email, actor)));
  expect(results.filter(Boolean)).toHaveLength(1);
  const records = await site.http.app.get(AuditLog).list({ subjectId: id }, 10);
  expect(records.map(({ action }) => action)).toEqual(['revoke-admin', 'create-admin']);
});

test('Of two promotions at once, one takes effect and the other is told', async () => {
  const email = 'promoted-once@example.org';
  await signUp(email).expect(201);
  const secrets = ['another long secret', 'yet another secret'];
  const admins = site.http.app.get(Admins);
  const results = await Promise.allSettled(secrets.map((secret) => admins.promote(email, secret, 'test')));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const [n, secret] of secrets.entries())
    await signIn(email, secret).expect(results[n]?.status === 'fulfilled' ? 200 : 401);
});

test('The database log contains no password hashes or e-mail addresses, even after errors', async () => {
  await signUp('logged@example.org').expect(201);
  await signUp('logged@example.org').expect(409);
  const accounts = site.http.app.get(AccountStore);
  const account = await accounts.byEmail('logged@example.org');
  if (!account) throw new Error('The account is gone.');
  const { id, passwordHash } = account;
  const change = { actor: 'test', action: 'reset-password' };
  const changes = site.http.app.get(Changes);
  await site.postgres.database.query('alter table users rename to users_away');
  try {
    for (const write of [
      () => accounts.add(account),
      () => changes.run(change, () => accounts.changePassword(account, passwordHash)),
      () => accounts.rehash(id, passwordHash, passwordHash),
    ]) {
      await expect(write()).rejects.toThrow('does not exist');
    }
  } finally {
    await site.postgres.database.query('alter table users_away rename to users');
  }
  expect(site.postgres.log()).toMatch(/STATEMENT: .*users/);
  expect(site.postgres.log()).not.toMatch(/argon2|logged@/);
});

describe('A forgotten password', () => {
  const requestReset = (email: string) =>
    site.agent().post('/api/auth/forgot-password').send({ email }).expect(200);
  const checkToken = (token: string) => site.agent().post('/api/auth/reset-link').send({ token });
  const reset = (token: string, secret: string) =>
    site.agent().post('/api/auth/reset-password').send({ token, password: secret });

  /** Waits for a mail, which is sent after the response, and returns the first group of the pattern. */
  async function mailed(email: string, pattern: RegExp): Promise<string> {
    for (const deadline = Date.now() + 5_000; Date.now() < deadline; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const mail = site.mails().findLast((text) => text.includes(`To: ${email}`));
      const found = mail && pattern.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1];
      if (found) return found;
    }
    throw new Error('No mail was sent.');
  }
  const tokenFor = (email: string) => mailed(email, /token=([\w-]+)/);
  const changeMailFor = (email: string) =>
    mailed(email, /^Subject: .*password was changed\n[\s\S]*\n(http.*)$/m);
  const resetsOf = async (email: string) => {
    const account = await site.http.app.get(AccountStore).byEmail(email);
    const records = await site.http.app.get(AuditLog).list({ subjectId: account?.id ?? '' }, 10);
    return records.filter(({ action }) => action === 'reset-password');
  };

  test('can be changed at the address that password managers open', async () => {
    const { headers } = await site.agent().get('/.well-known/change-password').expect(302);
    expect(headers.location).toBe('/forgot-password');
  });

  test('is refused for an invalid e-mail address', async () => {
    const answer = await site.agent().post('/api/auth/forgot-password').send({ email: 'ann@' }).expect(400);
    expect(answer.body.issues).toEqual([
      { path: 'email', message: 'Enter an e-mail address like name@example.org.' },
    ]);
  });

  test('can be reset with a link that works once and ends every session', async () => {
    const agent = await site.as('consumer', 'forgets@example.org');
    expect((await requestReset('forgets@example.org')).body).toEqual(
      (await requestReset('nobody@example.org')).body,
    );
    const token = await tokenFor('forgets@example.org');
    expect(site.mails().some((mail) => mail.includes('nobody@example.org'))).toBe(false);
    await checkToken(token).expect(200);
    await reset(token, 'short').expect(400);
    await checkToken(token).expect(200);
    await reset(token, 'a new and longer secret').expect(200);
    for (const used of [token, 'guessed'])
      expect((await checkToken(used).expect(400)).body).toMatchObject({ code: 'reset-token' });
    await agent.get('/api/auth/me').expect(401);
    expect((await reset(token, 'yet another secret').expect(400)).body.code).toBe('reset-token');
    await site.agent().post('/api/auth/login').send({ email: 'forgets@example.org', password }).expect(401);
    await site
      .agent()
      .post('/api/auth/login')
      .send({ email: 'forgets@example.org', password: 'a new and longer secret' })
      .expect(200);
  });

  test('can be reset with an earlier link, because mails may come late, and then with no other', async () => {
    const email = 'asks-twice@example.org';
    await site.as('consumer', email);
    await requestReset(email);
    const first = await tokenFor(email);
    await requestReset(email);
    const second = await mailed(email, new RegExp(`token=(?!${first})([\\w-]+)`));
    await reset(first, 'a new and longer secret').expect(200);
    await checkToken(second).expect(400);
  });

  test('is reset once by two requests at once, with one link or with two', async () => {
    const email = 'hurries@example.org';
    await site.as('consumer', email);
    await requestReset(email);
    const first = await tokenFor(email);
    await requestReset(email);
    const second = await mailed(email, new RegExp(`token=(?!${first})([\\w-]+)`));
    const secrets = ['a new and longer secret', 'yet another secret', 'one more long secret'];
    const tokens = [first, first, second];
    const resets = await Promise.all(secrets.map((secret, n) => reset(tokens[n] ?? '', secret)));
    expect(resets.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const [n, secret] of secrets.entries())
      expect((await signIn(email, secret)).status).toBe(resets[n]?.status === 200 ? 200 : 401);
  });

  test('leaves a record and a mail to the owner when it is reset', async () => {
    const email = 'resets@example.org';
    await site.as('consumer', email);
    await requestReset(email);
    await reset(await tokenFor(email), 'a new and longer secret').expect(200);
    expect(await changeMailFor(email)).toMatch(/\/forgot-password$/);
    expect(await resetsOf(email)).toMatchObject([{ actor: email, label: email, before: null, after: {} }]);
  });

  test('leaves a record and a mail to the owner when the operator resets it', async () => {
    const email = 'asks-operator@example.org';
    await site.as('consumer', email);
    await site.http.app.get(Admins).resetPassword(email, 'another long secret', 'cli:jo');
    expect(await changeMailFor(email)).toMatch(/\/forgot-password$/);
    expect(await resetsOf(email)).toMatchObject([{ actor: 'cli:jo' }]);
  });

  test('is reset even if its owner cannot be told', async () => {
    const email = 'unreachable@example.org';
    await site.as('consumer', email);
    await requestReset(email);
    const token = await tokenFor(email);
    const mailer = site.http.app.get(Mailer);
    const { send } = mailer;
    mailer.send = () => Promise.reject(new Error('connect ECONNREFUSED'));
    try {
      await reset(token, 'a new and longer secret').expect(200);
      await site.http.app.get(Admins).resetPassword(email, 'another long secret', 'test');
    } finally {
      mailer.send = send;
    }
    expect(await resetsOf(email)).toHaveLength(2);
    await site.agent().post('/api/auth/login').send({ email, password: 'another long secret' }).expect(200);
  });

  test('cannot be reset with a link that is 30 minutes old, which the next one replaces', async () => {
    await site.as('consumer', 'slow@example.org');
    await requestReset('slow@example.org');
    const token = await tokenFor('slow@example.org');
    const wait = (time: string) =>
      site.postgres.database.query(`update password_resets set expires_at = expires_at - interval '${time}'`);
    await wait('29 minutes');
    await checkToken(token).expect(200);
    await wait('1 minute');
    expect((await reset(token, 'a new and longer secret').expect(400)).body.code).toBe('reset-token');
    await requestReset('slow@example.org');
    await mailed('slow@example.org', new RegExp(`token=(?!${token})([\\w-]+)`));
    const stored = `select from password_resets where user_id = (select id from users where email = 'slow@example.org')`;
    expect(await site.postgres.database.query(stored)).toHaveLength(1);
  });

  test('can be reset with the same link after a failed attempt', async () => {
    await site.as('consumer', 'retries@example.org');
    await requestReset('retries@example.org');
    const token = await tokenFor('retries@example.org');
    const accounts = site.http.app.get(AccountStore);
    const { changePassword } = accounts;
    accounts.changePassword = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    const { body, headers } = await reset(token, 'a new and longer secret').expect(503);
    expect([body.code, headers['retry-after']]).toEqual(['unavailable', '5']);
    accounts.changePassword = changePassword;
    await reset(token, 'a new and longer secret').expect(200);
  });

  test.each<[string, (email: string) => Promise<unknown>]>([
    [
      'resets the password',
      (email) => site.http.app.get(Admins).resetPassword(email, 'another long secret', 'test'),
    ],
    [
      'makes the account an admin',
      (email) => site.http.app.get(Admins).promote(email, 'another long secret', 'test'),
    ],
  ])('cannot be reset with a link sent before the operator %s', async (_what, change) => {
    const email = `link-${Math.random()}@example.org`;
    await site.as('consumer', email);
    await requestReset(email);
    const token = await tokenFor(email);
    await change(email);
    expect((await reset(token, 'yet another secret').expect(400)).body.code).toBe('reset-token');
    await site.agent().post('/api/auth/login').send({ email, password: 'another long secret' }).expect(200);
  });

  test('leaves no plain token in the database', async () => {
    await site.as('consumer', 'asks@example.org');
    await requestReset('asks@example.org');
    const token = await tokenFor('asks@example.org');
    const rows = await site.postgres.database.query('select * from password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

import { burstThreshold } from '@appliance-index/domain/people/vote';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { AccountStore, Mailer, PasswordResets } from '../src/application/people/account-ports.js';
import { Technicians } from '../src/application/people/technicians.js';
import { Tokens } from '../src/application/ports.js';
import { adminKey, password, TestSite } from './test-site.js';
import { until } from './until.js';

const publicUrl = 'http://index.example';
const lines: string[] = [];
const logger = pino({ level: 'warn', base: null, timestamp: false }, { write: (line) => lines.push(line) });
let site: TestSite;

beforeAll(async () => {
  site = await TestSite.start({ RATE_LIMIT_SCALE: '0.2', PUBLIC_URL: publicUrl, TRUST_PROXY: '1' }, logger);
});
afterAll(() => site.stop());

/** The log lines written while `work` runs, without their level. */
async function loggedDuring(work: () => Promise<unknown>): Promise<object[]> {
  lines.length = 0;
  await work();
  return lines.map((line) => JSON.parse(line)).map(({ level, ...line }) => line);
}

const signIn = (email: string, given: string) =>
  site.agent().post('/api/auth/login').send({ email, password: given });

/** Turns a member into a technician, without using up the sign-up limit. */
const makeTechnician = (email: string, verification: string) =>
  site.postgres.database.query(`update users set user_type = 'tech', verification = $2 where email = $1`, [
    email,
    verification,
  ]);

async function resetPassword(email: string, from: string): Promise<void> {
  const { app } = site.http;
  const account = await app.get(AccountStore).byEmail(email);
  const now = new Date();
  const later = new Date(now.getTime() + 60_000);
  await app.get(PasswordResets).add(account?.id ?? '', app.get(Tokens).hashOf(email), later, now);
  const body = { token: email, password: 'another long secret' };
  await site.agent().post('/api/auth/reset-password').set('X-Forwarded-For', from).send(body).expect(200);
}

test('Failed sign-ins are logged with their origin, and a rate limit once, without e-mail addresses', async () => {
  await site.as('consumer', 'ann@example.org');
  const user = (await site.http.app.get(AccountStore).byEmail('ann@example.org'))?.id;
  const logged = await loggedDuring(async () => {
    for (const status of [401, 401, 429, 429]) await signIn('ann@example.org', 'wrong').expect(status);
    await signIn('nobody@example.org', password).expect(401);
  });
  const origin = { from: '127.0.0.1', requestId: expect.stringMatching(/^[\da-f-]{36}$/) };
  expect(logged).toEqual([
    { user, ...origin, msg: 'a sign-in failed' },
    { user, ...origin, msg: 'a sign-in failed' },
    { limit: 'sign-in-account-address', ...origin, msg: 'a limit was hit' },
    { user: null, ...origin, msg: 'a sign-in failed' },
  ]);
});

test('Failed sign-ins lock the owner out only when they come from many networks', async () => {
  const email = 'dora@example.org';
  await site.as('consumer', email);
  const signInFrom = (network: number, given: string) =>
    signIn(email, given).set('X-Forwarded-For', `203.0.113.${network}`);
  for (const status of [401, 401, 429]) await signInFrom(1, 'wrong').expect(status);
  await signInFrom(1, password).expect(429);
  await signInFrom(2, password).expect(200);
  for (let attempt = 0; attempt < 20; attempt++)
    await signInFrom(3 + Math.floor(attempt / 2), 'wrong').expect(401);
  await signInFrom(2, password).expect(429);
});

test('An owner who is locked out can sign in after choosing another password', async () => {
  const [email, from] = ['ann@example.org', '203.0.113.40'];
  for (const status of [401, 401, 429])
    await signIn(email, 'wrong').set('X-Forwarded-For', from).expect(status);
  await resetPassword(email, from);
  await signIn(email, 'another long secret').set('X-Forwarded-For', from).expect(200);
});

test('E-mails that cannot be sent are logged with the reason and without the address', async () => {
  const [email, from] = ['ann@example.org', '203.0.113.41'];
  await makeTechnician(email, 'verified');
  const send = (path: string) =>
    site.agent().post(path).set('X-Forwarded-For', from).send({ email }).expect(200);
  const mailer = site.http.app.get(Mailer);
  const { send: deliver } = mailer;
  mailer.send = () => Promise.reject(new Error('No answer.'));
  const logged = await loggedDuring(async () => {
    await send('/api/auth/forgot-password');
    await until(() => lines.length === 1);
    await send('/api/newsletter');
    await until(() => lines.length === 2);
    await resetPassword(email, from);
    await until(() => lines.length === 3);
    await site.http.app.get(Technicians).revoke(email, 'test');
  }).finally(() => {
    mailer.send = deliver;
  });
  const user = (await site.http.app.get(AccountStore).byEmail(email))?.id;
  const requestId = expect.any(String);
  const problem = 'No answer.';
  expect(logged).toEqual([
    { problem, requestId, msg: 'a password reset e-mail could not be sent' },
    { problem, requestId, msg: 'a newsletter e-mail could not be sent' },
    { user, problem, requestId, msg: 'a password change e-mail could not be sent' },
    { user, problem, msg: 'a verification e-mail could not be sent' },
  ]);
});

test('A mail to an address without an account is no failure', async () => {
  const logged = await loggedDuring(async () => {
    const accounts = site.http.app.get(AccountStore);
    const { byEmail } = accounts;
    const asked = new Promise<void>((resolve) => {
      accounts.byEmail = (email) => byEmail.call(accounts, email).finally(resolve);
    });
    await site
      .agent()
      .post('/api/auth/forgot-password')
      .set('X-Forwarded-For', '203.0.113.42')
      .send({ email: 'nobody@example.org' })
      .expect(200);
    await asked;
    accounts.byEmail = byEmail;
  });
  expect(logged).toEqual([]);
});

test('A new admin, a new password and a decision on a technician are logged, without addresses', async () => {
  const [admin, email, from] = ['chief@example.org', 'dora@example.org', '203.0.113.43'];
  await makeTechnician(email, 'pending');
  logger.level = 'info';
  const logged = await loggedDuring(async () => {
    await site
      .agent()
      .post('/api/auth/admin-signup')
      .set('X-Forwarded-For', from)
      .send({ email: admin, password, adminKey })
      .expect(201);
    await resetPassword(email, from);
    await site.http.app.get(Technicians).verify(email, 'test');
  }).finally(() => {
    logger.level = 'warn';
  });
  const idOf = async (address: string) => (await site.http.app.get(AccountStore).byEmail(address))?.id;
  const [user, technician] = [await idOf(admin), await idOf(email)];
  expect(logged).toEqual(
    expect.arrayContaining([
      { user, from, requestId: expect.any(String), msg: 'an admin was created' },
      { user: technician, requestId: expect.any(String), msg: 'a password was reset' },
      { user: technician, verification: 'verified', msg: "a technician's verification was changed" },
    ]),
  );
  expect(JSON.stringify(logged)).not.toContain('@example.org');
});

test('A wrong admin key is logged with its origin', async () => {
  const account = { email: 'boss@example.org', password, adminKey: 'a guess' };
  const logged = await loggedDuring(() =>
    site.agent().post('/api/auth/admin-signup').send(account).expect(403),
  );
  const requestId = expect.any(String);
  expect(logged).toEqual([
    { from: '127.0.0.1', requestId, msg: 'an admin key was refused' },
    expect.objectContaining({ code: 'admin-key', msg: 'access was refused' }),
  ]);
});

test('Refused requests are logged with the account and the route or path, without e-mail addresses', async () => {
  const member = await site.as('consumer', 'bob@example.org');
  const user = (await site.http.app.get(AccountStore).byEmail('bob@example.org'))?.id;
  const requestIds: unknown[] = [];
  const logged = await loggedDuring(async () => {
    const refusals = [
      member.post('/api/admin/technicians/ada@example.org/verify'),
      member
        .post('/api/admin/technicians/ada@example.org/reject?x=y')
        .set('Origin', 'https://elsewhere.example'),
    ];
    for (const refusal of refusals) requestIds.push((await refusal.expect(403)).body.requestId);
  });
  const [byGuard, bySite] = requestIds;
  const msg = 'access was refused';
  const route = '/api/admin/technicians/:email/verify';
  expect(logged).toEqual([
    { code: 'admins-only', user, method: 'POST', route, requestId: byGuard, msg },
    {
      code: 'cross-site',
      user: null,
      method: 'POST',
      route: '/api/admin/technicians/:email/reject',
      requestId: bySite,
      msg,
    },
  ]);
});

test('A burst of votes is logged once, with the model and the time for which its votes are frozen', async () => {
  const member = await site.as('consumer', 'bob@example.org');
  const appliance = await site.applianceId();
  await site.postgres.database.query(
    `with voter as (
       insert into users (email, password_hash, user_type)
         select n || '@example.org', '$argon2id$', 'homeowner' from generate_series(1, $2) n returning id
     )
     insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
       select $1, id, 'consumer', 'overall', 1 from voter`,
    [appliance, burstThreshold(0.2)],
  );
  const logged = await loggedDuring(async () => {
    for (const bestForCategory of ['overall', 'price'])
      await member
        .post('/api/votes')
        .send({ applianceId: appliance, bestForCategory, voteValue: 1 })
        .expect(200);
  });
  const day = expect.stringMatching(/^20.*Z$/);
  expect(logged).toEqual([
    { appliance, since: day, until: day, requestId: expect.any(String), msg: 'a burst of votes was frozen' },
  ]);
});

test('The log of a failure has the address that the trusted proxy reports', async () => {
  const member = await site.as('consumer', 'carl@example.org');
  const { database } = site.postgres;
  await database.query('alter table users rename to users_away');
  try {
    const logged = await loggedDuring(() =>
      member.get('/api/auth/me').set('X-Forwarded-For', '198.51.100.1, 203.0.113.7').expect(500),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ req: expect.objectContaining({ remoteAddress: '203.0.113.7' }) }),
    );
  } finally {
    await database.query('alter table users_away rename to users');
  }
});

test('The log of a failure does not quote the row that the database refuses', async () => {
  const { database } = site.postgres;
  const email = 'refused@example.org';
  await database.query(`alter table users add constraint refused check (email <> '${email}')`);
  try {
    const logged = await loggedDuring(() =>
      site
        .agent()
        .post('/api/auth/signup')
        .set('X-Forwarded-For', '203.0.113.77')
        .send({ email, password })
        .expect(500),
    );
    expect(JSON.stringify(logged)).toContain('violates check constraint');
    expect(JSON.stringify(logged)).not.toMatch(/refused@|argon2/);
  } finally {
    await database.query('alter table users drop constraint refused');
  }
});

test.each([
  ['Sec-Fetch-Site', 'cross-site', 403],
  ['Sec-Fetch-Site', 'same-site', 403],
  ['Sec-Fetch-Site', 'same-origin', 200],
  ['Sec-Fetch-Site', 'none', 200],
  ['Origin', 'https://index.example', 403],
  ['Origin', 'null', 403],
  ['Origin', publicUrl, 200],
  ['Referer', 'http://index.example.org/', 403],
  ['Referer', 'nowhere', 403],
  ['Referer', `${publicUrl}/signin`, 200],
])('A write with %s: %s is answered with %i', async (header, value, status) => {
  const { body } = await site.agent().post('/api/auth/logout').set(header, value).expect(status);
  if (status === 403)
    expect(body).toMatchObject({ code: 'cross-site', message: expect.stringContaining(publicUrl) });
});

test.each([
  ['127.0.0.1', 200],
  ['10.1.2.3', 200],
  ['172.31.255.1', 200],
  ['192.168.0.9', 200],
  ['169.254.1.1', 200],
  ['::1', 200],
  ['::ffff:10.0.0.1', 200],
  ['fd12::1', 200],
  ['fe80::1', 200],
  ['8.8.8.8', 403],
  ['172.32.0.1', 403],
  ['192.169.0.1', 403],
  ['2001:db8::1', 403],
  ['::ffff:8.8.8.8', 403],
  ['8.8.8.8, 10.0.0.1', 403],
  ['unknown', 403],
])(
  'Metrics without a token, requested by %s through the trusted proxy, are answered with %i',
  async (from, status) => {
    const { text } = await site.agent().get('/metrics').set('X-Forwarded-For', from).expect(status);
    expect(text.includes('process_resident_memory_bytes')).toBe(status === 200);
  },
);

test('Metrics without a token are open to this machine', async () => {
  await site.agent().get('/metrics').expect(200);
});

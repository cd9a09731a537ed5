import { voteBurst } from '@appliance-index/domain/people/vote';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AccountStore, PasswordResets } from '../src/application/people/account-ports.js';
import { VoteBursts } from '../src/application/people/vote-bursts.js';
import { Tokens } from '../src/application/ports.js';
import type { HttpServer } from '../src/server/server.js';
import { type Agent, adminKey, password, TestSite } from './test-site.js';

describe('The session cookie', () => {
  test('is a secure host cookie if PUBLIC_URL is https', async () => {
    const secure = await TestSite.start({ PUBLIC_URL: 'https://appliances.example' });
    try {
      const { headers } = await secure
        .agent()
        .post('/api/auth/signup')
        .send({ email: 'one@example.org', password })
        .expect(201);
      expect(String(headers['set-cookie'])).toMatch(
        /^__Host-session=.*Path=\/; .*HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/,
      );
    } finally {
      await secure.stop();
    }
  });
});

describe('Sign-in attempts', () => {
  test('are limited per account, however it is written, across all processes', async () => {
    const limited = await TestSite.start({ RATE_LIMIT_SCALE: '1' });
    const { http: secondServer, stop } = await limited.secondServer();
    try {
      await limited.as('consumer', 'target@example.org');
      const guess = (at: HttpServer, email = 'target@example.org') =>
        limited.agent(at).post('/api/auth/login').send({ email, password: 'a wrong guess' });
      for (let i = 0; i < 5; i++) {
        await guess(limited.http).expect(401);
        await guess(secondServer, ' TARGET@example.org').expect(401);
      }
      const { body, headers } = await guess(secondServer).expect(429);
      expect(body.code).toBe('too-many-attempts');
      expect(Number(headers['retry-after'])).toBeGreaterThan(60);
      await guess(limited.http, 'someone.else@example.org').expect(401);
      await guess(limited.http, `${'a'.repeat(242)}@example.org`).expect(401);
    } finally {
      await stop();
      await limited.stop();
    }
  });
});

/** Turns a member into a verified technician, without using up the sign-up limit. */
async function makeTechnician(site: TestSite, email: string): Promise<Agent> {
  await site.postgres.database.query(
    `update users set user_type = 'tech', verification = 'pending' where email = $1`,
    [email],
  );
  return site.as('verified technician', email);
}

describe('With a tenth of the limits', () => {
  let limited: TestSite;
  let member: Agent;
  let expert: Agent;
  beforeAll(async () => {
    limited = await TestSite.start({ RATE_LIMIT_SCALE: '0.1' });
    await limited.addVoters(2);
    member = await limited.as('consumer', 'voter1@example.org');
    expert = await makeTechnician(limited, 'voter2@example.org');
  });
  afterAll(() => limited.stop());

  test.each<[what: string, path: string, body: (n: number) => object, minutes: number, statuses: number[]]>([
    [
      'accounts created from one network',
      '/api/auth/signup',
      (n) => ({ email: `new${n}@example.org`, password }),
      60,
      [201, 429],
    ],
    [
      'guesses at the admin key from one network',
      '/api/auth/admin-signup',
      (n) => ({ email: `boss${n}@example.org`, password, adminKey: `${adminKey}${n}` }),
      60,
      [403, 429],
    ],
    [
      'password reset mails to one address, and from one network',
      '/api/auth/forgot-password',
      (n) => ({ email: `${['nobody', 'NOBODY', 'other'][n]}@example.org` }),
      60,
      [200, 429, 429],
    ],
    [
      'guesses at a password reset token',
      '/api/auth/reset-password',
      (n) => ({ token: `guess ${n}`, password }),
      60,
      [400, 400, 400, 429],
    ],
    [
      'checks of a password reset token',
      '/api/auth/reset-link',
      (n) => ({ token: `guess ${n}` }),
      60,
      [...Array(6).fill(400), 429],
    ],
    [
      'guesses at a newsletter token',
      '/api/newsletter/confirm',
      (n) => ({ token: `guess ${n}` }),
      60,
      [...Array(6).fill(400), 429],
    ],
    [
      'sign-ins to many accounts from one network',
      '/api/auth/login',
      (n) => ({ email: `anyone${n}@example.org`, password: 'a guess' }),
      15,
      [...Array(7).fill(401), 429],
    ],
    [
      "corrections of one technician's details",
      '/api/auth/me',
      () => ({ techCompany: 'Fixit Ltd' }),
      60,
      [409, 409, 409, 429],
    ],
    [
      "one member's votes",
      '/api/votes',
      (n) => ({ bestForCategory: 'overall', voteValue: n % 2 }),
      10,
      [...Array(12).fill(200), 429],
    ],
    [
      "one technician's thumbs-up",
      '/api/tech-votes',
      (n) => ({ voteValue: n % 2 }),
      10,
      [...Array(12).fill(200), 429],
    ],
  ])('%s are limited', async (_what, path, body, minutes, expected) => {
    const agent = path === '/api/tech-votes' ? expert : member;
    const method = path === '/api/auth/me' ? 'put' : 'post';
    const applianceId = await limited.applianceId();
    const statuses: number[] = [];
    let message = '';
    for (let n = 0; n < expected.length; n++) {
      const answer = await agent[method](path).send({ applianceId, ...body(n) });
      statuses.push(answer.status);
      message = answer.body.message;
    }
    expect(statuses).toEqual(expected);
    expect(message).toBe(`Too many attempts. Try again in ${minutes} minutes.`);
  });
});

test('A password reset lifts the limit on sign-in attempts', async () => {
  const limited = await TestSite.start({ RATE_LIMIT_SCALE: '0.1' });
  try {
    const email = 'guesses@example.org';
    await limited.as('consumer', email);
    const signIn = (secret: string) =>
      limited.agent().post('/api/auth/login').send({ email, password: secret });
    await signIn('a wrong guess').expect(401);
    await signIn(password).expect(429);
    const { app } = limited.http;
    const user = await app.get(AccountStore).byEmail(email);
    const later = new Date(Date.now() + 60_000);
    await app.get(PasswordResets).add(user?.id ?? '', app.get(Tokens).hashOf('link'), later, new Date());
    const chosen = { token: 'link', password: 'a new and longer secret' };
    await limited.agent().post('/api/auth/reset-password').send(chosen).expect(200);
    await signIn(chosen.password).expect(200);
  } finally {
    await limited.stop();
  }
});

test('Admin sign-up is disabled without an admin key', async () => {
  const closed = await TestSite.start({ ADMIN_KEY: '', DATABASE_URL: 'postgres://elsewhere/index' });
  try {
    for (const key of ['', 'null', adminKey]) {
      const account = { email: 'boss@example.org', password, adminKey: key };
      const { body } = await closed.agent().post('/api/auth/admin-signup').send(account).expect(403);
      expect(body.code).toBe('admin-sign-up-off');
    }
  } finally {
    await closed.stop();
  }
});

describe('A burst of votes', () => {
  test('on one model is stored but not shown for a day', async () => {
    const limited = await TestSite.start({ RATE_LIMIT_SCALE: '0.1' });
    const { database } = limited.postgres;
    try {
      const [id, other] = [await limited.applianceId(), await limited.applianceId(1)];
      const mostVotes = Math.ceil(voteBurst.votes * 0.1);
      await limited.addVoters(mostVotes + 1);
      const last = await limited.as('consumer', 'last@example.org');
      const vote = async (applianceId: string) => {
        const body = { applianceId, bestForCategory: 'overall', voteValue: 1 };
        return (await last.post('/api/votes').send(body).expect(200)).body;
      };
      await database.query(
        `insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value, cast_at)
           select $1, id, 'consumer', 'overall', 1,
               case email when 'voter1@example.org' then now() - interval '11 minutes' else now() end
             from users where email like 'voter%' and email <> $2`,
        [id, `voter${mostVotes + 1}@example.org`],
      );
      const before = await vote(id);
      expect(before.isFrozen).toBe(false);
      expect(before.aspects.overall.consumer.upvotes).toBe(mostVotes + 1);
      await database.query(
        `insert into tech_votes (appliance_id, user_id, vote_value) select $1, id, 1 from users where email = $2`,
        [id, `voter${mostVotes + 1}@example.org`],
      );
      const burst = await vote(id);
      expect(burst).toMatchObject({ isFrozen: true, thumbsUpCount: 0 });
      expect(burst.aspects.overall.consumer).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
      const [frozen] = await database.query<{ hours: number }>(
        'select extract(epoch from until - now())::float8 / 3600 as hours from vote_freezes where appliance_id = $1',
        [id],
      );
      expect(frozen?.hours).toBeCloseTo(24, 1);
      const card = async () => (await limited.agent().get(`/api/votes?ids=${id}`)).body[0];
      expect(await card()).toMatchObject({ upvotes: 1, isFrozen: true });
      expect((await vote(other)).isFrozen).toBe(false);
      const bursts = limited.http.app.get(VoteBursts);
      await bursts.release(id, 'test');
      const released = await vote(id);
      expect(released).toMatchObject({ isFrozen: false, thumbsUpCount: 1 });
      expect(released.aspects.overall.consumer.upvotes).toBe(mostVotes + 1);
      await database.query(`update vote_freezes set until = now() + interval '24 hours'`);
      await database.query(`update vote_freezes set until = until - interval '23 hours'`);
      expect(await card()).toMatchObject({ isFrozen: true });
      await database.query(`update vote_freezes set until = until - interval '1 hour'`);
      expect(await card()).toMatchObject({ isFrozen: false, upvotes: mostVotes + 1, thumbsUpCount: 1 });
      await database.query(
        `insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
           select $1, voter_id, 'consumer', 'overall', 1 from votes
             where appliance_id = $2 and voter_id in (select id from users where email like 'voter%')`,
        [other, id],
      );
      const expert = await makeTechnician(limited, 'voter1@example.org');
      await expert.post('/api/tech-votes').send({ applianceId: other, voteValue: 1 }).expect(200);
      expect((await limited.agent().get(`/api/votes/${other}`)).body.isFrozen).toBe(true);
      expect(await bursts.discard(id, { apply: true, actor: 'test' })).toMatchObject({ isFrozen: false });
      expect(await card()).toMatchObject({ upvotes: 1, thumbsUpCount: 0 });
    } finally {
      await limited.stop();
    }
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresVotes } from '../src/adapters/postgres/postgres-votes.js';
import { CatalogueEditor } from '../src/application/catalogue/catalogue-editor.js';
import { AccountStore, RateLimits } from '../src/application/people/account-ports.js';
import { Admins } from '../src/application/people/admins.js';
import { Technicians } from '../src/application/people/technicians.js';
import { Votes } from '../src/application/people/vote-ports.js';
import { Voting } from '../src/application/people/voting.js';
import { Clock, Log } from '../src/application/ports.js';
import { waitingForLocks } from './test-database.js';
import { type Agent, TestSite } from './test-site.js';
import { until } from './until.js';

let site: TestSite;
let consumer: Agent;
let expert: Agent;
let model: string;

beforeAll(async () => {
  site = await TestSite.start();
  consumer = await site.as('consumer');
  expert = await site.as('verified technician');
  model = await site.applianceId();
});
afterAll(() => site.stop());

const vote = (agent: Agent, body: object) => agent.post('/api/votes').send({ applianceId: model, ...body });
const overall = { bestForCategory: 'overall' };
const thumb = (agent: Agent, voteValue: unknown, applianceId = model) =>
  agent.post('/api/tech-votes').send({ applianceId, voteValue });

describe("A member's vote", () => {
  test('is one per model and aspect, and can be reversed and withdrawn', async () => {
    const up = await vote(consumer, { ...overall, voteValue: 1 }).expect(200);
    expect(up.body.aspects.overall.consumer).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
    const again = await vote(consumer, { ...overall, voteValue: 1 }).expect(200);
    expect(again.body.aspects.overall.consumer).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
    const down = await vote(consumer, { ...overall, voteValue: -1 }).expect(200);
    expect(down.body.aspects.overall.consumer).toEqual({ upvotes: 0, downvotes: 1, userVote: -1 });
    expect(down.body.aspects.price.consumer).toEqual({ upvotes: 0, downvotes: 0, userVote: null });
    const none = await vote(consumer, { ...overall, voteValue: 0 }).expect(200);
    expect(none.body.aspects.overall.consumer).toEqual({ upvotes: 0, downvotes: 0, userVote: null });
  });

  test('is counted publicly, but shown as theirs only to the voter', async () => {
    await vote(consumer, { bestForCategory: 'price', voteValue: -1 }).expect(200);
    const { body } = await site.agent().get(`/api/votes/${model}`).expect(200);
    expect(body.aspects.price.consumer).toEqual({ upvotes: 0, downvotes: 1, userVote: null });
    expect((await consumer.get(`/api/votes/${model}`)).body.aspects.price.consumer.userVote).toBe(-1);
    expect(JSON.stringify(body)).not.toContain('example.org');
  });

  test('counts as a technician vote for verified technicians only', async () => {
    for (const voteValue of [1, 0])
      await vote(consumer, { ...overall, voteValue, voterType: 'tech' }).expect(403);
    const { body } = await vote(expert, { ...overall, voteValue: 1, voterType: 'tech' }).expect(200);
    expect(body.aspects.overall.tech).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
    // What is withdrawn is the vote on the other side, of which there is none.
    const { body: kept } = await vote(expert, { ...overall, voteValue: 0 }).expect(200);
    expect(kept.aspects.overall.tech).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
  });

  test('counts as a consumer vote when its side is null', async () => {
    for (const agent of [consumer, expert]) {
      const body = { bestForCategory: 'reliability', voteValue: 1, voterType: null };
      const { aspects } = (await vote(agent, body).expect(200)).body;
      expect(aspects.reliability.consumer.userVote).toBe(1);
    }
  });

  test.each([
    ['a value out of range', { ...overall, voteValue: 5 }],
    ['a value that is text', { ...overall, voteValue: '1' }],
    ['an unknown aspect', { bestForCategory: 'colour', voteValue: 1 }],
    ['a malformed id', { ...overall, voteValue: 1, applianceId: '1; drop table votes' }],
    ['a list of ids', { ...overall, voteValue: 1, applianceId: [] }],
  ])('with %s is refused', async (_what, body) => {
    await vote(consumer, body).expect(400);
  });

  test('on a full disk is refused with what to do, not with when to retry', async () => {
    const { database } = site.postgres;
    await database.query(`create function refuse_rows() returns trigger language plpgsql as
      $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$`);
    await database.query(
      'create trigger full_disk before update on votes for each row execute function refuse_rows()',
    );
    const { headers, body } = await vote(consumer, { bestForCategory: 'price', voteValue: 1 }).expect(507);
    expect(headers).not.toHaveProperty('retry-after');
    expect(body).toMatchObject({ code: 'full', message: expect.stringContaining('tell the site operator') });
    await database.query('drop function refuse_rows cascade');
  });

  test('on a model that is missing or in the trash is answered with 404', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    await vote(consumer, { ...overall, voteValue: 1, applianceId: unknownId }).expect(404);
    await thumb(expert, 1, unknownId).expect(404);
    await site.agent().get(`/api/votes/${unknownId}`).expect(404);
    await site.agent().get('/api/votes/nothing').expect(404);
    const trashed = await site.applianceId(5);
    await site.postgres.database.query('update appliances set deleted_at = now() where id = $1', [trashed]);
    await vote(consumer, { ...overall, voteValue: 1, applianceId: trashed }).expect(404);
  });

  test('cannot be withdrawn while the model is in the trash, and is restored with it', async () => {
    const applianceId = await site.applianceId(10);
    await vote(consumer, { ...overall, voteValue: 1, applianceId }).expect(200);
    await site.http.app.get(CatalogueEditor).remove(applianceId, 'test');
    await vote(consumer, { ...overall, voteValue: 0, applianceId }).expect(404);
    await site.http.app.get(CatalogueEditor).restore(applianceId, 'test');
    const { body } = await consumer.get(`/api/votes/${applianceId}`).expect(200);
    expect(body.aspects.overall.consumer).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
  });
});

test('Votes and imports are counted in the metrics', async () => {
  const cast = async () => {
    const { text } = await site.agent().get('/metrics').expect(200);
    expect(text).toContain('imports_applied{kind="scores"} 7');
    return Number(/^votes_cast_total\{kind="aspect"\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const before = await cast();
  await vote(consumer, { ...overall, voteValue: 1 }).expect(200);
  await vote(consumer, { ...overall, voteValue: 7 }).expect(400);
  expect(await cast()).toBe(before + 1);
});

describe("A technician's thumbs-up", () => {
  test('is null at first, then 1, then 0', async () => {
    const other = await site.applianceId(1);
    const get = async () => (await expert.get(`/api/tech-votes/${other}`).expect(200)).body;
    expect(await get()).toEqual({ userVote: null, thumbsUpCount: 0 });
    expect((await thumb(expert, 1, other).expect(200)).body).toEqual({ userVote: 1, thumbsUpCount: 1 });
    expect(await get()).toEqual({ userVote: 1, thumbsUpCount: 1 });
    await thumb(expert, 0, other).expect(200);
    expect(await get()).toEqual({ userVote: 0, thumbsUpCount: 0 });
  });

  test('counts once, even if sent many times at once', async () => {
    const other = await site.applianceId(2);
    const responses = await Promise.all(Array.from({ length: 50 }, () => thumb(expert, 1, other)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await site.agent().get(`/api/tech-votes/${other}`)).body.thumbsUpCount).toBe(1);
  });

  test('counts only while the technician is verified', async () => {
    const email = 'comes.and.goes@example.org';
    const other = await site.applianceId(3);
    const agent = await site.as('verified technician', email);
    await thumb(agent, 1, other).expect(200);
    await vote(agent, { applianceId: other, ...overall, voteValue: -1, voterType: 'tech' }).expect(200);
    await vote(agent, { applianceId: other, bestForCategory: 'price', voteValue: 1 }).expect(200);
    const shown = async () => {
      const { body } = await site.agent().get(`/api/votes/${other}`);
      const thumbsUp = await site.agent().get(`/api/tech-votes/${other}`);
      const { overall: all, price } = body.aspects;
      return [all.tech.downvotes, thumbsUp.body.thumbsUpCount, price.consumer.upvotes];
    };
    const technician = await site.http.app.get(AccountStore).byEmail(email);
    const own = async () => {
      const [found] = await site.http.app.get(Votes).ownVotes(technician?.id ?? '', [other]);
      return [found?.votes.map(({ aspect }) => aspect).sort(), found?.thumbsUp];
    };
    expect(await shown()).toEqual([1, 1, 1]);
    expect(await own()).toEqual([['overall', 'price'], 1]);
    await site.http.app.get(Technicians).revoke(email, 'test');
    // What they have voted as owners counts nevertheless.
    expect(await shown()).toEqual([0, 0, 1]);
    expect(await own()).toEqual([['price'], null]);
    await site.http.app.get(Technicians).verify(email, 'test');
    expect(await shown()).toEqual([1, 1, 1]);
  });
});

describe('A vote', () => {
  test('that is sent again unchanged keeps its time', async () => {
    const other = await site.applianceId(6);
    const castAt = async () => {
      const rows = await site.postgres.database.query<{ at: string }>(
        `select cast_at::text as at from votes where appliance_id = $1
         union all select cast_at::text from tech_votes where appliance_id = $1`,
        [other],
      );
      return rows.map(({ at }) => at);
    };
    const send = async (voteValue: number) => {
      await vote(consumer, { applianceId: other, ...overall, voteValue }).expect(200);
      await thumb(expert, 1, other).expect(200);
      return castAt();
    };
    const [first, thumbsUp] = await send(1);
    expect(await send(1)).toEqual([first, thumbsUp]);
    const [reversed, same] = await send(-1);
    expect([reversed !== first, same]).toEqual([true, thumbsUp]);
  });

  test('of a technician who was just revoked is answered with 403, not 404', async () => {
    const email = 'just.lost@example.org';
    await site.as('verified technician', email);
    const technician = await site.http.app.get(Admins).requireAccount(email);
    await site.http.app.get(Technicians).revoke(email, 'test');
    const late = site.http.app.get(Voting).giveThumbsUp(technician, await site.applianceId(7), 1);
    await expect(late).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

test('A vote of an account that is erased meanwhile is a conflict', async () => {
  const email = 'leaving@example.org';
  const leaving = await site.as('consumer', email);
  const { database } = site.postgres;
  const eraser = await database.dedicatedClient();
  await eraser.query('begin');
  await eraser.query('delete from users where email = $1', [email]);
  const late = vote(leaving, { ...overall, voteValue: 1 }).then(({ status }) => status);
  await until(async () => (await database.query(waitingForLocks)).length > 0);
  await eraser.query('commit');
  await eraser.end();
  expect(await late).toBe(409);
  await vote(leaving, { ...overall, voteValue: 1 }).expect(401);
});

/** Restores the model from the trash right after each vote. */
class RestoringVotes extends PostgresVotes {
  override async cast(...vote: Parameters<Votes['cast']>) {
    try {
      return await super.cast(...vote);
    } finally {
      await site.http.app.get(CatalogueEditor).restore(vote[0].applianceId, 'test');
    }
  }
}

test('A vote on a model that was in the trash is answered with 404, even if it is restored meanwhile', async () => {
  const { app } = site.http;
  const voter = await app.get(Admins).requireAccount('consumer@example.org');
  const applianceId = await site.applianceId(8);
  await app.get(CatalogueEditor).remove(applianceId, 'test');
  const votes = new RestoringVotes(site.postgres.database);
  const voting = new Voting(votes, app.get(RateLimits), app.get(Clock), app.get(Log));
  const late = voting.cast(voter, { applianceId, aspect: 'overall', voteValue: 1, voterGroup: 'consumer' });
  await expect(late).rejects.toMatchObject({ kind: 'not-found', code: 'appliance' });
});

describe('The votes on cards', () => {
  test('are returned in one response, in the requested order, without unknown ids', async () => {
    const ids = [await site.applianceId(3), 'nonsense', model];
    const { body, headers } = await site
      .agent()
      .get(`/api/votes?ids=${ids.join(',')}`)
      .expect(200);
    expect(body.map((card: { applianceId: string }) => card.applianceId)).toEqual([ids[0], model]);
    expect(headers['cache-control']).toBe('no-store');
    const upperCase = await site.agent().get(`/api/votes?ids=${model.toUpperCase()}`).expect(200);
    expect(upperCase.body).toHaveLength(1);
    await site.agent().get('/api/votes').expect(400);
    await site
      .agent()
      .get(`/api/votes?ids=${Array(151).fill(model).join(',')}`)
      .expect(400);
  });

  test('are returned to their voter separately', async () => {
    await vote(consumer, { ...overall, voteValue: 1 }).expect(200);
    const { body } = await consumer.get(`/api/votes/mine?ids=${model}`).expect(200);
    expect(body).toEqual([{ applianceId: model, userVote: 1, techVote: null }]);
    const other = await site.applianceId(8);
    await thumb(expert, 1, other).expect(200);
    expect((await expert.get(`/api/votes/mine?ids=${other}`).expect(200)).body).toEqual([
      { applianceId: other, userVote: null, techVote: 1 },
    ]);
  });
});

describe('A server-rendered page', () => {
  test('contains the votes on all its models, read in one query', async () => {
    const { body } = await site.agent().get('/api/rankings/fridges/french-door').expect(200);
    const [first, second] = body.lists.overall.best.map((place: { appliance: string }) => place.appliance);
    await vote(consumer, { applianceId: first, ...overall, voteValue: 1 }).expect(200);
    await thumb(expert, 1, first).expect(200);
    // What holds for the catalogue as a whole has then been read.
    await site.agent().get(`/appliance/${second}`).expect(200);
    let connections = 0;
    site.postgres.database.pool.on('acquire', () => connections++);
    const pages = [
      ['/category/fridges/french-door', 'Owners 1 vote'],
      [`/compare?ids=${second},${first}`, '1 vote 1 up, 0 down'],
      [`/appliance/${first}`, 'Overall 1 up, 0 down'],
    ] as const;
    for (const [path, votes] of pages) {
      connections = 0;
      const { text } = await site.agent().get(path).expect(200);
      // One connection for the catalogue's transaction and one for the votes.
      expect(connections).toBe(2);
      const words = text.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
      expect(words).toContain(votes);
      expect(words.match(/votes are not known yet/)).toBeNull();
    }
  });
});

describe('Votes of a thousand members on one model at once, through two server processes', () => {
  const secret = 'a-secret-that-only-this-test-knows-0123456789';
  let processes: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of processes) {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
  });

  test('are counted exactly', async () => {
    await site.addVoters(1_000);
    const cookies = await signInVoters(secret);
    const origins = await Promise.all([startServer(secret), startServer(secret)]);
    const id = await site.applianceId(9);
    const statuses = await Promise.all(
      cookies.map((cookie, index) => castWithRetry(`${origins[index % 2]}/api/votes`, cookie, id)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { body } = await site.agent().get(`/api/votes/${id}`);
    expect(body.aspects.overall.consumer.upvotes).toBe(1_000);
  });

  test.each([
    [0, 'SIGTERM'],
    [1, 'SIGHUP'],
  ] as const)('and process %s stops in order on %s', async (index, signal) => {
    processes[index]?.kill(signal);
    expect(await once(processes[index] as ChildProcess, 'exit')).toEqual([0, null]);
  });

  /** Retries if the server is too busy; repeating a vote does not count it twice. */
  async function castWithRetry(url: string, cookie: string, applianceId: string): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ applianceId, ...overall, voteValue: 1 }),
      });
      await response.arrayBuffer();
      if (response.status !== 503 || attempt === 5) return response.status;
    }
  }

  async function startServer(sessionSecret: string): Promise<string> {
    const { host, user, database } = site.postgres.connection;
    const env = {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `postgres://${user}@/${database}?host=${host}`,
      SESSION_SECRET: sessionSecret,
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'error',
      SAMPLE_DATA: '0',
      SHUTDOWN_GRACE_SECONDS: '0',
      NODE_ENV: 'test',
    };
    const main = `${import.meta.dirname}/../dist/main.js`;
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    processes = [...processes, child];
    for await (const line of createInterface({ input: child.stdout })) {
      const origin = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (origin) return origin;
    }
    throw new Error('The server did not start.');
  }
});

/** Creates a session per voter; returns their signed cookies. */
async function signInVoters(secret: string): Promise<string[]> {
  const rows = await site.postgres.database.query<{ sid: string }>(
    `insert into sessions (sid, sess, expire)
       select md5(email), json_build_object(
           'cookie', json_build_object('originalMaxAge', 3600000, 'path', '/'),
           'passport', json_build_object('user', json_build_object('id', id, 'epoch', epoch))),
         now() + interval '1 hour'
       from users where email like 'voter%' returning sid`,
  );
  return rows.map(({ sid }) => {
    const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
    return `session=${encodeURIComponent(`s:${sid}.${signature}`)}`;
  });
}

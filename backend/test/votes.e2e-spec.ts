import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresVotes } from '../src/adapters/postgres/postgres-votes.js';
import { Editing } from '../src/application/catalogue/editing.js';
import { RateLimits, Users } from '../src/application/people/account-ports.js';
import { Technicians } from '../src/application/people/technicians.js';
import { Votes } from '../src/application/people/vote-ports.js';
import { Voting } from '../src/application/people/voting.js';
import { Clock, Log } from '../src/application/ports.js';
import { type Agent, TestSite } from './test-site.js';

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
  test('is one per model and aspect, can be turned round and taken back', async () => {
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

  test('is seen by all, but whose it is only by the one who cast it', async () => {
    await vote(consumer, { bestForCategory: 'price', voteValue: -1 }).expect(200);
    const { body } = await site.agent().get(`/api/votes/${model}`).expect(200);
    expect(body.aspects.price.consumer).toEqual({ upvotes: 0, downvotes: 1, userVote: null });
    expect((await consumer.get(`/api/votes/${model}`)).body.aspects.price.consumer.userVote).toBe(-1);
    expect(JSON.stringify(body)).not.toContain('example.org');
  });

  test("counts on the technicians' side for verified ones only", async () => {
    await vote(consumer, { ...overall, voteValue: 1, voterType: 'tech' }).expect(403);
    const { body } = await vote(expert, { ...overall, voteValue: 1, voterType: 'tech' }).expect(200);
    expect(body.aspects.overall.tech).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
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

  test('on a model that is not there, or lies in the trash, is not found', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    await vote(consumer, { ...overall, voteValue: 1, applianceId: nobody }).expect(404);
    await thumb(expert, 1, nobody).expect(404);
    await site.agent().get(`/api/votes/${nobody}`).expect(404);
    await site.agent().get('/api/votes/nothing').expect(404);
    const trashed = await site.applianceId(5);
    await site.postgres.database.query('update appliances set deleted_at = now() where id = $1', [trashed]);
    await vote(consumer, { ...overall, voteValue: 1, applianceId: trashed }).expect(404);
  });

  test('cannot be taken back while the model lies in the trash, and is there when that comes back', async () => {
    const applianceId = await site.applianceId(10);
    await vote(consumer, { ...overall, voteValue: 1, applianceId }).expect(200);
    await site.http.app.get(Editing).remove(applianceId, 'test');
    await vote(consumer, { ...overall, voteValue: 0, applianceId }).expect(404);
    await site.http.app.get(Editing).restore(applianceId, 'test');
    const { body } = await consumer.get(`/api/votes/${applianceId}`).expect(200);
    expect(body.aspects.overall.consumer).toEqual({ upvotes: 1, downvotes: 0, userVote: 1 });
  });
});

test('Votes and imports are told to Prometheus', async () => {
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
  test('answers as the toggle needs it: null before, then 1, then 0', async () => {
    const other = await site.applianceId(1);
    const get = async () => (await expert.get(`/api/tech-votes/${other}`).expect(200)).body;
    expect(await get()).toEqual({ userVote: null, thumbsUpCount: 0 });
    expect((await thumb(expert, 1, other).expect(200)).body).toEqual({ userVote: 1, thumbsUpCount: 1 });
    expect(await get()).toEqual({ userVote: 1, thumbsUpCount: 1 });
    await thumb(expert, 0, other).expect(200);
    expect(await get()).toEqual({ userVote: 0, thumbsUpCount: 0 });
  });

  test('counts once, however often it is sent at the same time', async () => {
    const other = await site.applianceId(2);
    const answers = await Promise.all(Array.from({ length: 50 }, () => thumb(expert, 1, other)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await site.agent().get(`/api/tech-votes/${other}`)).body.thumbsUpCount).toBe(1);
  });

  test('leaves the counts with the verification, and comes back with it', async () => {
    const email = 'comes.and.goes@example.org';
    const other = await site.applianceId(3);
    const agent = await site.as('verified technician', email);
    await thumb(agent, 1, other).expect(200);
    await vote(agent, { applianceId: other, ...overall, voteValue: -1, voterType: 'tech' }).expect(200);
    const shown = async () => {
      const { body } = await site.agent().get(`/api/votes/${other}`);
      const thumbs = await site.agent().get(`/api/tech-votes/${other}`);
      return [body.aspects.overall.tech.downvotes, thumbs.body.thumbsUpCount];
    };
    const technician = await site.http.app.get(Users).byEmail(email);
    const own = () => site.http.app.get(Votes).ownVotes(technician?.id ?? '', [other]);
    expect(await shown()).toEqual([1, 1]);
    expect(await own()).toMatchObject([{ votes: [{ value: -1 }], thumbsUp: 1 }]);
    await site.http.app.get(Technicians).revoke(email, 'test');
    expect(await shown()).toEqual([0, 0]);
    expect(await own()).toEqual([]);
    await site.http.app.get(Technicians).verify(email, 'test');
    expect(await shown()).toEqual([1, 1]);
  });
});

describe('A vote', () => {
  test('that is sent once more is no new one, as long as it says the same', async () => {
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
    const [turned, same] = await send(-1);
    expect([turned !== first, same]).toEqual([true, thumbsUp]);
  });

  test('of one who has just lost the verification is not said to be on no model', async () => {
    const email = 'just.lost@example.org';
    await site.as('verified technician', email);
    const technician = await site.http.app.get(Users).byEmail(email);
    await site.http.app.get(Technicians).revoke(email, 'test');
    if (!technician) throw new Error('There is no such technician.');
    const late = site.http.app.get(Voting).castTechVote(technician, await site.applianceId(7), 1);
    await expect(late).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

/** As if somebody took the model out of the trash right after each vote. */
class RestoredAfterwards extends PostgresVotes {
  override async cast(...vote: Parameters<Votes['cast']>) {
    try {
      return await super.cast(...vote);
    } finally {
      await site.http.app.get(Editing).restore(vote[0].applianceId, 'test');
    }
  }
}

test('A vote that came while its model lay in the trash is not said to need a technician', async () => {
  const { app } = site.http;
  const voter = await app.get(Users).byEmail('consumer@example.org');
  if (!voter) throw new Error('There is no such member.');
  const applianceId = await site.applianceId(8);
  await app.get(Editing).remove(applianceId, 'test');
  const votes = new RestoredAfterwards(site.postgres.database);
  const voting = new Voting(votes, app.get(RateLimits), app.get(Clock), app.get(Log));
  const late = voting.cast(voter, { applianceId, aspect: 'overall', value: 1, voterType: 'consumer' });
  await expect(late).rejects.toMatchObject({ kind: 'not-found', code: 'appliance' });
});

describe('A page of cards', () => {
  test('gets all its counts in one answer, in the order asked, without what is no model', async () => {
    const ids = [await site.applianceId(3), 'nonsense', model];
    const { body, headers } = await site
      .agent()
      .get(`/api/votes?ids=${ids.join(',')}`)
      .expect(200);
    expect(body.map((card: { applianceId: string }) => card.applianceId)).toEqual([ids[0], model]);
    expect(headers['cache-control']).toBe('no-store');
    const shouted = await site.agent().get(`/api/votes?ids=${model.toUpperCase()}`).expect(200);
    expect(shouted.body).toHaveLength(1);
    await site.agent().get('/api/votes').expect(400);
    await site
      .agent()
      .get(`/api/votes?ids=${Array(151).fill(model).join(',')}`)
      .expect(400);
  });

  test('gets what the member has pressed in another, private one', async () => {
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

describe('A page as it comes from the server', () => {
  test('says what everybody has voted, having asked once for all of its models', async () => {
    const { body } = await site.agent().get('/api/rankings/fridges/french-door').expect(200);
    const [first, second] = body.lists.overall.best.map((place: { appliance: string }) => place.appliance);
    await vote(consumer, { applianceId: first, ...overall, voteValue: 1 }).expect(200);
    await thumb(expert, 1, first).expect(200);
    let visits = 0;
    site.postgres.database.pool.on('acquire', () => visits++);
    const pages = ['/category/fridges/french-door', `/compare?ids=${second},${first}`, `/appliance/${first}`];
    for (const path of pages) {
      visits = 0;
      const { text } = await site.agent().get(path).expect(200);
      // The catalogue is read in one transaction, and the votes beside it.
      expect(visits).toBe(2);
      const words = text.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '');
      expect(words.match(/100% of 1/)?.[0]).toBe('100% of 1');
      expect(words.match(/votes are not known yet/)).toBeNull();
    }
  });
});

describe('A thousand members who vote on one model at once, through two server processes', () => {
  const secret = 'a-secret-that-only-this-test-knows-0123456789';
  let processes: ChildProcess[] = [];
  afterAll(async () => {
    for (const child of processes) {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    }
  });

  test('are counted exactly, each once', async () => {
    await site.addVoters(1_000);
    const cookies = await sessionsOfVoters(secret);
    const addresses = await Promise.all([startServer(secret), startServer(secret)]);
    const id = await site.applianceId(9);
    const statuses = await Promise.all(
      cookies.map((cookie, index) => castUntilHeard(`${addresses[index % 2]}/api/votes`, cookie, id)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { body } = await site.agent().get(`/api/votes/${id}`);
    expect(body.aspects.overall.consumer.upvotes).toBe(1_000);
  });

  /** A server that is too busy says so, and a vote that is sent again is still one vote. */
  async function castUntilHeard(address: string, cookie: string, applianceId: string): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ applianceId, ...overall, voteValue: 1 }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 503 || attempt === 5) return answer.status;
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
      NODE_ENV: 'test',
    };
    const main = `${import.meta.dirname}/../dist/main.js`;
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    processes = [...processes, child];
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (address) return address;
    }
    throw new Error('The server did not start.');
  }
});

/** Signed cookies of new sessions, one per voter. */
async function sessionsOfVoters(secret: string): Promise<string[]> {
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

import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { Argon2Passwords } from '../../backend/dist/adapters/system/argon2-passwords.js';
import { median, percentile } from './percentile.mjs';
import { emptyDatabase, startServer } from './product.mjs';
import { fillCatalogue } from './synthetic.mjs';
import { addSessions, addVoters, sessionSecret } from './voters.mjs';

const ports = [38_419, 38_420];
const password = 'copper kettle on the hob';
const models = 10_000;
const voters = 1_000;
const samples = 150;

/** Signing in, voting and reading votes, on two server processes over one database. */
export async function benchMembers() {
  const database = await emptyDatabase();
  const servers = [];
  const client = new Client(database.connection);
  try {
    await fillCatalogue(database.connection, models);
    await client.connect();
    await addVoters(client, voters, await new Argon2Passwords().hash(password));
    const env = { ...database.env, SESSION_SECRET: sessionSecret };
    for (const port of ports) servers.push(await startServer(env, port));
    const origins = servers.map(({ origin }) => origin);
    return [
      await signIns(origins),
      await enumeration(origins[0]),
      await readsDuringSignIns(origins[0]),
      await votesAtOnce(client, origins),
      await votesOnCards(client, origins[0]),
    ];
  } finally {
    await client.end();
    for (const server of servers) await server.stop();
    await database.stop();
  }
}

const signIn = (origin, email, secretText) =>
  send(`${origin}/api/auth/login`, { email, password: secretText }, {});

/** 200 concurrent sign-ins over both processes; each computes a deliberately slow hash. */
async function signIns(origins) {
  const times = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      timed(() => signIn(origins[i % 2], `voter${i + 1}@example.org`, password), 200),
    ),
  );
  const p99 = percentile(times, 0.99);
  return { name: '200 sign-ins at once, p99', ours: `${p99.toFixed(0)} ms`, value: p99, atMost: 5_000 };
}

/** Compares the two response times; measured alternately, so that other load on the machine affects both alike. */
async function enumeration(origin) {
  const times = { unknown: [], wrong: [] };
  for (let i = 0; i < samples; i++) {
    times.unknown.push(await timed(() => signIn(origin, `nobody${i}@example.org`, password), 401));
    times.wrong.push(await timed(() => signIn(origin, `voter${i + 1}@example.org`, 'a wrong guess'), 401));
  }
  const [unknown, wrong] = [median(times.unknown), median(times.wrong)];
  const difference = Math.abs(1 - unknown / wrong);
  return {
    name: 'unknown address against wrong password, median',
    ours: `${unknown.toFixed(1)} ms`,
    baseline: `${wrong.toFixed(1)} ms`,
    value: difference,
    atMost: 0.05,
  };
}

async function readsDuringSignIns(origin) {
  let isOver = false;
  const logins = Promise.all(
    Array.from({ length: 200 }, (_, i) => signIn(origin, `voter${i + 1}@example.org`, password)),
  ).then(() => {
    isOver = true;
  });
  const times = [];
  while (!isOver) {
    const begin = performance.now();
    await (await fetch(`${origin}/api/rankings/washers`)).arrayBuffer();
    times.push(performance.now() - begin);
    await delay(5);
  }
  await logins;
  const p95 = percentile(times, 0.95);
  return { name: 'a ranking during sign-ins, p95', ours: `${p95.toFixed(1)} ms`, value: p95, atMost: 500 };
}

/** A thousand members vote on one model; the count must be exact. */
async function votesAtOnce(client, origins) {
  const cookies = [...(await addSessions(client)).values()];
  const { rows } = await client.query('select id from appliances order by id limit 1');
  const body = { applianceId: rows[0].id, bestForCategory: 'overall', voteValue: 1 };
  const times = await Promise.all(
    cookies.map((cookie, i) => timed(() => send(`${origins[i % 2]}/api/votes`, body, { cookie }), 200)),
  );
  const counts = await (await fetch(`${origins[0]}/api/votes/${rows[0].id}`)).json();
  const counted = counts.aspects.overall.consumer.upvotes;
  if (counted !== voters) throw new Error(`${voters} voted, but ${counted} votes are counted.`);
  const p99 = percentile(times, 0.99);
  return {
    name: `${voters} votes on one model at once, p99`,
    ours: `${p99.toFixed(0)} ms`,
    value: p99,
    atMost: 3_000,
  };
}

/** Reads the vote counts of 25 cards with a thousand votes each. */
async function votesOnCards(client, origin) {
  await client.query(
    `insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
       select a.id, u.id, 'consumer', 'overall', 1
         from (select id from appliances order by id limit 25) a, users u on conflict do nothing`,
  );
  await client.query('vacuum analyze votes');
  const { rows } = await client.query('select id from appliances order by id limit 25');
  const path = `${origin}/api/votes?ids=${rows.map(({ id }) => id).join(',')}`;
  const times = [];
  for (let i = 0; i < samples; i++) {
    const begin = performance.now();
    await (await fetch(path)).arrayBuffer();
    times.push(performance.now() - begin);
  }
  const p99 = percentile(times, 0.99);
  return { name: '25 cards with 25,000 votes, p99', ours: `${p99.toFixed(1)} ms`, value: p99, atMost: 50 };
}

async function send(url, body, headers) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

async function timed(work, expected) {
  const begin = performance.now();
  const status = await work();
  if (status !== expected) throw new Error(`The response was ${status}, not ${expected}.`);
  return performance.now() - begin;
}

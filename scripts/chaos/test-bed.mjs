import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import {
  ensureOwnedDir,
  prepareInstallation,
} from '../../backend/dist/adapters/postgres/embedded/installation.js';
import { emptyDatabase, launchServer, startServer } from '../bench/product.mjs';
import { fillCatalogue } from '../bench/synthetic.mjs';
import { addSessions, addVoters, sessionSecret } from '../bench/voters.mjs';
import { root } from '../steps/process.mjs';

/** A well-formed hash that no password matches. */
const unusableHash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$c29tZWhhc2g';

export const emailOf = (member) => `voter${member + 1}@example.org`;

/** A database with models and members, and the servers under test. */
export class TestBed {
  servers = [];
  ports = [];

  static async create({ models = 500, members = 100 } = {}) {
    const testBed = new TestBed();
    testBed.base = await emptyDatabase();
    testBed.env = { ...testBed.base.env, SESSION_SECRET: sessionSecret, LOG_LEVEL: 'silent' };
    testBed.client = await testBed.connect();
    await fillCatalogue(testBed.base.connection, models);
    await addVoters(testBed.client, members, unusableHash);
    testBed.cookies = await addSessions(testBed.client);
    const { rows } = await testBed.client.query('select id from appliances order by id');
    testBed.models = rows.map(({ id }) => id);
    return testBed;
  }

  /** For DATABASE_URL: a database without a port of its own, reached through the proxy. */
  urlThrough({ port }) {
    const { user, database } = this.base.connection;
    return `postgresql://${user}@127.0.0.1:${port}/${database}`;
  }

  async connect() {
    const client = new Client(this.base.connection);
    client.on('error', () => undefined); // The pending query is rejected anyway.
    await client.connect();
    return client;
  }

  async rows(text, values) {
    return (await this.client.query(text, values)).rows;
  }

  /** Starts a server and waits until it is ready; a restarted server keeps its port. */
  async serve(index = this.servers.length, extraEnv = {}, wrapper = []) {
    const server = await startServer({ ...this.env, ...extraEnv }, await this.portOf(index), wrapper);
    this.servers[index] = server;
    return server;
  }

  /** Like `serve`, without waiting until it is ready. */
  async launch(index, extraEnv = {}) {
    this.servers[index] = launchServer({ ...this.env, ...extraEnv }, await this.portOf(index));
    return this.servers[index];
  }

  async portOf(index) {
    this.ports[index] ??= await freePort();
    return this.ports[index];
  }

  /** The votes in the database, each as "email model value". */
  async storedVotes() {
    const rows = await this.rows(
      `select u.email, v.appliance_id, v.vote_value from votes v join users u on u.id = v.voter_id`,
    );
    return rows.map((row) => `${row.email} ${row.appliance_id} ${row.vote_value}`);
  }

  cli(args, options = {}) {
    return spawn(process.execPath, [join(root, 'cli/dist/main.js'), ...args], {
      env: this.env,
      stdio: ['pipe', 'ignore', 'ignore'],
      ...options,
    });
  }

  async endServers() {
    for (const server of this.servers) await server?.stop();
  }

  async end() {
    await this.endServers();
    await this.client.end().catch(() => undefined);
    await this.base.stop();
  }
}

/** The database's socket, for a proxy before it. */
export const socketOf = ({ base }) => ({ path: `${base.connection.host}/.s.PGSQL.5432` });

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** Runs the embedded cluster directly, so that no server restarts it. */
export class ManualDatabase {
  constructor(dataDir) {
    this.installation = prepareInstallation(dataDir);
  }

  /** For DATABASE_URL: the servers treat it as an external database. */
  get url() {
    return `postgresql://appliance_index@/appliance_index?host=${this.installation.socketDir}`;
  }

  async start(extraFlags = []) {
    const { nativeDir, clusterDir, socketDir, logFile, account } = this.installation;
    const log = openSync(logFile, 'a');
    const socketFlag = `unix_socket_directories=${ensureOwnedDir(socketDir, account)}`;
    const flags = ['-D', clusterDir, '-c', 'listen_addresses=', '-c', socketFlag];
    this.process = spawn(
      join(nativeDir, 'bin/postgres'),
      [...flags, '-c', 'max_connections=200', ...extraFlags],
      {
        ...account,
        cwd: '/',
        stdio: ['ignore', log, log],
      },
    );
    while (!(await this.acceptsConnections())) {
      if (this.process.exitCode !== null) throw new Error(`PostgreSQL failed to start; see ${logFile}.`);
      await delay(10);
    }
  }

  async acceptsConnections() {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  /** As the end of its machine would. */
  async kill() {
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
    this.process = undefined;
    rmSync(this.installation.socketDir, { recursive: true });
  }

  /** Cuts every connection, as a restart of the database host would. */
  async stop() {
    if (this.process?.exitCode !== null) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGINT');
    await exit;
    rmSync(this.installation.socketDir, { recursive: true });
  }
}

/** Sends one request. A lost connection or a timeout resolves to status 0. */
export async function call(url, { method = 'GET', body, form, cookie, timeoutMs = 30_000 } = {}) {
  const begin = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...(cookie ? { cookie } : {}) },
      body: form ?? (body && JSON.stringify(body)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const retryAfter = response.headers.get('retry-after');
    return {
      status: response.status,
      text,
      retryAfter,
      etag: response.headers.get('etag'),
      begin,
      end: performance.now(),
    };
  } catch (error) {
    return { status: 0, text: '', problem: error.cause?.code ?? error.name, begin, end: performance.now() };
  }
}

/** Responses per status as text, like "12 x 200, 3 x 503". */
export function countByStatus(responses) {
  const counts = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return Object.entries(counts)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');
}

/** Repeats `send` in `loops` parallel loops with pauses of `pauseMs` until stopped; collects the responses without their text. */
export class RequestLoop {
  responses = [];
  isOver = false;

  constructor(send, { pauseMs = 20, loops = 1 } = {}) {
    this.running = Promise.all(Array.from({ length: loops }, (_, loop) => this.repeat(send, pauseMs, loop)));
  }

  async repeat(send, pauseMs, loop) {
    for (let n = 0; !this.isOver; n++) {
      const response = await send(n, loop);
      this.responses.push({ ...response, text: '' });
      await delay(pauseMs);
    }
  }

  async stop() {
    this.isOver = true;
    await this.running;
    return this.responses;
  }
}

/** Members who cycle through the models and vote until stopped. A 200 acknowledges a vote; anything else leaves it unconfirmed. */
export class VotingLoad {
  acknowledged = new Set();
  unconfirmed = new Set();
  responses = [];
  isOver = false;

  constructor(testBed, origins, members) {
    this.testBed = testBed;
    this.running = Promise.all(Array.from({ length: members }, (_, i) => this.voter(i, origins)));
  }

  async voter(member, origins) {
    const { models, cookies } = this.testBed;
    const email = emailOf(member);
    for (let n = 0; !this.isOver; n++) {
      const index = n % models.length;
      const vote = {
        applianceId: models[index],
        bestForCategory: 'overall',
        voteValue: (member + index) % 2 ? 1 : -1,
      };
      const origin = origins[(member + n) % origins.length];
      const response = await call(`${origin}/api/votes`, {
        method: 'POST',
        body: vote,
        cookie: cookies.get(email),
      });
      this.responses.push(response);
      const name = `${email} ${models[index]} ${vote.voteValue}`;
      (response.status === 200 ? this.acknowledged : this.unconfirmed).add(name);
      if (response.status !== 200) await delay(20);
    }
  }

  async stop() {
    this.isOver = true;
    await this.running;
  }

  /** Checks for acknowledged votes that were lost, and for votes that nobody cast. */
  async check(report) {
    const stored = await this.testBed.storedVotes();
    const found = new Set(stored);
    report.note('acknowledged writes', String(this.acknowledged.size));
    report.expectEqual(
      'acknowledged writes lost',
      [...this.acknowledged].filter((vote) => !found.has(vote)).length,
      0,
    );
    const known = (vote) => this.acknowledged.has(vote) || this.unconfirmed.has(vote);
    report.expectEqual(
      'writes doubled or invented',
      stored.length - found.size + stored.filter((vote) => !known(vote)).length,
      0,
    );
  }
}

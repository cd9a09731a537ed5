import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { call, countByStatus, emailOf, TestBed } from './test-bed.mjs';

const stops = 20;
/** Clients that open a connection for each request. */
const connecting = 20;
/** Clients that keep their connection, and pause for up to `maxPauseMs` between requests. */
const keeping = 50;
const maxPauseMs = 200;
/** How often the load balancer in front of the clients asks whether the server is ready. */
const checkMs = 1_000;
const allowedMs = 30_000;
const nowMs = 2_000;

/** Stops servers that have their default grace time under both kinds of clients. No connection may be reset. */
export async function gracefulStops(report) {
  const testBed = await TestBed.create({ models: 50, members: connecting + keeping });
  testBed.env.SHUTDOWN_GRACE_SECONDS = '';
  try {
    report.startFault(`SIGTERM, ${stops} times`);
    report.note('load', `${connecting} clients with new connections, ${keeping} with kept ones`);
    const rounds = [];
    for (let round = 0; round < stops; round++) rounds.push(await stopUnderLoad(testBed));
    checkRounds(report, rounds);
    await inAHurry(report, testBed, ['SIGTERM', 'SIGTERM'], 1);
    await inAHurry(report, testBed, ['SIGINT'], 0);
  } finally {
    await testBed.end();
  }
}

async function stopUnderLoad(testBed) {
  const server = await testBed.serve(0);
  const balancer = new LoadBalancer(server.origin);
  const clients = Array.from(
    { length: connecting + keeping },
    (_, i) => new VotingReader(testBed, server.origin, balancer, i),
  );
  await Promise.all(clients.map(({ hasBegun }) => hasBegun));
  await delay(Math.random() * maxPauseMs);
  const begin = performance.now();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  const [code] = await ended;
  const ms = performance.now() - begin;
  balancer.isReady = false;
  await Promise.all([balancer.running, ...clients.map(({ running }) => running)]);
  return { code, ms, responses: clients.flatMap(({ responses }) => responses) };
}

function checkRounds(report, rounds) {
  const responses = rounds.flatMap((round) => round.responses);
  const problems = responses.filter(({ problem }) => problem && problem !== 'ECONNREFUSED');
  report.note('responses', countByStatus(responses.filter(({ problem }) => !problem)));
  const isReused = ({ isReused }) => isReused;
  report.expectEqual('new connections reset', problems.filter((each) => !isReused(each)).length, 0);
  report.expectEqual('kept connections reset', problems.filter(isReused).length, 0);
  const others = responses.filter(({ problem, status }) => !problem && status !== 200);
  report.expectEqual('responses other than 200', others.length, 0);
  report.expectEqual('exit codes other than 0', rounds.filter(({ code }) => code !== 0).length, 0);
  report.expectAtMost('exited after', Math.max(...rounds.map(({ ms }) => ms)), allowedMs, ' ms');
}

/** A second SIGTERM, or Ctrl+C in a terminal, leaves no grace time. */
async function inAHurry(report, testBed, signals, expectedCode) {
  const server = await testBed.serve(0);
  report.startFault(signals.join(' and '));
  const begin = performance.now();
  const ended = once(server.process, 'exit');
  for (const signal of signals) {
    server.process.kill(signal);
    await delay(50);
  }
  const [code] = await ended;
  report.expectEqual('exit code', code, expectedCode);
  report.expectAtMost('exited after', performance.now() - begin, nowMs, ' ms');
}

/** Stops sending clients to a server once it is not ready. */
class LoadBalancer {
  isReady = true;

  constructor(origin) {
    this.running = this.watch(`${origin}/health/ready`);
  }

  async watch(url) {
    while (this.isReady) {
      await delay(checkMs);
      if ((await call(url)).status !== 200) this.isReady = false;
    }
  }
}

/**
 * Reads and votes in turns for as long as the load balancer sends it to the server, or until a connection is refused. After
 * a response with "Connection: close", it opens another connection.
 */
class VotingReader {
  responses = [];

  constructor({ models, cookies }, origin, balancer, index) {
    const isConnecting = index < connecting;
    this.agent = new Agent({ keepAlive: !isConnecting, maxSockets: 1 });
    this.maxPauseMs = isConnecting ? 0 : maxPauseMs;
    Object.assign(this, { origin, balancer, cookie: cookies.get(emailOf(index)), model: models[index % 50] });
    this.running = new Promise((resolve) => {
      this.hasBegun = this.send(0).then(() => resolve(this.run()));
    });
  }

  async run() {
    for (let n = 1; this.balancer.isReady; n++) {
      const response = await this.send(n);
      this.responses.push(response);
      if (response.problem === 'ECONNREFUSED') break;
      await delay(Math.random() * this.maxPauseMs);
    }
    this.agent.destroy();
  }

  send(n) {
    return n % 2 === 0 ? this.exchange('GET', '/api/rankings/washers') : this.vote(n % 4 === 1 ? 1 : -1);
  }

  vote(voteValue) {
    const body = JSON.stringify({ applianceId: this.model, bestForCategory: 'overall', voteValue });
    return this.exchange('POST', '/api/votes', body);
  }

  exchange(method, path, body = '') {
    const headers = { cookie: this.cookie, 'content-length': Buffer.byteLength(body) };
    if (body) headers['content-type'] = 'application/json';
    return new Promise((resolve) => {
      const sent = request(this.origin + path, { method, agent: this.agent, headers });
      const fail = (error) => resolve({ problem: error.code, isReused: sent.reusedSocket });
      sent.once('error', fail);
      sent.once('response', (response) => {
        response.once('error', fail);
        response.resume().once('end', () => resolve({ status: response.statusCode }));
      });
      sent.end(body);
    });
  }
}

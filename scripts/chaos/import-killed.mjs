import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { syntheticModel } from '../bench/synthetic.mjs';
import { call, World } from './world.mjs';

const rows = 30_000;
const ratings = { '2026-05': '4.1', '2026-06': '4.2' };
const shares = [0.1, 0.5, 0.9];
const readers = 4;

/** What an import leaves behind, without clocks and counters. */
const checksumQuery = `
  select md5(string_agg(line, '' order by line)) as sum from (
    select id || ':' || coalesce(lowes_score, -1) || ':' || coalesce(lowes_review_count, -1) as line from appliances
    union all select 'snapshot ' || appliance_id || retailer || month || score || ':' || review_count from score_snapshots
    union all select 'import ' || file_hash || month from imports
    union all select 'place ' || month || appliance_id || category_best || ':' || type_best from standings) t`;

/** An import is killed at three moments, doubled, raced and run again, under readers. */
export async function importKilled(verdict) {
  const world = await World.create({ models: rows, members: 1 });
  const readings = new Readings();
  try {
    await writeFiles(world);
    const server = await world.serve();
    readings.begin(server.origin);
    verdict.tell('load', `${readers} readers, ${rows} rows a file`);
    await killed(verdict, world);
    await doubled(verdict, world);
    await again(verdict, world);
    await raced(verdict, world);
    await readings.stop();
    verdict.tell('rankings read meanwhile', String(readings.count));
    verdict.equal('of these neither 200 nor 503', readings.failed, 0);
    verdict.equal('of these with two files mixed', readings.mixed, 0);
  } finally {
    await readings.stop();
    await world.end();
  }
}

async function writeFiles(world) {
  for (const [month, rating] of Object.entries(ratings)) {
    await pipeline(Readable.from(fileOf(rating)), createWriteStream(fileName(world, month)));
  }
}

const fileName = (world, month) => join(world.base.dataDir, `${month}.csv`);

function* fileOf(rating) {
  yield 'brand,model,category,rating,reviewCount\n';
  for (let n = 0; n < rows; n++) {
    const { brand, model, category } = syntheticModel(n);
    yield `${brand},${model},${category},${rating},${n % 3_000}\n`;
  }
}

function start(world, month, flags = ['--apply']) {
  const args = [
    'scores',
    'import',
    fileName(world, month),
    '--retailer',
    'lowes',
    '--month',
    month,
    '--accept-all',
  ];
  const child = world.cli([...args, ...flags]);
  return { child, exit: once(child, 'exit').then(([code]) => code) };
}

const checksum = async (world) => (await world.rows(checksumQuery))[0].sum;

async function killed(verdict, world) {
  const before = await checksum(world);
  const begin = performance.now();
  await start(world, '2026-05', []).exit;
  const planMs = performance.now() - begin;
  for (const share of shares) {
    const { child, exit } = start(world, '2026-05');
    await delay(planMs * share);
    child.kill('SIGKILL');
    await exit;
    await untilQuiet(world);
    const isUnchanged = (await checksum(world)) === before;
    verdict.judge(
      `tables after SIGKILL at ${share * 100} %`,
      isUnchanged ? 'unchanged' : 'changed',
      isUnchanged,
      'unchanged',
    );
  }
}

/** The server notices a dead client only when it next writes to it. */
async function untilQuiet(world) {
  const busy = `select from pg_locks where locktype = 'advisory' and objid = 724002`;
  while ((await world.rows(busy)).length > 0) await delay(20);
}

async function doubled(verdict, world) {
  const codes = await Promise.all([start(world, '2026-05').exit, start(world, '2026-05').exit]);
  const isRight = codes.includes(0) && codes.every((code) => [0, 5].includes(code));
  verdict.judge('the same import twice at once', codes.join(' and '), isRight, '0 and 5, or both 0');
  const [{ count }] = await world.rows('select count(*)::integer as count from imports');
  verdict.equal('imports that were written', count, 1);
}

async function again(verdict, world) {
  const before = await checksum(world);
  verdict.equal('run again, exit code', await start(world, '2026-05').exit, 0);
  verdict.equal('tables after it', (await checksum(world)) === before ? 'unchanged' : 'changed', 'unchanged');
}

/** Two different files at once: one waits for nobody and is refused, and can simply be run again. */
async function raced(verdict, world) {
  const [first, second] = [start(world, '2026-06'), start(world, '2026-05', [])];
  const codes = [await first.exit, await second.exit];
  if (codes[0] !== 0) codes[0] = await start(world, '2026-06').exit;
  verdict.equal('the next month, exit code', codes[0], 0);
  const [{ count }] = await world.rows(
    `select count(*)::integer as count from appliances where lowes_score <> 42 or lowes_score is null`,
  );
  verdict.equal('models that are not as the newest file says', count, 0);
}

/** Rankings read all the time; every model of one must be of the same file. */
class Readings {
  count = 0;
  mixed = 0;
  failed = 0;
  isOver = false;

  begin(origin) {
    const categories = ['washers', 'dryers', 'fridges', 'microwaves'];
    this.running = Promise.all(categories.slice(0, readers).map((category) => this.read(origin, category)));
  }

  async read(origin, category) {
    while (!this.isOver) {
      const { status, text } = await call(`${origin}/api/rankings/${category}`);
      this.count++;
      if (status === 200 && scoresIn(text).size > 1) this.mixed++;
      if (![200, 503].includes(status)) this.failed++;
      await delay(5);
    }
  }

  async stop() {
    this.isOver = true;
    await this.running;
  }
}

function scoresIn(text) {
  const cards = JSON.parse(text).appliances;
  return new Set(cards.map(({ retailers }) => retailers.find(({ retailer }) => retailer === 'lowes')?.score));
}

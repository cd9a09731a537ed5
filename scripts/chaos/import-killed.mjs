import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { syntheticModel } from '../bench/synthetic.mjs';
import { call, Repeating, World } from './world.mjs';

const rows = 30_000;
const ratings = { '2026-04': '4.0', '2026-05': '4.1', '2026-06': '4.2' };
const shares = [0.1, 0.5, 0.9];
/** Each is read by one reader. */
const categories = ['washers', 'dryers', 'fridges', 'microwaves'];

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
  let reading;
  try {
    await writeFiles(world);
    reading = readRankings((await world.serve()).origin);
    verdict.tell('load', `${categories.length} readers, ${rows} rows a file`);
    await killed(verdict, world);
    await doubled(verdict, world);
    await again(verdict, world);
    await raced(verdict, world);
    const answers = await reading.stop();
    verdict.tell('rankings read meanwhile', String(answers.length));
    const failed = answers.filter(({ status }) => ![200, 503].includes(status));
    verdict.equal('of these neither 200 nor 503', failed.length, 0);
    verdict.equal('of these with two files mixed', answers.filter(({ isMixed }) => isMixed).length, 0);
  } finally {
    await reading?.stop();
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

function start(world, month, { retailer = 'lowes' } = {}) {
  const args = ['scores', 'import', fileName(world, month), '--retailer', retailer, '--month', month];
  const child = world.cli([...args, '--accept-all', '--apply', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const report = text(child.stdout);
  return { child, report, exit: once(child, 'exit').then(([code]) => code) };
}

const checksum = async (world) => (await world.rows(checksumQuery))[0].sum;

/** The shares are of the time in which a whole import holds its lock; the start of the program is not in it. */
async function killed(verdict, world) {
  const whole = start(world, '2026-04');
  await untilLocked(world, true);
  const begin = performance.now();
  verdict.equal('a whole import, exit code', await whole.exit, 0);
  const wholeMs = performance.now() - begin;
  verdict.tell('which took', `${Math.round(wholeMs)} ms`);
  const before = await checksum(world);
  for (const share of shares) {
    const { child, exit } = start(world, '2026-05');
    await untilLocked(world, true);
    await delay(wholeMs * share);
    child.kill('SIGKILL');
    verdict.equal(`killed at ${share * 100} %, exit code`, await exit, null);
    // The server notices a dead client only when it next writes to it.
    await untilLocked(world, false);
    verdict.equal(
      'tables after it',
      (await checksum(world)) === before ? 'unchanged' : 'changed',
      'unchanged',
    );
  }
}

async function untilLocked(world, isLocked) {
  const held = `select from pg_locks where locktype = 'advisory' and objid = 724002`;
  while ((await world.rows(held)).length > 0 !== isLocked) await delay(5);
}

async function doubled(verdict, world) {
  const codes = await Promise.all([start(world, '2026-05').exit, start(world, '2026-05').exit]);
  const isRight = codes.includes(0) && codes.every((code) => [0, 5].includes(code));
  verdict.judge('the same import twice at once', codes.join(' and '), isRight, '0 and 5, or both 0');
  const [{ imports, scores }] = await world.rows(
    `select (select count(*)::integer from imports where month = '2026-05') as imports,
        (select count(*)::integer from score_snapshots where month = '2026-05' and score = 41) as scores`,
  );
  verdict.equal('imports that were written', imports, 1);
  verdict.equal('scores that were written', scores, rows);
}

async function again(verdict, world) {
  const before = await checksum(world);
  const { exit, report } = start(world, '2026-05');
  verdict.equal('run again, exit code', await exit, 0);
  const { state, counts } = JSON.parse(await report);
  verdict.equal('run again, says', `${state}, ${counts.changed} changed`, 'already-applied, 0 changed');
  verdict.equal('tables after it', (await checksum(world)) === before ? 'unchanged' : 'changed', 'unchanged');
}

/** Two different files at once: one is refused at once, and can simply be run again. */
async function raced(verdict, world) {
  const retailers = ['lowes', 'best-buy'];
  const racing = retailers.map((retailer) => start(world, '2026-06', { retailer }));
  const codes = await Promise.all(racing.map(({ exit }) => exit));
  const isRight = codes.includes(0) && codes.every((code) => [0, 5].includes(code));
  verdict.judge('two imports at once', codes.join(' and '), isRight, '0 and 5, or both 0');
  for (const [i, retailer] of retailers.entries()) {
    if (codes[i] !== 0)
      verdict.equal('the other one, again', await start(world, '2026-06', { retailer }).exit, 0);
  }
  const [{ count }] = await world.rows(
    `select count(*)::integer as count from appliances
       where (lowes_score, best_buy_score) is distinct from (42, 42)`,
  );
  verdict.equal('models that are not as both files say', count, 0);
}

/** Rankings read all the time; every model of one must be of the same file. */
function readRankings(origin) {
  const read = async (_, reader) => {
    const { status, text } = await call(`${origin}/api/rankings/${categories[reader]}`);
    return { status, isMixed: status === 200 && scoresIn(text).size > 1 };
  };
  return new Repeating(read, { pauseMs: 5, loops: categories.length });
}

function scoresIn(text) {
  const cards = JSON.parse(text).appliances;
  return new Set(cards.map(({ retailers }) => retailers.find(({ retailer }) => retailer === 'lowes')?.score));
}

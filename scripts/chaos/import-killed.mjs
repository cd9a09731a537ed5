import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { syntheticModel } from '../bench/synthetic.mjs';
import { changedTables, storedState } from './stored-state.mjs';
import { call, RequestLoop, TestBed } from './test-bed.mjs';

const rows = 30_000;
const ratings = { '2026-04': '4.0', '2026-05': '4.1', '2026-06': '4.2' };
const shares = [0.1, 0.5, 0.9];
/** One reader each. */
const categories = ['washers', 'dryers', 'fridges', 'microwaves'];

/** Kills an import at three points, runs it twice at once, repeats it, and races two files, all under readers. */
export async function importKilled(report) {
  const testBed = await TestBed.create({ models: rows, members: 1 });
  let reading;
  try {
    await writeFiles(testBed);
    reading = readRankings((await testBed.serve()).origin);
    report.note('load', `${categories.length} readers, ${rows} rows a file`);
    await killPartway(report, testBed);
    await runTwiceAtOnce(report, testBed);
    await runAgain(report, testBed);
    await raceTwoFiles(report, testBed);
    const responses = await reading.stop();
    report.note('rankings read', String(responses.length));
    const failed = responses.filter(({ status }) => ![200, 503].includes(status));
    report.expectEqual('rankings other than 200 and 503', failed.length, 0);
    report.expectEqual('rankings that mix two files', responses.filter(({ isMixed }) => isMixed).length, 0);
  } finally {
    await reading?.stop();
    await testBed.end();
  }
}

async function writeFiles(testBed) {
  for (const [month, rating] of Object.entries(ratings)) {
    await pipeline(Readable.from(fileOf(rating)), createWriteStream(fileName(testBed, month)));
  }
}

const fileName = (testBed, month) => join(testBed.base.dataDir, `${month}.csv`);

function* fileOf(rating) {
  yield 'brand,model,category,rating,reviewCount\n';
  for (let n = 0; n < rows; n++) {
    const { brand, model, category } = syntheticModel(n);
    yield `${brand},${model},${category},${rating},${n % 3_000}\n`;
  }
}

function start(testBed, month, { retailer = 'lowes' } = {}) {
  const args = ['scores', 'import', fileName(testBed, month), '--retailer', retailer, '--month', month];
  const child = testBed.cli([...args, '--accept-all', '--apply', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = text(child.stdout);
  return { child, output, exit: once(child, 'exit').then(([code]) => code) };
}

/** Kills imports after shares of the time for which a whole import holds its lock, start-up excluded. */
async function killPartway(report, testBed) {
  const whole = start(testBed, '2026-04');
  await waitForLock(testBed, true);
  const begin = performance.now();
  report.expectEqual('complete import, exit code', await whole.exit, 0);
  const wholeMs = performance.now() - begin;
  report.note('complete import, duration', `${Math.round(wholeMs)} ms`);
  const before = await storedState(testBed);
  for (const share of shares) {
    const { child, exit } = start(testBed, '2026-05');
    await waitForLock(testBed, true);
    await delay(wholeMs * share);
    child.kill('SIGKILL');
    report.expectEqual(`killed at ${share * 100} %, exit code`, await exit, null);
    // PostgreSQL notices a dead client only on its next write.
    await waitForLock(testBed, false);
    report.expectEqual('tables afterwards', changedTables(before, await storedState(testBed)), 'unchanged');
  }
}

async function waitForLock(testBed, isLocked) {
  const held = `select from pg_locks where locktype = 'advisory' and objid = 724002`;
  while ((await testBed.rows(held)).length > 0 !== isLocked) await delay(5);
}

async function runTwiceAtOnce(report, testBed) {
  const codes = await Promise.all([start(testBed, '2026-05').exit, start(testBed, '2026-05').exit]);
  const isRight = codes.includes(0) && codes.every((code) => [0, 5].includes(code));
  report.check(
    'the same import twice at once, exit codes',
    codes.join(' and '),
    isRight,
    '0 and 5, or both 0',
  );
  const [{ imports, scores }] = await testBed.rows(
    `select (select count(*)::integer from imports where month = '2026-05') as imports,
        (select count(*)::integer from score_snapshots where month = '2026-05' and score = 41) as scores`,
  );
  report.expectEqual('imports written', imports, 1);
  report.expectEqual('scores written', scores, rows);
}

async function runAgain(report, testBed) {
  const before = await storedState(testBed);
  const { exit, output } = start(testBed, '2026-05');
  report.expectEqual('run again, exit code', await exit, 0);
  const { state, counts } = JSON.parse(await output);
  report.expectEqual(
    'run again, result',
    `${state}, ${counts.changed} changed`,
    'already-applied, 0 changed',
  );
  report.expectEqual('tables afterwards', changedTables(before, await storedState(testBed)), 'unchanged');
}

/** Imports two different files at once: one may be refused at once, and then succeeds when run again. */
async function raceTwoFiles(report, testBed) {
  const retailers = ['lowes', 'best-buy'];
  const racing = retailers.map((retailer) => start(testBed, '2026-06', { retailer }));
  const codes = await Promise.all(racing.map(({ exit }) => exit));
  const isRight = codes.includes(0) && codes.every((code) => [0, 5].includes(code));
  report.check('two imports at once, exit codes', codes.join(' and '), isRight, '0 and 5, or both 0');
  for (const [i, retailer] of retailers.entries()) {
    if (codes[i] !== 0)
      report.expectEqual(
        'the refused import, run again',
        await start(testBed, '2026-06', { retailer }).exit,
        0,
      );
  }
  const [{ count }] = await testBed.rows(
    `select count(*)::integer as count from appliances
       where (lowes_score, best_buy_score) is distinct from (42, 42)`,
  );
  report.expectEqual('models that do not match both files', count, 0);
}

/** Reads rankings continuously; all models of a ranking must have scores from the same file. */
function readRankings(origin) {
  const read = async (_, reader) => {
    const { status, text } = await call(`${origin}/api/rankings/${categories[reader]}`);
    return { status, isMixed: status === 200 && scoresIn(text).size > 1 };
  };
  return new RequestLoop(read, { pauseMs: 5, loops: categories.length });
}

function scoresIn(text) {
  const cards = JSON.parse(text).appliances;
  return new Set(cards.map(({ retailers }) => retailers.find(({ retailer }) => retailer === 'lowes')?.score));
}

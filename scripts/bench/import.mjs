import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { workbookOf } from '../../backend/test/packed-files.ts';
import { exitOf, root } from '../steps/process.mjs';
import { emptyDatabase } from './product.mjs';
import { fillCatalogue, syntheticModel } from './synthetic.mjs';

const pollMs = 50;
const mebi = 1024 * 1024;
/** Larger files are sent as CSV. */
const mostWorkbookRows = 100_000;

/** The plain alternative: one statement after psql's \copy, without validation, report or history. */
const baseline = `
  insert into appliances (brand, model, category, search_text, match_key, lowes_score, lowes_review_count)
  select brand, model, category, lower(brand || ' ' || model || ' ' || category),
    regexp_replace(lower(brand), '[^a-z0-9]', '', 'g') || '|' || regexp_replace(lower(model), '[^a-z0-9]', '', 'g')
      || '|' || regexp_replace(lower(category), '[^a-z0-9]', '', 'g'),
    round(rating * 10), review_count
  from baseline_staging
  on conflict (match_key) where deleted_at is null do update
    set lowes_score = excluded.lowes_score, lowes_review_count = excluded.lowes_review_count, updated_at = now()`;

/** Imports a file in which half of the models exist already, compared with COPY and one INSERT. */
export async function benchImport({ rows }) {
  const database = await emptyDatabase();
  try {
    const known = Math.floor(rows / 2);
    await fillCatalogue(database.connection, known);
    const file = join(database.dataDir, '2026-05_lowes.csv');
    await pipeline(Readable.from(fileOf(rows)), createWriteStream(file));
    const copySeconds = await timeBaseline(database.connection, file);
    const workbook = join(database.dataDir, '2026-05_lowes.xlsx');
    const workbookRows = Math.min(rows, mostWorkbookRows);
    writeFileSync(workbook, workbookWith(workbookRows));
    const workbookPlan = await timeCli(database.env, workbook, []);
    const plan = await timeCli(database.env, file, []);
    const apply = await timeCli(database.env, file, ['--apply']);
    const rss = Math.max(plan.peakRss, apply.peakRss) / mebi;
    const of = `(${rows} rows)`;
    return [
      {
        name: `import applied, time over COPY + INSERT ${of}`,
        ours: `${apply.seconds.toFixed(1)} s`,
        baseline: `${copySeconds.toFixed(1)} s`,
        value: apply.seconds / copySeconds,
        atMost: 2,
      },
      {
        name: `import planned, time over the applied ${of}`,
        ours: `${plan.seconds.toFixed(1)} s`,
        baseline: `${apply.seconds.toFixed(1)} s`,
        value: plan.seconds / apply.seconds,
        atMost: 1,
      },
      { name: `import, peak memory in MB ${of}`, ours: `${rss.toFixed(0)} MB`, value: rss, atMost: 300 },
      {
        name: `import of a workbook (.xlsx), peak memory in MB (${workbookRows} rows)`,
        ours: `${(workbookPlan.peakRss / mebi).toFixed(0)} MB`,
        value: workbookPlan.peakRss / mebi,
        atMost: 400,
      },
    ];
  } finally {
    await database.stop();
  }
}

const header = ['brand', 'model', 'category', 'rating', 'reviewCount'];

function rowOf(n) {
  const { brand, model, category } = syntheticModel(n);
  return [brand, model, category, (1 + (n % 41) / 10).toFixed(1), n % 3_000];
}

function* fileOf(rows) {
  yield `${header}\n`;
  for (let n = 0; n < rows; n++) yield `${rowOf(n)}\n`;
}

/** The same as Excel saves it: each text once, and numbers with the format of their column. */
function workbookWith(rows) {
  const numbers = new Map();
  const numberOf = (text) => {
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return numbers.get(text);
  };
  const lines = [header.map((name) => `<c t="s"><v>${numberOf(name)}</v></c>`)];
  for (let n = 0; n < rows; n++) {
    const [brand, model, category, rating, count] = rowOf(n);
    const texts = [brand, model, category].map((text) => `<c t="s"><v>${numberOf(text)}</v></c>`);
    lines.push([...texts, `<c s="1"><v>${rating}</v></c>`, `<c s="2"><v>${count}</v></c>`]);
  }
  const sheet = lines.map((cells, index) => `<row r="${index + 1}">${cells.join('')}</row>`).join('');
  const strings = [...numbers.keys()].map((text) => `<t>${text}</t>`);
  return workbookOf([{ name: 'May', rows: sheet }], { strings, formats: [0, '0.0', 3] });
}

/** Runs in a transaction that is rolled back after timing, so that the import starts from the same state. */
async function timeBaseline(connection, file) {
  const client = new Client(connection);
  await client.connect();
  const columns = 'brand text, model text, category text, rating numeric, review_count integer';
  await client.query('begin');
  const begin = performance.now();
  await client.query(`create temp table baseline_staging (${columns})`);
  const copy = client.query(copyFrom('copy baseline_staging from stdin with (format csv, header)'));
  await pipeline(createReadStream(file), copy);
  await client.query(baseline);
  const seconds = (performance.now() - begin) / 1_000;
  await client.query('rollback');
  await client.query('vacuum full analyze appliances');
  await client.end();
  return seconds;
}

/** Times a whole run of the command line tool, start-up included. */
async function timeCli(env, file, flags) {
  const args = ['scores', 'import', file, '--retailer', 'lowes', '--month', '2026-05', '--create-missing'];
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    [join(root, 'cli/dist/main.js'), ...args, '--accept-all', '--json', ...flags],
    {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let peakRss = 0;
  const poll = setInterval(() => {
    peakRss = Math.max(peakRss, peakRssOf(child.pid));
  }, pollMs);
  const exitCode = await exitOf(child);
  clearInterval(poll);
  if (exitCode !== 0) throw new Error(`The import exited with code ${exitCode}.`);
  return { seconds: (performance.now() - begin) / 1_000, peakRss };
}

/** Peak resident memory in bytes; 0 if the system does not report it. */
function peakRssOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

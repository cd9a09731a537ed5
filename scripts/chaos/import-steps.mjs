import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { syntheticModel } from '../bench/synthetic.mjs';
import { changedTables, storedState } from './stored-state.mjs';
import { call, emailOf, TestBed } from './test-bed.mjs';

const models = 2_000;
const category = 'washers';
const header = 'Maker,Item,Department,Stars,Reviews\n';
const mapping = 'brand=Maker,model=Item~"^Model # ",category=Department,rating=Stars,reviewCount=Reviews';

/** Where an import is stopped: while somebody else holds this lock on this table, it gets no further. */
const steps = {
  'staging rows': ['aliases', 'access exclusive'],
  planning: ['score_snapshots', 'access exclusive'],
  'saving standings': ['standings', 'share'],
  'recording the import': ['imports', 'share'],
  'writing to the audit log': ['audit_log', 'share'],
  'writing models and month scores': ['score_snapshots', 'share'],
  'storing trust': ['appliance_trust', 'share'],
  'keeping findings': ['import_findings', 'share'],
};
const lastStep = steps['keeping findings'];

const before = { retailer: 'lowes', month: '2026-04' };
const surfaces = [
  {
    name: 'command line',
    retailer: 'lowes',
    month: '2026-05',
    previous: '2026-04',
    begin: beginOnCommandLine,
  },
  {
    name: 'panel',
    retailer: 'best-buy',
    month: '2026-06',
    previous: '2026-05',
    begin: beginInPanel,
    recover: (testBed) => testBed.serve(0),
  },
];

/** Kills whatever imports a file, in every step: nothing of the file is stored, or all, and it can be imported again. */
export async function importSteps(report) {
  const testBed = await TestBed.create({ models, members: 1 });
  try {
    await testBed.rows('update users set is_admin = true');
    await prepare(testBed);
    await killDecision(report, testBed);
    for (const surface of surfaces) await killEverywhere(report, testBed, surface);
  } finally {
    await testBed.end();
  }
}

const fileOf = (testBed, { month }) => join(testBed.base.dataDir, `${month}.csv`);
const newNames = ({ name }) => [1, 2, 3].map((n) => `New ${name} ${n}`);
const otherNames = ({ name }) => ({ same: `Same ${name}`, ignore: `Kit ${name}` });

/** A month before, a profile that fits the files, and decisions about their names that the catalogue does not have. */
async function prepare(testBed) {
  const known = Array.from({ length: models }, (_, n) => syntheticModel(n));
  const lineOf = ({ brand, model, category: department }, n) =>
    `${brand},Model # ${model},${department},${(1 + (n % 41) / 10).toFixed(1)},${100 + n}\n`;
  writeFileSync(fileOf(testBed, before), header + known.map((model) => lineOf(model, 30)).join(''));
  for (const surface of surfaces) {
    const names = [...newNames(surface), ...Object.values(otherNames(surface))];
    const unknown = names.map((model) => ({ brand: 'Acme', model, category }));
    writeFileSync(fileOf(testBed, surface), header + [...known.slice(1), ...unknown].map(lineOf).join(''));
  }
  await runCli(testBed, ['profiles', 'save', 'export', '--map', mapping]);
  await runCli(testBed, importArguments(fileOf(testBed, before), before));
  await testBed.serve(0);
  const [{ id }] = await testBed.rows('select id from appliances where match_key = $1', [known[0].match_key]);
  const decisions = surfaces.flatMap((surface) => decisionsOf(surface, id));
  const { status, text: answer } = await send(testBed, 'aliases', { body: { decisions } });
  if (status !== 200) throw new Error(`The decisions were answered with ${status}: ${answer}`);
}

function decisionsOf(surface, applianceId) {
  const { same, ignore } = otherNames(surface);
  const named = (model) => ({ brand: 'Acme', model, category });
  return [
    ...newNames(surface).map((model) => ({ ...named(model), decision: 'new' })),
    { ...named(same), decision: 'same', applianceId },
    { ...named(ignore), decision: 'ignore' },
  ];
}

async function runCli(testBed, args, options) {
  const child = testBed.cli(args, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
  const output = text(child.stdout);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}: ${await output}`);
  return output;
}

function importArguments(file, { retailer, month }) {
  return [
    'scores',
    'import',
    file,
    '--retailer',
    retailer,
    '--month',
    month,
    '--accept-all',
    '--apply',
    '--json',
  ];
}

const send = (testBed, path, options) =>
  call(`${testBed.servers[0].origin}/api/admin/${path}`, {
    ...{ method: 'POST', cookie: testBed.cookies.get(emailOf(0)), timeoutMs: 120_000 },
    ...options,
  });

/** An import that has begun: `kill` resolves when its process is gone, `report` to what it said. */
function beginOnCommandLine(testBed, surface) {
  return beginCli(testBed, importArguments(fileOf(testBed, surface), surface));
}

function beginCli(testBed, args, stdin = 'ignore') {
  const child = testBed.cli(args, { stdio: [stdin, 'pipe', 'inherit'] });
  const output = text(child.stdout);
  const exit = once(child, 'exit');
  return { child, kill: () => kill(child, exit), report: exit.then(async () => JSON.parse(await output)) };
}

function beginInPanel(testBed, surface) {
  const form = new FormData();
  const { retailer, month } = surface;
  for (const [name, value] of Object.entries({ kind: 'scores', retailer, month, acceptAll: '1', apply: '1' }))
    form.append(name, value);
  form.append('files', new Blob([readFileSync(fileOf(testBed, surface))]), `${month}.csv`);
  const answer = send(testBed, 'imports', { form });
  const { process: server } = testBed.servers[0];
  return {
    kill: async () => {
      await kill(server, once(server, 'exit'));
      await answer;
    },
    report: answer.then(({ text: body }) => JSON.parse(body)),
  };
}

async function kill(child, exit) {
  child.kill('SIGKILL');
  await exit;
}

async function until(testBed, query, values) {
  for (const deadline = Date.now() + 60_000; ; await delay(2)) {
    if ((await testBed.rows(query, values)).length > 0) return;
    if (Date.now() > deadline) throw new Error(`This was never so: ${query} (${values})`);
  }
}

const isWaiting = 'select pid from pg_locks where not granted and relation = $1::regclass';
const isLockFree = `select where not exists (select from pg_locks where locktype = 'advisory' and objid = 724002)`;
/** Of the connection that has waited at the last step. */
const isCommitting = `
  select where not exists (select from pg_stat_activity where pid = $1 and query !~ '^commit')`;

/** Holds a step's lock while `work` runs, from when somebody waits for it. */
async function whileStoppedAt(testBed, [table, mode], begin, work) {
  const gate = await testBed.connect();
  try {
    await gate.query(`begin; lock table ${table} in ${mode} mode`);
    const begun = begin();
    begun.report.catch(() => undefined); // It is killed.
    const ended = begun.report.then((report) => {
      throw new Error(`It ended without stopping at ${table}: ${JSON.stringify(report)}`.slice(0, 1_000));
    });
    await Promise.race([until(testBed, isWaiting, [table]), ended]);
    return await work(begun, gate);
  } finally {
    await gate.end();
  }
}

async function killDecision(report, testBed) {
  report.startFault('SIGKILL of "aliases add" before its commit');
  const args = ['aliases', 'add', '--new', 'Acme', 'Killed 1', category, '--json'];
  const state = await storedState(testBed);
  await whileStoppedAt(
    testBed,
    steps['writing to the audit log'],
    () => beginCli(testBed, args),
    (begun) => begun.kill(),
  );
  await until(testBed, `select where not exists (select from pg_locks where relation = 'aliases'::regclass)`);
  report.expectEqual('tables afterwards', changedTables(state, await storedState(testBed)), 'unchanged');
  await runCli(testBed, args);
  const stored = await testBed.rows(`select from aliases where model = 'Killed 1'`);
  report.expectEqual('decisions stored when it is run again', stored.length, 1);
}

async function killEverywhere(report, testBed, surface) {
  const state = await storedState(testBed);
  const expectNothing = async (step) => {
    report.startFault(`SIGKILL of the ${surface.name}, ${step}`);
    report.expectEqual('tables afterwards', changedTables(state, await storedState(testBed)), 'unchanged');
  };
  if (surface.name === 'command line') {
    await killWhileSending(testBed, surface);
    await expectNothing('half of its file sent');
  }
  for (const [step, lock] of Object.entries(steps)) {
    const begin = () => surface.begin(testBed, surface);
    await whileStoppedAt(testBed, lock, begin, async (begun) => {
      await begun.kill();
      // The import is over although what it waited for is still locked.
      await until(testBed, isLockFree);
    });
    await surface.recover?.(testBed);
    await expectNothing(step);
  }
  await killAtCommit(report, testBed, surface, state);
}

async function killWhileSending(testBed, surface) {
  const file = readFileSync(fileOf(testBed, surface));
  const begun = beginCli(testBed, importArguments('-', surface), 'pipe');
  begun.report.catch(() => undefined);
  begun.child.stdin.write(file.subarray(0, file.length / 2));
  await until(testBed, `select from pg_stat_activity where state = 'active' and query like 'copy staging%'`);
  await begun.kill();
  await until(testBed, isLockFree);
}

/** All of it may be stored, then; run again, it stores the whole, or finds that it has been. */
async function killAtCommit(report, testBed, surface, state) {
  const begin = () => surface.begin(testBed, surface);
  await whileStoppedAt(testBed, lastStep, begin, async (begun, gate) => {
    const [{ pid }] = await testBed.rows(isWaiting, [lastStep[0]]);
    await gate.query('rollback');
    await until(testBed, isCommitting, [pid]);
    await begun.kill();
  });
  await until(testBed, isLockFree);
  await surface.recover?.(testBed);
  report.startFault(`SIGKILL of the ${surface.name}, at its commit`);
  const afterwards = await storedState(testBed);
  const isStored = changedTables(state, afterwards) !== 'unchanged';
  report.note('stored', isStored ? 'all' : 'nothing');
  const { state: outcome } = await surface.begin(testBed, surface).report;
  report.expectEqual('the same file again', outcome, isStored ? 'already-applied' : 'applied');
  if (isStored)
    report.expectEqual(
      'tables after that',
      changedTables(afterwards, await storedState(testBed)),
      'unchanged',
    );
  await expectWhole(report, testBed, surface);
}

async function expectWhole(report, testBed, surface) {
  const [{ id, ...figures }] = await testBed.rows(
    `select id,
       report_card is not null as "report card",
       (select count(*)::int from score_snapshots where import_id = imports.id) as "month scores",
       (select count(*)::int from aliases join appliances on appliances.id = appliance_id and deleted_at is null
          where decision = 'new' and aliases.model = any ($2)) as "new models",
       (select count(*)::int from audit_log where subject = 'import' and subject_id = imports.id::text) as "audit entries",
       (select count(*) > 0 from import_findings where import_id = imports.id) as findings,
       (select count(*) > 0 from standings where month = $3 and category_low is not null) as standings,
       (select count(*)::int from appliances left join appliance_trust on appliance_id = appliances.id
          where is_rated and deleted_at is null and appliance_id is null) as "models without trust"
     from imports where month = $1`,
    [surface.month, newNames(surface), surface.previous],
  );
  const scores = models - 1 + newNames(surface).length + 1;
  const whole = {
    ...{
      'report card': true,
      'month scores': scores,
      'new models': newNames(surface).length,
      'audit entries': 1,
    },
    ...{ findings: true, standings: true, 'models without trust': 0 },
  };
  for (const [name, value] of Object.entries(whole)) report.expectEqual(name, figures[name], value);
}

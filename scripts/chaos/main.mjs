import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseSlow } from './database-slow.mjs';
import { databaseStopped } from './database-stopped.mjs';
import { importKilled } from './import-killed.mjs';
import { kill9 } from './kill-9.mjs';
import { largestUpload } from './largest-upload.mjs';
import { mediaFaults } from './media-faults.mjs';
import { overload } from './overload.mjs';
import { resultsTable, ScenarioReport } from './scenario-report.mjs';
import { sigterm } from './sigterm.mjs';
import { soak } from './soak.mjs';
import { startFaults } from './start-faults.mjs';
import { twoProcesses } from './two-processes.mjs';
import { votes } from './votes.mjs';

const scenarios = {
  'database-stopped': ['The database is stopped for 15 s under votes and reads.', databaseStopped],
  'database-slow': ['Each query takes 300 ms longer; then nothing is heard for 30 s.', databaseSlow],
  'kill-9': ['The server is killed ten times over a thousand votes.', kill9],
  votes: ['A thousand vote at once on one model; a technician presses fifty times.', votes],
  'media-faults': ['The store of photos fails in the middle of uploads, in each way it can.', mediaFaults],
  'import-killed': ['An import is killed at three moments, doubled, raced and run again.', importKilled],
  sigterm: ['The server is told to stop: under load, twice, and while it starts.', sigterm],
  'start-faults': ['The database is down, refuses us, or is empty when servers start.', startFaults],
  'two-processes': ['What one server writes the other one shows within a second.', twoProcesses],
  overload: ['A thousand read at once for 30 s; then two hundred sign in at once.', overload],
  'largest-upload': ['Twenty pictures of 15 MB in one request.', largestUpload],
  soak: ['A mixed load for --minutes 15; memory and descriptors stay where they are.', soak],
};

const { values, positionals } = parseArgs({
  options: {
    times: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '15' },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const asked = positionals.length === 0 || positionals.includes('all') ? Object.keys(scenarios) : positionals;
const unknown = asked.filter((name) => !(name in scenarios));

if (unknown.length > 0 || values.list) {
  if (unknown.length > 0) process.exitCode = 2;
  const lines = Object.entries(scenarios).map(([name, [sentence]]) => `  ${name.padEnd(18)} ${sentence}\n`);
  process.stdout.write(
    `npm run chaos -- all | NAME ... [--times 3] [--minutes 15] [--list]\n\n${lines.join('')}`,
  );
} else {
  const checks = [];
  for (const name of asked) {
    for (let time = 1; time <= Number(values.times); time++) checks.push(...(await play(name, time)));
  }
  if (checks.length > 0) process.stdout.write(`\n${resultsTable(checks)}`);
}

/** One scenario once; what it throws is a failure like a missed figure. Answers the figures that it checks. */
async function play(name, time) {
  process.stdout.write(`\n${name}, ${time} of ${values.times}\n`);
  const report = new ScenarioReport();
  // Times are worth little on a machine that is busy with something else.
  report.note('work waiting per processor', (loadavg()[0] / availableParallelism()).toFixed(1));
  const [, scenario] = scenarios[name];
  await scenario(report, { minutes: Number(values.minutes) }).catch((error) => report.fail(error.stack));
  process.stdout.write(`${report.hasPassed ? 'PASSED' : 'FAILED'}\n`);
  if (!report.hasPassed) process.exitCode = 1;
  return report.checks.map((figure) => ({ scenario: name, ...figure }));
}

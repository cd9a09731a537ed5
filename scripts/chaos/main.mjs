import { availableParallelism, loadavg } from 'node:os';
import { readArguments, readCount, refuseArguments } from '../steps/arguments.mjs';
import { connectionsCut } from './connections-cut.mjs';
import { databaseSlow } from './database-slow.mjs';
import { databaseStopped } from './database-stopped.mjs';
import { editsSlow } from './edits-slow.mjs';
import { importKilled } from './import-killed.mjs';
import { importSteps } from './import-steps.mjs';
import { kill9 } from './kill-9.mjs';
import { largestUpload } from './largest-upload.mjs';
import { mediaFaults } from './media-faults.mjs';
import { outageLog } from './outage-log.mjs';
import { overload } from './overload.mjs';
import { refusedUploads } from './refused-uploads.mjs';
import { resultsTable, ScenarioReport } from './scenario-report.mjs';
import { sigterm } from './sigterm.mjs';
import { soak } from './soak.mjs';
import { standby } from './standby.mjs';
import { startFaults } from './start-faults.mjs';
import { gracefulStops } from './stops.mjs';
import { twoProcesses } from './two-processes.mjs';
import { votes } from './votes.mjs';

const scenarios = {
  'database-stopped': ['Stops the database for 15 s during votes and reads.', databaseStopped],
  'outage-log': ['Stops the database for 15 s under fifty readers, and measures the log.', outageLog],
  'database-slow': ['Delays each query by 300 ms, then blocks the connection for 30 s.', databaseSlow],
  'edits-slow': ['Eight editors and readers of pages, with 300 ms added to each query.', editsSlow],
  'connections-cut': [
    'Cuts all connections to the database ten times, under 50 readers and 8 editors.',
    connectionsCut,
  ],
  standby: ['Kills the database, reads from its standby, and promotes that, under edits and votes.', standby],
  'kill-9': ['Kills the server ten times during a thousand votes.', kill9],
  votes: ['A thousand concurrent votes on one model; fifty by one technician.', votes],
  'media-faults': ['Makes the media store fail in every way in the middle of uploads.', mediaFaults],
  'refused-uploads': ['Uploads to a store that refuses every file.', refusedUploads],
  'import-killed': [
    'Kills an import at three points, runs it twice at once, and races two files.',
    importKilled,
  ],
  'import-steps': [
    'Kills the command line and the server in every step of an import: nothing of it is stored, or all.',
    importSteps,
  ],
  sigterm: ['Sends SIGTERM under load, twice, and during start-up.', sigterm],
  stops: ['Stops a server twenty times under clients with new and with kept connections.', gracefulStops],
  'start-faults': ['Starts servers on a database that is down, refuses access, or is empty.', startFaults],
  'two-processes': ['Changes through one server are visible on the other within a second.', twoProcesses],
  overload: ['A thousand concurrent readers for 30 s, then two hundred concurrent sign-ins.', overload],
  'largest-upload': ['Uploads twenty pictures of 15 MB in one request.', largestUpload],
  soak: ['Mixed load for --minutes 15; memory and descriptors must not grow.', soak],
};

const lines = Object.entries(scenarios).map(([name, [description]]) => `  ${name.padEnd(18)} ${description}`);
const usage = `npm run chaos -- all | NAME ... [--times 3] [--minutes 15] [--list]\n\n${lines.join('\n')}`;

const { values, positionals } = readArguments(usage, {
  options: {
    times: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '15' },
    list: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [times, minutes] = ['times', 'minutes'].map((name) => readCount(values, name, usage));
const unknown = positionals.find((name) => name !== 'all' && !Object.hasOwn(scenarios, name));

if (values.list) {
  process.stdout.write(`${usage}\n`);
} else if (unknown !== undefined) {
  refuseArguments(`There is no scenario "${unknown}".`, usage);
} else if (positionals.length === 0) {
  refuseArguments('Name the scenarios, or all.', usage);
} else {
  const checks = [];
  for (const name of positionals.includes('all') ? Object.keys(scenarios) : positionals) {
    for (let time = 1; time <= times; time++) checks.push(...(await play(name, time)));
  }
  if (checks.length > 0) process.stdout.write(`\n${resultsTable(checks)}`);
}

/** Runs a scenario once and returns its checks. An exception counts as a failed check. */
async function play(name, time) {
  process.stdout.write(`\n${name}, ${time} of ${times}\n`);
  const report = new ScenarioReport();
  // For judging the times: they mean little on a machine that is busy with other work.
  report.note('load average per processor', (loadavg()[0] / availableParallelism()).toFixed(1));
  const [, scenario] = scenarios[name];
  await scenario(report, { minutes }).catch((error) => report.fail(error.stack));
  process.stdout.write(`${report.hasPassed ? 'PASSED' : 'FAILED'}\n`);
  if (!report.hasPassed) process.exitCode = 1;
  return report.checks.map((figure) => ({ scenario: name, ...figure }));
}

import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { databaseSlow } from './database-slow.mjs';
import { databaseStopped } from './database-stopped.mjs';
import { importKilled } from './import-killed.mjs';
import { kill9 } from './kill-9.mjs';
import { largestUpload } from './largest-upload.mjs';
import { mediaFaults } from './media-faults.mjs';
import { overload } from './overload.mjs';
import { sigterm } from './sigterm.mjs';
import { soak } from './soak.mjs';
import { startFaults } from './start-faults.mjs';
import { twoProcesses } from './two-processes.mjs';
import { Verdict } from './verdict.mjs';
import { votes } from './votes.mjs';

const scenarios = {
  'database-stopped': databaseStopped,
  'database-slow': databaseSlow,
  'kill-9': kill9,
  votes,
  'import-killed': importKilled,
  'media-faults': mediaFaults,
  overload,
  'largest-upload': largestUpload,
  'start-faults': startFaults,
  sigterm,
  soak,
  'two-processes': twoProcesses,
};

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, minutes: { type: 'string', default: '15' } },
  allowPositionals: true,
});
const asked = positionals.length > 0 ? positionals : Object.keys(scenarios);
const unknown = asked.filter((name) => !(name in scenarios));

if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}: ${Object.keys(scenarios).join(', ')}\n`);
  process.exitCode = 2;
} else {
  for (const name of asked) {
    for (let round = 1; round <= Number(values.rounds); round++) await play(name, round);
  }
}

/** One scenario once; what it throws is a failure like a missed figure. */
async function play(name, round) {
  process.stdout.write(`\n${name}, round ${round} of ${values.rounds}\n`);
  const verdict = new Verdict();
  // Times are worth little on a machine that is busy with something else.
  verdict.tell('work waiting per processor', (loadavg()[0] / availableParallelism()).toFixed(1));
  await scenarios[name](verdict, { minutes: Number(values.minutes) }).catch((error) =>
    verdict.fail(error.stack),
  );
  process.stdout.write(`${verdict.isHeld ? 'HELD' : 'FAILED'}\n`);
  if (!verdict.isHeld) process.exitCode = 1;
}

// Runs every check. `npm test -- PATTERN` passes its arguments to jest.
import { availableParallelism } from 'node:os';
import { build } from './steps/build.mjs';
import { check } from './steps/check.mjs';
import { findChrome } from './steps/chrome.mjs';
import { install } from './steps/install.mjs';
import { main, run, runtimeNode, StepFailed } from './steps/process.mjs';
import { startS3 } from './steps/s3.mjs';

const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const jestArgs = process.argv.slice(2);

/** A pattern may match specs in only one of the jest runs. */
const jestOptions = jestArgs.length > 0 ? ['--passWithNoTests', ...jestArgs] : [];

/** Two even on one or two processors: specs wait for databases and browsers most of the time. */
const workers = Math.max(2, Math.floor(availableParallelism() * 0.75));

async function specs(projects, env = {}) {
  const args = [...jest, '--selectProjects', ...projects, `--maxWorkers=${workers}`, ...jestOptions];
  await run(runtimeNode, args, { env: { NODE_ENV: 'test', ...env } });
}

const steps = {
  check,
  build,
  specs: async () => {
    const s3 = await startS3();
    try {
      await specs(['backend', 'cli', 'frontend'], s3.env);
    } finally {
      await s3.stop();
    }
  },
  'browser journeys': async () => {
    await specs(['e2e'], { CHROME_PATH: await findChrome() });
  },
};

/** Runs all steps even if one fails, so that one run reports everything. */
await main(async () => {
  await install();
  const failed = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      process.stderr.write(`\n${error.message}\n`);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new StepFailed(`npm test: ${failed.join(', ')} failed.`, 1);
  process.stderr.write('\nnpm test: all checks passed.\n');
});

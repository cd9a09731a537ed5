// Runs every check. Whatever does not need the build runs beside it; all specs and journeys share one pool of workers.
import { availableParallelism } from 'node:os';
import { build } from './steps/build.mjs';
import { lint, types } from './steps/check.mjs';
import { findChrome } from './steps/chrome.mjs';
import { install } from './steps/install.mjs';
import { jestArgs, jestEnvironment } from './steps/jest.mjs';
import { main, run, runtimeNode, StepFailed } from './steps/process.mjs';
import { startS3 } from './steps/s3.mjs';

/** Two even on one processor: specs wait for databases and browsers part of the time. */
const workers = Math.max(2, availableParallelism());

async function specs() {
  const [chrome, s3] = await Promise.all([findChrome({ withoutWindows: true }), startS3()]);
  const env = { ...jestEnvironment, CHROME_PATH: chrome, ...s3.env };
  try {
    await run(runtimeNode, [...jestArgs, `--maxWorkers=${workers}`], { env });
  } finally {
    await s3.stop();
  }
  return s3.missing && `The specs of the S3 store did NOT run: ${s3.missing}`;
}

/** Runs all steps even if one fails, so that one run reports everything. */
await main(async () => {
  await install();
  const built = build();
  const steps = {
    build: built,
    'format, lint and layer rules': lint(),
    types: built.then(types),
    'specs and journeys': built.then(specs),
  };
  const results = await Promise.allSettled(Object.values(steps));
  const failed = Object.keys(steps).filter((_, index) => results[index].status === 'rejected');
  for (const { reason, value } of results) {
    const message = reason?.message ?? value;
    if (message) process.stderr.write(`\n${message}\n`);
  }
  if (failed.length > 0) throw new StepFailed(`npm test: ${failed.join(', ')} failed.`, 1);
  process.stderr.write('\nnpm test: all checks passed.\n');
});

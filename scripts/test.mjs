// Runs every check. Whatever does not need the build runs beside it; all specs and journeys share one pool of workers.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChrome, findFirefox } from './steps/browsers.mjs';
import { build } from './steps/build.mjs';
import { lint, types } from './steps/check.mjs';
import { install } from './steps/install.mjs';
import { jestArgs, jestEnvironment } from './steps/jest.mjs';
import { main, run, runtimeNode, StepFailed } from './steps/process.mjs';
import { startS3 } from './steps/s3.mjs';
import { temporaryFolder } from './steps/temporary-folder.mjs';

/** One more than processors: specs wait for databases, browsers and time limits a third of the time. */
const workers = availableParallelism() + 1;

async function specs() {
  const firefox = findFirefox();
  // One after the other: on a fresh machine both install packages, and apt takes one call at a time.
  const chrome = await findChrome({ withoutWindows: true });
  const files = temporaryFolder();
  const s3 = await startS3();
  const env = {
    ...jestEnvironment,
    CHROME_PATH: chrome,
    FIREFOX_PATH: firefox,
    TMPDIR: files.path,
    SPEC_POSTGRES_FOLDER: join(files.path, 'postgres'),
    ...s3.env,
  };
  const projects = firefox ? [] : ['--ignoreProjects=firefox'];
  try {
    await run(runtimeNode, [...jestArgs, ...projects, `--maxWorkers=${workers}`], { env });
  } finally {
    s3.stop();
    files.remove();
  }
  const notRun = [
    s3.missing && `The specs of the S3 store did NOT run: ${s3.missing}`,
    !firefox &&
      'The journeys in Firefox did NOT run: install Firefox, or set FIREFOX_PATH to its executable.',
  ];
  return notRun.filter(Boolean).join('\n');
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

import { invalidateStaleBuild } from './build.mjs';
import { run } from './process.mjs';

const testConfigs = ['backend', 'cli', 'frontend'].map((workspace) => `${workspace}/tsconfig.test.json`);

const sources = ['backend/src', 'backend/test', 'cli/src', 'cli/test', 'frontend/src', 'frontend/e2e'];

/** Format, lint, types of sources and tests, and the layer rules. Ends at the first that fails. */
export async function check() {
  await run('biome', ['check', '--error-on-warnings', '.']);
  invalidateStaleBuild();
  // What was kept of the last run is not trusted: types of files that were moved are looked for where they were.
  await run('tsc', ['-b', '--force']);
  for (const config of testConfigs) await run('tsc', ['-p', config]);
  await run('depcruise', ['--config', '.dependency-cruiser.mjs', ...sources]);
}

import { invalidateStaleBuild } from './build.mjs';
import { run } from './process.mjs';

const testConfigs = ['backend', 'cli', 'frontend'].map((workspace) => `${workspace}/tsconfig.test.json`);

const sources = ['backend/src', 'backend/test', 'cli/src', 'cli/test', 'frontend/src', 'frontend/e2e'];

/** Checks format, lint, types of sources and tests, and the layer rules; stops at the first failure. */
export async function check() {
  await run('biome', ['check', '--error-on-warnings', '.']);
  invalidateStaleBuild();
  // --force, because the incremental state still looks for moved files at their old paths.
  await run('tsc', ['-b', '--force']);
  for (const config of testConfigs) await run('tsc', ['-p', config]);
  await run('depcruise', ['--config', '.dependency-cruiser.mjs', ...sources]);
}

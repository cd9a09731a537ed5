import { run } from './process.mjs';

const testConfigs = ['backend', 'cli', 'frontend'].map((workspace) => `${workspace}/tsconfig.test.json`);

/** Format, lint, types of sources and tests, and the layer rules. Ends at the first that fails. */
export async function check() {
  await run('biome', ['check', '--error-on-warnings', '.']);
  await run('tsc', ['-b']);
  for (const config of testConfigs) await run('tsc', ['-p', config]);
  await run('depcruise', ['--config', '.dependency-cruiser.mjs', 'backend', 'cli', 'frontend']);
}

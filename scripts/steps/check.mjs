import { readTypescript, run, runtimeNode } from './process.mjs';
import { checkStyles } from './styles.mjs';

const workspaces = ['domain', 'backend', 'cli', 'frontend'];

const testConfigs = [
  ...workspaces.map((workspace) => `${workspace}/tsconfig.test.json`),
  'scripts/simulate/tsconfig.json',
];

const sources = [
  'domain/src',
  'domain/test',
  'backend/src',
  'backend/test',
  'cli/src',
  'cli/test',
  'frontend/src',
  'frontend/e2e',
  'scripts/simulate',
];

/** Each further checker checks the shared types again: by default, that takes half as much processor time more. */
const oneChecker = ['--checkers', '1'];

/** Checks format, lint, layer rules, budgets, styles and types; stops at the first failure. */
export async function check() {
  await lint();
  await types();
}

export async function lint() {
  await run('biome', ['check', '--error-on-warnings', '.']);
  await run('depcruise', ['--config', '.dependency-cruiser.mjs', ...sources]);
  await run(runtimeNode, ['scripts/steps/budgets.mjs']);
  await checkStyles();
  await run(runtimeNode, [...readTypescript, 'scripts/steps/unused-styles.mjs']);
}

/** Checks the types of sources and specs. It writes declarations only, so a build may run at the same time. */
export async function types() {
  // --force, because the incremental state still looks for moved files at their old paths.
  await run('tsc', ['-b', '--force', ...oneChecker]);
  for (const config of testConfigs) await run('tsc', ['-p', config, ...oneChecker]);
}

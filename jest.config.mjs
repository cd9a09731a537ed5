import { swcOptions } from './scripts/jest/swc-options.mjs';

/** CommonJS, because jest links ES modules anew for each file, which takes longer than most specs. */
const swc = (jsx) => ['@swc/jest', swcOptions({ module: 'commonjs', jsx })];

/** Beside our other caches: the system's folder for temporary files is another one in each run of all specs. */
const cacheDirectory = '<rootDir>/.cache/jest';

const onNode = {
  testEnvironment: '<rootDir>/scripts/jest/main-realm-environment.mjs',
  runtime: '<rootDir>/scripts/jest/packages-runtime.mjs',
};

const withPostgres = {
  globalSetup: '<rootDir>/scripts/jest/postgres.mjs',
  globalTeardown: '<rootDir>/scripts/jest/stop-postgres.mjs',
};

const withBrowser = {
  globalSetup: '<rootDir>/scripts/jest/browser.mjs',
  globalTeardown: '<rootDir>/scripts/jest/stop-browser.mjs',
};

const withRetry = { setupFilesAfterEnv: ['<rootDir>/frontend/e2e/support/retry.ts'] };

/** `folders` are all that jest looks through for specs: without them, it lists every file of every package first. */
const project = (displayName, folders, files, ...more) => ({
  displayName,
  cacheDirectory,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testMatch: [`**/${files}`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@appliance-index/domain/(.*)$': '<rootDir>/domain/src/$1.ts',
    '^@appliance-index/backend$': '<rootDir>/backend/src/index.ts',
  },
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  ...Object.assign({}, ...more),
});

export default {
  cacheDirectory,
  // The longest take half a minute alone, and several times that on a busy machine.
  testTimeout: 180_000,
  testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
  projects: [
    project('domain', ['domain/src', 'scripts'], '*.spec.ts', onNode),
    project('backend', ['backend/src', 'backend/test'], '*spec.ts', onNode, withPostgres),
    project('cli', ['cli/src', 'cli/test'], '*.spec.ts', onNode, withPostgres),
    project('frontend', ['frontend/src'], '*.spec.{ts,tsx}', {
      ...onNode,
      testEnvironment: '<rootDir>/scripts/jest/browser-environment.mjs',
    }),
    project('e2e', ['frontend/e2e'], '*.e2e-spec.ts', onNode, withBrowser, withRetry),
    project('firefox', ['frontend/e2e'], '*.firefox-spec.ts', onNode, withPostgres, withRetry),
  ],
};

/** TypeScript 7 has no API that ts-jest could use; swc emits the decorator metadata that Nest needs. */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      target: 'es2023',
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
  ...more,
});

export default {
  testTimeout: 60_000,
  projects: [
    project('backend', ['<rootDir>/backend/{src,test}/**/*spec.ts']),
    project('cli', ['<rootDir>/cli/{src,test}/**/*.spec.ts']),
    project('frontend', ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}'], {
      testEnvironment: '<rootDir>/frontend/test-environment.mjs',
    }),
    project('e2e', ['<rootDir>/frontend/e2e/**/*.e2e-spec.ts'], {
      setupFilesAfterEnv: ['<rootDir>/frontend/e2e/support/retry.ts'],
    }),
  ],
};

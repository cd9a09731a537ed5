import { join } from 'node:path';
import { root } from './process.mjs';

/** How Node runs jest, and jest its workers: what a spec makes lives about as long as the spec, so it is collected less often. */
export const jestArgs = [
  '--no-warnings',
  '--max-semi-space-size=64',
  join(root, 'node_modules/jest/bin/jest.js'),
];

/** Compiled packages are kept for the next worker and the next run. */
export const jestEnvironment = {
  NODE_ENV: 'test',
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
};

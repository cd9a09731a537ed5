import { join } from 'node:path';
import { root } from './process.mjs';

/** How Node runs jest. */
export const jestArgs = ['--no-warnings', join(root, 'node_modules/jest/bin/jest.js')];

/** Compiled packages are kept for the next worker and the next run. */
export const jestEnvironment = {
  NODE_ENV: 'test',
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
};

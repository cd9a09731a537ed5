// Runs the specs whose path matches: npm run spec -- ranking [--watch] [-t "name of a test"]. No install, check or build.
import { findFirefox } from './steps/browsers.mjs';
import { jestArgs, jestEnvironment } from './steps/jest.mjs';
import { main, runForeground, runtimeNode } from './steps/process.mjs';

await main(() =>
  runForeground(runtimeNode, [...jestArgs, ...process.argv.slice(2)], {
    env: { ...jestEnvironment, FIREFOX_PATH: findFirefox() },
    interactive: true,
  }),
);

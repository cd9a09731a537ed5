// Runs the command line tool from the caller's folder. Only the tool itself writes to stdout.
import { join, resolve } from 'node:path';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { handOver, main, root, runtimeNode } from './steps/process.mjs';

await main(async () => {
  await install({ toStderr: true });
  await build({ toStderr: true });
  const args = ['--enable-source-maps', join(root, 'cli/dist/main.js'), ...process.argv.slice(2)];
  await handOver(runtimeNode, args, {
    // npm moves to the root; file names are relative to where it was called, the data is not.
    cwd: process.env.INIT_CWD || process.cwd(),
    env: {
      NODE_ENV: process.env.NODE_ENV || 'production',
      DATA_DIR: resolve(root, process.env.DATA_DIR || '.data'),
    },
    readsTerminal: true,
  });
});

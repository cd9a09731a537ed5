// Runs the command line tool from the caller's folder. Only the tool itself writes to stdout.
import { join, resolve } from 'node:path';
import { launch } from './steps/launch.mjs';
import { root } from './steps/process.mjs';

await launch(['--enable-source-maps', join(root, 'cli/dist/main.js'), ...process.argv.slice(2)], {
  // npm changes to the root folder. File names are relative to the caller's folder; DATA_DIR is relative to the root.
  cwd: process.env.INIT_CWD || process.cwd(),
  env: { DATA_DIR: resolve(root, process.env.DATA_DIR || '.data') },
  interactive: true,
  toStderr: true,
});

import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, runForeground, runtimeNode } from './process.mjs';

/**
 * Installs and builds what is missing, then puts Node with these arguments in our place.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: object, interactive?: boolean, toStderr?: boolean }} [options] toStderr keeps stdout for the program's data
 */
export function launch(args, { env, toStderr = false, ...options } = {}) {
  return main(async () => {
    await install({ toStderr });
    await build({ toStderr });
    await runForeground(runtimeNode, args, {
      ...options,
      env: { NODE_ENV: process.env.NODE_ENV || 'production', ...env },
    });
  });
}

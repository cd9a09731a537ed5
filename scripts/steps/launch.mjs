import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, runForeground, runtimeNode } from './process.mjs';

/**
 * Installs and builds if needed, then runs Node with `args` in the foreground.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: object, interactive?: boolean, toStderr?: boolean }} [options] toStderr: send output of install and build to stderr
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

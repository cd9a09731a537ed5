import { build } from './build.mjs';
import { install } from './install.mjs';
import { main, runForeground, runtimeNode } from './process.mjs';

/**
 * Installs and builds if needed, then runs Node with `args` in the foreground.
 * @param {string[]} args
 * @param {{ cwd?: string, env?: object, interactive?: boolean, tools?: boolean, folders?: string[], toStderr?: boolean }} [options]
 *   tools: also install the tools of the lockfile; folders: also install what these list in lockfiles of their own;
 *   toStderr: send output of install and build to stderr
 */
export function launch(args, { env, tools = false, folders = [], toStderr = false, ...options } = {}) {
  return main(async () => {
    await install({ tools, toStderr });
    for (const folder of folders) await install({ folder, toStderr });
    await build({ toStderr });
    await runForeground(runtimeNode, args, {
      ...options,
      env: { NODE_ENV: process.env.NODE_ENV || 'production', ...env },
    });
  });
}

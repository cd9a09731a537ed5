// The live-reload loop: every change is compiled, and the server starts anew on what came out.
import { spawn } from 'node:child_process';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { handOver, main, root, runtimeNode } from './steps/process.mjs';

await main(async () => {
  await install();
  await build();
  const watchers = [
    ['tsc', '-b', 'backend', 'cli', '--watch', '--preserveWatchOutput'],
    ['npm', 'run', '--silent', 'watch', '-w', 'frontend'],
  ].map(([command, ...args]) =>
    spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` },
      detached: true,
    }),
  );
  const watched = ['backend/dist', 'frontend/dist/server'].map((path) => `--watch-path=${path}`);
  try {
    await handOver(runtimeNode, [...watched, '--watch-preserve-output', 'backend/dist/main.js'], {
      env: { NODE_ENV: process.env.NODE_ENV || 'development' },
    });
  } finally {
    for (const { pid } of watchers) if (pid) process.kill(-pid, 'SIGTERM');
  }
});

// Live reload: recompiles on every change and restarts the server.
import { build, invalidateBuild } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { killGroup, main, runForeground, runtimeNode, start } from './steps/process.mjs';

await main(async () => {
  await install();
  await build();
  invalidateBuild();
  const watchers = [
    ['tsc', '-b', 'backend', 'cli', '--watch', '--preserveWatchOutput'],
    ['npm', 'run', '--silent', 'watch', '-w', 'frontend'],
  ].map(([command, ...args]) =>
    start(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
  );
  const watched = ['backend/dist', 'frontend/dist/server'].map((path) => `--watch-path=${path}`);
  try {
    await runForeground(runtimeNode, [...watched, '--watch-preserve-output', 'backend/dist/main.js'], {
      env: { NODE_ENV: process.env.NODE_ENV || 'development' },
    });
  } finally {
    for (const watcher of watchers) killGroup(watcher, 'SIGTERM');
  }
});

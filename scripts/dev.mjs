// Serves the sources: the client's changes appear at once, and the server restarts after its own.
import { install } from './steps/install.mjs';
import { main, readTypescript, runForeground, runtimeNode } from './steps/process.mjs';

await main(async () => {
  await install();
  await runForeground(
    runtimeNode,
    ['--enable-source-maps', ...readTypescript, 'scripts/dev/restart-server.mjs'],
    {
      env: { NODE_ENV: 'development', NODE_COMPILE_CACHE: '.cache/node', SHUTDOWN_GRACE_SECONDS: '0' },
    },
  );
});

import { readConfig } from '../../backend/src/process/config.ts';
import { runUntilStopped } from '../../backend/src/process/run-until-stopped.ts';
import { liveClient } from '../../frontend/live-client.mjs';

await runUntilStopped(async (stopping) => {
  const { serve } = await import('../../backend/src/server/serve.ts');
  await serve(readConfig(process.env), stopping, liveClient(stopping));
});
// Vite still watches the sources.
process.exit();

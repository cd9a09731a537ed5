import { readConfig } from '../../backend/src/config.ts';
import { runUntilStopped } from '../../backend/src/run-until-stopped.ts';
import { liveClient } from '../../frontend/live-client.mjs';

await runUntilStopped(async (stopping) => {
  const { serve } = await import('../../backend/src/serve.ts');
  await serve(readConfig(process.env), stopping, liveClient(stopping));
});
// Vite still watches the sources.
process.exit();

import { readConfig } from './process/config.js';
import { runUntilStopped } from './process/run-until-stopped.js';

await runUntilStopped(async (stopping) => {
  // Signals are handled already: loading the rest takes long enough for one to arrive.
  const { serve } = await import('./server/serve.js');
  await serve(readConfig(process.env), stopping);
});

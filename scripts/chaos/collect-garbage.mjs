import { appendFileSync } from 'node:fs';

/**
 * Preloaded into the measured server, which runs with --expose-gc. On SIGUSR2 it collects all garbage, returns unused pages
 * to the system (as V8 does when memory runs out) and appends the resident memory in bytes to COLLECTED_FILE.
 */
process.on('SIGUSR2', () => {
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  appendFileSync(process.env.COLLECTED_FILE, `${process.memoryUsage.rss()}\n`);
});

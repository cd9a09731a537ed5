import { appendFileSync } from 'node:fs';

/**
 * Loaded into a server that is measured, run with --expose-gc: when it is told to, it collects all garbage, gives back
 * every page that it does not need, as V8 does when memory runs out, and writes down what is left before it goes on.
 */
process.on('SIGUSR2', () => {
  globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  appendFileSync(process.env.COLLECTED_FILE, `${process.memoryUsage.rss()}\n`);
});

/**
 * Loaded into a server that is measured, run with --expose-gc: when it is told to, it collects all garbage and gives back
 * every page that it does not need, as V8 does when memory runs out.
 */
process.on('SIGUSR2', () => globalThis.gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));

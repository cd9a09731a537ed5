/** Loaded into a server that is measured, run with --expose-gc: it collects its garbage when it is told to. */
process.on('SIGUSR2', () => globalThis.gc());

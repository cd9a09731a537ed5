import type { ConsistentReads } from '../../src/application/ports.js';

/** Consistent as is, because nothing changes in memory between two reads. */
export const directReads: ConsistentReads = { run: (work) => work() };

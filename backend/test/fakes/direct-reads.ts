import type { ConsistentReads } from '../../src/application/ports.js';

/** Nothing changes between two reads of what lies in memory. */
export const directReads: ConsistentReads = { run: (work) => work() };

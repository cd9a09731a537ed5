import type { ReadMoment } from '../../src/application/ports.js';

/** Nothing changes between two reads of what lies in memory. */
export const atOnce: ReadMoment = { of: (work) => work() };

import { destination } from 'pino';

/** Characters of log kept while they cannot be written; further lines are dropped. */
const maxBacklog = 1_000_000;

/**
 * Writes log lines to stdout (1) or stderr (2) at once, so that none is left to write at exit. A full disk, or a pipe
 * whose reader stalls, costs lines; the process neither ends nor waits.
 */
export function logOutput(fd: 1 | 2): ReturnType<typeof destination> {
  const output = destination({ dest: fd, sync: true, maxLength: maxBacklog, retryEAGAIN: () => false });
  output.on('error', () => undefined);
  return output;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable, Writable } from 'node:stream';
import { exitCodes } from './exit-codes.js';

/** What the program gets from outside: its streams and environment, and who tells it to stop. */
export interface Host {
  stdin: Readable & { isTTY?: boolean; setEncoding(encoding: BufferEncoding): unknown };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
  /** Aborted by Ctrl+C and termination signals. */
  signal(): AbortSignal;
  /** Set by the command; 0 when it is done. */
  exitCode: number;
}

const hosts = new AsyncLocalStorage<Host>();

/** The host of the running program. */
export function host(): Host {
  const current = hosts.getStore();
  if (!current) throw new Error('The program runs only inside withHost.');
  return current;
}

export const withHost = <T>(given: Host, work: () => Promise<T>): Promise<T> => hosts.run(given, work);

/** The host of the program as a process of its own. */
export function processHost(): Host {
  const { stdin, stdout, stderr, env } = process;
  let signal: AbortSignal | undefined;
  return {
    ...{ stdin, stdout, stderr, env },
    signal: () => {
      signal ??= abortOnSignals();
      return signal;
    },
    get exitCode() {
      return Number(process.exitCode ?? exitCodes.done);
    },
    set exitCode(code) {
      process.exitCode = code;
    },
  };
}

/**
 * Signal that is aborted by SIGINT, SIGTERM and SIGHUP, so that the embedded database is stopped before the process exits.
 * A second Ctrl+C exits at once. Repeated SIGTERM and SIGHUP do not: a closing terminal can send several.
 */
function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  process.once('SIGINT', () => {
    controller.abort();
    process.once('SIGINT', () => process.exit(exitCodes.interrupted));
  });
  return controller.signal;
}

import { DomainError } from '@appliance-index/domain/errors';

const fromTerminal = new DOMException('Stopped in the terminal.', 'AbortError');

/** Whether it was Ctrl+C, by a person who waits, that aborted the signal. */
export function isFromTerminal(stopping: AbortSignal): boolean {
  return stopping.reason === fromTerminal;
}

/** Runs a program that ends when `stopping` is aborted, which a signal does. A failure becomes a message and the exit code. */
export async function runUntilStopped(program: (stopping: AbortSignal) => Promise<void>): Promise<void> {
  // A full disk or a closed pipe must not end the program.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const stopping = stopSignal();
  try {
    await program(stopping);
  } catch (error) {
    if (!stopping.aborted) reportFailure(error);
  }
}

function reportFailure(error: unknown): void {
  const isExpected = error instanceof DomainError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = isExpected ? 4 : 1;
}

/** Aborted on SIGINT, SIGTERM or SIGHUP. Without handlers, PID 1 of a container ignores them. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1); // A second signal exits at once.
      controller.abort(signal === 'SIGINT' ? fromTerminal : undefined);
    });
  }
  // Never exits at once: a closing terminal can send several.
  process.on('SIGHUP', () => controller.abort());
  return controller.signal;
}

import { readConfig } from './config.js';
import { DomainError } from './domain/errors.js';

// Everything else is loaded later: that takes long enough for a signal to come meanwhile.
const stopping = stopSignal();
try {
  const { serve } = await import('./serve.js');
  await serve(readConfig(process.env), stopping);
} catch (error) {
  if (!stopping.aborted) reportFailure(error);
}

function reportFailure(error: unknown): void {
  const isExpected = error instanceof DomainError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? error)}\n`);
  process.exitCode = isExpected ? 4 : 1;
}

/** Aborted when we are asked to stop, from the first moment on: the first process of a container has no other end. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(1); // Asked twice means now.
      controller.abort();
    });
  }
  return controller.signal;
}

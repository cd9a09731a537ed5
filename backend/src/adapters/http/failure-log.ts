import { DomainError } from '@appliance-index/domain/errors';
import type { Logger } from 'pino';

const intervalMs = 1_000;

interface Refusals {
  requests: number;
  cause: string;
  requestId: string | undefined;
}

/**
 * Logs requests that failed. A lost dependency fails very many of them for one reason: the first is logged at once, without
 * a stack, and those that follow share a line a second.
 */
export class FailureLog {
  /** Those that are not logged yet, by the code of their response. */
  private readonly waiting = new Map<string, Refusals | null>();

  constructor(private readonly logger: Logger) {}

  /** Of a failure that nobody expected. */
  failed(err: unknown, requestId: string | undefined): void {
    this.logger.error({ err, requestId }, 'request failed');
  }

  /** Of a request that was answered with `code`, because something that it needs is unavailable. */
  refused(code: string, error: unknown, requestId: string | undefined): void {
    const isFirst = !this.waiting.has(code);
    const requests = (this.waiting.get(code)?.requests ?? 0) + 1;
    this.waiting.set(code, { requests, cause: causeOf(error), requestId });
    if (isFirst) this.flush(code);
  }

  private flush(code: string): void {
    const refusals = this.waiting.get(code);
    if (!refusals) {
      this.waiting.delete(code);
      return;
    }
    this.logger.error({ code, ...refusals }, 'requests were refused');
    this.waiting.set(code, null);
    setTimeout(() => this.flush(code), intervalMs).unref();
  }
}

/**
 * What is behind an error, in one line, such as 'ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5432'. A driver's error says more
 * than what caused it: that of the pool names the time limit, behind which is only a closed connection.
 */
function causeOf(error: unknown): string {
  if (error instanceof DomainError && error.cause instanceof Error) return causeOf(error.cause);
  const { code, message = '' } = error as Partial<NodeJS.ErrnoException>;
  const [line = ''] = message.split('\n', 1);
  return [code, line].filter(Boolean).join(': ');
}

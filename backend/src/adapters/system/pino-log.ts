import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { Log } from '../../application/ports.js';

/** The id of the request that the current work belongs to. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** Adds the id of the current request, if there is one, to every line. */
export class PinoLog implements Log {
  constructor(private readonly logger: Logger) {}

  info(message: string, fields: Record<string, unknown>): void {
    this.logger.info({ ...fields, requestId: currentRequestId.getStore() }, message);
  }

  warn(message: string, fields: Record<string, unknown>): void {
    this.logger.warn({ ...fields, requestId: currentRequestId.getStore() }, message);
  }
}

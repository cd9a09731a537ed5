import type { Logger } from 'pino';
import { Log } from '../../application/ports.js';

export class PinoLog implements Log {
  constructor(private readonly logger: Logger) {}

  info(message: string, fields: Record<string, unknown>): void {
    this.logger.info(fields, message);
  }

  warn(message: string, fields: Record<string, unknown>): void {
    this.logger.warn(fields, message);
  }
}

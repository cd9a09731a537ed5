import type { Logger } from 'pino';
import { Log } from '../../application/ports.js';

export class PinoLog implements Log {
  constructor(private readonly logger: Logger) {}

  info(message: string, facts: Record<string, unknown>): void {
    this.logger.info(facts, message);
  }

  warn(message: string, facts: Record<string, unknown>): void {
    this.logger.warn(facts, message);
  }
}

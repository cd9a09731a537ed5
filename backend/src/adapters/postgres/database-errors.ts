import { DomainError } from '../../domain/errors.js';

/* What PostgreSQL's refusals mean; https://www.postgresql.org/docs/current/errcodes-appendix.html */

/** The login is refused, or the database does not exist: waiting does not help. */
const loginCodes = ['28P01', '28000', '3D000'];

/** Something is not allowed, or an extension is not installed: what the schema rests on cannot be made. */
const schemaCodes = ['42501', '0A000', '58P01'];

/** A deadlock that ended with us, or a lock that did not come in time. */
const lockCodes = ['40P01', '55P03'];

/** The database is away, starting, stopping, out of connections or time, or at the same for somebody else. */
const outageCodes =
  /^(08...|57P0[123]|57014|53...|40P01|55P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const outageMessages = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** What the driver throws. */
interface DriverError extends Error {
  code?: string;
}

/** Undefined for what is no matter of who we are. */
export function loginError(error: unknown): DomainError | undefined {
  const { code = '', message } = error as DriverError;
  if (!loginCodes.includes(code)) return undefined;
  const refusal = `The database refuses us: ${message}. Check DATABASE_URL.`;
  return new DomainError('forbidden', 'database-login', refusal);
}

/** Undefined for what is no matter of rights or of what is installed in the database that `place` names. */
export function schemaError(error: unknown, target: string): DomainError | undefined {
  const { code = '', message } = error as DriverError;
  if (!schemaCodes.includes(code)) return undefined;
  const [problem] = message.split('\n', 1);
  const refusal = `The schema cannot be made in ${target}: ${problem}. The role in DATABASE_URL must own the database, and the server must have pg_trgm.`;
  return Object.assign(new DomainError('forbidden', 'database-rights', refusal), { cause: error });
}

/** Undefined for what did not fail because others are at the same rows. */
export function lockConflict(error: unknown): DomainError | undefined {
  if (!lockCodes.includes((error as DriverError).code ?? '')) return undefined;
  const message = 'Somebody else is changing the same at this moment. Try again when that is done.';
  return Object.assign(new DomainError('conflict', 'locked', message), { cause: error });
}

/** Whether the database could not be asked, or was lost on the way. A refusal of ours may quote anything, and is none. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DomainError) return false;
  const { code = '', message = '' } = error as Partial<DriverError>;
  return outageCodes.test(code) || outageMessages.test(message);
}

import { DomainError } from '@appliance-index/domain/errors';

/* PostgreSQL error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */

/** The login is refused or the database does not exist; retrying does not help. */
const loginCodes = ['28P01', '28000', '3D000'];

const missingRights = '42501';
/** Insufficient privileges, or an extension that is not available. */
const schemaCodes = [missingRights, '0A000', '58P01'];

/** Deadlock victim, lock timeout, or a reference to what has just been deleted. */
const lockCodes = ['40P01', '55P03', '23503'];
/** The statement timeout may end a wait, too: the lock timeout counts each wait of a statement anew. */
const statementTimeout = '57014';
const waitsForRow = /while (locking|updating|deleting|rechecking).* tuple/;
const locksRows = /\bfor (update|key share)\b/i;

const readOnlyCode = '25006';

/**
 * The database is starting, stopping, read-only, out of connections or too slow, the rows are locked, or it refuses a login
 * that it accepted at the start.
 */
const outageCodes = /^(08...|25006|28...|3D000|57P0[123]|57014|53...|40P01|55P03)$/;
/** The database cannot be reached, or the connection to it was lost. */
const connectionCodes =
  /^(EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EMFILE|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
const outageMessages = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** The server or the network ended a connection that was in use. Not a server that stays silent or cannot be reached. */
const lostCodes = /^(57P0[12]|08003|08006|ECONNRESET|EPIPE)$/;
const lostMessages = /Connection terminated unexpectedly|not queryable/;

interface DriverError extends Error {
  code?: string;
  /** What PostgreSQL was doing. */
  where?: string;
}

/** The login failure as a domain error; undefined for any other error. */
export function loginError(error: unknown): DomainError | undefined {
  const { code = '', message } = error as DriverError;
  if (!loginCodes.includes(code)) return undefined;
  const refusal = `The database refused the login: ${message}. Check DATABASE_URL.`;
  return new DomainError('forbidden', 'database-login', refusal);
}

/** Missing privileges or extensions as a domain error; undefined for any other error. `target` names the database. */
export function schemaError(error: unknown, target: string): DomainError | undefined {
  const { code = '', message } = error as DriverError;
  if (!schemaCodes.includes(code)) return undefined;
  const [problem] = message.split('\n', 1);
  const refusal = `The schema of ${target} cannot be created: ${problem}. The role in DATABASE_URL must own the database, and the server must offer pg_trgm.`;
  return new DomainError('forbidden', 'database-rights', refusal).causedBy(error);
}

/** Tables that belong to another role as a domain error; undefined for any other error. `target` names the database. */
export function rightsError(error: unknown, target: string): DomainError | undefined {
  const { code, message } = error as DriverError;
  if (code !== missingRights) return undefined;
  const [problem] = message.split('\n', 1);
  const refusal = `The database ${target} refuses access: ${problem}. The role in DATABASE_URL must own the database and its tables.`;
  return new DomainError('forbidden', 'database-rights', refusal).causedBy(error);
}

/** A conflict with a concurrent change as a domain error; undefined for any other error. */
export function lockConflict(error: unknown): DomainError | undefined {
  const { code = '', where = '' } = error as DriverError;
  const isLocked = lockCodes.includes(code) || (code === statementTimeout && waitsForRow.test(where));
  if (!isLocked) return undefined;
  const message = 'Someone else is changing the same data right now. Try again in a moment.';
  return new DomainError('conflict', 'locked', message).causedBy(error);
}

/** The error of a statement, with what PostgreSQL leaves out: that a row was waited for behind others who wait for it. */
export function withWait(error: DriverError, sql: string): DriverError {
  const isWait = error.code === statementTimeout && locksRows.test(sql);
  return isWait ? Object.assign(error, { where: error.where ?? 'while locking a tuple' }) : error;
}

/** A write to a database that is read-only as a domain error; undefined for any other error. */
export function readOnlyError(error: unknown): DomainError | undefined {
  if ((error as DriverError).code !== readOnlyCode) return undefined;
  return new DomainError('unavailable', 'read-only', readOnlyMessage).causedBy(error);
}

export const readOnlyMessage =
  'The database is read-only at the moment (a standby), so nothing can be changed. Try again in a few minutes.';

/** Whether the database was unreachable or lost. Never true for a domain error, whose message may quote anything. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DomainError) return false;
  const { code = '', message = '', path } = error as Partial<NodeJS.ErrnoException>;
  // A missing file has the same code as a missing socket, but only the file error has a path.
  const isCode = outageCodes.test(code) || connectionCodes.test(code);
  return path === undefined && (isCode || outageMessages.test(message));
}

/** Whether the database gave up a statement that took too long; the connection is still there. */
export function isTooSlow(error: unknown): boolean {
  return (error as DriverError).code === statementTimeout;
}

/** Whether the connection was lost, so that a new one may succeed. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof DomainError) return false;
  const { code = '', message = '' } = error as Partial<DriverError>;
  return lostCodes.test(code) || lostMessages.test(message);
}

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Application, type Config, DomainError, mediaStore } from '@appliance-index/backend';

export type Verdict = 'ok' | 'warn' | 'fail';

/** One thing that the product stands on, and what to do when it is not in place. */
export interface Finding {
  check: 'node' | 'data' | 'site' | 'settings' | 'store' | 'database' | 'extension' | 'schema' | 'catalogue';
  verdict: Verdict;
  message: string;
}

const clientDir = fileURLToPath(new URL('../../frontend/dist/client', import.meta.url));

/** An older one than the product runs on does not get here. */
export function checkNode(): Finding {
  return { check: 'node', verdict: 'ok', message: `Node ${process.versions.node}` };
}

export function checkDataDir(path: string): Finding {
  const check = 'data';
  try {
    const folder = nearestExisting(path);
    accessSync(folder, constants.W_OK);
    if (statSync(folder).isDirectory()) return { check, verdict: 'ok', message: `Data directory ${path}` };
  } catch {
    // Whatever the reason, what to do is the same.
  }
  return { check, verdict: 'fail', message: `${path} cannot be written. Set DATA_DIR to a folder of yours.` };
}

/** What is missing below it is made at the first start. */
function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

export function checkClientBuild(): Finding {
  const check = 'site';
  if (existsSync(clientDir)) return { check, verdict: 'ok', message: 'The site is built' };
  return { check, verdict: 'warn', message: 'The site is not built yet. Run "npm run build".' };
}

/** One for each setting that is wrong. */
export function configFindings(error: unknown): Finding[] {
  const issues = error instanceof DomainError ? error.issues : [];
  const messages = issues.length > 0 ? issues.map(({ message }) => message) : [(error as Error).message];
  return messages.map((message) => ({ check: 'settings', verdict: 'fail', message }));
}

/** Whether photos and videos can be reached; within a few seconds, also when nobody answers. */
export async function checkMediaStore(config: Config): Promise<Finding> {
  const check = 'store';
  const place = config.s3 ? `${config.s3.bucket} at ${config.s3.endpoint}` : `a folder in ${config.dataDir}`;
  try {
    await mediaStore(config).check();
    return { check, verdict: 'ok', message: `Photos and videos lie in ${place}` };
  } catch (error) {
    const { cause, message } = error as Error;
    const problem = cause instanceof Error ? cause.message || String(cause) : message;
    const mend = config.s3
      ? 'Is it running, and are S3_ENDPOINT and its keys right?'
      : 'Give that folder to this account.';
    return {
      check,
      verdict: 'fail',
      message: `Photos and videos cannot be stored in ${place}: ${problem}. ${mend}`,
    };
  }
}

/** What is to be said about a database that cannot be asked. */
export function databaseErrorFinding(error: unknown): Finding {
  const { message } = error as Error;
  const isExpected = error instanceof DomainError;
  return {
    check: 'database',
    verdict: 'fail',
    message: isExpected ? message : `The database does not start: ${message}`,
  };
}

export async function checkDatabase(application: Application): Promise<Finding[]> {
  const { database } = application;
  const findings = [await checkServer(application), await checkExtension(application)];
  const pending = await database.pendingMigrations();
  if (pending.length > 0) {
    const message = `Pending: ${pending.join(', ')}. Run "db migrate".`;
    return [...findings, { check: 'schema', verdict: 'fail', message }];
  }
  return [...findings, await checkSchema(application), await checkCatalogue(application)];
}

/** Of a schema that lacks nothing. */
async function checkSchema({ database }: Application): Promise<Finding> {
  const check = 'schema';
  const newest = (await database.unknownMigrations()).at(-1);
  if (newest === undefined) return { check, verdict: 'ok', message: 'The schema is up to date' };
  const message = `The schema is a newer release's, with ${newest}. Run that release, or restore a backup of this one.`;
  return { check, verdict: 'warn', message };
}

async function checkServer({ database }: Application): Promise<Finding> {
  const check = 'database';
  const incompatibility = await database.incompatibility();
  if (incompatibility) return { check, verdict: 'fail', message: incompatibility.message };
  const version = await database.serverVersion();
  return { check, verdict: 'ok', message: `PostgreSQL ${version} at ${database.describe()}` };
}

async function checkExtension({ database }: Application): Promise<Finding> {
  const check = 'extension';
  if (await database.hasTrigramExtension())
    return { check, verdict: 'ok', message: 'The extension pg_trgm is available' };
  return {
    check,
    verdict: 'fail',
    message: 'The server lacks the extension pg_trgm. Install the contrib package of PostgreSQL on it.',
  };
}

async function checkCatalogue({ rankings }: Application): Promise<Finding> {
  const check = 'catalogue';
  const { total, updated } = await rankings.categories();
  if (total > 0)
    return { check, verdict: 'ok', message: `${total} models, scores up to ${updated ?? 'none yet'}` };
  return { check, verdict: 'warn', message: 'The catalogue is empty. Run "seed" or "catalogue import".' };
}

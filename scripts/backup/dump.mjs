// dump.mjs --to FOLDER: every table as of one moment, then the media, then the manifest that makes it whole.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, readOptions, run } from './entry.mjs';
import { writeManifest } from './manifest.mjs';
import { dumpMedia, mediaStore } from './media.mjs';
import { appliedMigrations, dumpTables } from './tables.mjs';

/** Rows come from an index, one after the other. */
const timeoutMs = 30_000;

await run(async ({ config, database }) => {
  const { folder } = readOptions({ to: { type: 'string' } }, 'to');
  createEmptyFolder(folder);
  try {
    await dump(config, database, folder);
  } catch (error) {
    removeContents(folder);
    throw error;
  }
});

async function dump(config, database, folder) {
  if ((await database.pendingMigrations()).length > 0) {
    throw new BackupError(
      'The database is not up to date. Run "npm run cli -- db migrate" first.',
      'rejected',
    );
  }
  const migrations = await appliedMigrations(database);
  const client = await database.dedicatedClient({ timeoutMs });
  const tables = await dumpTables(client, folder).finally(() => client.end());
  // After the tables: a photo that is named there was stored before it was named.
  const media = await dumpMedia(mediaStore(config), join(folder, 'media'));
  const takenAt = new Date().toISOString();
  writeManifest(folder, { takenAt, source: database.describe(), migrations, tables, media });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${folder}: ${Object.keys(tables).length} tables, ${rows} rows, ${media.length} media\n`,
  );
}

/** A backup is never mixed with another, and is nobody else's to read: it holds addresses and password hashes. */
function createEmptyFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new BackupError(`${folder} is not empty.`, 'conflict');
}

/** Half a backup would keep its room on the disk, and the next one out of the folder, which may be where a disk is mounted. */
function removeContents(folder) {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

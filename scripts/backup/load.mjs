// load.mjs --from FOLDER [--yes]: restores the media, then migrates the schema, then loads every table in one transaction.
import { join } from 'node:path';
import { migrationNames } from '../../backend/dist/adapters/postgres/migrations/migrations.js';
import { BackupError, failing, run } from './entry.mjs';
import { readManifest } from './manifest.mjs';
import { loadMedia, mediaStore } from './media.mjs';
import { checkTables, countRows, loadTables } from './tables.mjs';

const command = {
  options: { from: { type: 'string' }, yes: { type: 'boolean', default: false } },
  folderOption: 'from',
  usage: 'npm run restore -- --from FOLDER [--yes]',
};

/** What an interruption leaves behind, at each stage, and a failure where it has emptied the database. */
const stages = {
  started: 'The database has the data that it had. To restore the backup, run the command again.',
  emptied: 'The database is empty. Run the command again before its servers start.',
  restored: 'The backup is restored.',
};

/** @param program as for `run` */
export function load(program) {
  const progress = { leftBehind: stages.started };
  const work = async ({ config, database, folder, yes }) => {
    const manifest = readManifest(folder);
    await restore(config, database, { folder, manifest, mayReplace: yes, progress })
      .catch(failing(failureOf(database)))
      .catch((error) => {
        if (progress.leftBehind === stages.emptied)
          error.message = `${error.message.replace(/\.$/, '')}. ${stages.emptied}`;
        throw error;
      });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    program.stdout.write(
      `${database.describe()}: restored ${rows} rows and ${manifest.media.length} media files from ${manifest.takenAt}\n`,
    );
  };
  return run(program, command, work, () => progress.leftBehind);
}

const failureOf = (database) => `The restore into ${database.describe()} failed`;

async function restore(config, database, { folder, manifest, mayReplace, progress }) {
  requireSameSchema(manifest);
  await checkTables(folder, manifest.tables);
  const unknown = await database.schema.unknownMigrations();
  if (!mayReplace) await requireEmptyDatabase(database, unknown);
  const store = mediaStore(config);
  const copying = failing(`${failureOf(database)}: while copying to ${store.place}`);
  await loadMedia(store, join(folder, 'media'), manifest.media).catch(copying);
  const client = await database.dedicatedClient();
  try {
    if (unknown.length > 0) {
      await resetSchema(client);
      progress.leftBehind = stages.emptied;
    }
    await database.schema.migrate();
    await loadTables(client, folder, manifest.tables);
    progress.leftBehind = stages.restored;
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

function requireSameSchema({ migrations }) {
  // Upgraded databases may have applied them in another order.
  const applied = migrations.toSorted();
  if (migrationNames.join() === applied.join()) return;
  const message = `The backup's schema ends with ${applied.at(-1)}, this release's with ${migrationNames.at(-1)}. Restore it with the release that made it, then upgrade.`;
  throw new BackupError(message, 'rejected');
}

async function requireEmptyDatabase(database, unknown) {
  if (unknown.length > 0) {
    const message = `${database.describe()} is from a newer release (${unknown.at(-1)}). Stop its servers, then add --yes to drop everything in it and restore the backup.`;
    throw new BackupError(message, 'conflict');
  }
  const existing = await countRows(database.pool);
  if (existing === 0) return;
  const message = `${database.describe()} contains ${existing} rows, which would be replaced. Add --yes to replace them.`;
  throw new BackupError(message, 'conflict');
}

/** Drops everything: this release's migrations cannot start from a newer release's tables. */
async function resetSchema(client) {
  try {
    await client.query(
      'drop schema public cascade; create schema public; grant usage on schema public to public',
    );
  } catch (error) {
    const message = `Cannot drop the contents of the database: ${error.message}. Restore into a new database instead.`;
    throw new BackupError(message, 'configuration');
  }
}

if (import.meta.main) load(process);

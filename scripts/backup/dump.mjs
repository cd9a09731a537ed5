// dump.mjs --to FOLDER: every table as of one moment, then the media, then the manifest that makes it whole.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused, readOptions, run } from './entry.mjs';
import { dumpMedia, mediaStore } from './media.mjs';
import { dumpTables } from './tables.mjs';

const format = 1;

await run(async ({ config, database }) => {
  const { folder } = readOptions({ to: { type: 'string' } }, 'to');
  takeNew(folder);
  if ((await database.pendingMigrations()).length > 0) {
    throw new Refused('The database is not up to date. Run "npm run cli -- db migrate" first.', 'rejected');
  }
  const migrations = (await database.query('select name from migrations order by id')).map(
    ({ name }) => name,
  );
  const client = await database.dedicatedClient();
  const tables = await dumpTables(client, folder).finally(() => client.end());
  // After the tables: a photo that is named there was stored before it was named.
  const media = await dumpMedia(mediaStore(config), join(folder, 'media'));
  const manifest = {
    format,
    takenAt: new Date().toISOString(),
    source: database.describe(),
    migrations,
    tables,
    media,
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${folder}: ${Object.keys(tables).length} tables, ${rows} rows, ${media.length} media\n`,
  );
});

/** A backup is never mixed with another, and is nobody else's to read: it holds addresses and password hashes. */
function takeNew(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new Refused(`${folder} is not empty.`, 'conflict');
}

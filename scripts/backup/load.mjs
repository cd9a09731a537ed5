// load.mjs --from FOLDER [--yes]: the schema by migrations, then the media, then every table in one transaction.
import { join } from 'node:path';
import { Refused, readOptions, run } from './entry.mjs';
import { readManifest } from './manifest.mjs';
import { loadMedia, mediaStore } from './media.mjs';
import { countRows, loadTables, migrationsOf } from './tables.mjs';

await run(async ({ config, database }) => {
  const options = { from: { type: 'string' }, yes: { type: 'boolean', default: false } };
  const { folder, yes } = readOptions(options, 'from');
  const manifest = readManifest(folder);
  await database.migrate();
  await refuseOtherSchema(database, manifest);
  const client = await database.dedicatedClient();
  try {
    const existing = await countRows(client);
    if (existing > 0 && !yes) {
      const message = `${database.describe()} holds ${existing} rows, which would be replaced. Add --yes if that is meant.`;
      throw new Refused(message, 'conflict');
    }
    await loadMedia(mediaStore(config), join(folder, 'media'), manifest.media);
    await loadTables(client, folder, manifest.tables);
  } finally {
    await client.end();
  }
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${database.describe()}: restored ${rows} rows and ${manifest.media.length} media of ${manifest.takenAt}\n`,
  );
});

async function refuseOtherSchema(database, { migrations }) {
  const here = await migrationsOf(database);
  if (here.join() === migrations.join()) return;
  const last = migrations.at(-1);
  const message = `The backup's schema ends with ${last}, this release's with ${here.at(-1)}. Restore it with the release that made it, then upgrade.`;
  throw new Refused(message, 'rejected');
}

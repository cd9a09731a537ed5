// Writes the database and the media into a folder: npm run backup -- --to FOLDER
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { handOver, main, runtimeNode } from './steps/process.mjs';

await main(async () => {
  await install({ toStderr: true });
  await build({ toStderr: true });
  await handOver(runtimeNode, ['scripts/backup/dump.mjs', ...process.argv.slice(2)], {
    env: { NODE_ENV: process.env.NODE_ENV || 'production' },
  });
});

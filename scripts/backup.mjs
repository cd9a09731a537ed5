// Backs up the database and the media to a folder: npm run backup -- --to FOLDER
import { launch } from './steps/launch.mjs';

await launch(['scripts/backup/dump.mjs', ...process.argv.slice(2)], { toStderr: true });

// Restores a backup: npm run restore -- --from FOLDER --yes
import { launch } from './steps/launch.mjs';

await launch(['scripts/backup/load.mjs', ...process.argv.slice(2)], { toStderr: true });

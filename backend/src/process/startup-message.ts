import { join, sep } from 'node:path';
import { productName } from '@appliance-index/domain/product-name';
import type { Config } from './config.js';

/**
 * The message printed at start-up: the site's address, the data folders, and how to create an admin.
 * `databaseFolder` is that of the embedded database, null for any other.
 */
export function startupMessage(config: Config, port: number, databaseFolder: string | null): string {
  const isLocal = config.publicUrl === `http://localhost:${config.port}`;
  const site = isLocal ? `http://localhost:${port}` : config.publicUrl;
  const lines = [`${productName} is running at ${site}`, `Data folder: ${config.dataDir}`];
  // Started as root, the database runs under another account, which may have no access to the data folder.
  const isElsewhere = databaseFolder !== null && !databaseFolder.startsWith(join(config.dataDir, sep));
  if (isElsewhere) lines.push(`Database folder: ${databaseFolder}`);
  return `${[...lines, adminHint(config, site)].join('\n')}\n`;
}

function adminHint({ adminKey, adminKeyFile, isAdminKeyNew }: Config, site: string): string {
  const signUp = `To create an admin, go to ${site}/admin-login and use`;
  // The key is printed only once, to keep it out of later logs.
  if (isAdminKeyNew) return `${signUp} the key ${adminKey} (saved in ${adminKeyFile})`;
  if (adminKeyFile !== null) return `${signUp} the key in ${adminKeyFile}`;
  if (adminKey !== null) return `${signUp} ADMIN_KEY`;
  return 'To create an admin, run the command "admins create EMAIL"';
}

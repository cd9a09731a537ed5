import { join, sep } from 'node:path';
import { adminKeyFile, type Config } from './config.js';

/**
 * What the operator is told at the start: the address, where the data lies, and how to get an admin.
 * `databaseFolder` is the embedded database's, null for any other.
 */
export function startupMessage(config: Config, port: number, databaseFolder: string | null): string {
  const isLocal = config.publicUrl === `http://localhost:${config.port}`;
  const site = isLocal ? `http://localhost:${port}` : config.publicUrl;
  const lines = [`Appliance Index is at ${site}`, `Its data lies in ${config.dataDir}`];
  // Run as root, the database has an account of its own, which may not be let into that folder.
  const isElsewhere = databaseFolder !== null && !databaseFolder.startsWith(join(config.dataDir, sep));
  if (isElsewhere) lines.push(`Its database lies in ${databaseFolder}`);
  return `${[...lines, adminHint(config, site)].join('\n')}\n`;
}

function adminHint(config: Config, site: string): string {
  const keyFile = adminKeyFile(config);
  const key = 'The key for creating an admin is';
  // Only once: what is said at every start ends up in logs.
  if (config.isAdminKeyNew) return `${key} ${config.adminKey}, kept in ${keyFile}`;
  if (keyFile !== null) return `${key} in ${keyFile}`;
  if (config.adminKey !== null) return `An admin is created at ${site}/admin-login, with ADMIN_KEY`;
  return 'An admin is created on the command line, with "admins create EMAIL"';
}

import { readToolConfig } from '@appliance-index/backend';
import { host } from './host.js';
import { printWarning } from './output.js';

/** Warns if links in mails and exports would lead to this machine because the site's address is not set. */
export function warnOfLocalLinks(): void {
  const { publicUrl } = readToolConfig(host().env);
  if (new URL(publicUrl).hostname !== 'localhost') return;
  printWarning(
    `The links lead to ${publicUrl}. Set PUBLIC_URL to the address of the site, as for the server.`,
  );
}

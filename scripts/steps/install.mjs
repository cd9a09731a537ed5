import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run, StepFailed } from './process.mjs';

/** These override user settings (.npmrc) that fail on older Node versions or change what is installed. */
const settings = [
  ...['--loglevel=error', '--no-fund', '--no-audit', '--include=optional', '--engine-strict=false'],
  ...['--legacy-peer-deps=false', '--bin-links', '--install-strategy=hoisted'],
];

/**
 * Installs the missing packages of a folder's lockfile; without `tools`, only those that build and run the product. Leaves
 * installed ones alone as long as they match the lockfile: `npm ci` would delete the files of a running server.
 */
export async function install({ tools = true, folder = '.', toStderr = false } = {}) {
  if (root.includes(delimiter)) {
    throw new StepFailed(`Move the product to a folder without "${delimiter}" in its path: ${root}`, 1);
  }
  if (isInstalled(folder, tools)) return;
  if (!canInstall(process.versions.node)) {
    const message = `Node ${process.versions.node} is too old. Install Node 20.19, 22.13, 24 or newer with npm and try again.`;
    throw new StepFailed(message, 1);
  }
  const onlyToolsAreMissing = tools && isInstalled(folder, false);
  process.stderr.write(`Installing packages from ${join(folder, 'package-lock.json')} ...\n`);
  const command = onlyToolsAreMissing ? ['install', '--no-save'] : ['ci'];
  const options = { cwd: join(root, folder), toStderr };
  const npm = (...more) =>
    run('npm', [...command, ...settings, tools ? '--include=dev' : '--omit=dev', ...more], options);
  // Asking the registry about each cached package takes a quarter of the time, and is needed only if the cache is older than
  // the lockfile.
  await npm('--prefer-offline').catch(() => npm());
}

/** npm leaves out optional packages, such as those of the build and of photos, that do not support the Node it runs on. */
export function canInstall(version) {
  const [major, minor] = version.split('.').map(Number);
  const oldestMinor = { 20: 19, 22: 13, 23: 5 };
  return minor >= (oldestMinor[major] ?? (major > 23 ? 0 : Number.POSITIVE_INFINITY));
}

/** npm writes node_modules/.package-lock.json last, so an incomplete install has none. */
function isInstalled(folder, tools) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const present = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || (entry.dev && !tools)) return true;
    const found = present[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

/** Chromium without windows, which opens a page in a sixth of the time. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const chromeOnMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const firefoxOnMac = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Finds Chrome or Chromium, or installs Debian's package.
 * @param {{ withoutWindows?: boolean }} [options] prefer the headless shell
 * @returns {Promise<string>} the path of the executable
 * @throws {Error} if there is none: browser journeys are never skipped silently
 */
export async function findChrome({ withoutWindows = false } = {}) {
  const wanted = withoutWindows ? [headlessShell, ...names] : names;
  const found = configuredPath('CHROME_PATH') ?? findInstalled(wanted, chromeOnMac);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stderr.write('Installing Chromium for the browser journeys ...\n');
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', wanted[0]], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findInstalled(wanted, chromeOnMac);
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need Chrome or Chromium. Install one, or set CHROME_PATH to its executable.',
  );
}

/**
 * Finds Firefox, and installs none.
 * @returns {string | undefined} the path of the executable
 * @throws {Error} if FIREFOX_PATH is not an executable
 */
export function findFirefox() {
  return configuredPath('FIREFOX_PATH') ?? findInstalled(['firefox', 'firefox-esr'], firefoxOnMac);
}

function configuredPath(variable) {
  const path = process.env[variable] || undefined;
  if (path && !isExecutable(path)) throw new Error(`${variable} is not an executable: ${path}`);
  return path;
}

function findInstalled(commands, otherPaths) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...otherPaths].find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

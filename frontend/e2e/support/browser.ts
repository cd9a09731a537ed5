import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** No sandbox, because it does not work as root; no background network traffic. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Launches a headless browser; the caller closes it.
 * @param fontSize the size of normal text that the reader has chosen, in px
 * @throws Error when no Chrome or Chromium is found
 */
export function launchBrowser(fontSize = 16): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? usualPaths.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Chrome or Chromium found. Set CHROME_PATH to its executable.');
  const args = [...flags, `--blink-settings=defaultFontSize=${fontSize}`];
  return chromium.launch({ executablePath, headless: true, args });
}

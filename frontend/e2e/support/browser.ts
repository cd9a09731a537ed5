import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * No sandbox, because it does not work as root; no background network traffic; no optimising compiler, because pages that are
 * open for seconds do not repay its work.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt',
];

/** Where workers find the run's browser; set by `startSharedBrowser`. */
const variable = 'SPEC_BROWSER';

/** Starts the one browser that the journeys of a run share. */
export async function startSharedBrowser(): Promise<BrowserServer> {
  const server = await chromium.launchServer(launchOptions());
  process.env[variable] = server.wsEndpoint();
  return server;
}

/** A connection to the run's browser; closing it closes only what was opened through it. */
export function connectToBrowser(): Promise<Browser> {
  const address = process.env[variable];
  if (!address) throw new Error('The journeys have no browser: run them by "npm run spec".');
  return chromium.connect(address);
}

/** @throws Error when no Chrome or Chromium is found */
function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROME_PATH ?? usualPaths.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Chrome or Chromium found. Set CHROME_PATH to its executable.');
  return { executablePath, headless: true, args: flags };
}

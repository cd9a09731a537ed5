import startPostgres, { teardown as stopPostgres } from './postgres.mjs';

let browser;

/** Starts what the journeys of the run share: the browser and PostgreSQL. */
export default async function setup() {
  await startPostgres();
  const { startSharedBrowser } = await import('../../frontend/e2e/support/browser.ts');
  browser = await startSharedBrowser();
}

export async function teardown() {
  await browser.close();
  await stopPostgres();
}

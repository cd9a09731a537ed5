import './typescript-hooks.mjs';

let server;
let users = 0;

/** Starts the PostgreSQL that the specs of the run share; several projects of one run ask for it. */
export default async function setup() {
  if (users++ > 0) return;
  const { startSharedServer } = await import('../../backend/test/shared-server.ts');
  server = await startSharedServer();
}

export async function teardown() {
  if (--users === 0) await server?.stop();
}

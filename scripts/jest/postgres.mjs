import './typescript-hooks.mjs';

let server;

/** Starts the PostgreSQL of the run before its first spec. */
export default async function setup() {
  const { startSharedServer } = await import('../../backend/test/shared-server.ts');
  server = await startSharedServer();
}

export const teardown = () => server.stop();

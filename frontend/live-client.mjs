import { once } from 'node:events';
import { join } from 'node:path';

const root = import.meta.dirname;
const packages = join(root, '../node_modules');
const domain = join(root, '../domain/src');
const cacheDir = join(root, '../.cache/vite');

/**
 * The client from its sources, for development: changed components are replaced in open pages, and pages are rendered with
 * the current sources. Open pages are disconnected when `stopping` is aborted, and wait for the next server.
 * @returns {import('../backend/src/server/client.ts').Client}
 */
export function liveClient(stopping) {
  const { promise: server, resolve: attach } = Promise.withResolvers();
  const vite = server.then((server) => startVite(server, stopping));
  const entry = async () => {
    const { runner } = (await vite).environments.ssr;
    return runner.import('/src/app/entry-server.tsx');
  };
  return {
    attach,
    isLive: true,
    files: async (request, response, next) => (await vite).middlewares(request, response, next),
    pages: async (reads, origin) => ({
      render: async (path) => (await entry()).render(path, reads, origin),
      searchParametersOf: async (pathname) => (await entry()).searchParametersOf(pathname),
      listedPages: async () => (await entry()).listedPages,
    }),
  };
}

/** Waits for the server, so as not to delay its start. */
async function startVite(server, stopping) {
  await once(server, 'listening');
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    cacheDir,
    appType: 'custom',
    // So that Vite's script waits for a restarted server in the page: the content security policy forbids its shared worker.
    define: { SharedWorker: 'undefined' },
    server: {
      middlewareMode: true,
      ws: { server },
      // Not the data folder.
      fs: { allow: [root, domain, packages, cacheDir] },
    },
  });
  stopping.addEventListener('abort', () => vite.ws.close());
  return vite;
}

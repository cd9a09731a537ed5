import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root, run } from './process.mjs';

const tool = join(root, '../shared/tools/s3-test-server.sh');
const folder = join(root, '.data/s3-test');
const firstPort = 9_317;
const keys = { access: 'test-access', secret: 'test-secret' };

/**
 * A real S3 server for the specs, and how to reach it; `stop` ends it. Where none can be had the specs say so.
 * An S3_TEST_ENDPOINT that is set already is used instead.
 */
export async function startS3() {
  const nothing = { env: {}, stop: async () => undefined };
  if (process.env.S3_TEST_ENDPOINT || !existsSync(tool)) return nothing;
  let port;
  try {
    await runTool('stop', folder);
    port = await freePort();
    await start(port).catch(async () => {
      await runTool('install');
      await start(port);
    });
  } catch (error) {
    process.stderr.write(`No S3 server for the specs: ${error.message}\n`);
    return nothing;
  }
  return {
    env: {
      S3_TEST_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_TEST_ACCESS_KEY: keys.access,
      S3_TEST_SECRET_KEY: keys.secret,
    },
    stop: () => runTool('stop', folder),
  };
}

const runTool = (...words) => run('bash', [tool, ...words], { quiet: true });
const start = (port) => runTool('start', folder, String(port), keys.access, keys.secret);

/** The server of a run that was killed may still be there, and must not be taken for this run's. */
async function freePort() {
  for (let port = firstPort; port < firstPort + 100; port += 2) {
    // The tool's monitors listen 20,000 further on.
    const taken = await Promise.all([port, port + 20_000, port + 20_001].map(isTaken));
    if (!taken.includes(true)) return port;
  }
  throw new Error(`every port from ${firstPort} to ${firstPort + 100} is taken`);
}

async function isTaken(port) {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    return false;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return true;
    throw error;
  } finally {
    probe.close();
  }
}

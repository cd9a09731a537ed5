import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { cleanUps, root, run } from './process.mjs';

const tool = join(root, 'scripts/steps/s3-server.sh');
const folder = join(root, '.data/s3-test');
const firstPort = 9_317;
const keys = { access: 'test-access', secret: 'test-secret' };

/**
 * Starts a real S3 server for the specs, installing it where that is possible. Does nothing if S3_TEST_ENDPOINT is set.
 * @returns {Promise<{ env: object, missing?: string, stop: () => void }>} the environment to reach it, or why there is none
 */
export async function startS3() {
  const nothing = { env: {}, stop: () => undefined };
  if (process.env.S3_TEST_ENDPOINT) return nothing;
  let port;
  try {
    stop();
    cleanUps.add(stop);
    port = await freePort();
    await start(port).catch(async () => {
      await runTool('install');
      await start(port);
    });
  } catch (error) {
    const missing = `${error.message}. Set S3_TEST_ENDPOINT, S3_TEST_ACCESS_KEY and S3_TEST_SECRET_KEY, or install radosgw and ceph-osd.`;
    return { ...nothing, missing };
  }
  return {
    env: {
      S3_TEST_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_TEST_ACCESS_KEY: keys.access,
      S3_TEST_SECRET_KEY: keys.secret,
    },
    stop,
  };
}

const runTool = (...words) => run('bash', [tool, ...words], { quiet: true });
const stop = () => execFileSync('bash', [tool, 'stop', folder]);
const start = (port) => runTool('start', folder, String(port), keys.access, keys.secret);

/** Finds a port that no leftover server of a killed run uses. */
async function freePort() {
  for (let port = firstPort; port < firstPort + 100; port += 2) {
    // The tool's monitoring ports are offset by 20,000.
    const taken = await Promise.all([port, port + 20_000, port + 20_001].map(isTaken));
    if (!taken.includes(true)) return port;
  }
  throw new Error(`all ports from ${firstPort} to ${firstPort + 100} are in use`);
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

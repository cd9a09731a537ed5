import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.mjs';

const tool = join(root, '../shared/tools/s3-test-server.sh');
const folder = join(root, '.data/s3-test');
const port = 9_317;
const keys = { access: 'test-access', secret: 'test-secret' };

/**
 * A real S3 server for the specs, and how to reach it; `stop` ends it. Where none can be had the specs say so.
 * An S3_TEST_ENDPOINT that is set already is used instead.
 */
export async function startS3() {
  const nothing = { env: {}, stop: async () => undefined };
  if (process.env.S3_TEST_ENDPOINT || !existsSync(tool)) return nothing;
  try {
    await tell('stop', folder);
    await start().catch(async () => {
      await tell('install');
      await start();
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
    stop: () => tell('stop', folder),
  };
}

const tell = (...words) => run('bash', [tool, ...words], { quiet: true });
const start = () => tell('start', folder, String(port), keys.access, keys.secret);

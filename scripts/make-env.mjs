// Writes .env for docker-compose.yml: .env.example with fresh secrets in it. Never touches one that is there.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, StepFailed } from './steps/process.mjs';

const secrets = [
  'SESSION_SECRET',
  'ADMIN_KEY',
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
];
const forTrying = { SAMPLE_DATA: '1' };

/** Hexadecimal needs no quoting, in a file or in an address. */
function secret() {
  return randomBytes(33).toString('hex');
}

function filled(example) {
  return example.replace(/^(\w+)=(.*)$/gm, (line, name) => {
    if (secrets.includes(name)) return `${name}=${secret()}`;
    return name in forTrying ? `${name}=${forTrying[name]}` : line;
  });
}

await main(async () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  try {
    writeFileSync(join(root, '.env'), filled(example), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new StepFailed('There is a .env already; it stays as it is. make-env', 4);
  }
  process.stderr.write(
    'Wrote .env with fresh secrets. Look at PUBLIC_URL and SAMPLE_DATA in it before the first start.\n',
  );
});

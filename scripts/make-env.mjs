// Writes .env for docker-compose.yml, or the file that is named, from the .example beside it with fresh secrets in it.
// Never touches one that is there.
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { main, root, StepFailed } from './steps/process.mjs';

const secrets = [
  'SESSION_SECRET',
  'ADMIN_KEY',
  'POSTGRES_PASSWORD',
  'DATABASE_PASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
];
const evaluationDefaults = { SAMPLE_DATA: '1' };

/** Hexadecimal needs no quoting, in a file or in an address. */
function secret() {
  return randomBytes(33).toString('hex');
}

/** Secrets that have no value get one; an address further down may name one as ${NAME}. */
function fillSecrets(example) {
  const made = {};
  return example
    .replace(/^(\w+)=(.*)$/gm, (line, name, value) => {
      if (secrets.includes(name) && value === '') made[name] = secret();
      const fresh = made[name] ?? evaluationDefaults[name];
      return fresh === undefined ? line : `${name}=${fresh}`;
    })
    .replace(/\$\{(\w+)\}/g, (reference, name) => made[name] ?? reference);
}

await main(async () => {
  const file = resolve(root, process.argv[2] ?? '.env');
  const name = relative(root, file);
  const example = readFileSync(`${file}.example`, 'utf8');
  try {
    writeFileSync(file, fillSecrets(example), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new StepFailed(`There is a ${name} already; it stays as it is.`, 4);
  }
  process.stderr.write(`Wrote ${name} with fresh secrets. Read it before the first start.\n`);
});

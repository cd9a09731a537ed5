// Writes .env for docker-compose.yml, or the given file, from its .example with fresh secrets. Never overwrites a file.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readArguments } from './steps/arguments.mjs';
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

/** Hexadecimal needs no quoting in files or URLs. */
function secret() {
  return randomBytes(33).toString('hex');
}

/** Generates the empty secrets, and replaces references to them (${NAME}) in later values. */
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

const { positionals } = readArguments('node scripts/make-env.mjs [FILE]', { allowPositionals: true });

await main(async () => {
  const file = resolve(root, positionals[0] ?? '.env');
  const name = relative(root, file);
  if (!existsSync(`${file}.example`)) throw new StepFailed(`There is no ${name}.example to start from.`, 2);
  const example = readFileSync(`${file}.example`, 'utf8');
  try {
    writeFileSync(file, fillSecrets(example), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new StepFailed(`${name} already exists and was not changed.`, 4);
  }
  process.stderr.write(`Wrote ${name} with fresh secrets. Review it before the first start.\n`);
});

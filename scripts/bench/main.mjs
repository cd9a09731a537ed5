import { parseArgs } from 'node:util';
import { benchHttp } from './http.mjs';
import { benchImport } from './import.mjs';
import { benchMembers } from './members.mjs';
import { benchPage } from './page.mjs';
import { benchTrust } from './trust.mjs';

const { values } = parseArgs({
  options: {
    models: { type: 'string', default: '10000' },
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: 'http,import,trust,members,page' },
  },
});

const parts = {
  http: () => benchHttp({ models: Number(values.models), seconds: Number(values.seconds) }),
  import: () => benchImport({ rows: Number(values.rows) }),
  trust: () => benchTrust(),
  members: () => benchMembers(),
  page: () => benchPage({ models: Number(values.models) }),
};

let missed = 0;
for (const name of values.only.split(',')) {
  const part = parts[name];
  if (!part) throw new Error(`--only takes ${Object.keys(parts).join(', ')}.`);
  for (const row of await part()) print(row);
}
process.exitCode = missed > 0 ? 1 : 0;

/** Prints one line: name, our figure, the baseline's, and the value against its target. */
function print({ name, ours, baseline = '', value, atLeast, atMost }) {
  const isMet = (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
  if (!isMet) missed++;
  const target = atLeast === undefined ? `<= ${atMost}` : `>= ${atLeast}`;
  const cells = [name.padEnd(64), ours.padStart(11), baseline.padStart(11), value.toFixed(2).padStart(9)];
  process.stdout.write(`${cells.join(' ')}  ${target.padEnd(9)} ${isMet ? 'met' : 'MISSED'}\n`);
}

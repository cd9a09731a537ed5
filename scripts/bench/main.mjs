import { readArguments, readCount, refuseArguments } from '../steps/arguments.mjs';
import { benchHttp } from './http.mjs';
import { benchImport } from './import.mjs';
import { benchMembers } from './members.mjs';
import { benchPage } from './page.mjs';
import { benchTrust } from './trust.mjs';

const usage =
  'npm run bench [-- --only http,import,trust,members,page] [--models 10000] [--rows 100000] [--seconds 2]';

const { values } = readArguments(usage, {
  options: {
    models: { type: 'string', default: '10000' },
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: 'http,import,trust,members,page' },
  },
});

const [models, rows, seconds] = ['models', 'rows', 'seconds'].map((name) => readCount(values, name, usage));

const parts = {
  http: () => benchHttp({ models, seconds }),
  import: () => benchImport({ rows }),
  trust: () => benchTrust(),
  members: () => benchMembers(),
  page: () => benchPage({ models }),
};

const selected = values.only.split(',');
const unknown = selected.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) refuseArguments(`--only takes some of the parts, not "${unknown}".`, usage);

let missed = 0;
for (const name of selected) {
  for (const row of await parts[name]()) print(row);
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

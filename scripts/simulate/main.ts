import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SimulatedScenario, SimulationResults } from '@appliance-index/domain/trust/simulation-results';
import { readArguments, refuseArguments } from '../steps/arguments.mjs';
import { reportOf } from './report.js';
import { readSample } from './sample.js';
import { scenarios } from './scenarios.js';
import { simulate } from './simulation.js';
import { sourceOf } from './source.js';

const usage = `npm run simulate [-- --replications N --seed N]    all scenarios; writes the results that /methodology shows
npm run simulate -- --scenario NAME                one scenario; only prints its results

Scenarios: ${scenarios.map(({ name }) => name).join(', ')}`;

const resultsFile = join(import.meta.dirname, '../../domain/src/trust/simulation-results.json');

const { values } = readArguments(usage, {
  options: {
    scenario: { type: 'string' },
    replications: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const [replications, seed] = [Number(values.replications), Number(values.seed)];
const selected = scenarios.filter(({ name }) => name === (values.scenario ?? name));

const isMeaningful =
  selected.length > 0 && replications >= 1 && [replications, seed].every(Number.isSafeInteger);

if (values.help) {
  process.stdout.write(`${usage}\n`);
} else if (!isMeaningful) {
  refuseArguments('There is no such scenario, or a number is not a whole one.', usage);
} else {
  const results = { seed, replications, scenarios: simulateSelected() };
  if (!values.scenario) writeFileSync(resultsFile, asJson(results));
}

function simulateSelected(): SimulatedScenario[] {
  const source = sourceOf(readSample());
  return selected.map((scenario) => {
    const result = simulate(source, scenario, { replications, seed });
    process.stdout.write(reportOf(result));
    return result;
  });
}

/** With each estimate on a line, as it is formatted in the repository. */
function asJson(results: SimulationResults): string {
  const expanded = JSON.stringify(results, null, 2);
  return `${expanded.replace(/\{\s+("mean": \S+)\s+("standardError": \S+)\s+\}/g, '{ $1 $2 }')}\n`;
}

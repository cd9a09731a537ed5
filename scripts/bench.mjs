// Measures the product against baselines from the same run, and prints ratios.
import { launch } from './steps/launch.mjs';

/** The workbook to import is made by what makes those of the specs. */
const readTypescript = ['--import', './scripts/jest/typescript-hooks.mjs'];

await launch([...readTypescript, 'scripts/bench/main.mjs', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
  tools: true,
  folders: ['scripts/bench'],
});

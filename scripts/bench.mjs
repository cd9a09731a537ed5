// Measures the product against baselines from the same run, and prints ratios: npm run bench [-- --only http --models 100000]
import { launch } from './steps/launch.mjs';
import { readTypescript } from './steps/process.mjs';

// The workbook to import is made by what makes those of the specs.
await launch([...readTypescript, 'scripts/bench/main.mjs', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
  tools: true,
  folders: ['scripts/bench'],
});

// Measures the product against baselines from the same run, and prints ratios.
import { launch } from './steps/launch.mjs';

await launch(['scripts/bench/main.mjs', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
  tools: true,
  folders: ['scripts/bench'],
});

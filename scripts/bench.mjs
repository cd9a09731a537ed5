// Measures the product against yardsticks taken in the same run, and prints ratios.
import { launch } from './steps/launch.mjs';

await launch(['scripts/bench/main.mjs', ...process.argv.slice(2)], { env: { NODE_ENV: 'production' } });

// Measures the product against yardsticks taken in the same run, and prints ratios.
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { handOver, main, runtimeNode } from './steps/process.mjs';

await main(async () => {
  await install();
  await build();
  await handOver(runtimeNode, ['scripts/bench/main.mjs', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production' },
  });
});

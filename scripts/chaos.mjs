// Breaks the built product on purpose and judges what is left: npm run chaos -- NAME [--times 3]
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { handOver, main, runtimeNode } from './steps/process.mjs';

await main(async () => {
  await install();
  await build();
  await handOver(runtimeNode, ['scripts/chaos/main.mjs', ...process.argv.slice(2)], {
    env: { NODE_ENV: 'production' },
  });
});

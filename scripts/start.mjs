// Installs and builds what is missing, then serves the product.
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { handOver, leanMemory, main, runtimeNode } from './steps/process.mjs';

await main(async () => {
  await install();
  await build();
  await handOver(runtimeNode, ['--enable-source-maps', 'backend/dist/main.js'], {
    env: { ...leanMemory, NODE_ENV: process.env.NODE_ENV || 'production' },
  });
});

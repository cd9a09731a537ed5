// Injects faults into the built product and checks the outcome: npm run chaos -- all | NAME ... [--times 3]
import { launch } from './steps/launch.mjs';

await launch(['scripts/chaos/main.mjs', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
  tools: true,
});

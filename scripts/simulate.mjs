// Shows on made-up truths how good the orders and the likely places are: npm run simulate [-- --help]
import { launch } from './steps/launch.mjs';
import { readTypescript } from './steps/process.mjs';

await launch([...readTypescript, 'scripts/simulate/main.ts', ...process.argv.slice(2)], { tools: true });

// Checks format, lint, layer rules, budgets, styles and types.
import { check } from './steps/check.mjs';
import { install } from './steps/install.mjs';
import { main } from './steps/process.mjs';

await main(async () => {
  await install();
  await check();
});

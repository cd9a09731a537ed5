// Compiles the recipes of the client into frontend/src/styled-system.
import { install } from './steps/install.mjs';
import { main } from './steps/process.mjs';
import { compileStyles } from './steps/styles.mjs';

await main(async () => {
  await install();
  await compileStyles();
});

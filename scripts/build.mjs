// Builds all workspaces, even if their sources have not changed.
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { main } from './steps/process.mjs';

await main(async () => {
  await install({ tools: false });
  await build({ always: true });
});

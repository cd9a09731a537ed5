// Takes pictures of every page of the built site, or compares those of two builds.
import { launch } from './steps/launch.mjs';
import { readTypescript } from './steps/process.mjs';

await launch([...readTypescript, 'scripts/pictures/main.mjs', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'production' },
  tools: true,
});

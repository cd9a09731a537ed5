// Installs and builds what is missing, then serves the product.
import { join } from 'node:path';
import { readArguments } from './steps/arguments.mjs';
import { launch } from './steps/launch.mjs';
import { mallocSettings, root } from './steps/process.mjs';

readArguments('npm start takes no options: set PORT and the other settings in its environment (README.md).');
await launch(['--enable-source-maps', 'backend/dist/main.js'], {
  env: { ...mallocSettings, NODE_COMPILE_CACHE: join(root, '.cache/node') },
});

// Installs and builds what is missing, then serves the product.
import { join } from 'node:path';
import { launch } from './steps/launch.mjs';
import { mallocSettings, root } from './steps/process.mjs';

await launch(['--enable-source-maps', 'backend/dist/main.js'], {
  env: { ...mallocSettings, NODE_COMPILE_CACHE: join(root, '.cache/node') },
});

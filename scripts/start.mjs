// Installs and builds what is missing, then serves the product.
import { launch } from './steps/launch.mjs';
import { leanMemory } from './steps/process.mjs';

await launch(['--enable-source-maps', 'backend/dist/main.js'], { env: leanMemory });

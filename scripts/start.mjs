// Installs and builds what is missing, then serves the product.
import { launch } from './steps/launch.mjs';
import { mallocSettings } from './steps/process.mjs';

await launch(['--enable-source-maps', 'backend/dist/main.js'], { env: mallocSettings });

export { teardown as default } from './browser.mjs';

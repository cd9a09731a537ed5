export { teardown as default } from './postgres.mjs';

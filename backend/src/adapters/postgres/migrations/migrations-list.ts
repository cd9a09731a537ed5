import { Migration001Catalogue } from './migration-001-catalogue.js';
import { Migration002Scores } from './migration-002-scores.js';

/** In the order in which they run; an applied one never changes. */
export const migrationsList = [
  { name: 'migration-001-catalogue', class: Migration001Catalogue },
  { name: 'migration-002-scores', class: Migration002Scores },
];

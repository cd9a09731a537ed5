import { Migration001Catalogue } from './migration-001-catalogue.js';
import { Migration002Scores } from './migration-002-scores.js';
import { Migration003Accounts } from './migration-003-accounts.js';
import { Migration004Votes } from './migration-004-votes.js';
import { Migration005Administration } from './migration-005-administration.js';
import { Migration006Media } from './migration-006-media.js';
import { Migration007Articles } from './migration-007-articles.js';
import { Migration008Snapshots } from './migration-008-snapshots.js';
import { Migration009StaffLists } from './migration-009-staff-lists.js';
import { Migration010ModelsByLetters } from './migration-010-models-by-letters.js';
import { Migration011VersionFirst } from './migration-011-version-first.js';
import { Migration012Purge } from './migration-012-purge.js';
import { Migration013PlacesAndPrices } from './migration-013-places-and-prices.js';
import { Migration014NewsletterLinks } from './migration-014-newsletter-links.js';
import { Migration015DraftDates } from './migration-015-draft-dates.js';
import { Migration016VoteTallies } from './migration-016-vote-tallies.js';
import { Migration017CreatedByImport } from './migration-017-created-by-import.js';
import { Migration018ReadersByAddress } from './migration-018-readers-by-address.js';
import { Migration019AuditLogStays } from './migration-019-audit-log-stays.js';
import { Migration020NamesInMemory } from './migration-020-names-in-memory.js';
import { Migration022OneAddress } from './migration-022-one-address.js';
import { Migration023AlignmentByClass } from './migration-023-alignment-by-class.js';

/** In the order in which they run. A released migration must never change. */
export const migrationsList = [
  { name: 'migration-001-catalogue', class: Migration001Catalogue },
  { name: 'migration-002-scores', class: Migration002Scores },
  { name: 'migration-003-accounts', class: Migration003Accounts },
  { name: 'migration-004-votes', class: Migration004Votes },
  { name: 'migration-005-administration', class: Migration005Administration },
  { name: 'migration-006-media', class: Migration006Media },
  { name: 'migration-007-articles', class: Migration007Articles },
  { name: 'migration-008-snapshots', class: Migration008Snapshots },
  { name: 'migration-009-staff-lists', class: Migration009StaffLists },
  { name: 'migration-010-models-by-letters', class: Migration010ModelsByLetters },
  { name: 'migration-011-version-first', class: Migration011VersionFirst },
  { name: 'migration-012-purge', class: Migration012Purge },
  { name: 'migration-013-places-and-prices', class: Migration013PlacesAndPrices },
  { name: 'migration-014-newsletter-links', class: Migration014NewsletterLinks },
  { name: 'migration-015-draft-dates', class: Migration015DraftDates },
  { name: 'migration-016-vote-tallies', class: Migration016VoteTallies },
  { name: 'migration-017-created-by-import', class: Migration017CreatedByImport },
  { name: 'migration-018-readers-by-address', class: Migration018ReadersByAddress },
  { name: 'migration-019-audit-log-stays', class: Migration019AuditLogStays },
  { name: 'migration-020-names-in-memory', class: Migration020NamesInMemory },
  { name: 'migration-022-one-address', class: Migration022OneAddress },
  { name: 'migration-023-alignment-by-class', class: Migration023AlignmentByClass },
];

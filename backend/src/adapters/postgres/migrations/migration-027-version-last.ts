import { Migration } from '@mikro-orm/migrations';

/**
 * Moves the catalogue version when a transaction commits, so that changes of different models do not wait for each other
 * in between: a deferred trigger needs a row of its own.
 */
export class Migration027VersionLast extends Migration {
  override up(): void {
    this.addSql('create table catalogue_changes (transaction xid8 primary key)');
    this.addSql(touchCatalogue);
    this.addSql(moveCatalogue);
    this.addSql(`
      create constraint trigger move_catalogue after insert on catalogue_changes
        deferrable initially deferred for each row execute function move_catalogue()`);
    this.addSql('alter table catalogue_version drop column moved_by');
  }
}

/** The shared lock comes before those of other rows: whoever locks the version exclusively excludes this transaction. */
const touchCatalogue = `
  create or replace function touch_catalogue() returns trigger language plpgsql as $$
  begin
    perform from catalogue_version for key share;
    insert into catalogue_changes (transaction) values (pg_current_xact_id()) on conflict do nothing;
    return null;
  end $$`;

/** Bumps the version once per transaction, however many statements it has. */
const moveCatalogue = `
  create function move_catalogue() returns trigger language plpgsql as $$
  declare moved bigint;
  begin
    delete from catalogue_changes where transaction = new.transaction;
    update catalogue_version set version = version + 1 returning version into moved;
    perform pg_notify('catalogue', moved::text);
    return null;
  end $$`;

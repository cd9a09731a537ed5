import { Migration } from '@mikro-orm/migrations';
import { announce } from './migration-001-catalogue.js';

export class Migration026Trust extends Migration {
  override up(): void {
    this.addSql(applianceTrust);
    // The order by likely true scores; its ties are few, and sorted by the models' own columns.
    this.addSql(
      'create index appliance_trust_type on appliance_trust (category, subcategory, adjusted desc)',
    );
    this.addSql('create index appliance_trust_category on appliance_trust (category, adjusted desc)');
    this.addSql(trustLists);
    this.addSql(trustModel);
    this.addSql(announce('trust_lists'));
    this.addSql(standings);
  }
}

/** How sure the place of each rated model is, with the category and type that it was assessed in. */
const applianceTrust = `
  create table appliance_trust (
    appliance_id uuid primary key references appliances (id) on delete cascade,
    category text collate "C" not null,
    subcategory text collate "C",
    adjusted double precision not null,
    evidence text collate "C" not null check (evidence in ('very low', 'low', 'good', 'high')),
    pool_first uuid not null,
    score_month text collate "C",
    trust jsonb not null
  )`;

/** What a list as a whole says: of a type, of a category (null type), or of the catalogue (null category). */
const trustLists = `
  create table trust_lists (
    category text collate "C",
    subcategory text collate "C",
    facts jsonb not null
  )`;

/** One row: what the catalogue teaches, and a hash of what it was learned from. */
const trustModel = `
  create table trust_model (
    inputs text not null,
    model jsonb not null
  )`;

/** Null for places that were saved before they were assessed. */
const standings = `
  alter table standings
    add category_low integer, add category_high integer, add type_low integer, add type_high integer`;

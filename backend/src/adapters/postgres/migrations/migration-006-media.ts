import { Migration } from '@mikro-orm/migrations';
import { announce } from './migration-001-catalogue.js';

export class Migration006Media extends Migration {
  override up(): void {
    this.addSql(`
      create table appliance_media (
        id uuid primary key,
        appliance_id uuid not null references appliances (id) on delete cascade,
        url text not null check (url like '/media/%'),
        type text not null check (type in ('image', 'video')),
        position integer not null default 0 check (position >= 0),
        width integer check (width > 0),
        height integer check (height > 0),
        bytes bigint not null check (bytes > 0),
        label text not null check (char_length(label) <= 200),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index appliance_media_order on appliance_media (appliance_id, position, id)`);
    this.addSql(announce('appliance_media'));
    // Updated with the media, so that a list of cards need not look up each model's first photo.
    this.addSql(`alter table appliances add column cover_url text`);
  }
}

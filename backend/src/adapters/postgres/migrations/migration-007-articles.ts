import { Migration } from '@mikro-orm/migrations';
import { announce } from './migration-001-catalogue.js';

export class Migration007Articles extends Migration {
  override up(): void {
    this.addSql(articles);
    this.addSql(
      `create index blog_articles_public on blog_articles (published_at desc, id) where is_published`,
    );
    this.addSql(`
      create index blog_articles_category on blog_articles (category, published_at desc, id) where is_published`);
    this.addSql(announce('blog_articles'));
    this.addSql(subscribers);
    this.addSql(`
      create index newsletter_subscribers_waiting on newsletter_subscribers (expires_at) where confirmed_at is null`);
    this.addSql(`
      create index newsletter_subscribers_confirmed on newsletter_subscribers (confirmed_at)
        where confirmed_at is not null`);
  }
}

const articles = `
  create table blog_articles (
    id uuid primary key default gen_random_uuid(),
    title text not null check (char_length(title) between 1 and 200),
    content text not null check (char_length(content) between 1 and 60000),
    excerpt text check (char_length(excerpt) between 1 and 500),
    category text collate "C" not null check (category in ('insights', 'maintenance', 'recalls')),
    author text not null check (char_length(author) between 1 and 100),
    image_url text check (image_url ~* '^(https?://|/([^/\\\\]|$))' and char_length(image_url) <= 2000),
    published_at timestamptz not null,
    is_published boolean not null default true,
    version integer not null default 1 check (version > 0),
    source_name text collate "C" unique,
    source_hash text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint source_is_whole check ((source_name is null) = (source_hash is null))
  )`;

/** Stores only a hash of the confirmation token; the unsubscribe token is needed for each newsletter. */
const subscribers = `
  create table newsletter_subscribers (
    email text collate "C" primary key
      check (email = lower(email) and email like '%_@_%' and char_length(email) <= 254),
    confirmation_hash text unique,
    expires_at timestamptz,
    unsubscribe_token text not null unique,
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    constraint waits_or_is_confirmed check (confirmed_at is not null or
      (confirmation_hash is not null and expires_at is not null))
  )`;

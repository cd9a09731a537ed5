import { Migration } from '@mikro-orm/migrations';

/** The last sort keys of every ranking, which make the order total. */
const names = 'brand, model, id';
const live = 'where deleted_at is null';
const liveRated = 'where deleted_at is null and is_rated';

/** The types of each category. Written out, because a migration never changes; a test compares them with the taxonomy. */
const types = {
  washers: ['top-load', 'front-load', 'commercial', 'commercial-front-load'],
  dryers: ['tumble', 'front-load', 'commercial', 'commercial-front-load'],
  stoves: [
    'electric-stove',
    'gas-stove',
    'electric-slide-in',
    'gas-slide-in',
    '36-inch-stove',
    '48-inch-stove',
  ],
  fridges: ['top-bottom', 'side-by-side', 'french-door', '42-inch-fridge', '48-inch-fridge'],
  dishwashers: ['standard-dishwasher', 'portable-dishwasher', 'countertop-dishwasher'],
  microwaves: ['otr-microwave', 'countertop-microwave'],
};

const retailers = ['lowes', 'home_depot', 'best_buy', 'aj_madison'];
const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const sum = (terms: readonly string[]) => terms.join(' + ');

const weightOf = (retailer: string) =>
  `case when ${retailer}_score is null then 0 else greatest(coalesce(${retailer}_review_count, 0), 1)::bigint end`;
const weightedTenths = sum(retailers.map((each) => `coalesce(${each}_score, 0) * (${weightOf(each)})`));
const weight = sum(retailers.map((each) => `(${weightOf(each)})`));
const isRated = `coalesce(${retailers.map((each) => `${each}_score`).join(', ')}) is not null`;

export class Migration001Catalogue extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(catalogueVersion);
    this.addSql(touchCatalogue);
    this.addSql(appliances);
    for (const index of indexes) this.addSql(index);
    this.addSql(announce('appliances'));
  }
}

const catalogueVersion = `
  create table catalogue_version (
    only_row boolean primary key default true check (only_row),
    version bigint not null,
    moved_by xid8
  );
  insert into catalogue_version (version) values (1)`;

/** Bumps the version once per transaction, however many statements it has: the row lock serialises writers anyway. */
const touchCatalogue = `
  create function touch_catalogue() returns trigger language plpgsql as $$
  declare moved bigint;
  begin
    update catalogue_version set version = version + 1, moved_by = pg_current_xact_id()
      where moved_by is distinct from pg_current_xact_id() returning version into moved;
    if moved is not null then perform pg_notify('catalogue', moved::text); end if;
    return null;
  end $$`;

/** The trigger that bumps the catalogue version when a table changes. */
export const announce = (table: string) => `
  create trigger announce_${table} after insert or update or delete or truncate on ${table}
    for each statement execute function touch_catalogue()`;

const score = (name: string) => `${name} smallint check (${name} between 0 and 50)`;
const count = (name: string) => `${name} integer check (${name} between 0 and 100000000)`;
const text = (name: string, limit: number, rest: string) =>
  `${name} text collate "C" ${rest} check (char_length(${name}) <= ${limit})`;

const appliances = `
  create table appliances (
    id uuid primary key default gen_random_uuid(),
    ${text('brand', 100, 'not null')} check (brand <> ''),
    ${text('model', 150, 'not null')} check (model <> ''),
    category text collate "C" not null,
    subcategory text collate "C",
    ${text('image_url', 2000, '')} check (image_url ~* '^(https?://|/([^/\\\\]|$))'),
    ${text('price_range', 100, '')},
    ${retailers.map((each) => `${score(`${each}_score`)}, ${count(`${each}_review_count`)}`).join(',\n    ')},
    ${score('reliability_score')},
    price_cents integer check (price_cents >= 0),
    search_text text collate "C" not null,
    match_key text collate "C" not null,
    version integer not null default 1 check (version > 0),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    is_rated boolean not null generated always as (${isRated}) stored,
    avg_score double precision not null generated always as (
      case when ${isRated} then (${weightedTenths})::double precision / (10 * (${weight}))::double precision else 0 end
    ) stored,
    total_reviews bigint not null generated always as (
      ${sum(retailers.map((each) => `coalesce(${each}_review_count, 0)::bigint`))}
    ) stored,
    constraint category_is_known check (category in (${list(Object.keys(types))})),
    constraint subcategory_belongs_to_category check (subcategory is null or
      ${Object.entries(types)
        .map(([category, slugs]) => `category = '${category}' and subcategory in (${list(slugs)})`)
        .join(' or\n      ')})
  )`;

const bestFirst = `is_rated desc, avg_score desc, total_reviews desc, ${names}`;
const worstFirst = `avg_score, total_reviews desc, ${names}`;

/** One index per sort order of the domain, for a whole category and for a type. */
const indexes = [
  ...['category', 'category, subcategory'].flatMap((scope) => {
    const suffix = scope === 'category' ? 'category' : 'type';
    return [
      `create index appliances_best_in_${suffix} on appliances (${scope}, ${bestFirst}) ${live}`,
      `create index appliances_worst_in_${suffix} on appliances (${scope}, ${worstFirst}) ${liveRated}`,
      `create index appliances_reliable_in_${suffix} on appliances (${scope}, reliability_score desc, ${bestFirst})
         ${live} and reliability_score is not null`,
      `create index appliances_unreliable_in_${suffix} on appliances (${scope}, reliability_score, ${worstFirst})
         ${liveRated} and reliability_score is not null`,
      `create index appliances_price_in_${suffix} on appliances (${scope}, price_cents) ${live}`,
      `create index appliances_dear_in_${suffix} on appliances (${scope}, price_cents desc, ${worstFirst})
         ${liveRated} and price_cents is not null`,
    ];
  }),
  `create index appliances_best on appliances (${bestFirst}) ${live}`,
  `create index appliances_brand on appliances (brand) ${live}`,
  `create unique index appliances_match_key on appliances (match_key) ${live}`,
  `create index appliances_search on appliances using gin (search_text gin_trgm_ops) ${live}`,
  `create index appliances_trash on appliances (deleted_at) where deleted_at is not null`,
];

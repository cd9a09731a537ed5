import { applianceFields, describingFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { stemLength } from '@appliance-index/domain/catalogue/closest-models';
import { categorySlugs, typesOf } from '@appliance-index/domain/catalogue/taxonomy';
import { advice } from '@appliance-index/domain/imports/plans/advice';
import { type Retailer, retailers } from '@appliance-index/domain/scores/retailers';
import { columnOf, columnTypes } from '../appliance-rows.js';
import { hasModels } from '../postgres-aliases.js';

/* SQL that stages the rows of a file, matches them to models, and rejects those that fit none. */

/** Staged value that clears a number; an empty string clears a text. */
export const clearNumber = -1;

/** The column of a retailer's ratings as read. */
export const ratingColumn = ({ scoreField }: Retailer) => `${columnOf(scoreField)}_read`;

export const createStaging = `
  create temp table staging (
    line integer not null, id uuid, match_key text collate "C", brand text collate "C", model text collate "C",
    category text collate "C", price_cents integer,
    ${describingFields.map((field) => `${columnOf(field)} ${columnTypes[applianceFields[field].kind]}`).join(', ')},
    ${retailers.map((retailer) => `${ratingColumn(retailer)} numeric`).join(', ')},
    search_text text collate "C", named_key text collate "C", written_key text collate "C", decision text collate "C",
    cells text not null
  ) on commit drop`;

/** Of the columns by which rows are found; those of all columns take as long as matching. */
export const analyzeStaging =
  'analyze staging (line, id, match_key, written_key, named_key, brand, decision)';

/** Resolves ids to match keys, so that all later steps identify models in one way. */
export const fillKeysFromIds = `
  update staging set named_key = staging.match_key, match_key = live.match_key, brand = live.brand, model = live.model, category = live.category
  from appliances live where live.id = staging.id and live.deleted_at is null`;

const isKnown = `
  exists (select from appliances live where live.match_key = staging.match_key and live.deleted_at is null)`;

export const selectBrandAliases = `
  select written_key as "writtenKey", same_as as "sameAs" from aliases where decision = 'brand'`;

/** Of the brands $1, which are brands $2, those that count: as for models, what the catalogue has by that name comes first. */
export const selectUsedBrandAliases = `
  select written, meant from unnest($1::text[], $2::text[]) as brand (written, meant)
  where not (${hasModels('written')}) and ${hasModels('meant')}`;

/**
 * Applies what staff have decided about the spellings of models that the catalogue does not have. A decision whose model is in
 * the trash counts for nothing; a new model that an import has added is that model from then on.
 */
export const applyAliases = `
  update staging set decision = aliases.decision, match_key = coalesce(live.match_key, staging.match_key),
    brand = coalesce(live.brand, staging.brand), model = coalesce(live.model, staging.model),
    category = coalesce(live.category, staging.category)
  from aliases left join appliances live on live.id = appliance_id and live.deleted_at is null
  where aliases.written_key = coalesce(staging.written_key, staging.match_key) and not (${isKnown})
    and (live.id is not null or appliance_id is null)`;

/** A part of writing the plan: the models that are added for decisions. */
export const linkNewModels = `
  update aliases set appliance_id = plan.id from staging join plan using (line)
  where staging.decision = 'new' and live_id is null
    and aliases.written_key = coalesce(staging.written_key, staging.match_key)`;

export const deleteIgnored = `delete from staging where decision = 'ignore'`;

/** Rows rejected by the catalogue, to be reported in line order. */
export const createRejected = `
  create temp table rejected (line integer primary key, path text, code text, message text, cells text)
    on commit drop`;

const rejectRows = (where: string, path: string, code: string, message: string) => `
  with deleted as (delete from staging where ${where} returning line, ${message} as message, cells)
  insert into rejected select line, '${path}', '${code}', message, cells from deleted`;

export const rejectedPage = `select * from rejected where line > $1 order by line limit $2`;

/** Rows without names only: otherwise the names identify the model, as the file may come from another catalogue. */
export const rejectUnknownIds = rejectRows(
  'match_key is null',
  'id',
  'unknown-id',
  `'No model in the catalogue has this id.'`,
);

export const rejectRenamedModels = rejectRows(
  `named_key <> match_key`,
  'id',
  'other-model',
  `'This id belongs to ' || brand || ' ' || model || ' (' || category || '). A file cannot rename a model.'`,
);

/** Checked here for rows identified by id or alias, because only the catalogue knows their category. */
export const rejectForeignTypes = rejectRows(
  `(id is not null or decision is not null) and subcategory <> '' and (category, subcategory) not in (${categorySlugs
    .flatMap((category) => typesOf(category).map((type) => `('${category}', '${type}')`))
    .join(', ')})`,
  'subcategory',
  'subcategory',
  `'This is not a type of ' || category || '.'`,
);

export const rejectDuplicates = rejectRows(
  `line in (select line from (select line, row_number() over (partition by match_key order by line) as occurrence
    from staging) numbered where occurrence > 1)`,
  'model',
  'duplicate',
  `'The file lists ' || brand || ' ' || model || ' more than once; only the first row is used.'`,
);

const isUnmatched = `decision is distinct from 'new' and not (${isKnown})`;

export const countUnmatched = `select count(*)::int as total from staging where ${isUnmatched}`;

/** In line order. */
export const selectUnmatched = `
  select line, brand, model, category from staging where ${isUnmatched} order by line limit $1`;

/** The models whose numbers begin with one of the stems; keys have no signs, so they begin with the same letters. */
export const selectModelsByStem = `
  select id, brand, model, category from appliances
  where deleted_at is null and left(split_part(match_key, '|', 2), ${stemLength}) = any($1)`;

export const rejectUnknownModels = rejectRows(
  isUnmatched,
  'model',
  'unknown-model',
  `brand || ' ' || model || ' (' || category || ') is not in the catalogue. To add it, ${advice.createMissing}.'`,
);

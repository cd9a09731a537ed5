import { applianceFields, describingFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { categorySlugs, typesOf } from '@appliance-index/domain/catalogue/taxonomy';
import { advice } from '@appliance-index/domain/imports/plans/advice';
import { type Retailer, retailers } from '@appliance-index/domain/scores/retailers';
import { columnOf, columnTypes } from '../appliance-rows.js';

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
    search_text text collate "C", named_key text collate "C", cells text not null
  ) on commit drop`;

/** Resolves ids to match keys, so that all later steps identify models in one way. */
export const fillKeysFromIds = `
  update staging set named_key = staging.match_key, match_key = live.match_key, brand = live.brand, model = live.model, category = live.category
  from appliances live where live.id = staging.id and live.deleted_at is null`;

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

/** Checked here for rows identified by id, because only the catalogue knows their category. */
export const rejectForeignTypes = rejectRows(
  `id is not null and subcategory <> '' and (category, subcategory) not in (${categorySlugs
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

export const rejectUnknownModels = rejectRows(
  `not exists (select from appliances live where live.match_key = staging.match_key and live.deleted_at is null)`,
  'model',
  'unknown-model',
  `brand || ' ' || model || ' (' || category || ') is not in the catalogue. To add it, ${advice.createMissing}.'`,
);

import { createHash } from 'node:crypto';
import { retailerFields } from '@appliance-index/domain/scores/retailers';
import type { Assessment } from '@appliance-index/domain/trust/assessment';
import { type RatedModels, RatedModelsBuilder } from '@appliance-index/domain/trust/rated-models';
import type { TrustInput } from '@appliance-index/domain/trust/trust';
import { bestFirst, columnOf } from '../appliance-rows.js';
import type { Client } from '../database.js';
import { eachRow } from '../each-row.js';

/** What an assessment starts from. */
export interface AssessmentInputs {
  /** The rated models of a catalogue in the official order. */
  models: RatedModels;
  /** Changes with whatever the assessment depends on. */
  hash: string;
}

/** The columns have an entry per model. */
export interface NameColumns {
  id: string[];
  brand: string[];
  model: string[];
}

export interface NamedInputs extends AssessmentInputs {
  names: NameColumns;
}

/** The domain's assessment, in this thread or another. */
export type Assess = (inputs: AssessmentInputs) => Assessment | Promise<Assessment>;

const inputFields = ['id', 'category', 'subcategory', 'brand', 'model', ...retailerFields] as const;

export const inputColumns = inputFields.map((field) => `${columnOf(field)} as "${field}"`).join(', ');

/** The end of a select of `inputColumns` from what has the columns of models. */
export const ratedInOrder = `is_rated order by ${bestFirst}`;

/**
 * Gathers what is to be assessed, without holding more of it than that.
 * @param select of `inputColumns` and others, `ratedInOrder`
 * @param take is called with each row
 */
export async function readInputs<Row extends TrustInput>(
  client: Pick<Client, 'query'>,
  select: string,
  take: (row: Row) => void,
): Promise<AssessmentInputs> {
  const models = new RatedModelsBuilder();
  const hash = createHash('sha256');
  await eachRow<Row>(client, select, (row) => {
    models.add(row);
    hash.update(JSON.stringify(inputFields.map((field) => row[field])));
    take(row);
  });
  return { models: models.build(), hash: hash.digest('hex') };
}

/** As `readInputs`, with the names of the models. */
export async function readNamedInputs(
  client: Pick<Client, 'query'>,
  select: string,
  take: (row: TrustInput) => void = () => undefined,
): Promise<NamedInputs> {
  const names: NameColumns = { id: [], brand: [], model: [] };
  const brands = new Map<string, string>();
  const inputs = await readInputs<TrustInput>(client, select, (row) => {
    names.id.push(row.id);
    names.brand.push(firstOf(brands, row.brand));
    names.model.push(row.model);
    take(row);
  });
  return { ...inputs, names };
}

/** The first of equal texts: each row brings its own. */
export function firstOf(texts: Map<string, string>, text: string): string {
  const first = texts.get(text);
  if (first === undefined) texts.set(text, text);
  return first ?? text;
}

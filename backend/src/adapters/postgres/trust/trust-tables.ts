import { createHash } from 'node:crypto';
import type { Month } from '@appliance-index/domain/scores/month';
import { retailerFields } from '@appliance-index/domain/scores/retailers';
import { isRated } from '@appliance-index/domain/scores/score';
import type { assessCatalogue } from '@appliance-index/domain/trust/catalogue-trust';
import { trustVersion } from '@appliance-index/domain/trust/constants';
import { type ListedModel, listFacts } from '@appliance-index/domain/trust/list-facts';
import {
  type CatalogueTrust,
  type Placement,
  type RatedTrust,
  type TrustInput,
  typeKey,
} from '@appliance-index/domain/trust/trust';
import { newestScoreMonth } from '../../../application/rankings/cards.js';
import { bestFirst, columnOf } from '../appliance-rows.js';
import type { Client } from '../database.js';
import { byModel, type ModelMonthScore, newestScoreMonths } from '../postgres-score-history.js';

/** The domain's assessment of a catalogue, in this thread or another. */
export type Assess = (
  models: readonly TrustInput[],
) => ReturnType<typeof assessCatalogue> | Promise<CatalogueTrust>;

/** A statement's parameters hold that many rows at most. */
const rowsPerStatement = 10_000;

const inputFields = ['id', 'category', 'subcategory', 'brand', 'model', ...retailerFields];

export const inputColumns = inputFields.map((field) => `${columnOf(field)} as "${field}"`).join(', ');

/** The models of the catalogue, or of a table of the same columns, in the official order. */
export async function readInputs(
  client: Pick<Client, 'query'>,
  table: 'appliances' | 'month_end' = 'appliances',
): Promise<TrustInput[]> {
  // The models of a past month count although they may have been deleted since.
  const condition = table === 'appliances' ? 'where deleted_at is null' : '';
  const { rows } = await client.query<TrustInput>(
    `select ${inputColumns} from ${table} ${condition} order by ${bestFirst}`,
  );
  return rows;
}

/** Read along the primary key from its end, so that nothing has to be sorted. */
const selectNewestScores = `
  select distinct on (appliance_id, retailer)
    appliance_id as id, retailer, dated.month, score, review_count as "reviewCount"
  from score_snapshots dated join imports on imports.id = import_id
  where rolled_back_at is null
  order by appliance_id desc, retailer desc, dated.month desc, import_id desc`;

const insertTrust = `
  insert into appliance_trust (appliance_id, category, subcategory, adjusted, evidence, pool_first, score_month, trust)
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::double precision[], $5::text[], $6::uuid[], $7::text[],
    $8::jsonb[])`;

const insertLists = `
  insert into trust_lists (category, subcategory, facts) select * from unnest($1::text[], $2::text[], $3::jsonb[])`;

/** The catalogue as it is to be assessed. */
interface Inputs {
  /** In the official order. */
  models: DatedInput[];
  updated: Month | null;
  /** Tells whether two assessments start from the same. */
  hash: string;
}

interface DatedInput extends TrustInput {
  scoreMonth: Month | null;
}

/** A rated model with its assessment. */
interface Assessed {
  model: DatedInput;
  trust: RatedTrust;
}

/** The stored assessment of the catalogue, within the transaction of a client. */
export class TrustTables {
  constructor(private readonly client: Pick<Client, 'query'>) {}

  /** Assesses the catalogue as the transaction sees it, and stores that; the catalogue's version moves on. */
  async refresh(assess: Assess): Promise<void> {
    const inputs = await this.read();
    await this.store(inputs, await assess(inputs.models));
  }

  async read(): Promise<Inputs> {
    const models = await readInputs(this.client);
    const monthScores = byModel(await this.rows<ModelMonthScore>(selectNewestScores));
    const [newest] = await this.rows<{ month: Month }>(newestScoreMonths);
    const dated = models.map((model) => ({
      ...model,
      scoreMonth: isRated(model) ? newestScoreMonth(model, monthScores.get(model.id) ?? []) : null,
    }));
    const updated = newest?.month ?? null;
    return { models: dated, updated, hash: hashOf(dated, updated) };
  }

  /** The hash of the inputs that the stored assessment is of; null without one. */
  async storedHash(): Promise<string | null> {
    const [row] = await this.rows<{ inputs: string }>('select inputs from trust_model');
    return row?.inputs ?? null;
  }

  async store({ models, updated, hash }: Inputs, { model, models: trusts }: CatalogueTrust): Promise<void> {
    const assessed = models.flatMap((each): Assessed[] => {
      const trust = trusts.get(each.id);
      return trust && trust.evidence !== 'none' ? [{ model: each, trust }] : [];
    });
    // Readers go on with the old rows until the transaction ends.
    for (const table of ['appliance_trust', 'trust_lists', 'trust_model'])
      await this.client.query(`delete from ${table}`);
    for (let from = 0; from < assessed.length; from += rowsPerStatement) {
      await this.client.query(insertTrust, columnsOf(assessed.slice(from, from + rowsPerStatement)));
    }
    await this.client.query(insertLists, listColumns(assessed, updated));
    await this.client.query('insert into trust_model (inputs, model) values ($1, $2)', [hash, model]);
  }

  private async rows<Row extends object>(text: string): Promise<Row[]> {
    return (await this.client.query<Row>(text)).rows;
  }
}

/** Changes with whatever the domain's assessment depends on. */
export function hashOfInputs(models: readonly TrustInput[]): string {
  const hash = createHash('sha256');
  for (const model of models) {
    hash.update(JSON.stringify(inputFields.map((field) => model[field as keyof TrustInput])));
  }
  return hash.digest('hex');
}

/** Changes with whatever is stored of an assessment: its inputs, the months of their scores, and the method. */
function hashOf(models: readonly DatedInput[], updated: Month | null): string {
  const months = models.map(({ scoreMonth }) => scoreMonth);
  const parts = [trustVersion, updated, hashOfInputs(models), months];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function columnsOf(assessed: readonly Assessed[]): unknown[] {
  return [
    assessed.map(({ model }) => model.id),
    assessed.map(({ model }) => model.category),
    assessed.map(({ model }) => model.subcategory),
    assessed.map(({ trust }) => trust.adjusted),
    assessed.map(({ trust }) => trust.evidence),
    assessed.map(({ trust }) => trust.pool.first),
    assessed.map(({ model }) => model.scoreMonth),
    assessed.map(({ trust }) => JSON.stringify(trust)),
  ];
}

function listColumns(assessed: readonly Assessed[], updated: Month | null): unknown[] {
  const typed = assessed.filter(({ model }) => model.subcategory !== null);
  const lists = [
    { category: null, subcategory: null, models: assessed.map(inCatalogue) },
    ...[...Map.groupBy(assessed, ({ model }) => model.category)].map(([category, models]) => ({
      ...{ category, subcategory: null },
      models: models.map((each) => listed(each, each.trust.inCategory)),
    })),
    ...[...Map.groupBy(typed, ({ model }) => typeKey(model)).values()].map((models) => ({
      category: models[0]?.model.category ?? null,
      subcategory: models[0]?.model.subcategory ?? null,
      models: models.map((each) => listed(each, each.trust.inType)),
    })),
  ];
  return [
    lists.map(({ category }) => category),
    lists.map(({ subcategory }) => subcategory),
    lists.map(({ models }) => JSON.stringify(listFacts(models, updated))),
  ];
}

function listed({ model, trust }: Assessed, { place, placeLow }: Placement): ListedModel {
  const { id, brand, model: name, scoreMonth } = model;
  return { id, brand, model: name, place, placeLow, evidence: trust.evidence, scoreMonth };
}

/** Nobody assesses places across categories. */
function inCatalogue(assessed: Assessed): ListedModel {
  return { ...listed(assessed, assessed.trust.inCategory), placeLow: Number.POSITIVE_INFINITY };
}

import { createHash } from 'node:crypto';
import type { Month } from '@appliance-index/domain/scores/month';
import { type Assessment, trustAt } from '@appliance-index/domain/trust/assessment';
import { trustVersion } from '@appliance-index/domain/trust/constants';
import { labelOf, marginOf } from '@appliance-index/domain/trust/evidence';
import { type ListedModel, listFacts } from '@appliance-index/domain/trust/list-facts';
import type { Placements } from '@appliance-index/domain/trust/placements';
import { type ModelType, type RatedModels, scoresAt } from '@appliance-index/domain/trust/rated-models';
import { newestScoreMonth } from '../../../application/rankings/cards.js';
import { copyInto, copyLine } from '../copy-text.js';
import type { Client } from '../database.js';
import { eachRow } from '../each-row.js';
import { type ModelMonthScore, newestScoreMonths } from '../postgres-score-history.js';
import {
  type Assess,
  firstOf,
  inputColumns,
  type NamedInputs,
  ratedInOrder,
  readNamedInputs,
} from './trust-inputs.js';

const selectCatalogue = `select ${inputColumns} from appliances where deleted_at is null and ${ratedInOrder}`;

/** The newest month scores in force, by model. Read along the primary key from its end, so that nothing has to be sorted. */
const selectNewestScores = `
  select distinct on (appliance_id, retailer)
    appliance_id as id, retailer, dated.month, score, review_count as "reviewCount"
  from score_snapshots dated join imports on imports.id = import_id
  where rolled_back_at is null
  order by appliance_id desc, retailer desc, dated.month desc, import_id desc`;

const copyTrust = `
  copy appliance_trust (appliance_id, category, subcategory, adjusted, evidence, pool_first, score_month, trust) from stdin`;

const insertLists = `
  insert into trust_lists (category, subcategory, facts) select * from unnest($1::text[], $2::text[], $3::jsonb[])`;

/** The catalogue as it is to be assessed. */
interface CatalogueInputs extends NamedInputs {
  /** The month of each model's newest score. */
  scoreMonths: readonly (Month | null)[];
  updated: Month | null;
  /** Changes with whatever is stored: the assessment's inputs, the months of their scores, and the method. */
  storedHash: string;
}

/** A list of the catalogue, and the placements in it. */
interface StoredList {
  category: string | null;
  subcategory: string | null;
  /** Null where nobody assesses places: across categories. */
  placements: Placements | null;
}

/** The stored assessment of the catalogue, within the transaction of a client. */
export class TrustTables {
  constructor(private readonly client: Pick<Client, 'query'>) {}

  /**
   * Assesses the catalogue as the transaction sees it, and stores that; the catalogue's version moves on.
   * @param known the catalogue's models, if somebody has read them already
   */
  async refresh(assess: Assess, known?: NamedInputs): Promise<void> {
    const inputs = await this.read(known);
    await this.store(inputs, await assess(inputs));
  }

  async read(known?: NamedInputs): Promise<CatalogueInputs> {
    const inputs = known ?? (await readNamedInputs(this.client, selectCatalogue));
    const scoreMonths = await this.scoreMonths(inputs.models, inputs.names.id);
    const [newest] = await this.rows<{ month: Month }>(newestScoreMonths);
    const updated = newest?.month ?? null;
    // Another release may have stored other facts of lists.
    const parts = [trustVersion, Object.keys(listFacts([], null)), updated, inputs.hash, scoreMonths];
    const storedHash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
    return { ...inputs, scoreMonths, updated, storedHash };
  }

  private async scoreMonths(models: RatedModels, ids: readonly string[]): Promise<(Month | null)[]> {
    const indexes = new Map(ids.map((id, index) => [id, index]));
    const months = new Map<Month, Month>();
    const scoreMonths = ids.map((): Month | null => null);
    let own: ModelMonthScore[] = [];
    const finishModel = () => {
      const index = indexes.get(own[0]?.id ?? '');
      const month = index === undefined ? null : newestScoreMonth(scoresAt(models, index), own);
      if (index !== undefined && month !== null) scoreMonths[index] = firstOf(months, month);
    };
    await eachRow<ModelMonthScore>(this.client, selectNewestScores, (monthScore) => {
      if (own[0]?.id !== monthScore.id) {
        finishModel();
        own = [];
      }
      own.push(monthScore);
    });
    finishModel();
    return scoreMonths;
  }

  /** The hash of the inputs that the stored assessment is of; null without one. */
  async storedHash(): Promise<string | null> {
    const [row] = await this.rows<{ inputs: string }>('select inputs from trust_model');
    return row?.inputs ?? null;
  }

  async store(inputs: CatalogueInputs, assessment: Assessment): Promise<void> {
    // Readers go on with the old rows until the transaction ends.
    await this.client.query('delete from appliance_trust; delete from trust_lists; delete from trust_model');
    await copyInto(this.client, copyTrust, trustLines(inputs, assessment));
    await this.client.query(insertLists, listColumns(inputs, assessment));
    await this.client.query('insert into trust_model (inputs, model) values ($1, $2)', [
      inputs.storedHash,
      assessment.model,
    ]);
  }

  private async rows<Row extends object>(text: string): Promise<Row[]> {
    return (await this.client.query<Row>(text)).rows;
  }
}

function* trustLines(
  { models, names, scoreMonths }: CatalogueInputs,
  assessment: Assessment,
): Generator<string, void> {
  const idOf = (index: number) => names.id[index] as string;
  for (const [index, scoreMonth] of scoreMonths.entries()) {
    const trust = trustAt(models, assessment, index, idOf);
    const { category, subcategory } = models.types[models.type[index] as number] as ModelType;
    const columns = [trust.adjusted, trust.evidence, trust.pool.first, scoreMonth, JSON.stringify(trust)];
    yield copyLine([idOf(index), category, subcategory, ...columns]);
  }
}

function listColumns(inputs: CatalogueInputs, assessment: Assessment): unknown[] {
  const { types } = inputs.models;
  const { inType, inCategory } = assessment;
  const categories = [...new Set(types.map(({ category }) => category))];
  const lists: StoredList[] = [
    { category: null, subcategory: null, placements: null },
    ...categories.map((category) => ({ category, subcategory: null, placements: inCategory })),
    ...types
      .filter(({ subcategory }) => subcategory !== null)
      .map((type) => ({ ...type, placements: inType })),
  ];
  return [
    lists.map(({ category }) => category),
    lists.map(({ subcategory }) => subcategory),
    lists.map((list) => JSON.stringify(listFacts(listed(list, inputs, assessment), inputs.updated))),
  ];
}

/** The models of a list. */
function* listed(
  { category, subcategory, placements }: StoredList,
  { models, names, scoreMonths }: CatalogueInputs,
  { variance, inCategory }: Assessment,
): Generator<ListedModel, void> {
  const isInList = models.types.map(
    (type) =>
      (category === null || type.category === category) &&
      (subcategory === null || type.subcategory === subcategory),
  );
  for (const [index, type] of models.type.entries()) {
    if (!isInList[type]) continue;
    yield {
      id: names.id[index] as string,
      brand: names.brand[index] as string,
      model: names.model[index] as string,
      scoreMonth: scoreMonths[index] as Month | null,
      place: (placements ?? inCategory).place[index] as number,
      placeLow: (placements?.placeLow[index] as number | undefined) ?? Number.POSITIVE_INFINITY,
      evidence: labelOf(marginOf(variance[index] as number)),
    };
  }
}

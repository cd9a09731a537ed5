import { bestFirst } from '@appliance-index/domain/scores/ranking';
import { isRated } from '@appliance-index/domain/scores/score';
import type { Placement, RatedTrust, TrustInput } from '@appliance-index/domain/trust/trust';
import { comparedPlaces, type RangeChange } from '../../../application/imports/import-report.js';
import type { Client } from '../database.js';
import { type Assess, inputColumns } from './trust-tables.js';

/** The catalogue as it will be after the plan. */
const selectPlanned = `
  select ${inputColumns} from plan where differs
  union all
  select ${inputColumns} from appliances where deleted_at is null
    and not exists (select from plan where differs and live_id = appliances.id)`;

const selectBefore = 'select appliance_id as id, trust from appliance_trust where appliance_id = any ($1)';

type List = Pick<RangeChange, 'category' | 'subcategory'>;
type Places = RangeChange['models'][number]['after'];

/** A planned model in one of its lists. */
interface Placed extends List {
  model: TrustInput;
  placement: Placement;
}

/** Compares the likely places of each list's first models with the stored ones. */
export class RangeChanges {
  constructor(
    private readonly client: Pick<Client, 'query'>,
    private readonly assess: Assess,
  ) {}

  /** How the plan of an import changes them, in this transaction. */
  async planned(): Promise<RangeChange[]> {
    const { rows } = await this.client.query<TrustInput>(selectPlanned);
    const models = rows.toSorted(bestFirst);
    const { models: trusts } = await this.assess(models);
    const first = models.flatMap((model) => {
      const trust = trusts.get(model.id);
      return isRated(model) && trust && trust.evidence !== 'none' ? placedFirst(model, trust) : [];
    });
    return changed(first, await this.before(first));
  }

  private async before(first: readonly Placed[]): Promise<ReadonlyMap<string, RatedTrust>> {
    const ids = [...new Set(first.map(({ model }) => model.id))];
    const { rows } = await this.client.query<{ id: string; trust: RatedTrust }>(selectBefore, [ids]);
    return new Map(rows.map(({ id, trust }) => [id, trust]));
  }
}

/** The lists in which the model is among the first. */
function placedFirst(model: TrustInput, { inType, inCategory }: RatedTrust): Placed[] {
  const { category, subcategory } = model;
  const lists = [
    ...(subcategory === null ? [] : [{ category, subcategory, model, placement: inType }]),
    { category, subcategory: null, model, placement: inCategory },
  ];
  return lists.filter(({ placement }) => placement.place <= comparedPlaces);
}

/** The lists in which a place or range has changed, each with all its first models. */
function changed(first: readonly Placed[], before: ReadonlyMap<string, RatedTrust>): RangeChange[] {
  const lists = Map.groupBy(first, ({ category, subcategory }) => `${category}/${subcategory ?? ''}`);
  return [...lists.values()]
    .map((placed) => rangeChange(placed, before))
    .filter(({ models }) => models.some((model) => !isSame(model.before, model.after)));
}

function rangeChange(placed: readonly Placed[], before: ReadonlyMap<string, RatedTrust>): RangeChange {
  const { category = '', subcategory = null } = placed[0] ?? {};
  const models = placed
    .toSorted((a, b) => a.placement.place - b.placement.place)
    .map(({ model: { id, brand, model }, placement }) => {
      const old = before.get(id)?.[subcategory === null ? 'inCategory' : 'inType'];
      return {
        applianceId: id,
        brand,
        model,
        before: old ? placesOf(old) : null,
        after: placesOf(placement),
      };
    });
  return { category, subcategory, models };
}

const placesOf = ({ place, placeLow, placeHigh }: Placement): Places => ({
  place,
  low: placeLow,
  high: placeHigh,
});

function isSame(a: Places | null, b: Places): boolean {
  return a !== null && a.place === b.place && a.low === b.low && a.high === b.high;
}

import { placementAt } from '@appliance-index/domain/trust/placements';
import {
  type Placement,
  type RatedTrust,
  type TrustInput,
  typeKey,
} from '@appliance-index/domain/trust/trust';
import { comparedPlaces, type RangeChange } from '../../../application/imports/import-report.js';
import type { Client } from '../database.js';
import {
  type Assess,
  inputColumns,
  type NamedInputs,
  ratedInOrder,
  readNamedInputs,
} from './trust-inputs.js';

/** The catalogue as it will be after the plan: `future` has the types that change. */
const selectPlanned = `
  select ${inputColumns} from (
    select * from future
    union all
    select * from appliances where not exists (select from future where future.id = appliances.id)
  ) planned where deleted_at is null and ${ratedInOrder}`;

const selectBefore = 'select appliance_id as id, trust from appliance_trust where appliance_id = any ($1)';

type List = Pick<RangeChange, 'category' | 'subcategory'>;
type Places = RangeChange['models'][number]['after'];

/** A model that may be among the first of a list, and its index in the inputs. */
interface FirstModel {
  model: TrustInput;
  index: number;
}

/** The planned catalogue. */
export interface PlannedInputs extends NamedInputs {
  first: readonly FirstModel[];
}

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

  /** Reads the catalogue as the plan of this transaction makes it. */
  async read(): Promise<PlannedInputs> {
    const first: FirstModel[] = [];
    const taken = new Map<string, number>();
    let index = 0;
    const inputs = await readNamedInputs(this.client, selectPlanned, (model) => {
      const places = [model.category, typeKey(model)].map((list) => (taken.get(list) ?? 0) + 1);
      if (Math.min(...places) <= comparedPlaces) first.push({ model, index });
      taken.set(model.category, places[0] ?? 0).set(typeKey(model), places[1] ?? 0);
      index++;
    });
    return { ...inputs, first };
  }

  /** How the plan changes them. */
  async changed(planned: PlannedInputs): Promise<RangeChange[]> {
    const { inType, inCategory } = await this.assess(planned);
    const first = planned.first.flatMap(({ model, index }) =>
      placedFirst(model, placementAt(inType, index), placementAt(inCategory, index)),
    );
    return changed(first, await this.before(first));
  }

  private async before(first: readonly Placed[]): Promise<ReadonlyMap<string, RatedTrust>> {
    const ids = [...new Set(first.map(({ model }) => model.id))];
    const { rows } = await this.client.query<{ id: string; trust: RatedTrust }>(selectBefore, [ids]);
    return new Map(rows.map(({ id, trust }) => [id, trust]));
  }
}

/** The lists in which the model is among the first. */
function placedFirst(model: TrustInput, inType: Placement, inCategory: Placement): Placed[] {
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

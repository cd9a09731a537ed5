import { numberOf } from '../objects.js';
import type { Option } from './model-choices.js';
import type { Facet, TableModel } from './model-facets.js';

/** Positions of models in the official order, ascending. */
export type Positions = readonly number[];

/** A group in which something is chosen. */
export interface Test<Group> {
  group: Group;
  /** By position: 1 for a model that fits the choice, else 0. */
  fits: Uint8Array;
}

/** The models that pass all tests, and by group those that fail its test alone. */
export interface Sifted<Group> {
  passing: Positions;
  failing: ReadonlyMap<Group, Positions>;
}

export function sift<Group>(size: number, tests: readonly Test<Group>[]): Sifted<Group> {
  const passing: number[] = [];
  const failing = tests.map((): number[] => []);
  for (let position = 0; position < size; position++) {
    const failed = onlyFailure(position, tests);
    if (failed === -1) passing.push(position);
    else if (failed !== undefined) failing[failed]?.push(position);
  }
  return { passing, failing: new Map(tests.map(({ group }, index) => [group, failing[index] ?? []])) };
}

/** The index of the only test that a model fails; -1 if it passes all, and undefined if it fails several. */
function onlyFailure<Group>(position: number, tests: readonly Test<Group>[]): number | undefined {
  let failed = -1;
  for (let index = 0; index < tests.length; index++) {
    if (tests[index]?.fits[position] !== 0) continue;
    if (failed !== -1) return undefined;
    failed = index;
  }
  return failed;
}

/** Which family each model belongs to. */
export class Families {
  /** Numbers from 0 by position; -1 for a model on its own. */
  private readonly numbers: Int32Array;
  private readonly size: number;

  constructor(models: readonly TableModel[]) {
    const known = new Map<string, number>();
    this.numbers = Int32Array.from(models, ({ row, family }) => {
      return row.familySize < 2 ? -1 : numberOf(family, known);
    });
    this.size = known.size;
  }

  /** Those of the models that are the first of their family. */
  firsts(positions: Positions): Positions {
    const seen = new Uint8Array(this.size);
    return positions.filter((position) => {
      const family = this.numbers[position] as number;
      if (family < 0) return true;
      const isFirst = seen[family] === 0;
      seen[family] = 1;
      return isFirst;
    });
  }

  /** Those that do not count when an option counts one of each family; of a level, the highest counts. */
  repeats({ codes, isLevel }: Facet, lists: readonly Positions[]): Positions {
    const repeated: number[] = [];
    const counted = new Map<number, number>();
    const add = (position: number) => {
      const family = this.numbers[position] as number;
      if (family < 0) return;
      const code = codes[position] as number;
      const key = isLevel ? family : code * this.size + family;
      const other = counted.get(key);
      const isHigher = other === undefined || code > (codes[other] as number);
      if (isHigher) counted.set(key, position);
      if (other !== undefined) repeated.push(isHigher ? other : position);
    };
    for (const positions of lists) positions.forEach(add);
    return repeated;
  }
}

/** The options of a group with the numbers of models that fit them, or of families if they are given. */
export function countOptions(facet: Facet, lists: readonly Positions[], families: Families | null): Option[] {
  const { values, codes, isLevel } = facet;
  const counts = new Int32Array(values.length);
  const add = (positions: Positions, step: number) => {
    for (const position of positions) (counts[codes[position] as number] as number) += step;
  };
  for (const positions of lists) add(positions, 1);
  if (families) add(families.repeats(facet, lists), -1);
  // A model that fits a level fits those before it, too.
  if (isLevel)
    for (let code = counts.length - 2; code > 0; code--)
      (counts[code] as number) += counts[code + 1] as number;
  return values.flatMap((value, code) => (value === '' ? [] : [{ value, count: counts[code] ?? 0 }]));
}

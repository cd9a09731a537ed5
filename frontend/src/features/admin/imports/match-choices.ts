import type { ImportReport } from '@appliance-index/backend/contract';
import type { DecisionInput } from '@appliance-index/domain/catalogue/alias';
import { otherBrands } from '@appliance-index/domain/imports/plans/other-brands';
import { maxDecisions } from '@appliance-index/domain/limits';

export type Name = ImportReport['unmatched']['listed'][number];

/** 'new', 'ignore', the id of the model that a name means, or the brand that a brand is. */
export type Choice = string;

/** What a key says of a name: null for undecided, undefined for nothing. */
export function choiceOf(key: string, { candidates }: Name): Choice | null | undefined {
  if (key === '0' || key === 'Backspace' || key === 'Delete') return null;
  if (key.toLowerCase() === 'n') return 'new';
  if (key.toLowerCase() === 'i') return 'ignore';
  return /^[1-5]$/.test(key) ? candidates[Number(key) - 1]?.applianceId : undefined;
}

/** The key of what was chosen for a line; for a brand, it is the brand. */
export const keyOf = (line: number): string => `line ${line}`;

/** What is sent for the choices made by line, and by brand; no more than one request may hold. */
export function decisionsOf(names: readonly Name[], choices: ReadonlyMap<string, Choice>): DecisionInput[] {
  const ofBrands = otherBrands(names).flatMap(({ brand }): DecisionInput[] => {
    const sameBrand = choices.get(brand);
    return sameBrand === undefined ? [] : [{ brand, decision: 'brand', sameBrand }];
  });
  const ofNames = names.flatMap(({ line, brand, model, category }): DecisionInput[] => {
    const choice = choices.get(keyOf(line));
    if (choice === undefined) return [];
    const written = { brand, model, category };
    if (choice === 'new' || choice === 'ignore') return [{ ...written, decision: choice }];
    return [{ ...written, decision: 'same', applianceId: choice }];
  });
  return [...ofBrands, ...ofNames].slice(0, maxDecisions);
}

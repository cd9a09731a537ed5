import type { AliasView } from '@appliance-index/backend/contract';
import type { AliasDecision } from '@appliance-index/domain/catalogue/alias';

/** What a decision says of a name. */
export const decisionLabels: Readonly<Record<AliasDecision, string>> = {
  same: 'Same model',
  new: 'New model',
  ignore: 'Ignored',
  brand: 'Same brand',
};

/** 'LG WM4000H*A', or 'LG Electronics' for a brand. */
export function nameOf({ brand, model }: Pick<AliasView, 'brand' | 'model'>): string {
  return model === null ? brand : `${brand} ${model}`;
}

import type { AliasesView, AliasView } from '@appliance-index/backend/contract';
import type { AliasDecision, DecisionInput } from '@appliance-index/domain/catalogue/alias';
import { sendJson } from '../../../shared/api-client';
import { freshQuery, toSearchParams } from '../queries';

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

/** A page of the decisions about names in files. An empty filter value matches everything. */
export function aliasesQuery(filter: Readonly<Record<'q' | 'decision' | 'page', string>>) {
  return freshQuery<AliasesView>('aliases', `/api/admin/aliases?${toSearchParams(filter)}`);
}

/** The names in files that mean a model. */
export function modelAliasesQuery(id: string) {
  return freshQuery<AliasView[]>('aliases', `/api/admin/appliances/${id}/aliases`);
}

/** Keeps all decisions about names, or none. @throws ApiError 409 if the catalogue has such a name by now */
export function decide(decisions: readonly DecisionInput[]): Promise<AliasView[]> {
  return sendJson('POST', '/api/admin/aliases', { decisions });
}

export function removeAlias(id: string): Promise<AliasView> {
  return sendJson('DELETE', `/api/admin/aliases/${id}`);
}

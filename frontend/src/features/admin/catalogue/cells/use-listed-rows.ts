import type { ApplianceView } from '@appliance-index/backend/contract';
import { useMemo, useState } from 'react';

/**
 * The models that are listed, in an order that stays while their cells are edited: a row neither moves nor disappears because its
 * price was typed in. Another view, by its `key`, lists them anew.
 */
export function useListedRows(
  appliances: readonly ApplianceView[],
  shown: readonly ApplianceView[],
  key: string,
): readonly ApplianceView[] {
  const [listed, setListed] = useState({ key, ids: idsOf(shown) });
  const current = listed.key === key ? listed : { key, ids: idsOf(shown) };
  if (current !== listed) setListed(current);
  return useMemo(() => {
    const byId = new Map(appliances.map((each) => [each.id, each]));
    return current.ids.flatMap((id) => byId.get(id) ?? []);
  }, [appliances, current.ids]);
}

const idsOf = (models: readonly ApplianceView[]) => models.map(({ id }) => id);

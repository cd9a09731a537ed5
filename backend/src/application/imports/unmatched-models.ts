import { ClosestModels, stemOf } from '@appliance-index/domain/catalogue/closest-models';
import type { ImportTransaction, Matching } from './import-ports.js';
import type { ImportReport } from './import-report.js';

/** The names with the models that they may mean, found among those that one query returns. */
export async function withCandidates(
  { total, listed }: Matching['unmatched'],
  catalogue: Pick<ImportTransaction, 'modelsByStem'>,
): Promise<ImportReport['unmatched']> {
  const stems = new Set(listed.flatMap(({ model }) => stemOf(model) ?? []));
  const closest = new ClosestModels(stems.size > 0 ? await catalogue.modelsByStem([...stems]) : []);
  return {
    total,
    listed: listed.map((name) => ({
      ...name,
      candidates: closest.candidatesFor(name).map(({ model: { id, ...named }, reason, isOtherBrand }) => {
        return { applianceId: id, ...named, reason, isOtherBrand };
      }),
    })),
  };
}

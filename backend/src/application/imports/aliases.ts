import {
  Alias,
  type Decision,
  type DecisionInput,
  nameInFiles,
  parseDecision,
  writtenKeyOf,
} from '@appliance-index/domain/catalogue/alias';
import { brandKey } from '@appliance-index/domain/catalogue/appliance';
import { DomainError } from '@appliance-index/domain/errors';
import { maxDecisions, pageSize } from '@appliance-index/domain/limits';
import type { Changes } from '../audit-ports.js';
import { iteratePages } from '../pagination.js';
import type { Clock } from '../ports.js';
import type { AliasFilter, AliasStore, NamedModel } from './alias-ports.js';
import { type AliasesView, type AliasView, aliasView } from './alias-views.js';

/** What staff decide about the names in files that the catalogue does not have, so that each is asked about once. */
export class Aliases {
  constructor(
    private readonly store: AliasStore,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** A page of the decisions that fit, in the order of their names. @param page from 1; after the last, it is empty */
  async list(filter: AliasFilter, page: number): Promise<AliasesView> {
    const total = await this.store.count(filter);
    const stored = await this.store.page(filter, pageSize, { skipped: (page - 1) * pageSize });
    return { total, page, pages: Math.ceil(total / pageSize), aliases: stored.map(aliasView) };
  }

  /** All decisions that fit, in the order of their names. */
  all(filter: AliasFilter = {}): AsyncGenerator<AliasView, void> {
    return iteratePages(async (last) =>
      (await this.store.page(filter, pageSize, { afterKey: last && writtenKeyOf(last) })).map(aliasView),
    );
  }

  /** The names that mean the model, at most a page of them. */
  async ofModel(applianceId: string): Promise<AliasView[]> {
    return (await this.store.ofModel(applianceId, pageSize)).map(aliasView);
  }

  /**
   * Keeps all decisions or none; one about a name that was decided before replaces it.
   * @throws invalid/alias, not-found/appliance, not-found/brand, conflict/known-spelling
   */
  async decide(inputs: readonly DecisionInput[], actor: string): Promise<AliasView[]> {
    if (inputs.length === 0 || inputs.length > maxDecisions)
      throw new DomainError('invalid', 'alias', `Send 1 to ${maxDecisions} decisions.`);
    const decisions = new Map(inputs.map(parseDecision).map((each) => [writtenKeyOf(each), each]));
    const ids = await this.changes.run({ actor, action: 'decide' }, async () => {
      const made = [...decisions.values()];
      const found = await this.store.lockByKeys([...decisions.keys()]);
      await this.refuseKnown(decisions);
      await this.requireBrands(made);
      const models = await this.modelsOf(made);
      const earlier = new Map(found.map((alias) => [alias.writtenKey, alias]));
      const decidedAt = this.clock.now();
      const aliases = Array.from(decisions, ([key, decision]) => {
        const alias = earlier.get(key) ?? new Alias(crypto.randomUUID(), decision);
        const model = decision.decision === 'same' ? models.get(decision.applianceId ?? '') : undefined;
        return Object.assign(alias, decision, { sameAs: nameOf(model) ?? decision.sameAs, decidedAt });
      });
      await this.store.save(aliases);
      return aliases.map(({ id }) => id);
    });
    return (await this.store.withIds(ids)).map(aliasView);
  }

  /** Undoes a decision; scores that were imported by it stay. Returns what it was. @throws not-found/alias */
  remove(id: string, actor: string): Promise<AliasView> {
    return this.changes.run({ actor, action: 'delete' }, async () => {
      const alias = await this.store.lock(id);
      const [stored] = alias ? await this.store.withIds([alias.id]) : [];
      if (!alias || !stored)
        throw new DomainError('not-found', 'alias', 'There is no such decision any more.');
      await this.store.remove(alias);
      return aliasView(stored);
    });
  }

  /** A decision about what the catalogue has would never be asked for: the catalogue comes first. */
  private async refuseKnown(decisions: ReadonlyMap<string, Decision>): Promise<void> {
    const keys = [...decisions.keys()];
    const known = await this.store.knownKeys(keys);
    const knownBrands = await this.store.knownBrands(keys.filter((key) => isOfBrand(decisions.get(key))));
    const refused = [...decisions].filter(
      ([key, decision]) => (known.has(key) || knownBrands.has(key)) && !isAddedModel(decision),
    );
    if (refused.length === 0) return;
    const names = refused.map(([, decision]) => nameInFiles(decision)).join(', ');
    throw new DomainError(
      'conflict',
      'known-spelling',
      `The catalogue itself has ${names}, so imports match it already. Plan the import again.`,
    );
  }

  private async requireBrands(decisions: readonly Decision[]): Promise<void> {
    const brands = decisions.filter(isOfBrand).flatMap(({ sameAs }) => sameAs ?? []);
    const known = await this.store.knownBrands(brands.map(brandKey));
    const missing = brands.find((brand) => !known.has(brandKey(brand)));
    if (missing === undefined) return;
    const message = `The catalogue has no models of ${missing}. Name a brand of the catalogue.`;
    throw new DomainError('not-found', 'brand', message, [{ path: 'sameBrand', message }]);
  }

  private async modelsOf(decisions: readonly Decision[]): Promise<Map<string, NamedModel>> {
    const ids = [...new Set(decisions.flatMap(({ applianceId }) => applianceId ?? []))];
    const models = new Map((await this.store.models(ids)).map((model) => [model.id, model]));
    const lost = decisions.find(({ applianceId }) => applianceId !== null && !models.has(applianceId));
    if (lost === undefined) return models;
    const message = `${nameInFiles(lost)} cannot mean the model with the id ${lost.applianceId}, because the catalogue has none. If it was deleted, restore it from the trash first.`;
    throw new DomainError('not-found', 'appliance', message, [{ path: 'applianceId', message }]);
  }
}

function isOfBrand(decision: Decision | undefined): boolean {
  return decision?.decision === 'brand';
}

/** Such a decision has done its part, and follows its model when staff rename it. */
function isAddedModel({ decision, applianceId }: Decision): boolean {
  return decision === 'new' && applianceId !== null;
}

function nameOf(model: NamedModel | undefined): string | undefined {
  return model && `${model.brand} ${model.model}`;
}

import {
  type Appliance,
  type ApplianceFields,
  type ApplianceInput,
  applianceFieldNames,
  maxBulkChange,
  parseApplianceFields,
  trashDays,
} from '@appliance-index/domain/catalogue/appliance';
import { isTypeOf } from '@appliance-index/domain/catalogue/taxonomy';
import { dayMs } from '@appliance-index/domain/durations';
import { DomainError, invalidFields } from '@appliance-index/domain/errors';
import { pageSize } from '@appliance-index/domain/limits';
import type { AuditLog, AuditRecord, Changes } from '../audit-ports.js';
import type { Clock, Transactions } from '../ports.js';
import { checkPrecondition, type Precondition } from '../precondition.js';
import type { ApplianceView } from './appliance-views.js';
import { applianceView } from './catalogue.js';
import type { HistoryEntryView, TrashedView } from './change-views.js';
import { fieldsOf, lockListed, mergedFields, notListed } from './edited-models.js';
import type { ApplianceEdits, TrashStart } from './editing-ports.js';
import type { Media } from './media.js';

const maxHistoryEntries = 200;
/** Models purged per statement: with all rows that depend on them, within the statement timeout. */
const purgeBatchSize = 300;

/** Manual changes to the catalogue by staff. */
export class CatalogueEditor {
  constructor(
    private readonly edits: ApplianceEdits,
    private readonly media: Media,
    private readonly transactions: Transactions,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * A brand that the catalogue has is spelt as there: 'Cafe' adds no second brand beside 'Café'.
   * @throws invalid/appliance, conflict/duplicate
   */
  add(input: ApplianceInput, actor: string): Promise<ApplianceView> {
    const fields = parseApplianceFields(input);
    return this.changes.run({ actor, action: 'create' }, async () => {
      fields.brand = await this.edits.brandSpelling(fields.brand);
      return applianceView(await this.edits.add(fields));
    });
  }

  /**
   * Changes the given fields; null clears a field. Changing the category clears the type, unless a new one is given.
   * @throws not-found/appliance, invalid/appliance, conflict/stale with the current model, conflict/duplicate
   */
  update(
    id: string,
    input: ApplianceInput,
    actor: string,
    precondition?: Precondition<ApplianceView>,
  ): Promise<ApplianceView> {
    return this.changes.run({ actor, action: 'update' }, async () => {
      const current = await lockListed(this.edits, id);
      checkPrecondition('this appliance', applianceView(current), precondition);
      return applianceView(await this.write(current, input));
    });
  }

  /** Moves the model to the trash, from where it can be restored for 30 days. @throws not-found/appliance */
  remove(id: string, actor: string): Promise<void> {
    return this.changes.run({ actor, action: 'delete' }, async () => {
      const current = await lockListed(this.edits, id);
      current.deletedAt = this.clock.now();
      await this.edits.save(current);
    });
  }

  /** Restores the model from the trash. @throws not-found/appliance, conflict/duplicate when it has been added again */
  restore(id: string, actor: string): Promise<ApplianceView> {
    return this.changes.run({ actor, action: 'restore' }, async () => {
      const current = await this.edits.lock(id);
      if (!current) throw notListed();
      if (current.deletedAt === null) return applianceView(current);
      current.deletedAt = null;
      return applianceView(await this.edits.save(current));
    });
  }

  /** Changes all models or none. @throws invalid/bulk, not-found/appliance, invalid/appliance, conflict/duplicate */
  bulkChange(
    ids: readonly string[],
    change: 'delete' | 'restore' | Pick<ApplianceInput, 'category' | 'subcategory'>,
    actor: string,
  ): Promise<void> {
    if (ids.length === 0 || ids.length > maxBulkChange) {
      throw new DomainError('invalid', 'bulk', `Choose 1 to ${maxBulkChange} models.`);
    }
    return this.transactions.run(async () => {
      await this.edits.lockAll();
      for (const id of new Set(ids.map((each) => each.toLowerCase()))) {
        if (change === 'delete') await this.remove(id, actor);
        else if (change === 'restore') await this.restore(id, actor);
        else await this.update(id, { ...change, category: change.category ?? null }, actor);
      }
    });
  }

  /** A page of the trash, latest first: the first page, or the one after `start`. */
  async trash(start?: TrashStart): Promise<TrashedView[]> {
    return (await this.edits.trashed(pageSize, start)).flatMap(trashedView);
  }

  /** Permanently deletes models trashed more than 30 days ago, with their media. Returns the number of models. */
  async purgeTrash(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - trashDays * dayMs);
    for (let total = 0; ; ) {
      const purged = await this.transactions.run(() => this.edits.purge(before, purgeBatchSize));
      if (purged.appliances === 0) return total;
      await this.media.deleteFilesOf(purged.media);
      total += purged.appliances;
    }
  }

  /** The changes of one model, newest first. */
  async history(id: string): Promise<HistoryEntryView[]> {
    return (await this.audit.historyOf(id, maxHistoryEntries)).map(historyEntryView);
  }

  /**
   * Reverts the fields of one change to their previous values.
   * @throws not-found/change, not-found/appliance, invalid/appliance, conflict/duplicate
   */
  undo(id: string, changeId: string, actor: string): Promise<ApplianceView> {
    return this.changes.run({ actor, action: 'undo' }, async () => {
      const current = await lockListed(this.edits, id);
      const changes = await this.audit.historyOf(current.id, maxHistoryEntries);
      const change = changes.find((each) => each.id === changeId);
      // A deletion changed no fields: the trash undoes it.
      if (!change?.before || !change.after) {
        throw new DomainError('not-found', 'change', 'This model has no such change to undo.');
      }
      return applianceView(await this.write(current, withSameType(change.before, current)));
    });
  }

  private async write(current: Appliance, input: ApplianceInput) {
    const before = fieldsOf(current);
    const { fields, issues } = await mergedFields(before, input, (brand) => this.edits.brandSpelling(brand));
    if (issues.length > 0) throw invalidFields('appliance', issues);
    Object.assign(current, fields);
    const isChanged = applianceFieldNames.some((name) => before[name] !== current[name]);
    return isChanged ? this.edits.save(current) : current;
  }
}

/** Empty for a model that is not in the trash. */
function trashedView(appliance: Appliance): TrashedView[] {
  const { deletedAt } = appliance;
  if (deletedAt === null) return [];
  const removedAt = new Date(deletedAt.getTime() + trashDays * dayMs);
  return [
    {
      appliance: applianceView(appliance),
      deletedAt: deletedAt.toISOString(),
      removedAt: removedAt.toISOString(),
    },
  ];
}

function historyEntryView({ id, at, actor, action, before, after }: AuditRecord): HistoryEntryView {
  return { id, at: at.toISOString(), actor, action, before, after };
}

/**
 * Keeps a type that exists in both categories when undo restores the former category: the change then does not list it,
 * and a category change alone would clear it.
 */
function withSameType(former: Partial<ApplianceFields>, { subcategory }: Appliance): ApplianceInput {
  const { category } = former;
  if (category === undefined || former.subcategory !== undefined || subcategory === null) return former;
  return isTypeOf(category, subcategory) ? { ...former, subcategory } : former;
}

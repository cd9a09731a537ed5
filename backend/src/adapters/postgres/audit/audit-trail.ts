import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { ChangeSet, EventSubscriber, FlushEventArgs, UnitOfWork } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditedEffect } from '../../../application/audit-ports.js';
import type { AuditedEntity, EntityChange } from './audited-entity.js';

/** Collects what the running change does to audited subjects, and refuses what is done without a change. */
export class AuditTrail implements EventSubscriber {
  private readonly running = new AsyncLocalStorage<Map<string, AuditedEffect>>();

  constructor(private readonly entities: readonly AuditedEntity<object>[]) {}

  /** Runs `work` as a change; returns its result, and its effects in their order: one for each subject that differs. */
  async collect<T>(work: () => Promise<T>): Promise<{ result: T; effects: Iterable<AuditedEffect> }> {
    const effects = new Map<string, AuditedEffect>();
    const result = await this.running.run(effects, work);
    return { result, effects: [...effects.values()].filter(isDifference) };
  }

  /** For writes that the unit of work does not see. @throws Error outside of a change */
  record(effect: AuditedEffect): void {
    const effects = this.effectsFor(effect.subject);
    const key = `${effect.subject} ${effect.subjectId}`;
    effects.set(key, merge(effects.get(key), effect));
  }

  /** Called by MikroORM before a unit of work is written. */
  onFlush({ uow }: FlushEventArgs): void {
    for (const { entity } of this.changed(uow)) this.effectsFor(entity.name);
  }

  /** Called by MikroORM when it is written, and the database has given new entities their ids. */
  async afterFlush({ em, uow }: FlushEventArgs): Promise<void> {
    for (const { effectsOf, changes } of this.changed(uow)) {
      for (const effect of await effectsOf(changes.map(toChange), em as EntityManager)) this.record(effect);
    }
  }

  private changed(uow: UnitOfWork) {
    return this.entities.flatMap(({ entity, effectsOf }) => {
      const changes = uow.getChangeSets().filter((each) => each.entity instanceof entity);
      return changes.length > 0 ? [{ entity, effectsOf, changes }] : [];
    });
  }

  private effectsFor(what: string): Map<string, AuditedEffect> {
    const effects = this.running.getStore();
    if (effects) return effects;
    throw new Error(`This would change something of the kind "${what}" without an entry in the audit log.`);
  }
}

function toChange({ type, entity, originalEntity }: ChangeSet<object>): EntityChange<object> {
  const isGone = type.startsWith('delete');
  return { before: isGone ? entity : (originalEntity ?? null), after: isGone ? null : entity };
}

/** What SQL has written may be what was there before. */
function isDifference({ before, after }: AuditedEffect): boolean {
  return before === null || !isDeepStrictEqual(before, after);
}

/** Several effects on one subject become one: from what was there at first to what is there at last. */
function merge(first: AuditedEffect | undefined, last: AuditedEffect): AuditedEffect {
  if (!first) return last;
  const before = { ...last.before, ...first.before };
  return {
    ...last,
    before: first.before || last.before ? before : null,
    after: last.after && { ...first.after, ...last.after },
  };
}

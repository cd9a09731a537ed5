import { pick } from '@appliance-index/domain/objects';
import type { EntityClass, EntityManager } from '@mikro-orm/postgresql';
import type { AuditedEffect } from '../../../application/audit-ports.js';
import type { AuditSubject } from '../../../application/catalogue/change-views.js';

/** An entity before and after a flush; null while it does not exist. */
export interface EntityChange<Entity> {
  before: Entity | null;
  after: Entity | null;
}

/** An entity whose changes are in the audit log. */
export interface AuditedEntity<Entity extends object> {
  entity: EntityClass<Entity>;
  /** The effects of changes of one flush, for the log; a change of what the log does not keep has none. */
  effectsOf(
    changes: readonly EntityChange<Entity>[],
    em: EntityManager,
  ): readonly AuditedEffect[] | Promise<readonly AuditedEffect[]>;
}

interface OwnSubject<Entity> {
  subject: AuditSubject;
  label(entity: Entity): string;
  /** What the log keeps of a state; null for one that counts as absent. Never a secret. */
  valuesOf(state: Entity): Record<string, unknown> | null;
  /** Names of values that form one: all are kept when one of them changes. */
  whole?: readonly string[];
}

/** Audits an entity as a subject of its own, by the values that change. */
export function auditedAs<Entity extends { id: string }>(
  entity: EntityClass<Entity>,
  { subject, label, valuesOf, whole = [] }: OwnSubject<Entity>,
): AuditedEntity<Entity> {
  const effectOf = ({ before, after }: EntityChange<Entity>): AuditedEffect[] => {
    const current = after ?? before;
    if (current === null) return [];
    const values = changedValues(before && valuesOf(before), after && valuesOf(after), whole);
    return values ? [{ subject, subjectId: current.id, label: label(current), ...values }] : [];
  };
  return { entity, effectsOf: (changes) => changes.flatMap(effectOf) };
}

type Values = Record<string, unknown>;

/** All values of what appears or disappears, else those that differ; null if none do. */
function changedValues(before: Values | null, after: Values | null, whole: readonly string[]) {
  if (before === null || after === null) return before === after ? null : { before, after };
  const differing = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  if (differing.length === 0) return null;
  const names = differing.some((name) => whole.includes(name)) ? [...differing, ...whole] : differing;
  return { before: pick(before, names), after: pick(after, names) };
}

/** The values of entities are texts, numbers, booleans and dates. */
function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}

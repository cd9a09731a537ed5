import type { MediaType } from '@appliance-index/domain/catalogue/media';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditedEffect } from '../../application/audit-ports.js';
import type { AuditedEntity, EntityChange } from './audit/audited-entity.js';

const maxLabelLength = 500;

/** Maps `MediaItem`. */
export const mediaSchema = defineEntity({
  name: 'StoredMediaItem',
  tableName: 'appliance_media',
  properties: {
    id: p.uuid().primary(),
    applianceId: p.uuid().nullable(),
    type: p.text().$type<MediaType>(),
    url: p.text(),
    position: p.integer(),
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    bytes: p.bigint('number'),
    label: p.text(),
  },
});

export type StoredMediaItem = InferEntity<typeof mediaSchema>;
type MediaChange = EntityChange<StoredMediaItem>;

/** An entry is about the media of a model as a whole, or about one picture of articles. */
export const auditedMedia: AuditedEntity<StoredMediaItem> = {
  entity: mediaSchema.class,
  effectsOf(changes, em) {
    const bySubject = Map.groupBy(changes, (change) => {
      const { applianceId, id } = itemOf(change);
      return applianceId ?? id;
    });
    return Promise.all([...bySubject].map(([id, ofSubject]) => effectOn(id, ofSubject, em)));
  },
};

function itemOf({ before, after }: MediaChange): StoredMediaItem {
  const item = after ?? before;
  if (item === null) throw new Error('A change has a state before it, or one after it.');
  return item;
}

/** The label includes the model, unless that is in the trash or the item is an article's. */
async function effectOn(
  subjectId: string,
  changes: readonly MediaChange[],
  em: EntityManager,
): Promise<AuditedEffect> {
  const { items, before, after } = effectValues(changes, () => itemsOf(subjectId, em));
  const name = changes.some((change) => itemOf(change).applianceId) ? await nameOf(subjectId, em) : null;
  const label = (name === null ? items : `${name}: ${items}`).slice(0, maxLabelLength);
  return { subject: 'media', subjectId, label, before, after };
}

async function nameOf(applianceId: string, em: EntityManager): Promise<string | null> {
  const [model] = await em.execute<{ name: string }[]>(
    `select brand || ' ' || model as name from appliances where id = ? and deleted_at is null`,
    [applianceId],
  );
  return model?.name ?? null;
}

/** A flush adds several items, removes one, or moves some of a list. */
function effectValues(changes: readonly MediaChange[], list: () => readonly StoredMediaItem[]) {
  const names = changes.map((change) => itemOf(change).label);
  const [first] = changes;
  if (first?.after === null) return { items: names.join(), before: { file: names[0] }, after: null };
  if (first?.before === null) {
    const after = first.after?.applianceId ? { files: names } : { file: names[0] };
    return { items: names.join(', '), before: null, after };
  }
  const places = new Map(changes.map(({ before, after }) => [after?.id, before?.position]));
  const after = list().toSorted((one, other) => one.position - other.position);
  const before = after.toSorted((one, other) => placeBefore(one) - placeBefore(other));
  return { items: `${after.length} items`, before: orderOf(before), after: orderOf(after) };

  function placeBefore({ id, position }: StoredMediaItem): number {
    return places.get(id) ?? position;
  }
}

/** Whoever moves an item has read its whole list. */
function itemsOf(applianceId: string, em: EntityManager): StoredMediaItem[] {
  const items = em.getUnitOfWork().getIdentityMap().getStore<StoredMediaItem>(mediaSchema.meta).values();
  return [...items].filter((item) => item.applianceId === applianceId);
}

const orderOf = (items: readonly StoredMediaItem[]) => ({
  order: items.map(({ label }) => label).join(', '),
});

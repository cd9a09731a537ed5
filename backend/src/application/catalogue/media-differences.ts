import { mediaIdOfKey, mediaUrl } from '@appliance-index/domain/catalogue/media';
import { imageKeys } from '@appliance-index/domain/catalogue/renditions';
import { hourMs } from '@appliance-index/domain/durations';
import type { MediaItem, MediaItems, MediaStore } from './media-ports.js';

/** Stored files younger than this may belong to an upload in progress and are not treated as orphans. */
const uploadGraceHours = 2;
/** Losing up to this many items is never suspicious, unless all are lost. */
const minSuspiciousCount = 3;
const suspiciousShare = 0.1;

/** What the store and the catalogue do not share. */
interface MediaDifferences {
  /** Keys of stored files without an item. */
  orphans: string[];
  /** Items with missing files. */
  missing: MediaItem[];
  /** Implausibly many differences: the store or the database may be the wrong one. */
  isSuspicious: boolean;
}

/** Compares the store with the catalogue in both directions. */
export async function findDifferences(
  items: MediaItems,
  store: MediaStore,
  now: Date,
): Promise<MediaDifferences> {
  const { keys, oldKeys } = await listStoredFiles(store, now);
  const itemIds = new Set<string>();
  const missing: MediaItem[] = [];
  for await (const item of items.all()) {
    itemIds.add(item.id);
    if (!keysOf(item).every((key) => keys.has(key))) missing.push(item);
  }
  const orphans = oldKeys.filter((key) => !itemIds.has(mediaIdOfKey(key)));
  const isSuspicious =
    isSuspiciousLoss(mediaIdsOf(orphans).size, mediaIdsOf(keys).size) ||
    isSuspiciousLoss(missing.length, itemIds.size);
  return { orphans, missing, isSuspicious };
}

/** All stored keys, and those too old to belong to an upload in progress. */
async function listStoredFiles(
  store: MediaStore,
  now: Date,
): Promise<{ keys: ReadonlySet<string>; oldKeys: string[] }> {
  const keys = new Set<string>();
  const oldKeys: string[] = [];
  const cutoff = now.getTime() - uploadGraceHours * hourMs;
  for await (const { key, modifiedAt } of store.list()) {
    keys.add(key);
    if (modifiedAt.getTime() <= cutoff) oldKeys.push(key);
  }
  return { keys, oldKeys };
}

/** The keys of an item's files in the store. */
export function keysOf({ id, type, url }: MediaItem): string[] {
  return type === 'image' ? imageKeys(id) : [url.slice(mediaUrl('').length)];
}

function mediaIdsOf(keys: Iterable<string>): Set<string> {
  return new Set(Array.from(keys, mediaIdOfKey));
}

function isSuspiciousLoss(lost: number, all: number): boolean {
  return (lost > 1 && lost === all) || (lost > minSuspiciousCount && lost > all * suspiciousShare);
}

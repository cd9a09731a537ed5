import { applianceNotFound } from '../../domain/catalogue/appliance.js';
import {
  imageKeys,
  imageWidths,
  mediaIdOfKey,
  mediaLimits,
  mediaNotFound,
  mediaUrl,
  renditionKey,
  tooManyFilesMessage,
} from '../../domain/catalogue/media.js';
import { hourMs } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors.js';
import type { AuditLog } from '../audit-ports.js';
import type { Appliances, Clock, Log, Transactions } from '../ports.js';
import type { MediaView } from '../views/appliances.js';
import type {
  MediaFiles,
  MediaItem,
  MediaItems,
  MediaStore,
  PreparedFile,
  ReceivedFile,
} from './media-ports.js';

/** A stored file that nobody has named yet may belong to an upload under way. */
const uploadGraceHours = 2;
/** Of so few items that are lost nothing can be told. */
const minSuspiciousCount = 3;
const suspiciousShare = 0.1;
const widest = Math.max(...imageWidths);

type NewItem = Omit<MediaItem, 'position' | 'applianceId'>;

interface ReconcileRequest {
  apply: boolean;
  acceptAll?: boolean;
}

/** What a check of the store against the catalogue found. */
export interface MediaReport {
  /** Files that no item has; removed when `isApplied`. */
  orphans: string[];
  /** Items whose file is gone; taken out when `isApplied`. */
  missing: { id: string; applianceId: string; label: string }[];
  /** More than can be true: the store or the database may not be the right one. */
  isSuspicious: boolean;
  isApplied: boolean;
}

/** Photos and videos of the models. */
export class Media {
  constructor(
    private readonly items: MediaItems,
    private readonly store: MediaStore,
    private readonly files: MediaFiles,
    private readonly appliances: Appliances,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** In their order; empty for a model that has none. @throws not-found/appliance */
  async of(applianceId: string): Promise<MediaView[]> {
    const items = await this.items.of(applianceId);
    if (items.length === 0) await this.requireAppliance(applianceId);
    return items.map(mediaView);
  }

  /**
   * All files or none: one that fails takes the others with it, and nothing of them stays; nor when `sender` has left.
   * @throws not-found/appliance, invalid/too-many-files, invalid/no-files, invalid/media, invalid/cancelled,
   * unavailable/media-...
   */
  async upload(
    applianceId: string,
    received: readonly ReceivedFile[],
    actor: string,
    newId: () => string,
    sender: AbortSignal,
  ): Promise<MediaView[]> {
    try {
      await this.check(applianceId, received);
      const items: NewItem[] = [];
      const prepared = new Map<string, PreparedFile>();
      for (const file of received) {
        refuseCancelled(sender);
        items.push(await this.prepare(newId(), file, prepared));
      }
      await this.save(applianceId, items, prepared, actor, sender);
    } finally {
      await this.files.discard(received);
    }
    return this.of(applianceId);
  }

  /** @throws not-found/media */
  async remove(id: string, actor: string): Promise<void> {
    const item = await this.requireItem(id);
    if (!(await this.drop(item, actor))) throw mediaNotFound();
  }

  /** The item, and then its files. False when somebody else was faster. */
  private async drop(item: MediaItem, actor: string): Promise<boolean> {
    const isDropped = await this.transactions.run(async () => {
      if (!(await this.items.remove(item.id))) return false;
      await this.record('delete-media', item.applianceId, item.label, actor, { file: item.label }, null);
      return true;
    });
    if (isDropped) await this.deleteFiles(keysOf(item));
    return isDropped;
  }

  /** The files of items that are gone already; of what cannot be removed the log tells. */
  deleteFilesOf(items: readonly MediaItem[]): Promise<void> {
    return this.deleteFiles(items.flatMap(keysOf));
  }

  /** The first picture is the one on cards of a model without an image address of its own. */
  async reorder(applianceId: string, ids: readonly string[], actor: string): Promise<MediaView[]> {
    return this.transactions.run(async () => {
      const before = await this.items.reorder(applianceId, ids);
      const after = await this.items.of(applianceId);
      const label = `${after.length} items`;
      await this.record('order-media', applianceId, label, actor, orderOf(before), orderOf(after));
      return after.map(mediaView);
    });
  }

  /**
   * Compares the store with the catalogue, both ways; writes only with `apply`, and suspiciously much only with
   * `acceptAll`: the wrong store or the wrong database looks like one that has lost nearly everything.
   */
  async reconcile({ apply, acceptAll = false }: ReconcileRequest): Promise<MediaReport> {
    const { seen, old } = await this.stored();
    const known = new Set<string>();
    const missing: MediaItem[] = [];
    for await (const item of this.items.all()) {
      known.add(item.id);
      if (!keysOf(item).every((key) => seen.has(key))) missing.push(item);
    }
    const orphans = old.filter((key) => !known.has(mediaIdOfKey(key)));
    const isSuspicious =
      isSuspiciouslyMany(itemsOf(orphans).size, itemsOf(seen).size) ||
      isSuspiciouslyMany(missing.length, known.size);
    const isApplied = apply && (acceptAll || !isSuspicious);
    if (isApplied) await this.repair(orphans, missing);
    return {
      orphans,
      missing: missing.map(({ id, applianceId, label }) => ({ id, applianceId, label })),
      isSuspicious,
      isApplied,
    };
  }

  /** Every key, and those that are too old to be of an upload under way. */
  private async stored(): Promise<{ seen: ReadonlySet<string>; old: string[] }> {
    const seen = new Set<string>();
    const old: string[] = [];
    const youngest = this.clock.now().getTime() - uploadGraceHours * hourMs;
    for await (const { key, modifiedAt } of this.store.list()) {
      seen.add(key);
      if (modifiedAt.getTime() <= youngest) old.push(key);
    }
    return { seen, old };
  }

  private async repair(orphans: readonly string[], missing: readonly MediaItem[]): Promise<void> {
    await this.store.remove(orphans);
    for (const item of missing) {
      // An upload may have ended between the two looks.
      const sizes = await Promise.all(keysOf(item).map((key) => this.store.size(key)));
      if (sizes.includes(null)) await this.drop(item, 'reconciler');
    }
  }

  private async check(applianceId: string, received: readonly ReceivedFile[]): Promise<void> {
    if (received.length === 0) throw new DomainError('invalid', 'no-files', 'Choose at least one file.');
    if (received.length > mediaLimits.filesPerUpload) {
      throw new DomainError('invalid', 'too-many-files', tooManyFilesMessage);
    }
    await this.requireAppliance(applianceId);
  }

  private async requireAppliance(applianceId: string): Promise<void> {
    if (!(await this.appliances.find(applianceId))) throw applianceNotFound();
  }

  /** Makes of one file what is to be stored. */
  private async prepare(
    id: string,
    file: ReceivedFile,
    prepared: Map<string, PreparedFile>,
  ): Promise<NewItem> {
    const what = await this.files.recognise(file);
    const common = { id, bytes: file.bytes, label: file.label };
    if (what.type === 'video') {
      const key = `${id}/original.${what.extension}`;
      prepared.set(key, { path: file.path, contentType: what.contentType, bytes: file.bytes });
      return { ...common, type: 'video', url: mediaUrl(key), width: null, height: null };
    }
    for (const { file: rendered, ...rendition } of await this.files.render(file)) {
      prepared.set(renditionKey(id, rendition), rendered);
    }
    const url = mediaUrl(renditionKey(id, { format: 'webp', width: widest }));
    return { ...common, type: 'image', url, width: what.width, height: what.height };
  }

  /** The files first: what is listed can be seen. */
  private async save(
    applianceId: string,
    items: readonly NewItem[],
    files: ReadonlyMap<string, PreparedFile>,
    actor: string,
    sender: AbortSignal,
  ): Promise<void> {
    let isUndone = true;
    try {
      await this.store.put(files);
      isUndone = false;
      await this.transactions.run(async () => {
        refuseCancelled(sender);
        await this.items.add(applianceId, items);
        const names = items.map(({ label }) => label);
        await this.record('upload', applianceId, names.join(', '), actor, null, { files: names });
      });
    } catch (error) {
      // When the database is lost in the middle the items may stand all the same; the reconciler finds out.
      if (isUndone || error instanceof DomainError) await this.deleteFiles([...files.keys()]);
      throw error;
    }
  }

  /** What cannot be removed now is found by the reconciler. */
  private async deleteFiles(keys: readonly string[]): Promise<void> {
    try {
      await this.store.remove(keys);
    } catch (error) {
      const facts = { files: keys.length, problem: (error as Error).message };
      this.log.warn('stored files could not be removed', facts);
    }
  }

  private async requireItem(id: string): Promise<MediaItem> {
    const item = await this.items.find(id);
    if (item) return item;
    throw mediaNotFound();
  }

  /** Names the model, too, unless it lies in the trash. */
  private async record(
    action: string,
    applianceId: string,
    what: string,
    actor: string,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    const model = await this.appliances.find(applianceId);
    const label = model ? `${model.brand} ${model.model}: ${what}` : what;
    const entry = {
      actor,
      action,
      subject: 'media',
      subjectId: applianceId,
      label: label.slice(0, 500),
    } as const;
    return this.audit.record({ ...entry, before, after }, this.clock.now());
  }
}

/** Whoever cancels sends the files again, and would have them twice. @throws invalid/cancelled */
function refuseCancelled(sender: AbortSignal): void {
  if (!sender.aborted) return;
  throw new DomainError('invalid', 'cancelled', 'The upload was cancelled. None of the files was kept.');
}

function keysOf({ id, type, url }: MediaItem): string[] {
  return type === 'image' ? imageKeys(id) : [url.slice(mediaUrl('').length)];
}

/** As the log of changes tells it. */
function orderOf(items: readonly MediaItem[]): object {
  return { order: items.map(({ label }) => label).join(', ') };
}

export function mediaView({ id, type, url, width, height }: MediaItem): MediaView {
  return { id, type, url, width, height };
}

function itemsOf(keys: Iterable<string>): Set<string> {
  return new Set(Array.from(keys, mediaIdOfKey));
}

function isSuspiciouslyMany(lost: number, all: number): boolean {
  return (lost > 1 && lost === all) || (lost > minSuspiciousCount && lost > all * suspiciousShare);
}

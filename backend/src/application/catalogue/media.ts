import { applianceNotFound } from '@appliance-index/domain/catalogue/appliance';
import {
  mediaLimits,
  mediaNotFound,
  mediaUrl,
  tooManyFilesMessage,
} from '@appliance-index/domain/catalogue/media';
import { imageWidths, renditionKey } from '@appliance-index/domain/catalogue/renditions';
import { DomainError, reasonOf } from '@appliance-index/domain/errors';
import type { Changes } from '../audit-ports.js';
import type { Clock, Log } from '../ports.js';
import type { Appliances } from '../rankings/ranking-ports.js';
import type { MediaView, UploadedMediaView } from './appliance-views.js';
import { findDifferences, keysOf } from './media-differences.js';
import type {
  MediaFiles,
  MediaItem,
  MediaItems,
  MediaStore,
  PreparedFile,
  ReceivedFile,
} from './media-ports.js';

const widest = Math.max(...imageWidths);

type NewItem = Omit<MediaItem, 'position' | 'applianceId'>;

/** What an upload is for: a model, or articles. */
interface UploadTarget {
  /** Refuses the upload before its files are made into renditions. */
  validate: () => Promise<void>;
  add: (items: readonly NewItem[]) => Promise<void>;
}

interface ReconcileRequest {
  apply: boolean;
  acceptAll?: boolean;
  /** Recorded as the remover of items without a file. */
  actor?: string;
}

/** The result of comparing the store with the catalogue. */
export interface MediaReport {
  /** Keys of stored files without an item; removed if `isApplied`. */
  orphans: string[];
  /** Items with missing files; deleted if `isApplied`. */
  missing: { id: string; applianceId: string | null; label: string }[];
  /** Implausibly many differences: the store or the database may be the wrong one. */
  isSuspicious: boolean;
  isApplied: boolean;
}

/** Photos and videos of the models, and the pictures of articles. */
export class Media {
  constructor(
    private readonly items: MediaItems,
    readonly store: MediaStore,
    private readonly files: MediaFiles,
    private readonly appliances: Appliances,
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** In display order. @throws not-found/appliance */
  async listFor(applianceId: string): Promise<MediaView[]> {
    const items = await this.items.listFor(applianceId);
    if (items.length === 0) await this.requireAppliance(applianceId);
    return items.map(mediaView);
  }

  /** Refuses an upload before its files have arrived. @throws invalid/model, not-found/appliance */
  async checkModel(applianceId: string): Promise<void> {
    if (applianceId === '')
      throw new DomainError(
        'invalid',
        'model',
        'Send the id of the model as "applianceId", before the files.',
      );
    await this.requireAppliance(applianceId);
  }

  /** Refuses a file of which at least the beginning has arrived. @throws too-large/file-size, invalid/media */
  async checkFile(file: ReceivedFile): Promise<void> {
    await this.files.recognise(file);
  }

  /**
   * Stores all files or none. Nothing is kept if one fails, or if `sender` aborts.
   * @throws not-found/appliance, invalid/too-many-files, invalid/no-files, invalid/media, too-large/file-size, invalid/cancelled,
   * unavailable/media-...
   */
  async upload(
    applianceId: string,
    received: readonly ReceivedFile[],
    actor: string,
    newId: () => string,
    sender: AbortSignal,
  ): Promise<UploadedMediaView[]> {
    const uploaded = await this.receive(received, actor, newId, sender, {
      validate: () => this.requireAppliance(applianceId),
      add: (items) => this.items.add(applianceId, items),
    });
    const all = await this.listFor(applianceId);
    return all.map((view) => uploaded.find(({ id }) => id === view.id) ?? view);
  }

  /**
   * Stores pictures for articles: all or none, as `upload` does. Returns them in the order in which they arrived.
   * @throws what `upload` throws, and invalid/media for a video
   */
  uploadPictures(
    received: readonly ReceivedFile[],
    actor: string,
    newId: () => string,
    sender: AbortSignal,
  ): Promise<UploadedMediaView[]> {
    return this.receive(received, actor, newId, sender, {
      validate: () => this.requirePictures(received),
      add: (items) => this.items.addPictures(items),
    });
  }

  private async receive(
    received: readonly ReceivedFile[],
    actor: string,
    newId: () => string,
    sender: AbortSignal,
    { validate, add }: UploadTarget,
  ): Promise<UploadedMediaView[]> {
    try {
      checkCount(received);
      await validate();
      const items: NewItem[] = [];
      const uploaded: UploadedMediaView[] = [];
      const prepared = new Map<string, PreparedFile>();
      for (const file of received) {
        throwIfCancelled(sender);
        const { item, warning } = await this.prepare(newId(), file, prepared);
        items.push(item);
        uploaded.push({ ...mediaView(item), ...(warning !== null && { warning }) });
      }
      await this.save(() => add(items), prepared, actor, sender);
      return uploaded;
    } finally {
      await this.files.discard(received);
    }
  }

  private async requirePictures(received: readonly ReceivedFile[]): Promise<void> {
    for (const file of received) {
      if ((await this.files.recognise(file)).type === 'image') continue;
      throw new DomainError(
        'invalid',
        'media',
        `${file.label} is a video. An article can hold pictures only.`,
      );
    }
  }

  /** @throws not-found/media */
  async remove(id: string, actor: string): Promise<void> {
    const item = await this.items.find(id);
    if (item === null || !(await this.removeItem(item, actor))) throw mediaNotFound();
  }

  /** Deletes the item, then its files. False when the item is already gone. */
  private async removeItem(item: MediaItem, actor: string): Promise<boolean> {
    const isRemoved = await this.changes.run({ actor, action: 'delete-media' }, () =>
      this.items.remove(item.id),
    );
    if (isRemoved) await this.deleteFiles(keysOf(item));
    return isRemoved;
  }

  /** Deletes the files of items that are already deleted; failures are logged. */
  deleteFilesOf(items: readonly MediaItem[]): Promise<void> {
    return this.deleteFiles(items.flatMap(keysOf));
  }

  /** The first image is the cover of a model without an image URL. */
  async reorder(applianceId: string, ids: readonly string[], actor: string): Promise<MediaView[]> {
    const items = await this.changes.run({ actor, action: 'order-media' }, () =>
      this.items.reorder(applianceId, ids),
    );
    return items.map(mediaView);
  }

  /**
   * Compares the store with the catalogue in both directions. Writes only with `apply`, and a suspicious result only
   * with `acceptAll`, because a wrong store or database looks like one that has lost almost everything.
   */
  async reconcile({
    apply,
    acceptAll = false,
    actor = 'reconciler',
  }: ReconcileRequest): Promise<MediaReport> {
    const now = this.clock.now();
    const { orphans, missing, isSuspicious } = await findDifferences(this.items, this.store, now);
    const isApplied = apply && (acceptAll || !isSuspicious);
    if (isApplied) await this.repair(orphans, missing, actor);
    return {
      orphans,
      missing: missing.map(({ id, applianceId, label }) => ({ id, applianceId, label })),
      isSuspicious,
      isApplied,
    };
  }

  private async repair(
    orphans: readonly string[],
    missing: readonly MediaItem[],
    actor: string,
  ): Promise<void> {
    await this.store.remove(orphans);
    for (const item of missing) {
      // Its upload may have finished after the store was listed.
      const sizes = await Promise.all(keysOf(item).map((key) => this.store.size(key)));
      if (sizes.includes(null)) await this.removeItem(item, actor);
    }
  }

  private async requireAppliance(applianceId: string): Promise<void> {
    if (!(await this.appliances.find(applianceId))) throw applianceNotFound();
  }

  /** Adds the files to store for one upload to `prepared`. */
  private async prepare(
    id: string,
    file: ReceivedFile,
    prepared: Map<string, PreparedFile>,
  ): Promise<{ item: NewItem; warning: string | null }> {
    const media = await this.files.recognise(file);
    const { warning } = media;
    const common = { id, bytes: file.bytes, label: file.label };
    if (media.type === 'video') {
      await this.files.eraseMetadata(file);
      const key = `${id}/original.${media.extension}`;
      prepared.set(key, { path: file.path, contentType: media.contentType, bytes: file.bytes });
      return { item: { ...common, type: 'video', url: mediaUrl(key), width: null, height: null }, warning };
    }
    for (const { file: rendered, ...rendition } of await this.files.render(file)) {
      prepared.set(renditionKey(id, rendition), rendered);
    }
    const url = mediaUrl(renditionKey(id, { format: 'webp', width: widest }));
    return { item: { ...common, type: 'image', url, width: media.width, height: media.height }, warning };
  }

  /** Stores the files before the items, so that every listed item can be shown. */
  private async save(
    addItems: () => Promise<void>,
    files: ReadonlyMap<string, PreparedFile>,
    actor: string,
    sender: AbortSignal,
  ): Promise<void> {
    let areFilesStored = false;
    try {
      await this.store.put(files);
      areFilesStored = true;
      await this.changes.run({ actor, action: 'upload' }, async () => {
        throwIfCancelled(sender);
        await addItems();
      });
    } catch (error) {
      // If the database connection was lost, the items may have been committed; reconciliation finds out.
      if (!areFilesStored || error instanceof DomainError) await this.deleteFiles([...files.keys()]);
      throw error;
    }
  }

  /** Logs failures; reconciliation removes what is left. */
  private async deleteFiles(keys: readonly string[]): Promise<void> {
    try {
      await this.store.remove(keys);
    } catch (error) {
      const fields = { files: keys.length, problem: reasonOf(error as Error) };
      this.log.warn('stored files could not be removed', fields);
    }
  }
}

function checkCount(received: readonly ReceivedFile[]): void {
  if (received.length === 0) throw new DomainError('invalid', 'no-files', 'Choose at least one file.');
  if (received.length <= mediaLimits.filesPerUpload) return;
  throw new DomainError('invalid', 'too-many-files', tooManyFilesMessage);
}

/** Otherwise the files would be stored twice when the user retries. @throws invalid/cancelled */
function throwIfCancelled(sender: AbortSignal): void {
  if (!sender.aborted) return;
  throw new DomainError('invalid', 'cancelled', 'The upload was cancelled. None of the files was kept.');
}

export function mediaView({ id, type, url, width, height }: NewItem): MediaView {
  return { id, type, url, width, height };
}

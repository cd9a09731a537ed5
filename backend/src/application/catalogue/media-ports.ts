import type { MediaType } from '@appliance-index/domain/catalogue/media';
import type { Rendition } from '@appliance-index/domain/catalogue/renditions';

/** A photo or video of a model, or a picture that was uploaded for an article. */
export interface MediaItem {
  id: string;
  /** Null for a picture of an article. */
  applianceId: string | null;
  type: MediaType;
  /** A path on this site. */
  url: string;
  /** Starts at 0. */
  position: number;
  /** Pixels of the original image, after applying its orientation; null for videos. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** The original file name, for staff. */
  label: string;
}

/** An uploaded file, stored at `path` until the upload ends. */
export interface ReceivedFile {
  path: string;
  label: string;
  bytes: number;
}

/** A file ready to be stored. */
export interface PreparedFile {
  path: string;
  contentType: string;
  bytes: number;
}

/** The type of a received file, detected from its content. `warning` says what visitors may not see. */
export type DetectedMedia = { warning: string | null } & (
  | { type: 'image'; width: number; height: number }
  | { type: 'video'; extension: string; contentType: string }
);

/** Inspects and converts uploaded files. Converted files are stored beside their originals and discarded with them. */
export abstract class MediaFiles {
  /** @throws invalid/media with a message that names the file */
  abstract recognise(file: ReceivedFile): Promise<DetectedMedia>;
  /** Renders the image in every width and format, without metadata. @throws invalid/media */
  abstract render(file: ReceivedFile): Promise<(Rendition & { file: PreparedFile })[]>;
  /** Removes what a video says about its recording, such as the place. */
  abstract eraseMetadata(video: ReceivedFile): Promise<void>;
  /** Removes the files and everything rendered from them. */
  abstract discard(files: readonly ReceivedFile[]): Promise<void>;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Byte positions; both inclusive, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The bytes of a stored file; can be read once. */
export interface OpenFile extends AsyncIterable<Uint8Array> {
  /** Releases its resources, whether or not it was read. */
  destroy(): void;
}

/**
 * Stores media files. Files are written atomically and never change.
 * @throws unavailable/media-store when it does not respond in time, unavailable/media-store-unusable when only the
 * operator can solve it, unavailable/media-full when it has no space left
 */
export abstract class MediaStore {
  /** Stores the files by key. After a failure, some of them may exist. */
  abstract put(files: ReadonlyMap<string, PreparedFile>): Promise<void>;
  /** Size in bytes; null when there is no such file. */
  abstract size(key: string): Promise<number | null>;
  /** Opens a file, or a range that must lie within it. The caller must call `destroy`. */
  abstract open(key: string, range: ByteRange | null): Promise<OpenFile>;
  /** Ignores files that do not exist. */
  abstract remove(keys: readonly string[]): Promise<void>;
  abstract list(): AsyncIterable<StoredFile>;
  /** Where the files are, for operators. */
  abstract describe(): string;
  /** Checks, without writing, that files can be stored. @throws unavailable/media-store... with the reason as its cause */
  abstract check(): Promise<void>;
}

/** The media items of the models and the articles. Writes must run in a change. */
export abstract class MediaItems {
  /** In display order; empty also for an unknown model. */
  abstract listFor(applianceId: string): Promise<MediaItem[]>;
  abstract find(id: string): Promise<MediaItem | null>;
  /** Adds pictures that belong to no model. */
  abstract addPictures(items: readonly Omit<MediaItem, 'position' | 'applianceId'>[]): Promise<void>;
  /** Appends items and locks the model until the transaction ends. @throws not-found/appliance, invalid/media-count */
  abstract add(
    applianceId: string,
    items: readonly Omit<MediaItem, 'position' | 'applianceId'>[],
  ): Promise<void>;
  /** False when it was already gone. */
  abstract remove(id: string): Promise<boolean>;
  /** Items missing from `ids` follow in their previous order. Returns the items in their new order. */
  abstract reorder(applianceId: string, ids: readonly string[]): Promise<MediaItem[]>;
  abstract all(): AsyncIterable<MediaItem>;
  /** Whether there is such an item and its model, if any, is not in the trash. */
  abstract isShown(id: string): Promise<boolean>;
}

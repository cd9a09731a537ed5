import type { MediaType, Rendition } from '../../domain/catalogue/media.js';

/** A photo or a video of a model. */
export interface MediaItem {
  id: string;
  applianceId: string;
  type: MediaType;
  /** On this site. */
  url: string;
  /** Counts from 0. */
  position: number;
  /** Of the picture as it came, upright; null for videos. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** The file's own name, for staff. */
  label: string;
}

/** A file that was received and lies at `path` until the upload is over. */
export interface ReceivedFile {
  path: string;
  label: string;
  bytes: number;
}

/** A file to be stored. */
export interface PreparedFile {
  path: string;
  contentType: string;
  bytes: number;
}

/** What a received file turned out to be. */
export type DetectedMedia =
  | { type: 'image'; width: number; height: number }
  | { type: 'video'; extension: string; contentType: string };

/** Looks into files. Its results lie beside what they are made of, and are removed with it. */
export abstract class MediaFiles {
  /** @throws invalid/media with a sentence that names the file */
  abstract recognise(file: ReceivedFile): Promise<DetectedMedia>;
  /** The picture in every width and format, without what a camera wrote into it. @throws invalid/media */
  abstract render(file: ReceivedFile): Promise<(Rendition & { file: PreparedFile })[]>;
  /** Removes received files and all that was made of them. */
  abstract discard(files: readonly ReceivedFile[]): Promise<void>;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Inclusive, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The bytes of a stored file, for one reader. */
export interface OpenFile extends AsyncIterable<Uint8Array> {
  /** Gives back what is held for it, whether or not it was read. */
  destroy(): void;
}

/**
 * Where photos and videos lie. A file is there whole or not at all, and never changes.
 * @throws unavailable/media-store when it does not answer in time, unavailable/media-full without room
 */
export abstract class MediaStore {
  /** By their keys. When it fails, some of them may be there. */
  abstract put(files: ReadonlyMap<string, PreparedFile>): Promise<void>;
  /** Null when there is no such file. `range` must lie within the file. */
  abstract size(key: string): Promise<number | null>;
  /** Whoever opens a file destroys it in the end. */
  abstract open(key: string, range: ByteRange | null): Promise<OpenFile>;
  /** Files that are not there are no error. */
  abstract remove(keys: readonly string[]): Promise<void>;
  abstract list(): AsyncIterable<StoredFile>;
  /** Puts nothing. @throws unavailable/media-store, its cause being the reason, when nothing could be put */
  abstract check(): Promise<void>;
}

/** What models have photos and videos of. */
export abstract class MediaItems {
  /** In their order. Empty also for a model that does not exist. */
  abstract of(applianceId: string): Promise<MediaItem[]>;
  abstract find(id: string): Promise<MediaItem | null>;
  /** Appends; the model is held until the transaction ends. @throws not-found/appliance, invalid/media-count */
  abstract add(
    applianceId: string,
    items: readonly Omit<MediaItem, 'position' | 'applianceId'>[],
  ): Promise<void>;
  /** False when it was gone already. */
  abstract remove(id: string): Promise<boolean>;
  /** Ids that are not named follow in their former order. Answers the items as they stood until then. */
  abstract reorder(applianceId: string, ids: readonly string[]): Promise<MediaItem[]>;
  abstract all(): AsyncIterable<MediaItem>;
}

import { DomainError } from '../errors.js';

export const mediaTypes = ['image', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

export const megabyte = 1024 * 1024;

export const mediaLimits = {
  filesPerUpload: 20,
  imageBytes: 15 * megabyte,
  videoBytes: 200 * megabyte,
  /** Over all frames of an animation. Photos of phones have up to 50 or 64 million. */
  imagePixels: 65_000_000,
  /** Decoding an AVIF takes about 18 bytes for each pixel, where other formats are read line by line. */
  avifPixels: 20_000_000,
  itemsPerModel: 100,
} as const;

export const tooManyFilesMessage = `Maximum ${mediaLimits.filesPerUpload} files allowed`;

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** Keys of stored files: '{id}/{width}.avif', '{id}/original.mp4'. */
const storedKey =
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\/(?:original|\d{3,4})\.(avif|webp|mp4|webm|mov)$/;

/** The content type of a stored file; null for a malformed key. */
export function contentTypeOf(key: string): string | null {
  const extension = storedKey.exec(key)?.[1];
  return extension === undefined ? null : (contentTypes[extension] ?? null);
}

/** The id of the media item that a stored file belongs to. */
export function mediaIdOfKey(key: string): string {
  return key.split('/', 1)[0] ?? '';
}

/** The path under which the site serves a stored file. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

export function mediaNotFound(): DomainError {
  return new DomainError('not-found', 'media', 'This photo or video does not exist.');
}

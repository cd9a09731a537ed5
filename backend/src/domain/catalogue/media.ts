import { DomainError } from '../errors.js';

export const mediaTypes = ['image', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** In bytes. */
export const megabyte = 1024 * 1024;

/** What one upload may bring, and one model may have. */
export const mediaLimits = {
  filesPerUpload: 20,
  imageBytes: 15 * megabyte,
  videoBytes: 200 * megabyte,
  /** Of all frames together. */
  imagePixels: 50_000_000,
  itemsPerModel: 100,
} as const;

/** The widths in which a picture is kept, smallest first; none is larger than it came. */
export const imageWidths = [320, 640, 1280] as const;

/** In which each width is kept; browsers take the first they know. */
const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** One of the files that a picture is kept as. */
export interface Rendition {
  format: ImageFormat;
  width: number;
}

/** Every file that a picture is kept as. */
export const renditions: readonly Rendition[] = imageFormats.flatMap((format) =>
  imageWidths.map((width) => ({ format, width })),
);

/** What a file is by its content. The name it came with says nothing. */
export const acceptedMediaTypes: Readonly<Record<string, { type: MediaType; extension: string }>> = {
  'image/jpeg': { type: 'image', extension: 'jpg' },
  'image/png': { type: 'image', extension: 'png' },
  'image/webp': { type: 'image', extension: 'webp' },
  'image/avif': { type: 'image', extension: 'avif' },
  'image/gif': { type: 'image', extension: 'gif' },
  'video/mp4': { type: 'video', extension: 'mp4' },
  'video/webm': { type: 'video', extension: 'webm' },
  'video/quicktime': { type: 'video', extension: 'mov' },
};

export const tooManyFilesMessage = `Maximum ${mediaLimits.filesPerUpload} files allowed`;

const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** The key of a stored file: the item's id, a name of ours, and the ending of what it is. */
const storedKey =
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\/(?:original|\d{3,4})\.(avif|webp|mp4|webm|mov)$/;

/** What a stored file is sent as; null for a key that we would never give. */
export function contentTypeOf(key: string): string | null {
  const extension = storedKey.exec(key)?.[1];
  return extension === undefined ? null : (contentTypes[extension] ?? null);
}

/** The id of the item that a stored file belongs to. */
export function mediaIdOfKey(key: string): string {
  return key.split('/', 1)[0] ?? '';
}

export function renditionKey(id: string, { format, width }: Rendition): string {
  return `${id}/${width}.${format}`;
}

export function imageKeys(id: string): string[] {
  return renditions.map((rendition) => renditionKey(id, rendition));
}

/** Where the site serves a stored file. */
export function mediaUrl(key: string): string {
  return `/media/${key}`;
}

export function mediaNotFound(): DomainError {
  return new DomainError('not-found', 'media', 'There is no such photo or video.');
}

import { open, rm, writeFile } from 'node:fs/promises';
import { mediaLimits, megabyte } from '@appliance-index/domain/catalogue/media';
import {
  type AcceptedImage,
  acceptedFormats,
  animationWarning,
  codecWarning,
  refusalOf,
} from '@appliance-index/domain/catalogue/media-formats';
import {
  type ImageFormat,
  maxImageHeight,
  type Rendition,
  renditions,
} from '@appliance-index/domain/catalogue/renditions';
import { DomainError, invalidFields } from '@appliance-index/domain/errors';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {
  type DetectedMedia,
  MediaFiles,
  type PreparedFile,
  type ReceivedFile,
} from '../../application/catalogue/media-ports.js';
import { settleAll } from './settle-all.js';
import { eraseVideoMetadata, videoCodecs } from './video-boxes.js';

/** Decoded pictures are large; two at a time leave memory for everything else. */
const maxConcurrent = 2;
const renderTimeoutSeconds = 20;
const quality: Record<ImageFormat, number> = { avif: 55, webp: 80 };

sharp.cache(false);
sharp.concurrency(1);

export class SharpMediaFiles implements MediaFiles {
  readonly queue = pLimit(maxConcurrent);

  async recognise(file: ReceivedFile): Promise<DetectedMedia> {
    const mediaType = await mediaTypeOf(file);
    const format = acceptedFormats[mediaType ?? ''];
    if (!format) throw refusedFile(file, refusalOf(mediaType));
    const limit = format.type === 'image' ? mediaLimits.imageBytes : mediaLimits.videoBytes;
    if (file.bytes > limit) throw largeFile(file, limit);
    if (format.type === 'image') return this.measure(file, format);
    const isWebm = format.extension === 'webm';
    const warning = isWebm ? null : codecWarning(await videoCodecs(file.path));
    return { ...format, warning: warning && aboutFile(file, warning) };
  }

  async render(file: ReceivedFile): Promise<(Rendition & { file: PreparedFile })[]> {
    const rendered = renditions.map(async ({ format, width }) => {
      const path = renditionPath(file, { format, width });
      const bytes = await this.queue(() =>
        decode(file)
          .rotate()
          .resize({ width, height: maxImageHeight, fit: 'inside', withoutEnlargement: true })
          [format]({ quality: quality[format], effort: 3 })
          .toBuffer(),
      ).catch((error) => {
        throw unreadableFile(file, error);
      });
      // Not written by sharp, which reports a full disk like a damaged picture.
      await writeFile(path, bytes);
      return { format, width, file: { path, contentType: `image/${format}`, bytes: bytes.length } };
    });
    // No file may still be being written when the caller discards them.
    return settleAll(rendered);
  }

  eraseMetadata({ path }: ReceivedFile): Promise<void> {
    return eraseVideoMetadata(path);
  }

  async discard(files: readonly ReceivedFile[]): Promise<void> {
    const paths = files.flatMap((file) => [
      file.path,
      ...renditions.map((rendition) => renditionPath(file, rendition)),
    ]);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  /** The size as displayed, with the camera's rotation applied. */
  private async measure(
    file: ReceivedFile,
    { decodedAs, isAnimation }: AcceptedImage,
  ): Promise<DetectedMedia> {
    try {
      // Reads only the header, without a limit: sharp would report a picture above the limit as damaged.
      const metadata = await sharp(file.path, { limitInputPixels: false }).metadata();
      const { width, height, pages = 1, autoOrient } = metadata;
      // sharp calls an AVIF under the first brand of its family HEIC.
      const mediaType = metadata.mediaType === 'image/heic' ? 'image/avif' : metadata.mediaType;
      // An SVG can begin like another format, and its rendering would include files beside it.
      if (mediaType !== decodedAs) throw refusedFile(file, refusalOf(mediaType));
      const limit = mediaType === 'image/avif' ? mediaLimits.avifPixels : mediaLimits.imagePixels;
      if (width * height * pages > limit) throw refusedFile(file, tooManyPixels(limit, pages));
      const warning = animationWarning(isAnimation || pages > 1);
      return { type: 'image', ...autoOrient, warning: warning && aboutFile(file, warning) };
    } catch (error) {
      throw error instanceof DomainError ? error : unreadableFile(file, error);
    }
  }
}

/** The MIME type of the content; undefined if it is unknown. */
async function mediaTypeOf({ path }: ReceivedFile): Promise<string | undefined> {
  const mediaType = (await fileTypeFromFile(path))?.mime;
  const start = await startOf(path);
  const isText = mediaType === undefined || mediaType === 'application/xml';
  if (isText && start.includes('<svg')) return 'image/svg+xml';
  if (mediaType === 'image/avif' && start.startsWith('avis', 8)) return 'image/avif-sequence';
  // The first brand of some files is that of the whole family of HEIC and AVIF.
  if (mediaType === 'image/heif' && start.includes('avif')) return 'image/avif';
  return mediaType;
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Decodes the first frame of an animation; fails on damaged data instead of guessing. */
function decode({ path }: ReceivedFile) {
  return sharp(path, { limitInputPixels: mediaLimits.imagePixels, failOn: 'error' }).timeout({
    seconds: renderTimeoutSeconds,
  });
}

function renditionPath({ path }: ReceivedFile, { format, width }: Rendition): string {
  return `${path}.${width}.${format}`;
}

function tooManyPixels(limit: number, frames: number): string {
  const place = frames > 1 ? ` in its ${frames} frames` : '';
  const isAvif = limit === mediaLimits.avifPixels;
  return `has more than ${limit / 1_000_000} million pixels${place}. Save it smaller${isAvif ? ', or as JPEG' : ''}`;
}

function unreadableFile(file: ReceivedFile, cause: unknown): DomainError {
  const isTimeout = (cause as Error).message.startsWith('timeout:');
  const reason = isTimeout
    ? `takes more than ${renderTimeoutSeconds} seconds to convert. Save it smaller, or as JPEG`
    : 'cannot be read; it may be damaged';
  return Object.assign(refusedFile(file, reason), { cause });
}

function largeFile(file: ReceivedFile, limit: number): DomainError {
  const message = aboutFile(file, `is larger than ${limit / megabyte} MB`);
  return new DomainError('too-large', 'file-size', message, [{ path: 'files', message }]);
}

function refusedFile(file: ReceivedFile, reason: string): DomainError {
  const message = aboutFile(file, reason);
  return invalidFields('media', [{ path: 'files', message }]);
}

function aboutFile({ label }: ReceivedFile, statement: string): string {
  return `"${label}" ${statement}.`;
}

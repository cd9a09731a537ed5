import { rm, writeFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {
  type DetectedMedia,
  MediaFiles,
  type PreparedFile,
  type ReceivedFile,
} from '../../application/catalogue/media-ports.js';
import {
  acceptedMediaTypes,
  type ImageFormat,
  mediaLimits,
  megabyte,
  type Rendition,
  renditions,
} from '../../domain/catalogue/media.js';
import { DomainError, invalidFields } from '../../domain/errors.js';
import { settleAll } from './settle-all.js';
import { eraseVideoMetadata } from './video-metadata.js';

/** Decoded pictures are large; two at a time leave memory for everything else. */
const maxConcurrent = 2;
const renderTimeoutSeconds = 20;
const quality: Record<ImageFormat, number> = { avif: 55, webp: 80 };

sharp.cache(false);
sharp.concurrency(1);

export class SharpMediaFiles implements MediaFiles {
  readonly queue = pLimit(maxConcurrent);

  async recognise(file: ReceivedFile): Promise<DetectedMedia> {
    const found = await fileTypeFromFile(file.path);
    const content = found && acceptedMediaTypes[found.mime];
    if (!content) throw unsupportedFile(file);
    const limit = content.type === 'image' ? mediaLimits.imageBytes : mediaLimits.videoBytes;
    if (file.bytes > limit) throw rejectedFile(file, `is larger than ${limit / megabyte} MB`);
    if (content.type === 'video') {
      return { type: 'video', extension: content.extension, contentType: found.mime };
    }
    return { type: 'image', ...(await this.measure(file, found.mime)) };
  }

  async render(file: ReceivedFile): Promise<(Rendition & { file: PreparedFile })[]> {
    const rendered = renditions.map(async ({ format, width }) => {
      const path = renditionPath(file, { format, width });
      const bytes = await this.queue(() =>
        decode(file)
          .rotate()
          .resize({ width, withoutEnlargement: true })
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
    expectedType: string,
  ): Promise<{ width: number; height: number }> {
    try {
      // Reads only the header, without a limit: sharp would report a picture above the limit as damaged.
      const metadata = await sharp(file.path, { limitInputPixels: false }).metadata();
      const { width, height, pages = 1, autoOrient, mediaType } = metadata;
      // An SVG can begin like another format, and its rendering would include files beside it.
      if (mediaType !== expectedType) throw unsupportedFile(file);
      if (width * height * pages > mediaLimits.imagePixels) {
        throw rejectedFile(file, `has more than ${mediaLimits.imagePixels / 1_000_000} million pixels`);
      }
      return autoOrient;
    } catch (error) {
      throw error instanceof DomainError ? error : unreadableFile(file, error);
    }
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

function unreadableFile(file: ReceivedFile, cause: unknown): DomainError {
  return Object.assign(rejectedFile(file, 'cannot be read; it may be damaged'), { cause });
}

function unsupportedFile(file: ReceivedFile): DomainError {
  return rejectedFile(file, 'is not a JPEG, PNG, WebP, AVIF or GIF picture or an MP4, WebM or MOV video');
}

function rejectedFile({ label }: ReceivedFile, reason: string): DomainError {
  const message = `"${label}" ${reason}. None of the files was kept.`;
  return invalidFields('media', [{ path: 'files', message }]);
}

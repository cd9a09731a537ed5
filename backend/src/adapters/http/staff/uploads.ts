import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { ReceivedFile } from '../../../application/catalogue/media-ports.js';
import { mediaLimits, megabyte, tooManyFilesMessage } from '../../../domain/catalogue/media.js';
import { hourMs } from '../../../domain/durations.js';
import { DomainError } from '../../../domain/errors.js';

const maxLabel = 200;
const maxFields = 12;
const fieldName = 'files';
/** Longer than any upload takes: older files are left from a crash. */
const staleMs = 6 * hourMs;

/** Receives uploaded files, streaming them to disk under generated names. */
export class Uploads {
  private readonly parse;

  constructor(private readonly folder: string) {
    this.parse = multer({
      storage: {
        _handleFile: (_request, { stream }, done) => {
          this.write(stream).then((written) => done(null, written), done);
        },
        _removeFile: (_request, { path }, done) => {
          rm(path, { force: true }).then(() => done(null), done);
        },
      },
      limits: {
        fileSize: mediaLimits.videoBytes,
        files: mediaLimits.filesPerUpload,
        fields: maxFields,
        parts: mediaLimits.filesPerUpload + maxFields + 1,
        fieldNameSize: 100,
        fieldSize: 1_000,
      },
      defParamCharset: 'utf8',
    }).array(fieldName);
  }

  /**
   * The files and text fields of a multipart request. Nothing stays on disk if it fails or the client disconnects.
   * @throws invalid/too-many-files, invalid/file-size, invalid/multipart, unavailable/uploads
   */
  async receive(
    request: Request,
    response: Response,
  ): Promise<{ fields: Record<string, unknown>; files: ReceivedFile[] }> {
    await new Promise<void>((resolve, reject) => {
      this.parse(request, response, (error) => (error ? reject(toDomainError(error)) : resolve()));
    });
    const files = Array.isArray(request.files) ? request.files : [];
    return {
      fields: (request.body ?? {}) as Record<string, unknown>,
      files: files.map(({ path, originalname, size }) => ({
        path,
        bytes: size,
        label: labelOf(originalname),
      })),
    };
  }

  /** Drains the stream if the file cannot be written, so that the rest of the request can be read. */
  private async write(stream: Readable): Promise<{ path: string; size: number }> {
    const path = join(this.folder, randomUUID());
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const file = createWriteStream(path);
      stream.once('error', (error) => file.destroy(error));
      if (stream.errored) file.destroy(stream.errored); // The stream failed before the listener was added.
      await finished(stream.pipe(file));
      return { path, size: file.bytesWritten };
    } catch (error) {
      stream.unpipe().resume();
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Removes files left by a process that crashed. */
  async removeStale(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name);
      const stats = await stat(path).catch(ignoreMissing);
      if (stats && Date.now() - stats.mtimeMs > staleMs) await rm(path, { force: true });
    }
  }
}

/** Aborted when the client disconnects. */
export function abortOnClose(response: Response): AbortSignal {
  if (response.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

/** A concurrent upload may have removed its own file. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** The file name to show to people; never used in a path. */
function labelOf(name: string): string {
  const plain = name.replace(/^.*[\\/]/, '').replace(/[\p{Cc}\p{Cs}]/gu, '');
  // Whole characters: half of one, as `slice` may leave, cannot be stored.
  return [...plain].slice(-maxLabel).join('') || 'unnamed';
}

const tooMany = ['too-many-files', tooManyFilesMessage] as const;
const limitErrors: Readonly<Record<string, readonly [code: string, message: string]>> = {
  LIMIT_FILE_COUNT: tooMany,
  LIMIT_PART_COUNT: tooMany,
  LIMIT_UNEXPECTED_FILE: ['too-many-files', `Send the files in the "${fieldName}" field.`],
  LIMIT_FILE_SIZE: [
    'file-size',
    `A file is larger than ${mediaLimits.videoBytes / megabyte} MB. None of the files was kept.`,
  ],
};

function toDomainError(error: NodeJS.ErrnoException): Error {
  if (error instanceof MulterError) {
    const limitError = limitErrors[error.code];
    return limitError ? new DomainError('invalid', ...limitError) : unreadableUpload();
  }
  // Only errors of creating the folder or a file in it have a path.
  if (error.path !== undefined) return unusableFolder(error);
  // Other system errors have a code; the parser's errors for a malformed body do not.
  return error.code === undefined ? unreadableUpload() : error;
}

function unusableFolder(cause: Error): DomainError {
  const message = 'Files cannot be received right now. Nothing was saved. Please tell the site operator.';
  return new DomainError('unavailable', 'uploads', message).causedBy(cause);
}

function unreadableUpload(): DomainError {
  return new DomainError('invalid', 'multipart', 'The upload could not be read. Try again.');
}

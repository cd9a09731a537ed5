import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { mediaLimits, megabyte, tooManyFilesMessage } from '@appliance-index/domain/catalogue/media';
import { hourMs } from '@appliance-index/domain/durations';
import { DomainError } from '@appliance-index/domain/errors';
import { maxMappingLength } from '@appliance-index/domain/imports/mapping-syntax';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { ReceivedFile } from '../../../application/catalogue/media-ports.js';
import type { Accounts } from '../../../application/people/accounts.js';
import { signedInAccount, signedOut } from '../people/session.js';
import { UploadBody, type UploadChecks } from './upload-body.js';

const maxLabel = 200;
const maxFields = 12;
/** The longest field is the mapping of an import; letters take up to four bytes. */
const maxFieldBytes = 4 * maxMappingLength;
const fieldName = 'files';
/** Longer than any upload takes: older files are left from a crash. */
const staleMs = 6 * hourMs;

export async function removeReceived(files: readonly { path: string }[]): Promise<void> {
  await Promise.all(files.map(({ path }) => rm(path, { force: true })));
}

/** Receives uploaded files, streaming them to disk under generated names. */
export class Uploads {
  private readonly parse;

  constructor(
    private readonly folder: string,
    private readonly accounts: Pick<Accounts, 'current'>,
  ) {
    this.parse = multer({
      storage: {
        _handleFile: (request, { stream, originalname }, done) => {
          const { largeFile } = bodyOf(request).checks;
          this.write(stream, labelOf(originalname), largeFile).then((written) => done(null, written), done);
        },
        _removeFile: (_request, { path }, done) => {
          rm(path, { force: true }).then(() => done(null), done);
        },
      },
      fileFilter: (request, _file, done) => {
        checkFile(bodyOf(request)).then(() => done(null, true), done);
      },
      limits: {
        fileSize: mediaLimits.videoBytes,
        files: mediaLimits.filesPerUpload,
        fields: maxFields,
        parts: mediaLimits.filesPerUpload + maxFields + 1,
        fieldNameSize: 100,
        fieldSize: maxFieldBytes,
      },
      defParamCharset: 'utf8',
    }).array(fieldName);
  }

  /**
   * The files and text fields of a multipart request. Nothing stays on disk if it fails or the client disconnects. It
   * fails as soon as the reason is known, without waiting for the rest of the request.
   * @throws invalid/too-many-files, too-large/file-size, invalid/multipart, unavailable/uploads, unauthenticated/signed-out, and
   * what `checks` throw
   */
  async receive(
    request: Request,
    response: Response,
    checks: UploadChecks,
  ): Promise<{ fields: Record<string, unknown>; files: ReceivedFile[] }> {
    const body = new UploadBody(request, checks);
    await new Promise<void>((resolve, reject) => {
      const stream = body as unknown as Request;
      this.parse(stream, response, (error) => (error ? reject(toDomainError(error)) : resolve()));
    });
    const files: Express.Multer.File[] = Array.isArray(body.files) ? body.files : [];
    try {
      await this.checkAccount(request);
    } catch (error) {
      await removeReceived(files);
      throw error;
    }
    return {
      fields: body.body,
      files: files.map(({ path, originalname, size }) => ({
        path,
        bytes: size,
        label: labelOf(originalname),
      })),
    };
  }

  /** Sending a file may take minutes, in which the account may have lost its right to. */
  private async checkAccount(request: Request): Promise<void> {
    const { id, epoch } = signedInAccount(request);
    if (!(await this.accounts.current(id, epoch))) throw signedOut();
  }

  /** Drains the stream if the file cannot be written or is refused. */
  private async write(
    stream: Readable,
    label: string,
    checkLarge: UploadChecks['largeFile'],
  ): Promise<{ path: string; size: number }> {
    const path = join(this.folder, randomUUID());
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const file = createWriteStream(path);
      const stop = (error: Error) => file.destroy(error);
      stream.once('error', stop);
      if (stream.errored) stop(stream.errored); // The stream failed before the listener was added.
      // The parser reports this limit itself, but ends the stream only with the rest of the file.
      stream.once('limit', () => stop(new Error('The file is too large.')));
      file.on('drain', function check() {
        if (file.bytesWritten <= mediaLimits.imageBytes) return;
        file.off('drain', check);
        checkLarge?.({ path, label, bytes: file.bytesWritten }).catch(stop);
      });
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

/** multer hands on the body that it was given. */
function bodyOf(request: Request): UploadBody {
  return request as unknown as UploadBody;
}

async function checkFile(upload: UploadBody): Promise<void> {
  await upload.checks.beforeFile(upload.body, upload.fileCount++);
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
};
const tooLargeMessage = `A file is larger than ${mediaLimits.videoBytes / megabyte} MB.`;

function toDomainError(error: NodeJS.ErrnoException): Error {
  if (error instanceof DomainError) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return new DomainError('too-large', 'file-size', tooLargeMessage);
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

import type { UploadedMediaView } from '@appliance-index/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf, toApiError } from '../../../shared/api-client';
import { toastError, toastSuccess } from '../../../shared/toasts';
import { refresh } from '../queries';
import { reportError } from '../report-error';

export type Upload = ReturnType<typeof uploadFiles>;

interface UploadOptions {
  /** The model that the files are of. */
  applianceId?: string;
  onProgress?: (bytesSent: number) => void;
}

/**
 * Uploads files in one request. `done` rejects with an AbortError after `cancel`, and with an ApiError if the server refuses the
 * files. Uses XMLHttpRequest because fetch reports no upload progress.
 */
export function uploadFiles(path: string, files: readonly File[], options: UploadOptions = {}) {
  const { applianceId, onProgress } = options;
  const body = new FormData();
  if (applianceId !== undefined) body.append('applianceId', applianceId);
  for (const file of files) body.append('files', file);
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedMediaView[]>((resolve, reject) => {
    request.open('POST', path);
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as UploadedMediaView[]);
      else reject(toApiError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    onProgress?.(0);
    request.send(body);
  });
  return { done, cancel: () => request.abort() };
}

/** Files before `index` are stored; of that one so many bytes are sent. */
export interface UploadProgress {
  index: number;
  bytesSent: number;
}

/** A request that fails at the end may still have saved its file. */
const failureHint = 'Check whether the files are among the photos above before you try again.';

/** The server does not take the file itself, whereas it may take the others. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 413);

/**
 * Uploads files to a model, each in a request of its own, so that one that is refused keeps back no other. Leaving the page
 * cancels the upload. `onEnd` gets the files that are not stored, and why, or what visitors may not see of the others.
 */
export function useUpload(
  applianceId: string,
  onEnd: (unstored: readonly File[], notes: readonly string[]) => void,
) {
  const client = useQueryClient();
  const upload = useRef<Upload | null>(null);
  /** Null while nothing is being uploaded. */
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  useEffect(() => () => upload.current?.cancel(), []);
  const send = async (files: readonly File[]) => {
    const unstored = new Set(files);
    const notes: string[] = [];
    try {
      for (const [index, file] of files.entries()) {
        upload.current = uploadFiles('/api/media/upload', [file], {
          applianceId,
          onProgress: (bytesSent) => setProgress({ index, bytesSent }),
        });
        try {
          const media = await upload.current.done;
          unstored.delete(file);
          notes.push(...media.flatMap(({ warning }) => warning ?? []));
        } catch (error) {
          if (!isRefusal(error)) throw error;
          notes.push(messageOf(error, failureHint));
        }
      }
      await refresh(client, 'catalogue');
      if (unstored.size === 0) toastSuccess('Files uploaded successfully');
      else toastError('The reasons are below the files.', 'Failed to upload files');
    } catch (error) {
      const isCancelled = (error as Error).name === 'AbortError';
      reportError(error, failureHint, isCancelled ? 'Upload cancelled' : 'Failed to upload files');
      void refresh(client, 'catalogue');
    } finally {
      onEnd([...unstored], notes);
      setProgress(null);
      upload.current = null;
    }
  };
  return { progress, send, cancel: () => upload.current?.cancel() };
}

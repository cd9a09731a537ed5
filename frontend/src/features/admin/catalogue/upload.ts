import type { UploadedMediaView } from '@appliance-index/backend/contract';
import { toApiError } from '../../../shared/api-client';

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

import type { UploadedMediaView } from '@appliance-index/backend/contract';
import { toApiError } from '../../../shared/api-client';

/** `done` rejects with an AbortError after `cancel`, and with an ApiError if the server refuses the files. */
export interface Upload {
  done: Promise<UploadedMediaView[]>;
  cancel: () => void;
}

/** Uploads the files of a model. Uses XMLHttpRequest because fetch reports no upload progress. */
export function uploadMedia(
  applianceId: string,
  files: readonly File[],
  onProgress: (bytesSent: number) => void,
): Upload {
  return send('/api/media/upload', { applianceId }, files, onProgress);
}

/** Uploads pictures for articles. */
export function uploadPictures(files: readonly File[]): Upload {
  return send('/api/admin/articles/pictures', {}, files, () => undefined);
}

function send(
  path: string,
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
  onProgress: (bytesSent: number) => void,
): Upload {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('files', file);
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedMediaView[]>((resolve, reject) => {
    request.open('POST', path);
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as UploadedMediaView[]);
      else reject(toApiError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => reject(new Error('The connection was lost.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    onProgress(0);
    request.send(body);
  });
  return { done, cancel: () => request.abort() };
}

import type { MediaView } from '@appliance-index/backend/contract';
import { refusal } from '../../../shared/api-client';

/** Bytes that have left. */
export interface Progress {
  sent: number;
}

/** Files on their way. `done` rejects with an AbortError after `cancel`, and with an ApiError when they are refused. */
export interface Upload {
  done: Promise<MediaView[]>;
  cancel: () => void;
}

/** fetch does not tell how far a body has got; this older way does. */
export function uploadMedia(
  applianceId: string,
  files: readonly File[],
  onProgress: (progress: Progress) => void,
): Upload {
  const body = new FormData();
  body.append('applianceId', applianceId);
  for (const file of files) body.append('files', file);
  const request = new XMLHttpRequest();
  const done = new Promise<MediaView[]>((resolve, reject) => {
    request.open('POST', '/api/media/upload');
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded }) => onProgress({ sent: loaded });
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as MediaView[]);
      else reject(refusal(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => reject(new Error('The connection broke.'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    onProgress({ sent: 0 });
    request.send(body);
  });
  return { done, cancel: () => request.abort() };
}

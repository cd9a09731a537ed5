import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { reportError } from '../report-error';
import { invalidateMedia } from './media-api';
import { type Upload, uploadMedia } from './upload';

/** A request that fails at the end may still have saved the files. */
const failureHint = 'Check whether the files are among the photos above before you try again.';

/**
 * Uploads files to a model, one batch at a time. Leaving the page cancels the upload. `onUploaded` gets what visitors may
 * not see of the files.
 */
export function useUpload(applianceId: string, onUploaded: (warnings: string[]) => void) {
  const client = useQueryClient();
  const upload = useRef<Upload | null>(null);
  /** Null while nothing is being uploaded. */
  const [bytesSent, setBytesSent] = useState<number | null>(null);
  useEffect(() => () => upload.current?.cancel(), []);
  const send = async (files: readonly File[]) => {
    upload.current = uploadMedia(applianceId, files, setBytesSent);
    try {
      const media = await upload.current.done;
      onUploaded(media.flatMap(({ warning }) => warning ?? []));
      await invalidateMedia(client, applianceId);
      toastSuccess('Files uploaded successfully');
    } catch (error) {
      const isCancelled = (error as Error).name === 'AbortError';
      reportError(error, failureHint, isCancelled ? 'Upload cancelled' : 'Failed to upload files');
      void invalidateMedia(client, applianceId);
    } finally {
      setBytesSent(null);
      upload.current = null;
    }
  };
  return { bytesSent, send, cancel: () => upload.current?.cancel() };
}

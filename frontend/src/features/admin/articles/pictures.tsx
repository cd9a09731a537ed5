import type { MediaView, UploadedMediaView } from '@appliance-index/backend/contract';
import { acceptedFormats } from '@appliance-index/domain/catalogue/media-formats';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { type Upload, uploadFiles } from '../catalogue/upload';
import { reportError } from '../report-error';

const pictureTypes = Object.keys(acceptedFormats).filter((type) => type.startsWith('image/'));

const noFiles: File[] = [];

/** Uploads pictures, one batch at a time; none arrive if it fails. Leaving the page cancels the upload. */
export function usePictureUpload(onUploaded: (pictures: UploadedMediaView[]) => void) {
  const upload = useRef<Upload | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  useEffect(() => () => upload.current?.cancel(), []);
  const send = async (files: readonly File[]) => {
    if (files.length === 0 || upload.current !== null) return;
    setIsUploading(true);
    upload.current = uploadFiles('/api/admin/articles/pictures', files);
    try {
      const pictures = await upload.current.done;
      onUploaded(pictures);
      for (const { warning } of pictures) if (warning) toastSuccess(warning);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') reportError(error, 'Try again.', 'Failed to upload files');
    } finally {
      upload.current = null;
      setIsUploading(false);
    }
  };
  return { isUploading, send };
}

interface PictureChooserProps {
  multiple?: boolean;
  onChosen: (files: readonly File[]) => void;
  /** The button. */
  children: ReactElement;
}

/** Asks for pictures when its button is pressed, and keeps none of them. */
export function PictureChooser({ multiple = false, onChosen, children }: PictureChooserProps) {
  return (
    <FileUpload.Root
      maxFiles={multiple ? Number.POSITIVE_INFINITY : 1}
      acceptedFiles={noFiles}
      preventDocumentDrop={false}
      onFileAccept={({ files }) => onChosen(files)}
    >
      <FileUpload.HiddenInput accept={pictureTypes.join()} />
      <FileUpload.Trigger asChild>{children}</FileUpload.Trigger>
    </FileUpload.Root>
  );
}

/** A picture as the editor's node. */
export function pictureNode({ url, width, height }: MediaView, alt = '') {
  return { type: 'image', attrs: { src: url, alt, width, height } };
}

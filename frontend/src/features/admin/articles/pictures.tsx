import type { MediaView, UploadedMediaView } from '@appliance-index/backend/contract';
import { acceptedFormats } from '@appliance-index/domain/catalogue/media-formats';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { type Upload, uploadPictures } from '../catalogue/upload';
import { reportError } from '../report-error';

const pictureTypes = Object.keys(acceptedFormats).filter((type) => type.startsWith('image/'));

/** Uploads pictures, one batch at a time; none arrive if it fails. Leaving the page cancels the upload. */
export function usePictureUpload(onUploaded: (pictures: UploadedMediaView[]) => void) {
  const upload = useRef<Upload | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  useEffect(() => () => upload.current?.cancel(), []);
  const send = async (files: readonly File[]) => {
    if (files.length === 0 || upload.current !== null) return;
    setIsUploading(true);
    upload.current = uploadPictures(files);
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
  /** Names the list of files for screen readers. */
  label: string;
  multiple?: boolean;
  onChosen: (files: readonly File[]) => void;
  /** The button that calls `choose`. */
  children: (choose: () => void) => ReactNode;
}

/** Asks for pictures when its button is pressed. */
export function PictureChooser({ label, multiple = false, onChosen, children }: PictureChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={pictureTypes.join()}
        aria-label={label}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

/** A picture as the editor's node. */
export function pictureNode({ url, width, height }: MediaView, alt = '') {
  return { type: 'image', attrs: { src: url, alt, width, height } };
}

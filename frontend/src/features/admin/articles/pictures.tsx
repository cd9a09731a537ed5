import type { MediaView, UploadedMediaView } from '@appliance-index/backend/contract';
import { acceptedFormats } from '@appliance-index/domain/catalogue/media-formats';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { Selection } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { type Upload, uploadFiles } from '../catalogue/upload';
import { reportError } from '../report-error';

const pictureTypes = Object.keys(acceptedFormats).filter((type) => type.startsWith('image/'));

const noFiles: File[] = [];

/**
 * Uploads pictures with the place in a text where they are to go, if they have one; none arrive if it fails. Leaving the page
 * cancels all uploads.
 */
export function usePictureUpload(onUploaded: (pictures: UploadedMediaView[], place?: number) => void) {
  const uploads = useRef(new Set<Upload>());
  const [count, setCount] = useState(0);
  useEffect(
    () => () => {
      for (const { cancel } of uploads.current) cancel();
    },
    [],
  );
  const send = async (files: readonly File[], place?: number) => {
    if (files.length === 0) return;
    const upload = uploadFiles('/api/admin/articles/pictures', files);
    setCount(uploads.current.add(upload).size);
    try {
      const pictures = await upload.done;
      onUploaded(pictures, place);
      // In one toast, because a second one would replace it.
      const warnings = pictures.flatMap(({ warning }) => warning ?? []);
      if (warnings.length > 0) toastSuccess(warnings.join(' '));
    } catch (error) {
      if ((error as Error).name !== 'AbortError') reportError(error, 'Try again.', 'Failed to upload files');
    } finally {
      uploads.current.delete(upload);
      setCount(uploads.current.size);
    }
  };
  return { isUploading: count > 0, send };
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

/** Inserts blocks at a place, or after what is selected, and puts the cursor behind them: what is typed next replaces no picture. */
export function insertBlocks(editor: Editor, blocks: JSONContent[], place = editor.state.selection.to): void {
  const end = editor.state.doc.content.size;
  editor.chain().focus().insertContentAt(Math.min(place, end), blocks).run();
  // Only now is there a paragraph behind a picture that ends the text.
  const { tr, selection } = editor.state;
  editor.view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(selection.to))));
}

import type { MediaView, UploadedMediaView } from '@appliance-index/backend/contract';
import { acceptedFormats } from '@appliance-index/domain/catalogue/media-formats';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { Selection } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { type Upload, uploadFiles } from '../catalogue/upload';
import { reportError } from '../report-error';

const pictureTypes = Object.keys(acceptedFormats).filter((type) => type.startsWith('image/'));

const noFiles: File[] = [];

const uploads = 'article pictures';

/** Whether pictures are on their way to an article, which lacks them until then. */
export const useIsUploading = () => useIsMutating({ mutationKey: [uploads] }) > 0;

interface Sent {
  files: readonly File[];
  /** The place in a text where the pictures are to go, if they have one. */
  place: number | undefined;
}

/** Uploads pictures; none arrive if it fails. Leaving the page cancels all uploads. */
export function usePictureUpload(onUploaded: (pictures: UploadedMediaView[], place?: number) => void) {
  const mutationKey = [uploads, useId()];
  const started = useRef<Upload[]>([]);
  useEffect(
    () => () => {
      for (const { cancel } of started.current) cancel();
    },
    [],
  );
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ files }: Sent) => {
      const upload = uploadFiles('/api/admin/articles/pictures', files);
      started.current.push(upload);
      return upload.done;
    },
    onSuccess: (pictures, { place }) => {
      onUploaded(pictures, place);
      // In one toast, because a second one would replace it.
      const warnings = pictures.flatMap(({ warning }) => warning ?? []);
      if (warnings.length > 0) toastSuccess(warnings.join(' '));
    },
    onError: (error, { files }) => {
      const title = files.length > 1 ? 'None of the files was uploaded' : 'Failed to upload files';
      if (error.name !== 'AbortError') reportError(error, 'Try again.', title);
    },
  });
  const send = (files: readonly File[], place?: number) => files.length > 0 && mutate({ files, place });
  return { isUploading: useIsMutating({ mutationKey }) > 0, send };
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

import { mediaLimits, tooManyFilesMessage } from '@appliance-index/domain/catalogue/media';
import { acceptedFormats } from '@appliance-index/domain/catalogue/media-formats';
import { Button } from '@chakra-ui/react/button';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { Progress } from '@chakra-ui/react/progress';
import { useEffect, useState } from 'react';
import { pluralize } from '../../../shared/formats';
import { toastError } from '../../../shared/toasts';
import { CloseIcon } from '../../../shared/ui/pictures/icons';
import { mediaSection } from '../../../styled-system/recipes';
import { softDisabled } from '../soft-disabled';
import { UploadIcon } from '../staff-icons';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { type UploadProgress, useUpload } from './upload';

const styles = mediaSection();

interface UploadTrayProps {
  applianceId: string;
  /** Called with whether files are selected that are not uploaded yet. */
  onFilesChange: (hasFiles: boolean) => void;
}

/** Selects files and uploads them one after the other. Those that could not be stored stay selected. */
export function UploadTray({ applianceId, onFilesChange }: UploadTrayProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Why files of the last upload are not stored, and what visitors may not see of the others. */
  const [notes, setNotes] = useState<readonly string[]>([]);
  const updateFiles = (next: readonly File[], nextNotes: readonly string[] = []) => {
    setFiles(next);
    setNotes([...new Set(nextNotes)]);
    onFilesChange(next.length > 0);
  };
  const { progress, send, cancel } = useUpload(applianceId, updateFiles);
  const isSending = progress !== null;
  const chooseButton = useFocusAfterRemoval<HTMLButtonElement>([...files, isSending && 'progress']);
  const receive = (next: readonly File[]) => {
    // Dropped too late.
    if (isSending) return;
    if (next.length > mediaLimits.filesPerUpload) toastError(tooManyFilesMessage, 'Too many files');
    // The reasons stay while files are removed by them.
    else updateFiles(next, next.length > 0 && next.length < files.length ? notes : []);
  };
  return (
    <FileUpload.Root
      // The limit is checked here, so that each attempt beyond it is told of.
      maxFiles={Number.POSITIVE_INFINITY}
      // Other places of the page get what is dropped on them.
      preventDocumentDrop={false}
      acceptedFiles={[...files]}
      onFileAccept={(accepted) => receive(accepted.files)}
      translations={{ deleteFile: ({ name }) => `Remove ${name}` }}
    >
      <FileUpload.Dropzone disableClick role="group" aria-label="Further photos and videos">
        <UploadIcon />
        <span>Photos and videos, {mediaLimits.filesPerUpload} files at most</span>
        <FileUpload.HiddenInput accept={Object.keys(acceptedFormats).join()} />
        <FileUpload.Trigger asChild ref={chooseButton} disabled={isSending}>
          <Button>Choose files</Button>
        </FileUpload.Trigger>
        {files.length > 0 && (
          <>
            <FileUpload.ItemGroup>
              {files.map((file, index) => (
                <SelectedFile
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  fraction={progress && fractionSent(file, index, progress)}
                />
              ))}
            </FileUpload.ItemGroup>
            <Button variant="solid" {...softDisabled(isSending, () => send(files))}>
              {uploadLabel(files, progress)}
            </Button>
            {isSending && <Button onClick={cancel}>Cancel upload</Button>}
          </>
        )}
        <div className={styles.notes} role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}

/** What the button does; then what is done: once a file is sent, the server makes it into pictures of all sizes, which takes a while. */
function uploadLabel(files: readonly File[], progress: UploadProgress | null): string {
  if (progress === null) return `Upload ${pluralize(files.length, 'file')}`;
  const { index, bytesSent } = progress;
  const isSent = bytesSent >= (files[index]?.size ?? 0);
  return `${isSent ? 'Processing' : 'Sending'} ${index + 1} of ${files.length}...`;
}

interface SelectedFileProps {
  file: File;
  /** Upload progress, 0 to 1; null before the upload. */
  fraction: number | null;
}

function SelectedFile({ file, fraction }: SelectedFileProps) {
  const url = useObjectUrl(file);
  return (
    <FileUpload.Item file={file}>
      {file.type.startsWith('video/') ? (
        <video src={url} preload="metadata" muted aria-label={file.name} />
      ) : (
        <img src={url} alt={file.name} />
      )}
      <FileUpload.ItemName />
      {fraction === null ? (
        <FileUpload.ItemDeleteTrigger>
          <CloseIcon />
        </FileUpload.ItemDeleteTrigger>
      ) : (
        <Progress.Root value={fraction} max={1}>
          <Progress.Track aria-label={`Uploading ${file.name}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
    </FileUpload.Item>
  );
}

function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** How much of the file at this index has been sent, 0 to 1. */
function fractionSent({ size }: File, index: number, progress: UploadProgress): number {
  if (index !== progress.index) return index < progress.index ? 1 : 0;
  return Math.min(1, progress.bytesSent / Math.max(1, size));
}

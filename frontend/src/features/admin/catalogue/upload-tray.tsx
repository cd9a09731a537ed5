import { mediaLimits, tooManyFilesMessage } from '@appliance-index/domain/catalogue/media';
import { acceptedFormats } from '@appliance-index/domain/catalogue/media-formats';
import { Button } from '@chakra-ui/react/button';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { pluralize } from '../../../shared/formats';
import { toastError } from '../../../shared/toasts';
import { CloseIcon } from '../../../shared/ui/pictures/icons';
import { mediaSection } from '../../../styled-system/recipes';
import { softDisabled } from '../soft-disabled';
import { UploadIcon } from '../staff-icons';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { type UploadProgress, useUpload } from './use-upload';

const styles = mediaSection();

interface UploadTrayProps {
  applianceId: string;
  /** Called with whether files are selected that are not uploaded yet. */
  onFilesChange: (hasFiles: boolean) => void;
}

/** Selects files and uploads them one after the other. Those that could not be stored stay selected. */
export function UploadTray({ applianceId, onFilesChange }: UploadTrayProps) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  /** What visitors may not see of the files uploaded last. */
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const updateFiles = (next: readonly File[], nextWarnings: readonly string[] = []) => {
    setFiles(next);
    setWarnings(nextWarnings);
    onFilesChange(next.length > 0);
  };
  const { progress, send, cancel } = useUpload(applianceId, updateFiles);
  const isSending = progress !== null;
  const chooseButton = useFocusAfterRemoval<HTMLButtonElement>(files.length + Number(isSending));
  const addFiles = (added: FileList | null) => {
    const next = [...new Map([...files, ...(added ?? [])].map((file) => [fileKey(file), file])).values()];
    if (next.length > mediaLimits.filesPerUpload) {
      toastError(tooManyFilesMessage, 'Too many files');
      return;
    }
    updateFiles(next);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (!isSending) addFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an alternative to the button
    <div className={styles.tray} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <UploadIcon />
      <span>Photos and videos, {mediaLimits.filesPerUpload} files at most</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={Object.keys(acceptedFormats).join()}
        aria-label="Photos and videos"
        onChange={(event) => {
          addFiles(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        ref={chooseButton}
        type="button"
        variant="outline"
        size="sm"
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        Choose files
      </Button>
      {files.length > 0 && (
        <>
          <ul className={styles.files}>
            {files.map((file, index) => (
              <SelectedFile
                key={fileKey(file)}
                file={file}
                fraction={progress && fractionSent(file, index, progress)}
                onRemove={() => updateFiles(files.filter((each) => each !== file))}
              />
            ))}
          </ul>
          <Button type="button" variant="solid" size="sm" {...softDisabled(isSending, () => send(files))}>
            {uploadLabel(files, progress)}
          </Button>
          {isSending && (
            <Button type="button" variant="outline" size="sm" onClick={cancel}>
              Cancel upload
            </Button>
          )}
        </>
      )}
      <div className={styles.warnings} role="status">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
    </div>
  );
}

/** What the button does; then what is done: once a file is sent, the server makes it into pictures of all sizes, which takes a while. */
function uploadLabel(files: readonly File[], progress: UploadProgress | null): string {
  if (progress === null) return `Upload ${pluralize(files.length, 'file')}`;
  const { index, bytesSent } = progress;
  const isSent = bytesSent >= (files[index]?.size ?? 0);
  return `${isSent ? 'Processing' : 'Sending'} ${index + 1} of ${files.length}...`;
}

/** Identifies a file, so that selecting it twice adds it once. */
function fileKey({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

interface SelectedFileProps {
  file: File;
  /** Upload progress, 0 to 1; null before the upload. */
  fraction: number | null;
  onRemove: () => void;
}

function SelectedFile({ file, fraction, onRemove }: SelectedFileProps) {
  const url = useObjectUrl(file);
  return (
    <li className={styles.file}>
      {file.type.startsWith('video/') ? (
        <video src={url} preload="metadata" muted aria-label={file.name} />
      ) : (
        <img src={url} alt={file.name} />
      )}
      <span className={styles.fileName}>{file.name}</span>
      {fraction === null ? (
        <button type="button" className={styles.icon} aria-label={`Remove ${file.name}`} onClick={onRemove}>
          <CloseIcon />
        </button>
      ) : (
        <progress value={fraction} max={1} aria-label={`Uploading ${file.name}`} />
      )}
    </li>
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

import type { MediaView } from '@appliance-index/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { countOf } from '../../../shared/formats';
import { limits } from '../../../shared/limits';
import { sayDone, sayProblem } from '../../../shared/toasts';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { part } from '../../../shared/ui/part';
import { BackIcon, CloseIcon } from '../../../shared/ui/pictures/icons';
import { Badge, Button } from '../../../shared/ui/pieces';
import { deleteMedia, forgetCatalogue, mediaQuery, orderMedia } from '../api';
import { sayFailure } from '../failures';
import { BinIcon, UploadIcon } from '../staff-icons';
import { mediaRecipe } from './media.recipe';
import { type Progress, type Upload, uploadMedia } from './upload';

const Frame = part('section', mediaRecipe);

interface MediaSectionProps {
  applianceId: string;
  name: string;
  /** Whether cards show an address of its own instead of the first photo. */
  hasImageUrl: boolean;
  /** Whether files were chosen that have not arrived. */
  onFiles: (has: boolean) => void;
}

/** Photos and films of a model that is saved already. */
export function MediaSection({ applianceId, name, hasImageUrl, onFiles }: MediaSectionProps) {
  return (
    <Frame aria-label="Photos and videos">
      <h3 className="small">Photos and videos</h3>
      <Gallery applianceId={applianceId} name={name} hasImageUrl={hasImageUrl} />
      <Tray applianceId={applianceId} onFiles={onFiles} />
    </Frame>
  );
}

function useRefresh(applianceId: string) {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: mediaQuery(applianceId).queryKey });
    await forgetCatalogue(client);
  };
}

function Gallery({ applianceId, name, hasImageUrl }: Omit<MediaSectionProps, 'onFiles'>) {
  const { data: items, error, refetch } = useQuery(mediaQuery(applianceId));
  const refresh = useRefresh(applianceId);
  const [dragged, setDragged] = useState<string | null>(null);
  const fail = (problem: unknown) => sayFailure(problem, 'Nothing was changed.');
  const order = useMutation({
    mutationFn: (ids: string[]) => orderMedia(applianceId, ids),
    onSuccess: refresh,
    onError: fail,
  });
  const remove = useMutation({ mutationFn: deleteMedia, onSuccess: refresh, onError: fail });
  if (!items) {
    if (!error) return null;
    const text = messageOf(error, 'The photos could not be loaded.');
    return <LoadFailure text={text} error={error} onRetry={() => void refetch()} />;
  }
  const ids = items.map(({ id }) => id);
  const cover = items.find(({ type }) => type === 'image')?.id;
  const move = (id: string, to: number) => {
    const rest = ids.filter((each) => each !== id);
    order.mutate([...rest.slice(0, to), id, ...rest.slice(to)]);
  };
  const isBusy = order.isPending || remove.isPending;
  return (
    <>
      {hasImageUrl && items.length > 0 && (
        <p className="small muted">Cards show the Image URL. Clear it, and they show the first photo.</p>
      )}
      <ol className="gallery">
        {items.map((item, index) => (
          <li
            key={item.id}
            draggable
            className={dragged === item.id ? 'dragged' : undefined}
            onDragStart={() => setDragged(item.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              if (!dragged) return;
              event.preventDefault(); // Some browsers would go to the picture.
              if (dragged !== item.id) move(dragged, index);
            }}
          >
            <Thumbnail item={item} label={`${name}, ${index + 1}`} />
            {!hasImageUrl && item.id === cover && <Badge className="badge tint">Cover</Badge>}
            <div className="acts">
              <IconButton
                label={`Move ${index + 1} forward`}
                isOff={isBusy || index === 0}
                onPress={() => move(item.id, index - 1)}
              >
                <BackIcon />
              </IconButton>
              <IconButton
                label={`Move ${index + 1} back`}
                className="next"
                isOff={isBusy || index === items.length - 1}
                onPress={() => move(item.id, index + 1)}
              >
                <BackIcon />
              </IconButton>
              <Button
                type="button"
                className="btn quiet sm"
                disabled={isBusy || hasImageUrl || item.id === cover || item.type !== 'image'}
                aria-label={`Make ${index + 1} the cover`}
                onClick={() => move(item.id, 0)}
              >
                Cover
              </Button>
              <IconButton label={`Delete ${index + 1}`} isOff={isBusy} onPress={() => remove.mutate(item.id)}>
                <BinIcon />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Thumbnail({ item: { type, url }, label }: { item: MediaView; label: string }) {
  if (type === 'image') return <img src={url.replace('1280.', '320.')} alt={label} loading="lazy" />;
  // biome-ignore lint/a11y/useMediaCaption: films of appliances come without words
  return <video src={url} preload="metadata" aria-label={label} />;
}

interface IconButtonProps {
  label: string;
  className?: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

function IconButton({ label, className = '', isOff, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`iconbtn ${className}`}
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** What was chosen and is on its way. All files of a batch arrive, or none. */
function Tray({ applianceId, onFiles }: Pick<MediaSectionProps, 'applianceId' | 'onFiles'>) {
  const refresh = useRefresh(applianceId);
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<Upload | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const keep = (next: readonly File[]) => {
    setFiles(next);
    onFiles(next.length > 0);
  };
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => () => upload.current?.cancel(), []);
  const choose = (added: FileList | null) => {
    const next = [...new Map([...files, ...(added ?? [])].map((file) => [keyOf(file), file])).values()];
    if (next.length > limits.filesPerUpload) {
      sayProblem(`Maximum ${limits.filesPerUpload} files allowed`, 'Too many files');
      return;
    }
    keep(next);
  };
  const send = async () => {
    upload.current = uploadMedia(applianceId, files, setProgress);
    try {
      await upload.current.done;
      keep([]);
      await refresh();
      sayDone('Files uploaded successfully');
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      sayFailure(error, 'The connection broke. Nothing was kept; try again.', 'Failed to upload files');
    } finally {
      setProgress(null);
      upload.current = null;
    }
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (progress === null) choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <UploadIcon />
      <span>Photos and videos, {limits.filesPerUpload} files at most</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm,video/quicktime"
        aria-label="Photos and videos"
        onChange={(event) => {
          choose(event.target.files);
          event.target.value = '';
        }}
      />
      <Button
        type="button"
        className="btn line sm"
        disabled={progress !== null}
        onClick={() => input.current?.click()}
      >
        Choose files
      </Button>
      {files.length > 0 && (
        <>
          <ul className="chosen">
            {files.map((file, index) => (
              <Chosen
                key={keyOf(file)}
                file={file}
                share={progress ? shareOf(files, index, progress) : null}
                onRemove={() => keep(files.filter((each) => each !== file))}
              />
            ))}
          </ul>
          {progress ? (
            <Button type="button" className="btn line sm" onClick={() => upload.current?.cancel()}>
              Cancel upload
            </Button>
          ) : (
            <Button type="button" className="btn solid sm" onClick={send}>
              Upload {countOf(files.length, 'file')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** The same file chosen twice is one. */
function keyOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}

interface ChosenProps {
  file: File;
  /** How much of it has gone, 0 to 1; null before the upload. */
  share: number | null;
  onRemove: () => void;
}

function Chosen({ file, share, onRemove }: ChosenProps) {
  const url = usePreview(file);
  return (
    <li>
      {file.type.startsWith('video/') ? (
        <video src={url} preload="metadata" muted aria-label={file.name} />
      ) : (
        <img src={url} alt={file.name} />
      )}
      <span className="name">{file.name}</span>
      {share === null ? (
        <button type="button" className="iconbtn" aria-label={`Leave out ${file.name}`} onClick={onRemove}>
          <CloseIcon />
        </button>
      ) : (
        <progress value={share} max={1} aria-label={`${file.name} on its way`} />
      )}
    </li>
  );
}

function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The files go one after the other, so what has gone of all says what has gone of each. */
function shareOf(files: readonly File[], index: number, { sent }: Progress): number {
  const before = files.slice(0, index).reduce((sum, { size }) => sum + size, 0);
  const size = files[index]?.size ?? 1;
  return Math.min(1, Math.max(0, (sent - before) / Math.max(1, size)));
}

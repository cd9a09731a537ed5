import type { MediaView } from '@appliance-index/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { BackIcon } from '../../../shared/ui/pictures/icons';
import { Badge, Button } from '../../../shared/ui/pieces';
import { deleteMedia, forgetMedia, mediaQuery, orderMedia } from '../api';
import { sayFailure } from '../failures';
import { useFocusAfterRow } from '../focus-after-row';
import { BinIcon } from '../staff-icons';
import { steady } from '../steady';

interface MediaGalleryProps {
  applianceId: string;
  name: string;
  /** Whether cards show an address of its own instead of the first photo. */
  hasImageUrl: boolean;
}

/** What a model has, in an order that can be changed by dragging and by buttons. */
export function MediaGallery({ applianceId, name, hasImageUrl }: MediaGalleryProps) {
  const { data: items, error, refetch } = useQuery(mediaQuery(applianceId));
  const client = useQueryClient();
  const refresh = () => forgetMedia(client, applianceId);
  const place = useFocusAfterRow<HTMLOListElement>(items?.length ?? 0);
  /** What was done last, for those who do not see it; said once the next thing can be done. */
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const fail = (problem: unknown) => sayFailure(problem, 'Nothing was changed.');
  const order = useMutation({
    mutationFn: ({ ids }: { ids: string[]; to: number }) => orderMedia(applianceId, ids),
    onSuccess: async ({ length }, { to }) => {
      await refresh();
      setTold(`Moved to ${to + 1} of ${length}`);
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: deleteMedia,
    onSuccess: async () => {
      await refresh();
      setTold('Deleted');
    },
    onError: fail,
  });
  if (!items) {
    if (!error) return null;
    const text = messageOf(error, 'The photos could not be loaded.');
    return <LoadFailure text={text} error={error} onRetry={() => void refetch()} />;
  }
  const ids = items.map(({ id }) => id);
  const cover = items.find(({ type }) => type === 'image')?.id;
  const move = (id: string, to: number) => {
    const rest = ids.filter((each) => each !== id);
    order.mutate({ ids: [...rest.slice(0, to), id, ...rest.slice(to)], to });
  };
  const isBusy = order.isPending || remove.isPending;
  return (
    <>
      {hasImageUrl && items.length > 0 && (
        <p className="small muted">Cards show the Image URL. Clear it, and they show the first photo.</p>
      )}
      <p className="sr" role="status">
        {!isBusy && told}
      </p>
      <ol className="gallery" ref={place} tabIndex={-1} aria-label={`Photos and videos of ${name}`}>
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
                aria-label={`Make ${index + 1} the cover`}
                {...steady(isBusy || hasImageUrl || item.id === cover || item.type !== 'image', () =>
                  move(item.id, 0),
                )}
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
  // biome-ignore lint/a11y/useMediaCaption: videos of appliances come without words
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
    <button type="button" className={`iconbtn ${className}`} aria-label={label} {...steady(isOff, onPress)}>
      {children}
    </button>
  );
}

import type { MediaView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Confirm } from '../../../shared/ui/notices/dialog';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { BackIcon } from '../../../shared/ui/pictures/icons';
import { joinClasses } from '../../../shared/ui/with-recipe';
import { mediaSection } from '../../../styled-system/recipes';
import { softDisabled } from '../soft-disabled';
import { BinIcon } from '../staff-icons';
import { useChange } from '../use-change';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { deleteMedia, mediaQuery, reorderMedia } from './api';

const styles = mediaSection();

interface MediaGalleryProps {
  applianceId: string;
  name: string;
  /** Whether cards show the model's image URL instead of its first photo. */
  hasImageUrl: boolean;
}

/** Photos and videos of a model, reordered by dragging or with buttons. */
export function MediaGallery({ applianceId, name, hasImageUrl }: MediaGalleryProps) {
  const { data: items, error, refetch } = useQuery(mediaQuery(applianceId));
  const list = useFocusAfterRemoval<HTMLOListElement>(items?.map(({ id }) => id) ?? []);
  const [dragged, setDragged] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<MediaView | null>(null);
  const { order, remove, isBusy, announcement } = useMediaActions(applianceId);
  if (!items) {
    return error && <LoadFailure text="The photos could not be loaded." error={error} onRetry={refetch} />;
  }
  const ids = items.map(({ id }) => id);
  const cover = hasImageUrl ? null : items.find(({ type }) => type === 'image')?.id;
  const move = (id: string, to: number) => {
    const rest = ids.filter((each) => each !== id);
    order({ ids: [...rest.slice(0, to), id, ...rest.slice(to)], to });
  };
  return (
    <>
      {hasImageUrl && items.length > 0 && (
        <p className="small muted">Cards show the Image URL. Clear it to show the first photo instead.</p>
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
      <ol className={styles.gallery} ref={list} tabIndex={-1} aria-label={`Photos and videos of ${name}`}>
        {items.map((item, index) => (
          <li
            key={item.id}
            draggable
            className={styles.tile}
            data-dragged={dragged === item.id || undefined}
            onDragStart={() => setDragged(item.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={(event) => {
              if (!dragged) return;
              event.preventDefault(); // Some browsers would open the image.
              if (dragged !== item.id && !isBusy) move(dragged, index);
            }}
          >
            <Thumbnail item={item} label={`${name}, ${index + 1}`} />
            <div className={styles.tileActions}>
              <IconButton
                label={`Move ${index + 1} forward`}
                isDisabled={isBusy || index === 0}
                onPress={() => move(item.id, index - 1)}
              >
                <BackIcon />
              </IconButton>
              <IconButton
                label={`Move ${index + 1} back`}
                className={styles.next}
                isDisabled={isBusy || index === items.length - 1}
                onPress={() => move(item.id, index + 1)}
              >
                <BackIcon />
              </IconButton>
              <Button
                variant="ghost"
                aria-label={`Make ${index + 1} the cover`}
                aria-pressed={item.id === cover}
                {...softDisabled(isBusy || !cover || item.id === cover || item.type !== 'image', () =>
                  move(item.id, 0),
                )}
              >
                Cover
              </Button>
              <IconButton label={`Delete ${index + 1}`} isDisabled={isBusy} onPress={() => setDeleting(item)}>
                <BinIcon />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {deleting && (
        <Confirm
          question={`Delete this ${deleting.type === 'image' ? 'photo' : 'video'}?`}
          onConfirm={() => remove(deleting.id)}
          onClose={() => setDeleting(null)}
        >
          <Thumbnail item={deleting} label={name} />
          <p>This cannot be undone: photos and videos do not go to the trash.</p>
        </Confirm>
      )}
    </>
  );
}

/** Moves and deletes photos and videos, one at a time. */
function useMediaActions(applianceId: string) {
  const [announcement, setAnnouncement] = useState('');
  const order = useChange({
    concerns: 'catalogue',
    mutationFn: ({ ids }: { ids: string[]; to: number }) => reorderMedia(applianceId, ids),
    onSuccess: ({ length }, { to }) => setAnnouncement(`Moved to ${to + 1} of ${length}`),
    failure: ['Nothing was changed.'],
  });
  const remove = useChange({
    concerns: 'catalogue',
    mutationFn: deleteMedia,
    onSuccess: () => setAnnouncement('Deleted'),
    failure: ['Nothing was changed.'],
  });
  const isBusy = order.isPending || remove.isPending;
  return {
    order: order.mutate,
    remove: remove.mutate,
    isBusy,
    /** The last action, for screen readers; empty until the next action is possible. */
    announcement: isBusy ? '' : announcement,
  };
}

function Thumbnail({ item: { type, url }, label }: { item: MediaView; label: string }) {
  if (type === 'image') return <img src={url.replace('1280.', '320.')} alt={label} loading="lazy" />;
  // biome-ignore lint/a11y/useMediaCaption: videos of appliances have no speech
  return <video src={url} preload="metadata" aria-label={label} />;
}

interface IconButtonProps {
  label: string;
  className?: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function IconButton({ label, className, isDisabled, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.icon, className)}
      aria-label={label}
      {...softDisabled(isDisabled, onPress)}
    >
      {children}
    </button>
  );
}

import type { MediaView } from '@appliance-index/backend/contract';
import { imageWidths } from '@appliance-index/domain/catalogue/renditions';
import { type KeyboardEvent, useState } from 'react';
import { scrollIntoStrip } from '../../shared/ui/controls/scroll-into-strip';
import { BackIcon } from '../../shared/ui/pictures/icons';
import { Media, type MediaProps } from '../../shared/ui/pictures/media';
import { Plate } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { carousel } from '../../styled-system/recipes';

const styles = carousel();

const sizes = '(min-width: 62.5em) 56vw, 100vw';

interface CarouselProps {
  /** Brand and model. */
  name: string;
  model: string;
  media: readonly MediaView[];
  /** Shown when `media` is empty. */
  imageUrl: string | null;
}

/** Photos and videos one at a time, by buttons or arrow keys; a single picture when there is no media. */
export function Carousel({ name, model, media, imageUrl }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const current = media[index];
  const go = (step: number) => setIndex((index + step + media.length) % media.length);
  const onKeyDown = ({ key, altKey, target }: KeyboardEvent) => {
    // Alt+Arrow is browser history; on a video the arrow keys seek.
    if (altKey || target instanceof HTMLVideoElement) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  if (!current) {
    return (
      <Plate className={styles.root} aria-label={`Image of ${name}`}>
        <Picture imageUrl={imageUrl} alt={model} isMain>
          <div className={styles.floor} aria-hidden="true" />
        </Picture>
      </Plate>
    );
  }
  const position = `${index + 1} of ${media.length}`;
  return (
    <Plate
      className={styles.root}
      aria-roledescription="carousel"
      aria-label={`Photos and videos of ${name}`}
      onKeyDown={media.length > 1 ? onKeyDown : undefined}
    >
      <Item
        key={current.id}
        item={current}
        alt={media.length > 1 ? `${model}, ${position}` : model}
        isMain={index === 0}
      />
      {media.length > 1 && (
        <div className={styles.turn}>
          <button type="button" className={styles.step} aria-label="Previous" onClick={() => go(-1)}>
            <BackIcon />
          </button>
          <ul className={styles.thumbnails}>
            {media.map(({ id, type }, place) => (
              <li key={id} ref={place === index ? scrollIntoStrip : undefined}>
                <button
                  type="button"
                  className={styles.thumbnail}
                  aria-label={`${type === 'image' ? 'Photo' : 'Video'} ${place + 1}`}
                  aria-current={place === index}
                  onClick={() => setIndex(place)}
                >
                  {type === 'image' ? (
                    <span
                      className={styles.photo}
                      style={{ backgroundImage: `url(/media/${id}/${imageWidths[0]}.webp)` }}
                    />
                  ) : (
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                      <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
                    </svg>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <span className={joinClasses('small', styles.position)} role="status">
            {position}
          </span>
          <button type="button" className={styles.step} data-next aria-label="Next" onClick={() => go(1)}>
            <BackIcon />
          </button>
        </div>
      )}
      <noscript>
        {media.slice(1).map((item, offset) => (
          <Item key={item.id} item={item} alt={`${model}, ${offset + 2} of ${media.length}`} />
        ))}
      </noscript>
    </Plate>
  );
}

function Item({ item, alt, isMain = false }: { item: MediaView; alt: string; isMain?: boolean }) {
  if (item.type === 'image') {
    return <Picture imageUrl={item.url} alt={alt} isMain={isMain} />;
  }
  return (
    <div className={styles.video}>
      {/* biome-ignore lint/a11y/useMediaCaption: appliance videos have no speech */}
      <video controls preload="metadata" src={item.url} aria-label={alt} />
    </div>
  );
}

function Picture(props: Pick<MediaProps, 'imageUrl' | 'alt' | 'isMain' | 'children'>) {
  return <Media {...props} className={styles.picture} sizes={sizes} none="No image available" />;
}

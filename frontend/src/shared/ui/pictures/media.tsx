import { imageFormats, imageWidths } from '@appliance-index/domain/catalogue/renditions';
import { type ReactNode, useState } from 'react';
import { media } from '../../../styled-system/recipes';
import { joinClasses } from '../with-recipe';
import { drawingName, TypeDrawing } from './drawing';

const styles = media();

export interface MediaProps {
  imageUrl: string | null;
  /** The accessible name of the picture; empty where the text beside it names it. */
  alt: string;
  /** Shown without a picture, or when it cannot be loaded. */
  none?: string;
  /** The `sizes` attribute of a photo. */
  sizes?: string;
  /** Loads a photo at once, as the largest picture of its page. */
  isMain?: boolean;
  /** Renders drawings as `<img>` instead of inline SVG. */
  asImage?: boolean;
  className?: string;
  /** Content over the picture's background. */
  children?: ReactNode;
}

const cardSizes = '(min-width: 30em) 220px, 90vw';

/** A model's picture: a drawing, a photo, or a text when there is none. */
export function Media({
  imageUrl,
  alt,
  none = 'No image',
  sizes = cardSizes,
  isMain = false,
  asImage = false,
  className,
  children,
}: MediaProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const frame = joinClasses(styles.frame, className);
  if (imageUrl === null || imageUrl === failedUrl) {
    return (
      <div className={frame} data-missing>
        <span>{none}</span>
      </div>
    );
  }
  const drawing = asImage ? null : drawingName(imageUrl);
  return (
    <div className={frame}>
      {drawing ? (
        <TypeDrawing name={drawing} label={alt} className={styles.drawing} />
      ) : (
        <Photo
          src={imageUrl}
          alt={alt}
          sizes={sizes}
          isMain={isMain}
          onFailed={() => setFailedUrl(imageUrl)}
        />
      )}
      {children}
    </div>
  );
}

interface PhotoProps {
  src: string;
  alt: string;
  sizes: string;
  isMain?: boolean;
  onFailed: () => void;
}

/** Loads an image again that failed before hydration, so that its `error` event fires. */
export function retryEarlyFailure(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.src = String(image.getAttribute('src'));
}

/** A photo that tells when it cannot be loaded. */
export function Photo({ src, alt, sizes, isMain = false, onFailed }: PhotoProps) {
  const image = (
    <img
      ref={retryEarlyFailure}
      src={src}
      alt={alt}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      onError={onFailed}
    />
  );
  const uploadPath = /^\/media\/[^/]+\//.exec(src)?.[0];
  if (!uploadPath) return image;
  return (
    <picture>
      {imageFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={imageWidths.map((width) => `${uploadPath}${width}.${format} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}

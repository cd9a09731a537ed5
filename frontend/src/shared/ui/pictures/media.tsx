import { type ReactNode, useState } from 'react';
import { styled } from '../styled';
import { drawingName, TypeDrawing } from './drawing';
import { mediaRecipe } from './media.recipe';

const Ground = styled('div', mediaRecipe);

interface MediaProps {
  imageUrl: string | null;
  /** What a reader hears for the picture. */
  alt: string;
  /** Said when there is no picture, or it cannot be loaded. */
  none?: string;
  /** How wide a photo will be shown, as browsers read it. */
  sizes?: string;
  /** Our own drawings as images, too, instead of lines in the page. */
  asImage?: boolean;
  /** Beside the picture on the same ground. */
  children?: ReactNode;
}

/** Cards are narrow, except on narrow screens. */
const cardSizes = '(min-width: 480px) 220px, 90vw';

/** A model's picture on its calm ground: our own drawing, a photo, or the words that there is none. */
export function Media({
  imageUrl,
  alt,
  none = 'No image',
  sizes = cardSizes,
  asImage = false,
  children,
}: MediaProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imageUrl === null || imageUrl === failedUrl) {
    return (
      <Ground className="none">
        <span>{none}</span>
      </Ground>
    );
  }
  const drawing = asImage ? null : drawingName(imageUrl);
  return (
    <Ground>
      {drawing ? (
        <TypeDrawing name={drawing} label={alt} />
      ) : (
        <Photo src={imageUrl} alt={alt} sizes={sizes} onFailed={() => setFailedUrl(imageUrl)} />
      )}
      {children}
    </Ground>
  );
}

interface PhotoProps {
  src: string;
  alt: string;
  sizes: string;
  onFailed: () => void;
}

function Photo({ src, alt, sizes, onFailed }: PhotoProps) {
  // An image that failed before the script was there is asked once more, so that its failure is heard.
  const hearEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.src = src;
  };
  const image = <img ref={hearEarlyFailure} src={src} alt={alt} loading="lazy" onError={onFailed} />;
  const own = /^\/media\/[^/]+\//.exec(src)?.[0];
  if (!own) return image;
  // A photo of ours lies there in three widths, twice.
  return (
    <picture>
      {['avif', 'webp'].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={[320, 640, 1280].map((width) => `${own}${width}.${format} ${width}w`).join(', ')}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}

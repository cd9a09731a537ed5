import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { drawingName, TypeDrawing } from './drawing';
import { mediaRecipe } from './media.recipe';

const Ground = chakra('div', mediaRecipe);

interface MediaProps {
  imageUrl: string | null;
  /** What a reader hears for the picture. */
  alt: string;
  /** Said when there is no picture, or it cannot be loaded. */
  none?: string;
  /** Beside the picture on the same ground. */
  children?: ReactNode;
}

/** A model's picture on its calm ground: our own drawing, a photo, or the words that there is none. */
export function Media({ imageUrl, alt, none = 'No image', children }: MediaProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imageUrl === null || imageUrl === failedUrl) {
    return (
      <Ground className="media none">
        <span>{none}</span>
      </Ground>
    );
  }
  const drawing = drawingName(imageUrl);
  return (
    <Ground className="media">
      {drawing ? (
        <TypeDrawing name={drawing} label={alt} />
      ) : (
        <img src={imageUrl} alt={alt} loading="lazy" onError={() => setFailedUrl(imageUrl)} />
      )}
      {children}
    </Ground>
  );
}

import { type ReactNode, useState } from 'react';
import { drawingName, TypeDrawing } from '../../shared/ui/drawing';
import { part } from '../../shared/ui/part';
import { articleDrawing } from './article-drawing';
import { pictureRecipe } from './blog.recipe';

const Ground = part('div', pictureRecipe);

interface ArticlePictureProps {
  article: { title: string; excerpt?: string | null; imageUrl: string | null };
  /** Beside a drawing on the same ground. */
  children?: ReactNode;
}

/** An article's picture as decoration; without one, or when it cannot be loaded, a drawing of what it is about. */
export function ArticlePicture({ article, children }: ArticlePictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { imageUrl } = article;
  const drawn = imageUrl === null ? null : drawingName(imageUrl);
  if (imageUrl !== null && drawn === null && !isBroken) {
    return (
      <Ground className="photo">
        <img src={imageUrl} alt="" loading="lazy" onError={() => setIsBroken(true)} />
      </Ground>
    );
  }
  return (
    <Ground>
      <TypeDrawing name={drawn ?? articleDrawing(article)} />
      {children}
    </Ground>
  );
}

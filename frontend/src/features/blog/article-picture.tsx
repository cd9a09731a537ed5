import { useState } from 'react';
import { drawingName, TypeDrawing } from '../../shared/ui/pictures/drawing';
import { styled } from '../../shared/ui/styled';
import { articleDrawing } from './article-drawing';
import { pictureRecipe } from './blog.recipe';

const Frame = styled('div', pictureRecipe);

interface ArticlePictureProps {
  article: { title: string; excerpt?: string | null; imageUrl: string | null };
  /** Sets a drawing on the floor, with a second appliance beside it. */
  isScene?: boolean;
}

/** An article's decorative picture. Without one, or when it fails to load, a drawing that fits the topic. */
export function ArticlePicture({ article, isScene = false }: ArticlePictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { imageUrl } = article;
  const drawn = imageUrl === null ? null : drawingName(imageUrl);
  if (imageUrl !== null && drawn === null && !isBroken) {
    return (
      <Frame className="photo">
        <img src={imageUrl} alt="" loading="lazy" onError={() => setIsBroken(true)} />
      </Frame>
    );
  }
  const name = drawn ?? articleDrawing(article);
  if (!isScene) {
    return (
      <Frame>
        <TypeDrawing name={name} />
      </Frame>
    );
  }
  return (
    <Frame className="scene">
      <TypeDrawing name={name} />
      <TypeDrawing name={name.startsWith('washers') ? 'dryers-front-load' : 'washers-front-load'} />
      <span className="floor" aria-hidden="true" />
    </Frame>
  );
}

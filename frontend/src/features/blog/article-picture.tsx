import { useState } from 'react';
import { drawingName, TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Photo } from '../../shared/ui/pictures/media';
import { styled } from '../../shared/ui/styled';
import { articleDrawing } from './article-drawing';
import { pictureRecipe } from './blog.recipe';

const Frame = styled('div', pictureRecipe);

const sceneSizes = '(min-width: 62.5em) 56vw, 100vw';
const thumbnailSizes = '96px';

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
        <Photo
          src={imageUrl}
          alt=""
          sizes={isScene ? sceneSizes : thumbnailSizes}
          onFailed={() => setIsBroken(true)}
        />
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

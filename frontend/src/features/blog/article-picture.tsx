import { useState } from 'react';
import { drawingName, TypeDrawing } from '../../shared/ui/pictures/drawing';
import { Photo } from '../../shared/ui/pictures/media';
import { joinClasses } from '../../shared/ui/with-recipe';
import { articlePicture } from '../../styled-system/recipes';
import { articleDrawing } from './article-drawing';

const styles = articlePicture();

const sceneSizes = '(min-width: 62.5em) 56vw, 100vw';
const thumbnailSizes = '96px';

interface ArticlePictureProps {
  article: { title: string; excerpt?: string | null; imageUrl: string | null };
  /** Sets a drawing on the floor, with a second appliance beside it. */
  isScene?: boolean;
  className?: string;
}

/** An article's decorative picture. Without one, or when it fails to load, a drawing that fits the topic. */
export function ArticlePicture({ article, isScene = false, className }: ArticlePictureProps) {
  const frame = joinClasses(styles.frame, className);
  const [isBroken, setIsBroken] = useState(false);
  const { imageUrl } = article;
  const drawn = imageUrl === null ? null : drawingName(imageUrl);
  if (imageUrl !== null && drawn === null && !isBroken) {
    return (
      <div className={frame} data-photo>
        <Photo
          src={imageUrl}
          alt=""
          sizes={isScene ? sceneSizes : thumbnailSizes}
          onFailed={() => setIsBroken(true)}
        />
      </div>
    );
  }
  const name = drawn ?? articleDrawing(article);
  if (!isScene) {
    return (
      <div className={frame}>
        <TypeDrawing name={name} className={styles.drawing} />
      </div>
    );
  }
  return (
    <div className={frame}>
      <TypeDrawing name={name} className={styles.large} />
      <TypeDrawing
        name={name.startsWith('washers') ? 'dryers-front-load' : 'washers-front-load'}
        className={styles.small}
      />
      <span className={styles.floor} aria-hidden="true" />
    </div>
  );
}

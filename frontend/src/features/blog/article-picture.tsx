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
  const [isBroken, setIsBroken] = useState(false);
  const { imageUrl } = article;
  const drawn = imageUrl === null ? null : drawingName(imageUrl);
  const photo = isBroken || drawn !== null ? null : imageUrl;
  const name = drawn ?? articleDrawing(article);
  return (
    <div className={joinClasses(styles.frame, className)} data-photo={photo !== null || undefined}>
      {photo !== null && (
        <Photo
          src={photo}
          alt=""
          sizes={isScene ? sceneSizes : thumbnailSizes}
          onFailed={() => setIsBroken(true)}
        />
      )}
      {photo === null && <TypeDrawing name={name} className={isScene ? styles.large : styles.drawing} />}
      {photo === null && isScene && (
        <>
          <TypeDrawing
            name={name.startsWith('washers') ? 'dryers-front-load' : 'washers-front-load'}
            className={styles.small}
          />
          <span className={styles.floor} aria-hidden="true" />
        </>
      )}
    </div>
  );
}

import pLimit from 'p-limit';
import sharp from 'sharp';
import { type SharePicture, SharePictureRenderer } from '../../application/rankings/ranking-ports.js';
import { sharePictureSvg } from './share-picture-svg.js';

/** Each picture occupies a core; requests must not wait for pictures. */
const maxConcurrent = 2;

/** Draws share pictures as PNG. */
export class SharpPictures implements SharePictureRenderer {
  readonly queue = pLimit(maxConcurrent);

  render(picture: SharePicture): Promise<Uint8Array> {
    const svg = Buffer.from(sharePictureSvg(picture));
    return this.queue(() => sharp(svg).png({ palette: true, colours: 64, effort: 4 }).toBuffer());
  }
}

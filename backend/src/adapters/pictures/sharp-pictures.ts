import pLimit from 'p-limit';
import sharp from 'sharp';
import { Pictures, type SharePicture } from '../../application/ports.js';
import { shareDrawing } from './share-drawing.js';

/** Each takes a core for a moment; reading must not wait for pictures. */
const atOnce = 2;

/** Share pictures as PNG. */
export class SharpPictures implements Pictures {
  readonly queue = pLimit(atOnce);

  draw(picture: SharePicture): Promise<Uint8Array> {
    const drawing = Buffer.from(shareDrawing(picture));
    return this.queue(() => sharp(drawing).png({ palette: true, colours: 64, effort: 4 }).toBuffer());
  }
}

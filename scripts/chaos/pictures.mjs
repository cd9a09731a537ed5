import sharp from 'sharp';

/** A JPEG of noise, which compresses badly. Its size in bytes depends only on its dimensions and quality. */
export function noisyPicture({ width = 1_600, height = 1_200, quality = 80 } = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg({ quality })
    .toBuffer();
}

/** The multipart body of an upload. */
export function uploadForm(applianceId, pictures) {
  const form = new FormData();
  form.append('applianceId', applianceId);
  for (const [index, bytes] of pictures.entries()) {
    form.append('files', new Blob([bytes], { type: 'image/jpeg' }), `picture-${index + 1}.jpg`);
  }
  return form;
}

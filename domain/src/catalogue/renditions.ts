/** Widths of stored renditions in pixels, smallest first. Images are never enlarged. */
export const imageWidths = [320, 640, 1280] as const;

/** The height of a very tall picture's renditions: WebP ends at 16,383, but AVIF takes too much memory and time from here. */
export const maxImageHeight = 8_192;

/** Formats of each rendition; browsers pick the first they support. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** One stored file of an image. */
export interface Rendition {
  format: ImageFormat;
  width: number;
}

export const renditions: readonly Rendition[] = /* @__PURE__ */ imageFormats.flatMap((format) =>
  imageWidths.map((width) => ({ format, width })),
);

export function renditionKey(id: string, { format, width }: Rendition): string {
  return `${id}/${width}.${format}`;
}

export function imageKeys(id: string): string[] {
  return renditions.map((rendition) => renditionKey(id, rendition));
}

export interface AcceptedImage {
  type: 'image';
  /** The MIME type that a decoder must find in the file too. */
  decodedAs: string;
  /** For formats of animations of which a decoder finds only the first picture. */
  isAnimation: boolean;
}

type AcceptedFormat = AcceptedImage | { type: 'video'; extension: string; contentType: string };

const image = (decodedAs: string, isAnimation = false): AcceptedFormat => ({
  type: 'image',
  decodedAs,
  isAnimation,
});
const video = (extension: string, contentType: string): AcceptedFormat => ({
  type: 'video',
  extension,
  contentType,
});
const mp4 = video('mp4', 'video/mp4');

/** The accepted files by MIME type, detected from the content; file names are ignored. */
export const acceptedFormats: Readonly<Record<string, AcceptedFormat>> = {
  'image/jpeg': image('image/jpeg'),
  'image/png': image('image/png'),
  'image/apng': image('image/png', true),
  'image/webp': image('image/webp'),
  'image/avif': image('image/avif'),
  'image/gif': image('image/gif'),
  'video/mp4': mp4,
  // These contain MP4 under another first brand.
  'video/x-m4v': mp4,
  'video/3gpp': mp4,
  'video/3gpp2': mp4,
  'video/webm': video('webm', 'video/webm'),
  'video/quicktime': video('mov', 'video/quicktime'),
};

const saveAsJpeg = 'Save it as JPEG or PNG';
const convertToMp4 = 'Convert it to MP4 (H.264)';
const heic =
  'is a HEIC picture. Save it as JPEG; on an iPhone: Settings > Camera > Formats > Most Compatible';

/** The files that people take for accepted ones, by MIME type, with what to do. */
const refusals: Readonly<Record<string, string>> = {
  'image/heic': heic,
  'image/heif': heic,
  'image/heic-sequence': heic,
  'image/heif-sequence': heic,
  'image/avif-sequence': `is an animated AVIF. ${saveAsJpeg}`,
  'image/svg+xml': 'is an SVG drawing. Save it as PNG',
  'image/tiff': `is a TIFF picture. ${saveAsJpeg}`,
  'image/bmp': `is a BMP picture. ${saveAsJpeg}`,
  'image/jxl': `is a JPEG XL picture. ${saveAsJpeg}`,
  'image/jp2': `is a JPEG 2000 picture. ${saveAsJpeg}`,
  'image/vnd.adobe.photoshop': `is a Photoshop file. ${saveAsJpeg}`,
  'video/matroska': `is a Matroska (MKV) video. ${convertToMp4}`,
  'video/vnd.avi': `is an AVI video. ${convertToMp4}`,
  'video/mp2t': `is an MPEG transport stream. ${convertToMp4}`,
  'application/vnd.ms-asf': `is a Windows Media (WMV) video. ${convertToMp4}`,
  'application/pdf': 'is a PDF document. Save its pictures as JPEG or PNG',
  'application/zip': 'is a zip file. Unpack it first',
};

/** What a file of this MIME type is and what to do, to follow its name. */
export function refusalOf(mediaType: string | undefined): string {
  const [kind, subtype] = (mediaType ?? '').split('/');
  const known = refusals[mediaType ?? ''];
  if (known) return known;
  if (kind === 'image') return `is a picture of the type ${subtype}. ${saveAsJpeg}`;
  if (kind === 'video') return `is a video of the type ${subtype}. ${convertToMp4}`;
  if (kind === 'audio') return 'is a sound recording, not a picture or video';
  return 'is not a JPEG, PNG, WebP, AVIF or GIF picture or an MP4, WebM or MOV video';
}

const hevc = 'HEVC (H.265)';
const proRes = 'ProRes';

/** The codecs that some browsers cannot show, by their name in an MP4 or MOV file. */
const rareCodecs: Readonly<Record<string, string>> = {
  hvc1: hevc,
  hev1: hevc,
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  av01: 'AV1',
  s263: 'H.263',
  mp4v: 'MPEG-4 Part 2',
  apco: proRes,
  apcs: proRes,
  apcn: proRes,
  apch: proRes,
  ap4h: proRes,
  ap4x: proRes,
};

/** What to know about a video whose tracks have these codecs, to follow its name; null if every browser shows it. */
export function codecWarning(codecs: readonly string[]): string | null {
  if (codecs.length === 0) return 'has no film that a browser could show: it may be cut off. Copy it again';
  const rare = codecs.map((codec) => rareCodecs[codec]).find((name) => name !== undefined);
  if (rare === undefined) return null;
  return `is encoded as ${rare}, so some browsers show no picture. Convert it to H.264 to show it everywhere`;
}

/** What to know about a picture, to follow its name; null if all of it is kept. */
export function animationWarning(isAnimation: boolean): string | null {
  return isAnimation ? 'is an animation, and only its first picture is kept' : null;
}

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { SharpMediaFiles } from '../src/adapters/media/sharp-media-files.js';
import { CatalogueEditor } from '../src/application/catalogue/catalogue-editor.js';
import { Media } from '../src/application/catalogue/media.js';
import { MediaItems, MediaStore } from '../src/application/catalogue/media-ports.js';
import { expectFilesRemoved, filesIn } from './files.js';
import { waitForClosedFiles } from './open-files.js';
import { type Agent, TestSite } from './test-site.js';
import { until } from './until.js';

let site: TestSite;
let admin: Agent;
let model: string;
let index = 0;

beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
});
afterAll(() => site.stop());
beforeEach(async () => {
  model = await site.applianceId(index++);
});

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7cc7cd' } });
/** Small by default: all of its sizes are made at every upload. */
const jpeg = (width = 160, height = 90) => blank(width, height).jpeg().toBuffer();
/** An animation of two frames, as WebP. */
async function turning(width: number, height: number): Promise<Buffer> {
  const frames = [blank(width, height), blank(width, height).negate()];
  const pictures = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer();
}
/** The start of an MP4 file, which is enough to be recognised as a video. */
const video = Buffer.concat([
  Buffer.from([0, 0, 0, 0x18]),
  Buffer.from('ftypisom'),
  Buffer.alloc(4),
  Buffer.from('isommp42'),
  Buffer.alloc(5_000, 7),
]);

type Attachment = [bytes: Buffer, name: string];

function upload(files: readonly Attachment[], applianceId = model, as: Agent = admin) {
  const call = as.post('/api/media/upload').field('applianceId', applianceId);
  for (const [bytes, name] of files) call.attach('files', bytes, name);
  return call;
}

async function nameOf(id: string): Promise<string> {
  const { body } = await site.agent().get(`/api/appliances/${id}`).expect(200);
  return `${body.brand} ${body.model}`;
}

const stored = () => filesIn(join(site.dataDir, 'media'));
const pendingUploads = () => filesIn(join(site.dataDir, 'uploads'));

const uploadsRemoved = () => expectFilesRemoved(join(site.dataDir, 'uploads'));
const uploadsClosed = () => waitForClosedFiles(join(site.dataDir, 'uploads'));

describe('A photo', () => {
  test('is stored in three widths and two formats, upright and without metadata', async () => {
    const sideways = await blank(900, 1600)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload([[sideways, 'IMG 1.JPG']]).expect(201);
    expect(body).toMatchObject([{ type: 'image', width: 1600, height: 900 }]);
    const base = body[0].url.replace('/1280.webp', '');
    for (const width of [320, 640, 1280]) {
      for (const format of ['webp', 'avif']) {
        const response = await site.agent().get(`${base}/${width}.${format}`).buffer(true).expect(200);
        expect(response.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': `inline; filename="${base.replace('/media/', '')}-${width}.${format}"`,
        });
        const metadata = await sharp(response.body).metadata();
        expect([metadata.width, metadata.height, metadata.exif]).toEqual([
          width,
          (width * 9) / 16,
          undefined,
        ]);
      }
    }
    await site.agent().get(`${base}/641.webp`).expect(404);
    expect((await site.agent().get(`/api/media/appliance/${model}`).expect(200)).body).toEqual(body);
    expect((await site.agent().get(`/api/appliances/${model}/detail`)).body.media).toEqual(body);
    expect(pendingUploads()).toEqual([]);
  });

  test.each([
    ['1,080 × 20,000 pixels', 1_080, 20_000, [442, 8_192]],
    ['50 million pixels, as from a phone', 8_192, 6_144, [1_280, 960]],
  ])('of %s is stored, scaled down', async (_what, width, height, [shownWidth, shownHeight]) => {
    const { body } = await upload([[await blank(width, height).png().toBuffer(), 'photo.png']]).expect(201);
    expect(body).toEqual([expect.objectContaining({ width, height })]);
    for (const format of ['webp', 'avif']) {
      const url = body[0].url.replace('webp', format);
      const response = await site.agent().get(url).buffer(true).expect(200);
      const shown = await sharp(response.body).metadata();
      expect([shown.width, shown.height]).toEqual([shownWidth, shownHeight]);
    }
  });

  test('in AVIF is recognised by its second brand too', async () => {
    const photo = await blank(40, 30).avif().toBuffer();
    photo.write('mif1', 8);
    await upload([[photo, 'photo.avif']]).expect(201);
  });

  test('in GIF is stored like the others', async () => {
    const { body } = await upload([[await blank(40, 30).gif().toBuffer(), 'drum.gif']]).expect(201);
    expect(body).toEqual([expect.objectContaining({ type: 'image', width: 40, height: 30 })]);
  });

  test('with an animation is stored as its first picture, with a warning', async () => {
    const animation = await turning(40, 30);
    const { body } = await upload([[animation, 'turning.webp']]).expect(201);
    expect(body[0].warning).toBe('"turning.webp" is an animation, and only its first picture is kept.');
  });

  test('with an animation in PNG is stored with that warning, too', async () => {
    const still = await blank(40, 30).png().toBuffer();
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const animation = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    const { body } = await upload([[animation, 'turning.png']]).expect(201);
    expect(body[0].warning).toBe('"turning.png" is an animation, and only its first picture is kept.');
  });

  test('of a model in the trash is not served until the model is restored', async () => {
    const { body } = await upload([
      [await jpeg(), 'a.jpg'],
      [video, 'b.mp4'],
    ]).expect(201);
    const [photo, film] = body.map(({ url }: { url: string }) => url);
    const urls = [photo, photo.replace('1280.webp', '320.avif'), film];
    const expectAll = async (status: number) => {
      for (const url of urls) await site.agent().get(url).expect(status);
    };
    await expectAll(200);
    await admin.delete(`/api/appliances/${model}`).expect(200);
    await expectAll(404);
    expect((await site.agent().get(photo)).headers['cache-control']).toBe('no-store');
    await admin.post(`/api/admin/appliances/${model}/restore`).expect(200);
    await expectAll(200);
  });

  test('is looked up once, until the catalogue changes', async () => {
    const { body } = await upload([[await jpeg(), 'a.jpg']]).expect(201);
    const items = site.http.app.get(MediaItems);
    const { isShown } = items;
    let lookups = 0;
    items.isShown = (id) => {
      lookups++;
      return isShown.call(items, id);
    };
    try {
      for (let request = 0; request < 3; request++) await site.agent().get(body[0].url).expect(200);
      expect(lookups).toBe(1);
    } finally {
      items.isShown = isShown;
    }
  });

  test('is on the card of a model without an imageUrl', async () => {
    await admin.put(`/api/appliances/${model}`).send({ imageUrl: null }).expect(200);
    const { body } = await upload([
      [video, 'film.mp4'],
      [await jpeg(), 'a.jpg'],
      [await blank(400, 300).png().toBuffer(), 'b.png'],
    ]).expect(201);
    const card = async () => (await site.agent().get(`/api/appliances/${model}/detail`)).body.card.imageUrl;
    expect(await card()).toBe(body[1].url);
    const ids = [body[2].id, body[0].id, body[1].id];
    const sorted = await admin.put(`/api/media/appliance/${model}/order`).send({ ids }).expect(200);
    expect(sorted.body.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(await card()).toBe(body[2].url);
    const log = await admin.get('/api/admin/audit?subject=media&text=order-media').expect(200);
    expect(log.body[0]).toMatchObject({
      label: `${await nameOf(model)}: 3 items`,
      before: { order: 'film.mp4, a.jpg, b.png' },
      after: { order: 'b.png, film.mp4, a.jpg' },
    });
    await admin.delete(`/api/media/${body[2].id}`).expect(200);
    expect(await card()).toBe(body[1].url);
    await site.agent().get(body[2].url).expect(404);
    await admin.delete(`/api/media/${body[2].id}`).expect(404);
  });

  test('can be reordered concurrently, and each audit record has the order before it', async () => {
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    const photo = await jpeg(40, 30);
    const { body } = await upload(names.map((name) => [photo, name])).expect(201);
    const ids = body.map(({ id }: { id: string }) => id);
    const order = (first: number) =>
      admin
        .put(`/api/media/appliance/${model}/order`)
        .send({ ids: ids.slice(first) })
        .expect(200);
    await Promise.all([1, 2, 3, 4].map(order));
    const log = await admin.get(`/api/admin/audit?subject=media&subjectId=${model}`).expect(200);
    const moves = log.body.filter(({ action }: { action: string }) => action === 'order-media').reverse();
    expect(moves.map(({ before }: { before: object }) => before)).toEqual([
      { order: names.join(', ') },
      ...moves.slice(0, -1).map(({ after }: { after: object }) => after),
    ]);
  });

  test('keeps its place without a change of the catalogue when the order stays the same', async () => {
    const photo = await jpeg(40, 30);
    const { body } = await upload(['a.jpg', 'b.jpg'].map((name) => [photo, name])).expect(201);
    const ids = body.map(({ id }: { id: string }) => id);
    const state = async () => {
      const log = await admin.get(`/api/admin/audit?subject=media&subjectId=${model}`).expect(200);
      const version = await site.postgres.database.query('select version from catalogue_version');
      return { changes: log.body.length, version };
    };
    const before = await state();
    const saved = await admin.put(`/api/media/appliance/${model}/order`).send({ ids }).expect(200);
    expect(saved.body.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(await state()).toEqual(before);
  });

  test('is deleted once by concurrent requests', async () => {
    const [photo] = (await upload([[await jpeg(), 'once.jpg']]).expect(201)).body;
    const responses = await Promise.all([1, 2, 3].map(() => admin.delete(`/api/media/${photo.id}`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const { body } = await admin.get('/api/admin/audit?subject=media&text=once.jpg').expect(200);
    const deletions = body.filter(({ action }: { action: string }) => action === 'delete-media');
    expect(deletions).toMatchObject([{ label: `${await nameOf(model)}: once.jpg` }]);
  });
});

describe('A video', () => {
  const header = (size: number, type: string) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt32BE(size);
    bytes.write(type, 4, 'latin1');
    return bytes;
  };
  const box = (type: string, ...contents: Buffer[]) => {
    const content = Buffer.concat(contents);
    return Buffer.concat([header(8 + content.length, type), content]);
  };
  /** With a 64-bit size. */
  const largeBox = (type: string, content: Buffer) =>
    Buffer.concat([
      header(1, type),
      Buffer.alloc(4),
      header(16 + content.length, '').subarray(0, 4),
      content,
    ]);

  test('is stored without the place of its recording, and otherwise unchanged', async () => {
    const place = Buffer.from('+51.5007-000.1246/'.repeat(5_000));
    const film = (described: (type: string) => Buffer) => {
      const track = box('trak', box('tkhd', place), box('mdia', described('udta')), described('udta'));
      const movie = box('moov', box('mvhd', place), track, described('meta'), described('udta'));
      return Buffer.concat([video.subarray(0, 24), largeBox('mdat', place), movie, described('uuid')]);
    };
    const recorded = film((type) => box(type, place));
    const { body } = await upload([[recorded, 'phone.mp4']]).expect(201);
    const response = await site.agent().get(body[0].url).buffer(true).expect(200);
    const kept = film(() => box('free', Buffer.alloc(place.length)));
    expect(Buffer.compare(response.body, kept)).toBe(0);
  });

  test.each([
    ['a size of 0', header(0, 'moov')],
    ['a size smaller than its header', header(7, 'udta')],
    ['a size beyond the end', header(0xffff_ffff, 'udta')],
    ['a size of 2^64 - 1', Buffer.concat([header(1, 'udta'), Buffer.alloc(8, 0xff)])],
    ['only half a header', header(8, 'udta').subarray(0, 5)],
  ])('whose last box has %s is stored unchanged', async (_what, end) => {
    const damaged = Buffer.concat([video.subarray(0, 24), box('moov', end), end]);
    const { body } = await upload([[damaged, 'damaged.mp4']]).expect(201);
    const response = await site.agent().get(body[0].url).buffer(true).expect(200);
    expect(Buffer.compare(response.body, damaged)).toBe(0);
  });

  const withCodec = (codec: string) => {
    const samples = box('stsd', Buffer.alloc(8), box(codec, Buffer.alloc(70)));
    const track = box('trak', box('mdia', box('minf', box('stbl', samples))));
    return Buffer.concat([video.subarray(0, 24), box('moov', track)]);
  };

  test.each(['M4V ', '3gp4', '3g2a'])('that begins with the brand %s is stored as MP4', async (brand) => {
    const film = Buffer.from(video);
    film.write(brand, 8);
    const { body } = await upload([[film, 'phone.mov']]).expect(201);
    expect(body[0]).toMatchObject({ type: 'video', url: expect.stringMatching(/original\.mp4$/) });
    const { headers } = await site.agent().get(body[0].url).expect(200);
    expect(headers['content-type']).toBe('video/mp4');
  });

  test.each([
    ['MOV', 'mov', 'video/quicktime', Buffer.concat([header(20, 'ftyp'), Buffer.from('qt  \0\0\0\0qt  ')])],
    ['WebM', 'webm', 'video/webm', Buffer.from('\x1aE\xdf\xa3\x87B\x82\x84webm', 'latin1')],
  ])('in %s is stored as it is', async (_what, extension, type, start) => {
    const { body } = await upload([[Buffer.concat([start, Buffer.alloc(5_000)]), 'drum.mp4']]).expect(201);
    expect(body[0].url).toMatch(`original.${extension}`);
    expect('warning' in body[0]).toBe(extension === 'mov');
    await site.agent().get(body[0].url).expect(200).expect('Content-Type', type);
  });

  test.each([
    ['hvc1', 'HEVC (H.265)'],
    ['hev1', 'HEVC (H.265)'],
    ['s263', 'H.263'],
    ['apcn', 'ProRes'],
  ])('with the codec %s is stored, with a warning', async (codec, name) => {
    const { body } = await upload([[withCodec(codec), 'phone.mov']]).expect(201);
    expect(body[0].warning).toBe(
      `"phone.mov" is encoded as ${name}, so some browsers show no picture. Convert it to H.264 to show it everywhere.`,
    );
  });

  test('without a track, as when it was cut off, is stored with a warning', async () => {
    const { body } = await upload([[video, 'phone.mp4']]).expect(201);
    expect(body[0].warning).toBe(
      '"phone.mp4" has no film that a browser could show: it may be cut off. Copy it again.',
    );
  });

  test('with a codec that every browser shows has no warning', async () => {
    const { body } = await upload([[withCodec('avc1'), 'phone.mov']]).expect(201);
    expect(body[0]).not.toHaveProperty('warning');
  });

  test('is served in ranges', async () => {
    const { body } = await upload([[video, 'film.mp4']]).expect(201);
    const part = await site.agent().get(body[0].url).set('Range', 'bytes=4-11').buffer(true).expect(206);
    expect(part.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes 4-11/${video.length}`,
      'content-length': '8',
    });
    expect(Buffer.from(part.body).toString()).toBe('ftypisom');
  });

  test.each(['items=4-11', 'bytes=0-1,4-5'])('is served whole to a request for %s', async (range) => {
    const { body } = await upload([[video, 'film.mp4']]).expect(201);
    const whole = await site.agent().get(body[0].url).set('Range', range).expect(200);
    expect(whole.headers['content-length']).toBe(String(video.length));
  });

  test('is served whole to a request for more last bytes than it has', async () => {
    const { body } = await upload([[video, 'film.mp4']]).expect(201);
    const get = (range: string) => site.agent().get(body[0].url).set('Range', range);
    const whole = await get(`bytes=-${video.length + 1}`).expect(200);
    expect(whole.headers['content-length']).toBe(String(video.length));
    await get('bytes=-0').expect(416);
    await get(`bytes=-${video.length}`).expect(206);
  });

  test('answers a range past its end with its size, in a response that no cache keeps', async () => {
    const { body } = await upload([[video, 'film.mp4']]).expect(201);
    const { headers } = await site.agent().get(body[0].url).set('Range', 'bytes=999999-').expect(416);
    expect(headers).toMatchObject({
      'content-range': `bytes */${video.length}`,
      'cache-control': 'no-store',
    });
  });
});

describe('An upload', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const svgLikeAvif = Buffer.from(
    '<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );

  test.each<[string, () => Promise<Attachment>]>([
    ['an SVG with a script', async () => [svg, 'photo.svg']],
    ['an SVG named as a photo', async () => [svg, 'photo.jpg']],
    ['an SVG that begins like an AVIF photo', async () => [svgLikeAvif, 'photo.avif']],
    ['an HTML page', async () => [Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.png']],
    ['a damaged photo', async () => [(await jpeg(1600, 900)).subarray(0, 3_000), 'photo.jpg']],
    ['a decompression bomb', async () => [await blank(9_000, 9_000).png().toBuffer(), 'bomb.png']],
    ['a large file that is no video', async () => [Buffer.alloc(16 * 1024 * 1024), 'zeros.jpg']],
  ])('with %s is refused, and stores none of its files', async (_what, bad) => {
    const before = stored();
    const { body } = await upload([[await jpeg(), 'good.jpg'], await bad()]).expect(400);
    expect(body).toMatchObject({ code: 'media' });
    expect(stored()).toEqual(before);
    expect(pendingUploads()).toEqual([]);
    expect((await site.agent().get(`/api/media/appliance/${model}`)).body).toEqual([]);
  });

  test.each([9_000, 20_000])('with a photo of %i pixels each way is refused as too large', async (side) => {
    const photo = await blank(2, 2).png().toBuffer();
    photo.writeUInt32BE(side, 16);
    photo.writeUInt32BE(side, 20);
    photo.writeUInt32BE(crc32(photo.subarray(12, 29)), 29);
    const { body } = await upload([[photo, 'bomb.png']]).expect(400);
    expect(body.message).toBe('"bomb.png" has more than 65 million pixels. Save it smaller.');
  });

  const brandOf = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`, 'latin1');
  test.each<[string, () => Promise<Buffer>, string]>([
    [
      'HEIC',
      async () => brandOf('heic'),
      'is a HEIC picture. Save it as JPEG; on an iPhone: Settings > Camera > Formats > Most Compatible',
    ],
    ['HEIF', async () => brandOf('mif1'), 'is a HEIC picture. Save it as JPEG'],
    ['a series of HEIF', async () => brandOf('msf1'), 'is a HEIC picture. Save it as JPEG'],
    ['an AVIF animation', async () => brandOf('avis'), 'is an animated AVIF. Save it as JPEG or PNG'],
    ['SVG', async () => svg, 'is an SVG drawing. Save it as PNG'],
    [
      'SVG as XML',
      async () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg]),
      'is an SVG drawing',
    ],
    ['SVG like AVIF', async () => svgLikeAvif, 'is an SVG drawing. Save it as PNG'],
    ['TIFF', () => blank(9, 9).tiff().toBuffer(), 'is a TIFF picture. Save it as JPEG or PNG'],
    ['BMP', async () => Buffer.from(`BM${'x'.repeat(90)}`), 'is a BMP picture. Save it as JPEG or PNG'],
    [
      'JPEG XL',
      async () => Buffer.from('ff0a000000000000', 'hex'),
      'is a JPEG XL picture. Save it as JPEG or PNG',
    ],
    [
      'AVI',
      async () => Buffer.from(`RIFF\0\0\0\0AVI LIST${'\0'.repeat(80)}`),
      'is an AVI video. Convert it to MP4 (H.264)',
    ],
    [
      'MKV',
      async () => Buffer.from('\x1aE\xdf\xa3\x8bB\x82\x88matroska', 'latin1'),
      'is a Matroska (MKV) video. Convert it to MP4 (H.264)',
    ],
    [
      'an uncommon video',
      async () => Buffer.from('FLV\x01', 'latin1'),
      'is a video of the type x-flv. Convert it to MP4 (H.264)',
    ],
    [
      'sound',
      async () => Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'),
      'is a sound recording, not a picture or video',
    ],
    ['PDF', async () => Buffer.from('%PDF-1.7'), 'is a PDF document. Save its pictures as JPEG or PNG'],
    ['zip', async () => Buffer.from(`PK\x03\x04${'\0'.repeat(26)}`), 'is a zip file. Unpack it first'],
    [
      "a camera's own format",
      async () => brandOf('crx '),
      'is a picture of the type x-canon-cr3. Save it as JPEG or PNG',
    ],
    [
      'text',
      async () => Buffer.from('hello'),
      'is not a JPEG, PNG, WebP, AVIF or GIF picture or an MP4, WebM or MOV video',
    ],
  ])('of %s is refused by what it is, with what to do', async (_what, bytes, reason) => {
    const { body } = await upload([[await bytes(), 'photo.jpg']]).expect(400);
    expect(body.message).toContain(`"photo.jpg" ${reason}`);
  });

  test('of an animation is limited by the pixels of all its frames', async () => {
    const animation = await turning(2, 2);
    for (const side of [24, 27]) animation.writeUIntLE(6_000 - 1, side, 3);
    const { body } = await upload([[animation, 'turning.webp']]).expect(400);
    expect(body.message).toContain('has more than 65 million pixels in its 2 frames. Save it smaller.');
  });

  test('of an AVIF photo that would take too much memory names the limit', async () => {
    const photo = await blank(2, 2).avif().toBuffer();
    const size = photo.indexOf('ispe') + 8;
    photo.writeUInt32BE(6_000, size);
    photo.writeUInt32BE(6_000, size + 4);
    const { body } = await upload([[photo, 'large.avif']]).expect(400);
    expect(body.message).toContain('has more than 20 million pixels. Save it smaller, or as JPEG.');
  });

  test('takes at most 20 files', async () => {
    const tiny = await blank(2, 2).png().toBuffer();
    const files = Array.from({ length: 21 }, (_, i): Attachment => [tiny, `${i}.png`]);
    const { body } = await upload(files).expect(400);
    expect(body).toMatchObject({ code: 'too-many-files', message: 'Maximum 20 files allowed' });
    expect(pendingUploads()).toEqual([]);
    expect((await upload(files.slice(1)).expect(201)).body).toHaveLength(20);
  });

  test('takes photos of at most 15 MB', async () => {
    const photo = await jpeg();
    const limit = 15 * 1024 * 1024;
    const { body } = await upload([[Buffer.concat([photo], limit + 1), 'larger.jpg']]).expect(413);
    expect(body.message).toContain('is larger than 15 MB');
    await upload([[Buffer.concat([photo], limit), 'large.jpg']]).expect(201);
  });

  test('leaves a model with at most 100 photos and videos', async () => {
    await site.postgres.database.query(
      `insert into appliance_media (id, appliance_id, type, url, position, bytes, label)
         select gen_random_uuid(), $1, 'video', '/media/many.mp4', n, 1, 'many' from generate_series(1, 99) n`,
      [model],
    );
    const before = stored();
    const { body } = await upload([
      [video, '100.mp4'],
      [video, '101.mp4'],
    ]).expect(400);
    expect(body.code).toBe('media-count');
    expect(stored()).toEqual(before);
    expect((await upload([[video, '100.mp4']]).expect(201)).body).toHaveLength(100);
    await site.postgres.database.query(`delete from appliance_media where label = 'many'`);
  });

  test('may have a long name, even one that would be cut within a character', async () => {
    const name = `😀${'a'.repeat(195)}.jpg`;
    await upload([[await jpeg(), name]]).expect(201);
    const { body } = await admin.get(`/api/admin/audit?subject=media&subjectId=${model}`).expect(200);
    expect(body).toMatchObject([{ after: { files: [name] } }]);
  });

  test('never uses a file name as a path', async () => {
    const { body } = await upload([[await jpeg(), '../../../../etc/cron.d/evil.jpg']]).expect(201);
    expect(body[0].url).toMatch(/^\/media\/[0-9a-f-]{36}\/1280\.webp$/);
    for (const path of [
      '/media/..%2f..%2fadmin-key/320.webp',
      `/media/${body[0].id}/..%2f320.webp`,
      `/media/${body[0].id}/x`,
    ])
      await site.agent().get(path).expect(404);
  });

  test('needs an existing model, files and an admin', async () => {
    const photo: Attachment = [await jpeg(), 'a.jpg'];
    await upload([photo], '00000000-0000-4000-8000-000000000000').expect(404);
    await upload([photo], 'nonsense').expect(404);
    expect((await upload([]).expect(400)).body.code).toBe('no-files');
    await upload([photo], model, await site.as('consumer')).expect(403);
    const { body } = await admin.post('/api/media/upload').send({ applianceId: model }).expect(415);
    expect(body).toMatchObject({ code: 'media-type', message: 'Send the body as multipart/form-data.' });
    expect(pendingUploads()).toEqual([]);
  });

  test('that the client aborts leaves no files', async () => {
    const before = stored();
    const cookie = (await site.sessionCookie('admin@example.org')) ?? '';
    if (!site.http.server.listening) await once(site.http.server.listen(0), 'listening');
    const { port } = site.http.server.address() as AddressInfo;
    const sending = httpRequest({
      port,
      method: 'POST',
      path: '/api/media/upload',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10_000_000 },
    });
    sending.on('error', () => undefined);
    const part = (name: string) => `--x\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`;
    sending.write(`${part('"applianceId"')}${model}\r\n${part('"files"; filename="a.jpg"')}`);
    sending.write(Buffer.alloc(500_000));
    await until(() => pendingUploads().length > 0);
    sending.destroy();
    await uploadsRemoved();
    expect(stored()).toEqual(before);
  });

  test('that the client aborts during processing leaves no files', async () => {
    const before = stored();
    const store = site.http.app.get(MediaStore);
    const { put } = store;
    const sending = upload([[await jpeg(), 'a.jpg']]);
    const disconnected = new Promise<void>((done) =>
      site.http.server.once('request', (_request, response) => response.once('close', done)),
    );
    const isDone = new Promise<void>((done) => {
      store.put = async (files) => {
        await put.call(store, files);
        sending.abort();
        await disconnected;
        done();
      };
    });
    try {
      await expect(sending).rejects.toThrow('Aborted');
      await isDone;
    } finally {
      store.put = put;
    }
    await uploadsRemoved();
    await until(() => stored().length === before.length);
    expect(stored()).toEqual(before);
    expect((await site.agent().get(`/api/media/appliance/${model}`)).body).toEqual([]);
  });

  test('that cannot be written is answered, however much of it is still to come', async () => {
    const uploads = join(site.dataDir, 'uploads');
    rmSync(uploads, { recursive: true, force: true });
    symlinkSync('/proc', uploads); // A folder in which no file can be created.
    const noise = (): Attachment => [randomBytes(400_000), 'a.jpg'];
    try {
      const { body } = await upload([noise(), noise(), noise(), noise()]).expect(503);
      expect(body).toMatchObject({ code: 'uploads' });
    } finally {
      rmSync(uploads);
    }
  });

  test('is undone if the store fails halfway', async () => {
    const store = site.http.app.get(MediaStore);
    const put = store.put;
    store.put = async (files) => {
      await put.call(store, new Map([...files].slice(0, 8)));
      throw new Error('the disk is gone');
    };
    const before = stored();
    try {
      await upload([
        [await jpeg(), 'a.jpg'],
        [await jpeg(), 'b.jpg'],
      ]).expect(500);
    } finally {
      store.put = put;
    }
    expect(stored()).toEqual(before);
    expect((await site.agent().get(`/api/media/appliance/${model}`)).body).toEqual([]);
  });
});

describe('A malformed upload', () => {
  const send = (body: string, boundary = '; boundary=a') =>
    admin.post('/api/media/upload').set('Content-Type', `multipart/form-data${boundary}`).send(body);
  const truncated = '--a\r\nContent-Disposition: form-data; name="files"; filename="x"\r\n\r\nabc';

  test.each([
    ['without a boundary', 'x', ''],
    ['that is truncated', truncated, undefined],
    ['whose part has no name', '--a\r\nContent-Type: text/plain\r\n\r\nabc\r\n--a--', undefined],
  ])('%s is refused and leaves no files', async (_what, body, boundary) => {
    await send(body, boundary).expect(400);
    await uploadsClosed();
    await uploadsRemoved();
  });

  test('leaves no file open if it is a refused import', async () => {
    const file = Buffer.alloc(4 * 1024 * 1024, 'brand,model,category\n');
    const { body } = await admin
      .post('/api/admin/imports')
      .field({ kind: 'scores', retailer: 'lowes' })
      .attach('files', file, 'scores.csv')
      .expect(400);
    expect(body.code).toBe('month');
    await uploadsClosed();
  });

  test('without a body is refused', async () => {
    await admin.post('/api/media/upload').expect(400);
  });
});

describe('A picture for articles', () => {
  const uploadPicture = (bytes: Buffer, name: string) =>
    admin.post('/api/admin/articles/pictures').attach('files', bytes, name);

  test('is made into renditions that everyone may see, and belongs to no model', async () => {
    const { body } = await uploadPicture(await jpeg(), 'lint.jpg').expect(201);
    const [{ id, url }] = body;
    expect(body).toEqual([{ id, type: 'image', url: `/media/${id}/1280.webp`, width: 160, height: 90 }]);
    await site.agent().get(url).expect(200).expect('Content-Type', 'image/webp');
    expect((await site.agent().get(`/api/media/appliance/${model}`)).body).toEqual([]);
    const [record] = (await admin.get('/api/admin/audit').expect(200)).body;
    expect(record).toMatchObject({ action: 'upload', subject: 'media', label: 'lint.jpg' });

    const report = await site.http.app.get(Media).reconcile({ apply: false });
    expect([...report.orphans, ...report.missing.map((item) => item.id)].join()).not.toContain(id);
    await admin.delete(`/api/media/${id}`).expect(200);
    await site.agent().get(url).expect(404);
  });

  test('is neither a video nor a text, and leaves nothing behind when refused', async () => {
    const before = stored();
    const refused = await uploadPicture(video, 'drum.mp4').expect(400);
    expect(refused.body.message).toBe('drum.mp4 is a video. An article can hold pictures only.');
    await uploadPicture(Buffer.from('a text'), 'drum.jpg').expect(400);
    expect(stored()).toEqual(before);
    expect(pendingUploads()).toEqual([]);
  });
});

test('A photo that fails to render leaves no jobs behind', async () => {
  const path = join(site.dataDir, 'half');
  mkdirSync(`${path}.320.avif`);
  const photo = await jpeg(1600, 900);
  writeFileSync(path, photo);
  const files = site.http.app.get(SharpMediaFiles);
  await expect(files.render({ path, bytes: photo.length, label: 'half.jpg' })).rejects.toThrow('EISDIR');
  expect(files.queue.activeCount + files.queue.pendingCount).toBe(0);
});

describe('A database outage at the end of an upload', () => {
  test('leaves files that the reconciliation removes', async () => {
    const items = site.http.app.get(MediaItems);
    const { add } = items;
    items.add = async () => {
      throw new Error('Connection terminated unexpectedly');
    };
    const before = stored();
    try {
      await upload([[await jpeg(), 'a.jpg']]).expect(503);
    } finally {
      items.add = add;
    }
    expect(stored()).toHaveLength(before.length + 6);
    expect(pendingUploads()).toEqual([]);
    site.makeMediaOld();
    await site.http.app.get(Media).reconcile({ apply: true, acceptAll: true });
    expect(stored()).toEqual(before);
  });
});

test('Purging the trash removes its photos, so that the reconciliation finds nothing', async () => {
  const before = stored();
  for (const at of [model, await site.applianceId(index++)]) {
    await upload([[await jpeg(), 'a.jpg']], at).expect(201);
    await admin.delete(`/api/appliances/${at}`).expect(200);
  }
  await site.postgres.database.query(
    `update appliances set deleted_at = now() - interval '31 days' where deleted_at is not null`,
  );
  expect(await site.http.app.get(CatalogueEditor).purgeTrash()).toBe(2);
  expect(stored()).toEqual(before);
  site.makeMediaOld();
  expect(await site.http.app.get(Media).reconcile({ apply: false })).toMatchObject({
    orphans: [],
    isSuspicious: false,
  });
});

describe('The reconciliation', () => {
  test('removes files without an item and items without a file', async () => {
    const media = site.http.app.get(Media);
    const { body } = await upload([
      [await jpeg(), 'a.jpg'],
      [video, 'b.mp4'],
    ]).expect(201);
    await site.postgres.database.query('delete from appliance_media where id = $1', [body[0].id]);
    await site.http.app.get(MediaStore).remove([`${body[1].id}/original.mp4`]);
    const fresh = await media.reconcile({ apply: true, acceptAll: true });
    expect(fresh.orphans).toEqual([]);
    expect(fresh.missing).toMatchObject([{ id: body[1].id, label: 'b.mp4' }]);
    expect((await site.agent().get(`/api/media/appliance/${model}`)).body).toEqual([]);
    site.makeMediaOld();
    expect((await media.reconcile({ apply: false })).orphans).toHaveLength(6);
    expect(stored().filter((path) => path.includes(body[0].id))).toHaveLength(6);
    await media.reconcile({ apply: true, acceptAll: true });
    expect(stored().filter((path) => path.includes(body[0].id))).toEqual([]);
  });

  test('keeps the photos of a model in the trash', async () => {
    await upload([[await jpeg(), 'kept.jpg']]).expect(201);
    const list = async () => (await site.agent().get(`/api/media/appliance/${model}`).expect(200)).body;
    const before = await list();
    await admin.delete(`/api/appliances/${model}`).expect(200);
    await site.agent().get(`/api/media/appliance/${model}`).expect(404);
    await site.http.app.get(Media).reconcile({ apply: true, acceptAll: true });
    await admin.post(`/api/admin/appliances/${model}/restore`).expect(200);
    expect(await list()).toEqual(before);
  });

  test('changes nothing if too many files are missing, unless everything is accepted', async () => {
    const media = site.http.app.get(Media);
    const photos = await Promise.all([jpeg(), jpeg()]);
    await upload(photos.map((photo, index) => [photo, `${index}.jpg`])).expect(201);
    const list = async () => (await site.agent().get(`/api/media/appliance/${model}`)).body;
    const before = await list();
    const store = site.http.app.get(MediaStore);
    const originalList = store.list;
    store.list = async function* () {};
    try {
      const report = await media.reconcile({ apply: true });
      expect(report).toMatchObject({ isSuspicious: true, isApplied: false });
      expect(report.missing.length).toBeGreaterThan(1);
    } finally {
      store.list = originalList;
    }
    expect(await list()).toEqual(before);
  });

  test('removes a photo that lacks one of its sizes', async () => {
    const { body } = await upload([[await jpeg(), 'a.jpg']]).expect(201);
    await site.http.app.get(MediaStore).remove([`${body[0].id}/1280.webp`]);
    const request = { apply: true, acceptAll: true, actor: 'cli:ann' };
    const report = await site.http.app.get(Media).reconcile(request);
    expect(report.missing).toMatchObject([{ id: body[0].id, label: 'a.jpg' }]);
    const [record] = (await admin.get('/api/admin/audit').expect(200)).body;
    expect(record).toMatchObject({ actor: 'cli:ann', subject: 'media', before: { file: 'a.jpg' } });
    expect((await site.agent().get(`/api/media/appliance/${model}`)).body).toEqual([]);
    expect(stored().filter((path) => path.includes(body[0].id))).toEqual([]);
  });
});

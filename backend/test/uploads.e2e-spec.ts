import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { mediaLimits, megabyte } from '@appliance-index/domain/catalogue/media';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Uploads } from '../src/adapters/http/staff/uploads.js';
import { Accounts } from '../src/application/people/accounts.js';
import { Admins } from '../src/application/people/admins.js';
import { expectFilesRemoved } from './files.js';
import { type Agent, TestSite } from './test-site.js';
import { until } from './until.js';

let site: TestSite;
let port: number;
let admin: Agent;
let cookie: string;
let model: string;

beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
  cookie = (await site.sessionCookie('admin@example.org')) ?? '';
  model = await site.applianceId();
  await once(site.http.server.listen(0), 'listening');
  ({ port } = site.http.server.address() as AddressInfo);
});
afterAll(() => site.stop());

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;

/** Sends these parts and stops, with most of the body still to come. Returns the answer, and sends the rest after it. */
async function answerBeforeTheEnd(
  path: string,
  parts: (string | Buffer)[],
): Promise<{ status: number; body: { code: string; message: string } }> {
  const declared = 3 * mediaLimits.videoBytes;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const head = ['Host: localhost', `Cookie: ${cookie}`, 'Content-Type: multipart/form-data; boundary=x'];
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\nContent-Length: ${declared}\r\n\r\n`);
  // The parser holds back a line break at the end, which may begin a boundary.
  for (const part of [...parts, 'more'])
    if (!socket.write(part) && answer === '')
      await Promise.race([once(socket, 'drain'), once(socket, 'data')]);
  while (!/\r\n\r\n.+/s.test(answer)) await once(socket, 'data');
  // The connection takes more of the body instead of being reset.
  for (let sent = 0; sent < 4; sent++)
    await new Promise((resolve) => socket.write(Buffer.alloc(megabyte), resolve));
  expect(socket.readyState).toBe('open');
  socket.destroy();
  const [, status = '', json = ''] = /^HTTP\/1\.1 (\d+) .*?\r\n\r\n(.*)$/s.exec(answer) ?? [];
  return { status: Number(status), body: JSON.parse(json) };
}

const uploadsRemoved = () => expectFilesRemoved(join(site.dataDir, 'uploads'));

const media = '/api/media/upload';
const imports = '/api/admin/imports';
const megabytes = (count: number) => Array.from({ length: count }, () => Buffer.alloc(megabyte, 7));
/** Recognised as a video by its first bytes. */
const video = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
const photo = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const ofModel = () => field('applianceId', model);

test.each<[string, string, number, string, () => (string | Buffer)[] | Promise<(string | Buffer)[]>]>([
  [
    'a video over 200 MB',
    media,
    413,
    'file-size',
    () => [ofModel(), file('a.mp4'), video, ...megabytes(201)],
  ],
  [
    'a photo over 15 MB',
    media,
    413,
    'file-size',
    async () => [ofModel(), file('a.jpg'), await photo, ...megabytes(16)],
  ],
  ['a large file that is neither', media, 400, 'media', () => [ofModel(), file('a.jpg'), ...megabytes(16)]],
  ['a file without a model', media, 400, 'model', () => [file('a.jpg')]],
  ['a file of no known model', media, 404, 'appliance', () => [field('applianceId', 'none'), file('a.jpg')]],
  [
    'a file under another name',
    media,
    400,
    'too-many-files',
    () => [ofModel(), file('a.jpg').replace('"files"', '"file"')],
  ],
  [
    'more than twenty files',
    media,
    400,
    'too-many-files',
    async () => {
      const [image, numbers] = [await photo, Array.from({ length: 21 }, (_, number) => number)];
      return [ofModel(), ...numbers.flatMap((number) => [file(`${number}.jpg`), image, '\r\n'])];
    },
  ],
  ['more fields than there are', media, 400, 'multipart', () => Array.from({ length: 14 }, () => ofModel())],
  [
    'a part without a name',
    media,
    400,
    'multipart',
    () => ['--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\n'],
  ],
  ['a malformed part header', media, 400, 'multipart', () => ['--x\r\nContent-Disposition\r\n\r\n']],
  ['anything but parts', media, 400, 'multipart', () => megabytes(2)],
  ['an import of no kind', imports, 400, 'body', () => [field('month', '2026-05'), file('a.csv')]],
  [
    'an import with a wrong field',
    imports,
    400,
    'body',
    () => [field('kind', 'catalogue'), field('scale', '7'), file('a.csv')],
  ],
  [
    'an import of two files',
    imports,
    400,
    'no-file',
    () => [field('kind', 'catalogue'), file('a.csv'), '\r\n', file('b.csv')],
  ],
  [
    'an import over 200 MB',
    imports,
    413,
    'file-size',
    () => [field('kind', 'catalogue'), file('a.csv'), ...megabytes(201)],
  ],
])(
  'An upload with %s is refused before all of it has been sent',
  async (_what, path, status, code, parts) => {
    const answer = await answerBeforeTheEnd(path, await parts());
    expect(answer).toMatchObject({ status, body: { statusCode: status, code } });
    await uploadsRemoved();
  },
  20_000,
);

test('A video larger than a photo may be is stored', async () => {
  const whole = Buffer.concat([video, ...megabytes(16)]);
  await admin.post(media).field('applianceId', model).attach('files', whole, 'a.mp4').expect(201);
  await uploadsRemoved();
});

test('An upload is refused if its admin is revoked while it is being sent', async () => {
  await site.as('admin', 'leaver@example.org');
  const headers = {
    Cookie: await site.sessionCookie('leaver@example.org'),
    'Content-Type': 'multipart/form-data; boundary=x',
  };
  const sent = request({ port, path: media, method: 'POST', headers });
  sent.write(ofModel() + file('a.jpg'));
  sent.write(await photo);
  const received = join(site.dataDir, 'uploads');
  await until(() => existsSync(received) && readdirSync(received).length > 0);
  const before = (await admin.get(`/api/media/appliance/${model}`)).body;
  await site.http.app.get(Admins).revoke('leaver@example.org', 'test');
  sent.end('\r\n--x--\r\n');
  const [{ statusCode }] = await once(sent, 'response');
  expect(statusCode).toBe(401);
  await uploadsRemoved();
  expect((await admin.get(`/api/media/appliance/${model}`)).body).toEqual(before);
});

test('Files that are left from crashed uploads are removed, those of running uploads stay', async () => {
  const folder = join(site.dataDir, 'crashed');
  mkdirSync(folder);
  for (const name of ['crashed', 'running']) writeFileSync(join(folder, name), '');
  const longAgo = Date.now() / 1_000 - 7 * 3_600;
  utimesSync(join(folder, 'crashed'), longAgo, longAgo);
  await new Uploads(folder, site.http.app.get(Accounts)).removeStale();
  expect(readdirSync(folder)).toEqual(['running']);
});

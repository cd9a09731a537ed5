import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { imageKeys, mediaUrl } from '../../backend/dist/domain/catalogue/media.js';
import { withApplication } from '../../backend/dist/index.js';
import { percentile } from '../bench/percentile.mjs';
import { run } from '../steps/process.mjs';
import { startS3 } from '../steps/s3.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { HttpProxy } from './proxy.mjs';
import { call, emailOf, Repeating, World } from './world.mjs';

const pictures = 4;
const putsBefore = 8;
const slowMs = 5_000;
const limitMs = 15_000;
const readLimitMs = 500;
/** The reconciler leaves alone what may belong to an upload under way. */
const laterMs = 3 * 3_600_000;
/** Room for a few pictures, not for a batch. */
const smallKilobytes = 1_800;
/** Of 512 bytes; each picture is larger. */
const largestFileBlocks = 100;

/** What may become of a request to the store; null is no answer at all. */
const faults = {
  down: (_pass, request) => request.destroy(),
  slow: (pass) => delay(slowMs).then(pass),
  'answering 500': (_pass, _request, response) => response.writeHead(500).end(),
  'answering 503': (_pass, _request, response) => response.writeHead(503).end(),
  hung: () => undefined,
  full: (_pass, _request, response) =>
    response.writeHead(507).end('<Error><Code>InsufficientStorage</Code><Message>full</Message></Error>'),
};

/** The store of photos fails in the middle of uploads, in every way; nothing of such an upload stays or is missed. */
export async function mediaFaults(verdict) {
  const world = await World.create({ models: 200, members: 1 });
  try {
    await world.rows('update users set is_admin = true');
    const batch = await Promise.all(
      Array.from({ length: pictures }, () => noisyPicture({ width: 700, height: 525 })),
    );
    const s3 = await startS3();
    const settings = { ...process.env, ...s3.env };
    try {
      if (settings.S3_TEST_ENDPOINT) await bucket(verdict, world, batch, settings);
      else verdict.tell('S3', 'not run: no server was found');
    } finally {
      await s3.stop();
    }
    await world.rows('truncate appliance_media');
    await folder(verdict, world, batch);
    await world.rows('truncate appliance_media');
    await fullFolder(verdict, world, batch);
    await fullUploads(verdict, world, batch);
  } finally {
    await world.end();
  }
}

async function bucket(verdict, world, batch, settings) {
  const proxy = await HttpProxy.before(settings.S3_TEST_ENDPOINT);
  const env = {
    S3_ENDPOINT: proxy.origin,
    S3_BUCKET: `chaos-${process.pid}-${Date.now()}`,
    S3_ACCESS_KEY: settings.S3_TEST_ACCESS_KEY,
    S3_SECRET_KEY: settings.S3_TEST_SECRET_KEY,
  };
  const site = new Site(verdict, world, batch, await world.serve(0, env));
  try {
    for (const [name, fault] of Object.entries(faults)) {
      verdict.breaks(`S3 ${name} after ${putsBefore} of ${pictures * 6} files`);
      await site.upload({
        break: () => proxy.breakAfter(putsBefore, fault),
        mend: () => proxy.mend(),
        struckAt: () => proxy.struckAt,
      });
    }
    verdict.breaks('S3 hung while a picture is asked for');
    proxy.breakAfter(0, faults.hung);
    const { status, begin, end } = await call(`${site.origin}${(await site.listed())[0].url}`);
    verdict.equal('answer', status, 503);
    verdict.atMost('after', end - begin, limitMs, ' ms');
    proxy.mend();
    await site.settle({ ...world.env, ...env });
  } finally {
    await site.end();
    await proxy.stop();
  }
}

/** A folder that is slow or hangs takes a file system made for it; those faults are S3's. */
async function folder(verdict, world, batch) {
  const place = join(world.base.dataDir, 'media');
  const away = `${place}.away`;
  const site = new Site(verdict, world, batch, await world.serve(0));
  try {
    verdict.breaks('folder gone in the middle');
    await site.upload({
      break: async (before) => {
        while (readdirSync(place).length <= before) await delay(1);
        renameSync(place, away);
        writeFileSync(place, 'This is no folder.');
      },
      mend: () => {
        rmSync(place);
        renameSync(away, place);
      },
    });
    await site.settle(world.env);
  } finally {
    await site.end();
    rmSync(place, { recursive: true, force: true });
  }
}

async function fullFolder(verdict, world, batch) {
  const place = join(world.base.dataDir, 'media');
  mkdirSync(place);
  const small = ['-t', 'tmpfs', '-o', `size=${smallKilobytes}k`, 'tmpfs', place];
  const isMounted = await run('mount', small, { quiet: true }).then(
    () => true,
    () => false,
  );
  if (!isMounted) return verdict.tell('folder full', 'not run: it takes the right to mount');
  const site = new Site(verdict, world, batch, await world.serve(0));
  try {
    verdict.breaks(`folder full: a file system of ${smallKilobytes} KB`);
    await site.upload({});
    await site.settle(world.env);
  } finally {
    await site.end();
    await run('umount', [place]);
  }
}

async function fullUploads(verdict, world, batch) {
  const wrapper = ['sh', '-c', `ulimit -f ${largestFileBlocks}; exec "$0" "$@"`];
  const site = new Site(verdict, world, batch, await world.serve(0, {}, wrapper));
  try {
    verdict.breaks(`no room to receive: ${largestFileBlocks / 2} KB a file`);
    for (let time = 0; time < 5; time++) await site.refused(batch);
    verdict.equal('received files that stayed', readdirSync(join(world.base.dataDir, 'uploads')).length, 0);
  } finally {
    await site.end();
  }
}

/** A server with an admin who uploads, and visitors who read the catalogue meanwhile. */
class Site {
  constructor(verdict, world, batch, { origin, stop }) {
    Object.assign(this, { verdict, world, batch, origin, stop, model: world.models[0] });
    this.cookie = world.cookies.get(emailOf(0));
    const paths = (n) => [
      '/api/rankings/washers',
      `/api/search?q=SYN-${n}`,
      `/appliance/${world.models[n % 200]}`,
    ];
    this.reads = new Repeating((n) => call(`${origin}${paths(n)[n % 3]}`), { pauseMs: 25 });
  }

  async send(files) {
    const form = uploadForm(this.model, files);
    return call(`${this.origin}/api/media/upload`, { method: 'POST', form, cookie: this.cookie });
  }

  async listed() {
    return JSON.parse((await call(`${this.origin}/api/media/appliance/${this.model}`)).text);
  }

  /** One picture goes well, a whole batch meets the fault, and after it one goes well again. */
  async upload({ break: breakIt = () => undefined, mend = () => undefined, struckAt }) {
    this.verdict.equal('an upload before', (await this.send(this.batch.slice(0, 1))).status, 201);
    const { length } = await this.listed();
    const broken = breakIt(length);
    await this.refused(this.batch, struckAt);
    await broken;
    await mend();
    this.verdict.equal('listed more than before', (await this.listed()).length - length, 0);
    this.verdict.equal('an upload after', (await this.send(this.batch.slice(0, 1))).status, 201);
  }

  /** Its time is taken from the fault on where that is known: before it, pictures are made smaller. */
  async refused(files, struckAt = () => null) {
    const { status, begin, end } = await this.send(files);
    this.verdict.judge('an upload meanwhile', String(status), [503, 507].includes(status), '503 or 507');
    this.verdict.atMost('answered after', end - (struckAt() ?? begin), limitMs, ' ms');
  }

  /** What every list names is there; and once the reconciler has been, nothing else is. */
  async settle(env) {
    const urls = (await this.listed()).map(({ url }) => url);
    const files = urls.flatMap((url) => imageKeys(url.split('/')[2]).map(mediaUrl));
    const answers = await Promise.all(files.map((file) => call(`${this.origin}${file}`)));
    this.verdict.tell('files of listed pictures', String(files.length));
    this.verdict.equal('listed but not served', answers.filter(({ status }) => status !== 200).length, 0);
    await withApplication(env, async ({ media }) => {
      const clock = { now: () => new Date(Date.now() + laterMs) };
      const { orphans, missing } = await Object.assign(media, { clock }).reconcile({
        apply: true,
        acceptAll: true,
      });
      this.verdict.tell('orphans the reconciler removed', String(orphans.length));
      this.verdict.equal('items without a file', missing.length, 0);
      const left = [];
      for await (const { key } of media.store.list()) left.push(mediaUrl(key));
      this.verdict.equal('orphans after it', left.filter((file) => !files.includes(file)).length, 0);
      this.verdict.equal('files lost by it', files.filter((file) => !left.includes(file)).length, 0);
    });
  }

  async end() {
    const reads = await this.reads.stop();
    const times = reads.map(({ begin, end }) => end - begin);
    this.verdict.tell('reads meanwhile', String(reads.length));
    this.verdict.equal('of these not 200', reads.filter(({ status }) => status !== 200).length, 0);
    this.verdict.atMost('their 95th percentile', percentile(times, 0.95), readLimitMs, ' ms');
    await this.stop();
  }
}

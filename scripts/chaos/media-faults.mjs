import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withApplication } from '../../backend/dist/index.js';
import { mediaUrl } from '../../domain/dist/catalogue/media.js';
import { imageKeys } from '../../domain/dist/catalogue/renditions.js';
import { percentile } from '../bench/percentile.mjs';
import { run } from '../steps/process.mjs';
import { startS3 } from '../steps/s3.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { HttpProxy } from './proxy.mjs';
import { call, emailOf, RequestLoop, TestBed } from './test-bed.mjs';

const pictures = 4;
const putsBefore = 8;
const slowMs = 5_000;
const limitMs = 15_000;
const readLimitMs = 500;
/** The reconciler ignores files that are recent enough to belong to an upload in progress. */
const laterMs = 3 * 3_600_000;
/** Enough for a few pictures, but not for a batch. */
const smallKilobytes = 1_800;
/** In blocks of 512 bytes; every picture is larger. */
const largestFileBlocks = 100;

/** Ways in which a request to the store can fail. */
const faults = {
  down: (_pass, request) => request.destroy(),
  slow: (pass) => delay(slowMs).then(pass),
  'answering 500': (_pass, _request, response) => response.writeHead(500).end(),
  'answering 503': (_pass, _request, response) => response.writeHead(503).end(),
  hung: () => undefined,
  full: (_pass, _request, response) =>
    response.writeHead(507).end('<Error><Code>InsufficientStorage</Code><Message>full</Message></Error>'),
};

/** Makes the media store fail during uploads in every way; a failed upload must leave nothing behind and lose nothing. */
export async function mediaFaults(report) {
  const testBed = await TestBed.create({ models: 200, members: 1 });
  try {
    await testBed.rows('update users set is_admin = true');
    const batch = await Promise.all(
      Array.from({ length: pictures }, () => noisyPicture({ width: 700, height: 525 })),
    );
    const s3 = await startS3();
    const settings = { ...process.env, ...s3.env };
    try {
      if (settings.S3_TEST_ENDPOINT) await testBucket(report, testBed, batch, settings);
      else report.note('S3', 'skipped: no S3 server available');
    } finally {
      s3.stop();
    }
    await testBed.rows('truncate appliance_media');
    await testFolder(report, testBed, batch);
    await testBed.rows('truncate appliance_media');
    await testFullFolder(report, testBed, batch);
    await testFullUploadDir(report, testBed, batch);
  } finally {
    await testBed.end();
  }
}

async function testBucket(report, testBed, batch, settings) {
  const proxy = await HttpProxy.before(settings.S3_TEST_ENDPOINT);
  const env = {
    S3_ENDPOINT: proxy.origin,
    S3_BUCKET: `chaos-${process.pid}-${Date.now()}`,
    S3_ACCESS_KEY: settings.S3_TEST_ACCESS_KEY,
    S3_SECRET_KEY: settings.S3_TEST_SECRET_KEY,
  };
  const uploadTest = new UploadTest(report, testBed, batch, await testBed.serve(0, env));
  try {
    for (const [name, fault] of Object.entries(faults)) {
      report.startFault(`S3 ${name} after ${putsBefore} of ${pictures * 6} files`);
      await uploadTest.upload({
        injectFault: () => proxy.breakAfter(putsBefore, fault),
        repair: () => proxy.repair(),
        firstFaultAt: () => proxy.firstFaultAt,
      });
    }
    report.startFault('S3 hung during a read');
    proxy.breakAfter(0, faults.hung);
    const { status, begin, end } = await call(`${uploadTest.origin}${(await uploadTest.listed())[0].url}`);
    report.expectEqual('read, status', status, 503);
    report.expectAtMost('read, duration', end - begin, limitMs, ' ms');
    proxy.repair();
    await uploadTest.reconcile({ ...testBed.env, ...env });
  } finally {
    await uploadTest.end();
    await proxy.stop();
  }
}

/** Slow and hung folders would need a special file system; those faults are only tested with S3. */
async function testFolder(report, testBed, batch) {
  const mediaDir = join(testBed.base.dataDir, 'media');
  const away = `${mediaDir}.away`;
  const uploadTest = new UploadTest(report, testBed, batch, await testBed.serve(0));
  try {
    report.startFault('folder missing during an upload');
    await uploadTest.upload({
      injectFault: async (before) => {
        while (readdirSync(mediaDir).length <= before) await delay(1);
        renameSync(mediaDir, away);
        writeFileSync(mediaDir, 'This is not a folder.');
      },
      repair: () => {
        rmSync(mediaDir);
        renameSync(away, mediaDir);
      },
    });
    await uploadTest.reconcile(testBed.env);
  } finally {
    await uploadTest.end();
    rmSync(mediaDir, { recursive: true, force: true });
  }
}

async function testFullFolder(report, testBed, batch) {
  const mediaDir = join(testBed.base.dataDir, 'media');
  mkdirSync(mediaDir);
  const small = ['-t', 'tmpfs', '-o', `size=${smallKilobytes}k`, 'tmpfs', mediaDir];
  const isMounted = await run('mount', small, { quiet: true }).then(
    () => true,
    () => false,
  );
  if (!isMounted) return report.note('folder full', 'skipped: needs permission to mount');
  const uploadTest = new UploadTest(report, testBed, batch, await testBed.serve(0));
  try {
    report.startFault(`folder full: a file system of ${smallKilobytes} KB`);
    await uploadTest.upload({});
    await uploadTest.reconcile(testBed.env);
  } finally {
    await uploadTest.end();
    await run('umount', [mediaDir]);
  }
}

async function testFullUploadDir(report, testBed, batch) {
  const wrapper = ['sh', '-c', `ulimit -f ${largestFileBlocks}; exec "$0" "$@"`];
  const uploadTest = new UploadTest(report, testBed, batch, await testBed.serve(0, {}, wrapper));
  try {
    report.startFault(`no space for uploads: ${largestFileBlocks / 2} KB per file`);
    for (let time = 0; time < 5; time++) await uploadTest.expectRefusal(batch);
    report.expectEqual(
      'received files left over',
      readdirSync(join(testBed.base.dataDir, 'uploads')).length,
      0,
    );
  } finally {
    await uploadTest.end();
  }
}

/** Uploads as an admin while visitors read the catalogue. */
class UploadTest {
  constructor(report, testBed, batch, { origin, stop }) {
    Object.assign(this, { report, testBed, batch, origin, stop, model: testBed.models[0] });
    this.cookie = testBed.cookies.get(emailOf(0));
    const paths = (n) => [
      '/api/rankings/washers',
      `/api/search?q=SYN-${n}`,
      `/appliance/${testBed.models[n % 200]}`,
    ];
    this.reads = new RequestLoop((n) => call(`${origin}${paths(n)[n % 3]}`), { pauseMs: 25 });
  }

  async send(files) {
    const form = uploadForm(this.model, files);
    return call(`${this.origin}/api/media/upload`, { method: 'POST', form, cookie: this.cookie });
  }

  async listed() {
    return JSON.parse((await call(`${this.origin}/api/media/appliance/${this.model}`)).text);
  }

  /** Expects an upload to succeed before the fault, a batch to be refused during it, and an upload to succeed after it. */
  async upload({ injectFault = () => undefined, repair = () => undefined, firstFaultAt }) {
    this.report.expectEqual(
      'upload before the fault, status',
      (await this.send(this.batch.slice(0, 1))).status,
      201,
    );
    const { length } = await this.listed();
    const injected = injectFault(length);
    await this.expectRefusal(this.batch, firstFaultAt);
    await injected;
    await repair();
    this.report.expectEqual('additional media listed', (await this.listed()).length - length, 0);
    this.report.expectEqual(
      'upload after the fault, status',
      (await this.send(this.batch.slice(0, 1))).status,
      201,
    );
  }

  /** Times the response from the first fault if known, because images are resized before that. */
  async expectRefusal(files, firstFaultAt = () => null) {
    const { status, begin, end } = await this.send(files);
    this.report.check(
      'upload during the fault, status',
      String(status),
      [503, 507].includes(status),
      '503 or 507',
    );
    this.report.expectAtMost(
      'upload during the fault, duration',
      end - (firstFaultAt() ?? begin),
      limitMs,
      ' ms',
    );
  }

  /** Checks that every listed file is served, and that the reconciler leaves no other files in the store. */
  async reconcile(env) {
    const urls = (await this.listed()).map(({ url }) => url);
    const files = urls.flatMap((url) => imageKeys(url.split('/')[2]).map(mediaUrl));
    const responses = await Promise.all(files.map((file) => call(`${this.origin}${file}`)));
    this.report.note('files of listed pictures', String(files.length));
    this.report.expectEqual(
      'listed but not served',
      responses.filter(({ status }) => status !== 200).length,
      0,
    );
    await withApplication(env, async ({ media }) => {
      const clock = { now: () => new Date(Date.now() + laterMs) };
      const { orphans, missing } = await Object.assign(media, { clock }).reconcile({
        apply: true,
        acceptAll: true,
      });
      this.report.note('orphans removed by the reconciler', String(orphans.length));
      this.report.expectEqual('entries without a file', missing.length, 0);
      const left = [];
      for await (const { key } of media.store.list()) left.push(mediaUrl(key));
      this.report.expectEqual(
        'orphans left by the reconciler',
        left.filter((file) => !files.includes(file)).length,
        0,
      );
      this.report.expectEqual(
        'files lost by the reconciler',
        files.filter((file) => !left.includes(file)).length,
        0,
      );
    });
  }

  async end() {
    const reads = await this.reads.stop();
    const times = reads.map(({ begin, end }) => end - begin);
    this.report.note('catalogue reads', String(reads.length));
    this.report.expectEqual(
      'catalogue reads other than 200',
      reads.filter(({ status }) => status !== 200).length,
      0,
    );
    this.report.expectAtMost(
      '95th percentile of catalogue reads',
      percentile(times, 0.95),
      readLimitMs,
      ' ms',
    );
    await this.stop();
  }
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { FootprintSampler } from './memory.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { call, countByStatus, emailOf, RequestLoop, TestBed } from './test-bed.mjs';

const uploaders = 4;
const uploadMs = 8_000;
/** Each upload stores up to six files at once, and has a request and a received file. */
const maxMoreDescriptors = uploaders * 10;

/** The answers to the store's PUT requests. */
const refusals = {
  'answers 503': (response) => response.writeHead(503).end(),
  'answers 403': (response) =>
    response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>'),
  'answers 507': (response) =>
    response.writeHead(507).end('<Error><Code>InsufficientStorage</Code><Message>full</Message></Error>'),
  'hangs up': (response) => response.destroy(),
};

/** Uploads to a store that refuses every file. The server's descriptors must stay bounded. */
export async function refusedUploads(report) {
  const testBed = await TestBed.create({ models: uploaders, members: 1 });
  const store = await RefusingStore.start();
  try {
    await testBed.rows('update users set is_admin = true');
    const picture = await noisyPicture({ width: 300, height: 225 });
    const server = await testBed.serve(0, store.env);
    for (const [name, refuse] of Object.entries(refusals)) {
      store.refuse = refuse;
      report.startFault(`the store ${name}, ${uploaders} uploaders for ${uploadMs / 1_000} s`);
      await uploadTo(report, testBed, server, picture);
    }
  } finally {
    await testBed.end();
    await store.stop();
  }
}

/** An S3 server that has the bucket, and handles uploads with `refuse`. */
class RefusingStore {
  static async start() {
    const store = new RefusingStore();
    store.server = createServer((request, response) => {
      request.resume();
      if (request.method === 'PUT') store.refuse(response);
      else response.end();
    }).listen(0, '127.0.0.1');
    await once(store.server, 'listening');
    const endpoint = `http://127.0.0.1:${store.server.address().port}`;
    store.env = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'photos',
      S3_ACCESS_KEY: 'access',
      S3_SECRET_KEY: 'secret',
    };
    return store;
  }

  async stop() {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}

async function uploadTo(report, testBed, { origin, process }, picture) {
  const cookie = testBed.cookies.get(emailOf(0));
  const send = (_, uploader) =>
    call(`${origin}/api/media/upload`, {
      method: 'POST',
      form: uploadForm(testBed.models[uploader], [picture]),
      cookie,
    });
  const watch = new FootprintSampler(process.pid, 100);
  const uploads = new RequestLoop(send, { loops: uploaders });
  await delay(uploadMs);
  check(report, await uploads.stop(), await watch.stop());
}

function check(report, responses, samples) {
  const descriptors = samples.map((sample) => sample.descriptors);
  report.note('uploads', countByStatus(responses));
  report.expectEqual('uploads other than 503', responses.filter(({ status }) => status !== 503).length, 0);
  report.note('descriptors before', String(descriptors[0]));
  report.expectAtMost(
    'more descriptors at most',
    Math.max(...descriptors) - descriptors[0],
    maxMoreDescriptors,
  );
}

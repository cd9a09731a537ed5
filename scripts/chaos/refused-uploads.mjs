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
  try {
    await testBed.rows('update users set is_admin = true');
    const picture = await noisyPicture({ width: 300, height: 225 });
    for (const [name, refuse] of Object.entries(refusals)) {
      report.startFault(`the store ${name}, ${uploaders} uploaders for ${uploadMs / 1_000} s`);
      await uploadTo(report, testBed, refuse, picture);
    }
  } finally {
    await testBed.end();
  }
}

async function uploadTo(report, testBed, refuse, picture) {
  const store = createServer((request, response) => {
    request.resume();
    if (request.method === 'PUT') refuse(response);
    else response.end();
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const server = await testBed.serve(0, {
    S3_ENDPOINT: `http://127.0.0.1:${store.address().port}`,
    S3_BUCKET: 'photos',
    S3_ACCESS_KEY: 'access',
    S3_SECRET_KEY: 'secret',
  });
  const cookie = testBed.cookies.get(emailOf(0));
  const send = (_, uploader) =>
    call(`${server.origin}/api/media/upload`, {
      method: 'POST',
      form: uploadForm(testBed.models[uploader], [picture]),
      cookie,
    });
  const watch = new FootprintSampler(server.process.pid, 100);
  const uploads = new RequestLoop(send, { loops: uploaders });
  await delay(uploadMs);
  const responses = await uploads.stop();
  check(report, responses, await watch.stop());
  await server.stop();
  store.closeAllConnections();
  await new Promise((closed) => store.close(closed));
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

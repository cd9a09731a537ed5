import { mediaLimits } from '../../domain/dist/catalogue/media.js';
import { FootprintSampler } from './memory.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { call, emailOf, TestBed } from './test-bed.mjs';
import { WorkerPoller } from './worker-poller.mjs';

/** Just below the limit of pixels; each file is padded after the image data to the limit of bytes. */
const size = { width: 8_160, height: 6_120, quality: 30 };
const timeoutMs = 290_000;

/** Sends the largest allowed request while polling the server's liveness. */
export async function largestUpload(report) {
  const testBed = await TestBed.create({ models: 50, members: 1 });
  try {
    await testBed.rows('update users set is_admin = true');
    const { origin, process } = await testBed.serve();
    const picture = await noisyPicture(size);
    const whole = Buffer.concat([picture, Buffer.alloc(mediaLimits.imageBytes - picture.length)]);
    const form = uploadForm(testBed.models[0], Array(mediaLimits.filesPerUpload).fill(whole));
    const live = new WorkerPoller(`${origin}/health/live`, { pauseMs: 20 });
    const watch = new FootprintSampler(process.pid, 100);
    const response = await call(`${origin}/api/media/upload`, {
      method: 'POST',
      form,
      cookie: testBed.cookies.get(emailOf(0)),
      timeoutMs,
    });
    await watch.stop();
    check(report, response, await live.stop(), watch.peak());
    const listed = JSON.parse((await call(`${origin}/api/media/appliance/${testBed.models[0]}`)).text);
    report.expectEqual('pictures listed', listed.length, mediaLimits.filesPerUpload);
  } finally {
    await testBed.end();
  }
}

function check(report, { status, begin, end }, alive, peak) {
  const times = alive.map((response) => response.end - response.begin);
  const { filesPerUpload, imageBytes } = mediaLimits;
  report.note(
    'load',
    `${filesPerUpload} pictures of ${imageBytes / 1024 / 1024} MB, ${size.width} x ${size.height}`,
  );
  report.expectEqual('upload, status', status, 201);
  report.note('upload, duration', `${Math.round((end - begin) / 1_000)} s`);
  report.note('liveness checks', String(alive.length));
  report.expectEqual(
    'liveness checks other than 200',
    alive.filter((response) => response.status !== 200).length,
    0,
  );
  report.expectAtMost('slowest liveness check', Math.max(...times), 200, ' ms');
  report.expectAtMost('peak resident memory', peak, 800, ' MB');
}

import { mediaLimits } from '../../backend/dist/domain/catalogue/media.js';
import { AskingApart } from './asking-apart.mjs';
import { Footprints } from './memory.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { call, emailOf, World } from './world.mjs';

/** Nearly as many pixels as are allowed, in nearly as many bytes; the rest is made up behind the picture's end. */
const size = { width: 8_160, height: 6_120, quality: 30 };
const timeoutMs = 290_000;

/** The largest request that is allowed, while somebody asks whether the server still lives. */
export async function largestUpload(verdict) {
  const world = await World.create({ models: 50, members: 1 });
  try {
    await world.rows('update users set is_admin = true');
    const { origin, process } = await world.serve();
    const picture = await noisyPicture(size);
    const whole = Buffer.concat([picture, Buffer.alloc(mediaLimits.imageBytes - picture.length)]);
    const form = uploadForm(world.models[0], Array(mediaLimits.filesPerUpload).fill(whole));
    const live = new AskingApart(`${origin}/health/live`, { pauseMs: 20 });
    const watch = new Footprints(process.pid, 100);
    const answer = await call(`${origin}/api/media/upload`, {
      method: 'POST',
      form,
      cookie: world.cookies.get(emailOf(0)),
      timeoutMs,
    });
    await watch.stop();
    judge(verdict, answer, await live.stop(), watch.peak());
    const listed = JSON.parse((await call(`${origin}/api/media/appliance/${world.models[0]}`)).text);
    verdict.equal('pictures listed', listed.length, mediaLimits.filesPerUpload);
  } finally {
    await world.end();
  }
}

function judge(verdict, { status, begin, end }, alive, peak) {
  const times = alive.map((answer) => answer.end - answer.begin);
  const { filesPerUpload, imageBytes } = mediaLimits;
  verdict.tell(
    'load',
    `${filesPerUpload} pictures of ${imageBytes / 1024 / 1024} MB, ${size.width} x ${size.height}`,
  );
  verdict.equal('upload, answered', status, 201);
  verdict.tell('after', `${Math.round((end - begin) / 1_000)} s`);
  verdict.tell('looks whether it lives', String(alive.length));
  verdict.equal('of these not 200', alive.filter((answer) => answer.status !== 200).length, 0);
  verdict.atMost('slowest of these', Math.max(...times), 200, ' ms');
  verdict.atMost('most resident memory', peak, 800, ' MB');
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectToBrowser } from '../../frontend/e2e/support/browser.ts';
import { publicScenes, staffScenes } from './scenes.mjs';
import { openStudio } from './studio.mjs';

const widths = [360, 768, 1280];
const themes = ['light', 'dark'];
const windowHeight = 900;
/** Of a picture, in px; what is below is not seen. Long lists repeat themselves. */
const tallest = 6_000;

/** The time of all pages. What happens later, such as the loading of the sample data, seems to happen now. */
const now = '2026-06-15T12:00:00.000Z';
const timestamp = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** Takes the pictures of the scenes whose names match `only` into the folder, which is emptied first. */
export async function takePictures(folder, only) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const studio = await openStudio();
  try {
    const browser = await connectToBrowser();
    const scenes = { visitor: await publicScenes(studio.origin), staff: staffScenes };
    const shoot = async (theme) => {
      for (const who of ['visitor', 'staff']) {
        const page = await openPage(browser, studio, { theme, isStaff: who === 'staff' });
        for (const [name, scene] of Object.entries(scenes[who]).filter(([name]) => only.test(name)))
          await shootScene(page, scene, (width) => join(folder, `${name}.${width}.${theme}.png`));
        await page.context().close();
      }
    };
    await Promise.all(themes.map(shoot));
    await browser.close();
  } finally {
    await studio.close();
  }
}

async function openPage(browser, { origin, cookies }, { theme, isStaff }) {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    storageState: {
      cookies: isStaff ? cookies : [],
      origins: [{ origin, localStorage: [{ name: 'darkMode', value: theme }] }],
    },
  });
  await context.addInitScript(fixTime, Date.parse(now));
  await context.route('**/api/**', stopTime);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('dialog', (question) => question.accept());
  return page;
}

/** Runs in the page. Only the date stands still: timers and frames go on. */
function fixTime(time) {
  globalThis.Date = class extends Date {
    constructor(...parts) {
      super(...(parts.length === 0 ? [time] : parts));
    }
    static now() {
      return time;
    }
  };
}

/** Answers with the time of the pages instead of any later one. */
async function stopTime(route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.replace(timestamp, (time) => (time > now ? now : time)) });
}

/** Once loaded, a page is only resized: its styles follow the width. What a visitor has to do is done anew at each width. */
async function shootScene(page, { path, prepare, isWindow = false, media }, fileOf) {
  await page.emulateMedia({ media: null, forcedColors: 'none', ...media });
  for (const width of media ? widths.slice(-1) : widths) {
    await page.setViewportSize({ width, height: windowHeight });
    if (prepare || width === widths[0] || media) await load(page, path);
    try {
      await prepare?.(page);
    } catch (error) {
      throw new Error(`The scene of ${fileOf(width)} could not be prepared.`, { cause: error });
    }
    await settle(page);
    if (!isWindow) await showAll(page, width);
    writeFileSync(fileOf(width), await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  }
}

async function load(page, path) {
  // The comparison of an earlier scene.
  await page.evaluate(() => location.origin !== 'null' && localStorage.removeItem('comparison'));
  await page.goto(path);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
}

/** Makes the window as high as the page, so that lists render all rows and pictures load that wait to be seen. */
async function showAll(page, width) {
  for (let height = windowHeight, attempt = 0; attempt < 5; attempt++) {
    const needed = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
    if (needed === height) return;
    height = needed;
    await page.setViewportSize({ width, height });
    await settle(page);
  }
}

const settle = (page) => page.evaluate(settled);

/** Runs in the page: waits for fonts, for visible pictures, and until what they changed is painted. */
async function settled() {
  await document.fonts.ready;
  const visible = () =>
    [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
  const nextFrame = () => new Promise(requestAnimationFrame);
  // Looks anew at each frame: a list may remove a picture before it has loaded.
  for (let frame = 0; frame < 600 && visible().some((image) => !image.complete); frame++) await nextFrame();
  const loaded = visible().filter((image) => image.complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => undefined)));
  for (let frame = 0; frame < 3; frame++) await nextFrame();
}

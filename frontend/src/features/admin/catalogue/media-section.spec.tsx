import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { answerQuestions, clickInDialog } from '../../../../test/dialogs';
import { chooseFiles, dropFiles, holdUploads } from '../../../../test/files';
import { click, control, find, shows, textsOf, until } from '../../../../test/render';
import { applianceView, photoView, StaffApi } from '../../../../test/staff-api';
import { openStaffPage, toasted, type } from '../../../../test/staff-page';
import AppliancesPage from './appliances-page';

async function editing(...photos: string[]): Promise<StaffApi> {
  const api = new StaffApi([applianceView('Q1')], photos.map(photoView));
  await openStaffPage(<AppliancesPage />, '/admin');
  await click('Edit Acme Q1');
  await until(() => textsOf('.media-section__tile').length === photos.length);
  return api;
}

const order = () =>
  [...document.querySelectorAll('.media-section__tile img')].map((image) => image.getAttribute('src')).join();
const isCover = (position: number) =>
  control(`Make ${position} the cover`).getAttribute('aria-pressed') === 'true';
const isAnnounced = (text: string) => until(() => textsOf('[role=status]').includes(text));
const pressed = async (name: string) => {
  control(name).focus();
  await click(name);
};
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('The photos of a model', () => {
  test('begin with the cover, unless cards show its image URL', async () => {
    await editing('p1', 'p2');
    const covers = () => [1, 2].map((position) => isCover(position));
    expect(covers()).toEqual([true, false]);
    await click('Make 2 the cover');
    await until(() => order() === '/p2.png,/p1.png');
    expect(covers()).toEqual([true, false]);
    await type('imageUrl', '/illustrations/washers-front-load.svg');
    await click('Update Appliance');
    await toasted('SuccessAppliance updated successfullyView page');
    await click('Edit Acme Q1');
    await shows('Cards show the Image URL. Clear it to show the first photo instead.');
    expect(covers()).toEqual([false, false]);
  });

  test('are moved and deleted by keyboard without losing the focus', async () => {
    await editing('p1', 'p2', 'p3');
    await pressed('Move 3 forward');
    await isAnnounced('Moved to 2 of 3');
    expect(focused()).toBe('Move 2 forward');
    await click('Move 2 forward');
    await isAnnounced('Moved to 1 of 3');
    expect(focused()).toBe('Move 1 forward');
    for (const name of ['Move 1 forward', 'Make 1 the cover', 'Move 3 back'])
      expect(control(name).getAttribute('aria-disabled')).toBe('true');
    expect(order()).toBe('/p3.png,/p1.png,/p2.png');
    await pressed('Delete 1');
    await clickInDialog('Cancel');
    expect(order()).toBe('/p3.png,/p1.png,/p2.png');
    await click('Delete 1');
    expect(find('[role=dialog] h2').textContent).toBe('Delete this photo?');
    await clickInDialog('Delete');
    await until(() => order() === '/p1.png,/p2.png');
    expect(focused()).toBe('Photos and videos of Acme Q1');
  });

  test('are dragged one move at a time', async () => {
    const api = await editing('p1', 'p2', 'p3');
    const drag = async (from: number, to: number) => {
      const tiles = document.querySelectorAll('.media-section__tile');
      for (const [index, name] of [
        [from, 'dragstart'],
        [to, 'drop'],
        [from, 'dragend'],
      ] as const)
        await act(async () =>
          tiles[index]?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })),
        );
    };
    const answer = api.hold(/order$/);
    await drag(2, 0);
    // A second order sent now would not include the first move.
    await drag(1, 0);
    expect(api.sent.filter(({ line }) => line.endsWith('/order'))).toHaveLength(1);
    answer();
    await isAnnounced('Moved to 1 of 3');
    expect(order()).toBe('/p3.png,/p1.png,/p2.png');
    await drag(2, 1);
    await isAnnounced('Moved to 2 of 3');
    expect(order()).toBe('/p3.png,/p2.png,/p1.png');
  });

  test('that a colleague has deleted leave the gallery on the first action', async () => {
    const api = await editing('p1', 'p2');
    api.photos = api.photos.slice(1);
    await click('Delete 1');
    await clickInDialog('Delete');
    await until(() => order() === '/p2.png');
  });
});

describe('An upload', () => {
  const hint = 'Check whether the files are among the photos above before you try again.';
  const reads = ({ sent }: StaffApi) => sent.filter(({ line }) => line === 'GET /api/media/appliance/Q1');

  test('says which file is sent and which the server makes into pictures', async () => {
    const uploads = holdUploads();
    await editing();
    await chooseFiles('a.png', 'b.png');
    await click('Upload 2 files');
    const send = (index: number, loaded: number) =>
      act(async () => uploads[index]?.upload.onprogress?.({ loaded }));
    const fractions = () =>
      [...document.querySelectorAll('[role=progressbar]')].map((bar) => Number(bar.ariaValueNow));
    await send(0, 6);
    control('Sending 1 of 2...');
    await send(0, 7);
    control('Processing 1 of 2...');
    expect(fractions()).toEqual([1, 0]);
    await uploads[0]?.answer(201, []);
    control('Sending 2 of 2...');
    await send(1, 7);
    control('Processing 2 of 2...');
    expect(fractions()).toEqual([1, 1]);
  });

  test('sends each file once, and moves the focus to the button that chooses files', async () => {
    const uploads = holdUploads();
    const api = await editing();
    await chooseFiles('teal.png', 'brown.png');
    expect(textsOf('.file-upload__itemName')).toEqual(['teal.png', 'brown.png']);
    await pressed('Upload 2 files');
    await click('Sending 1 of 2...');
    expect(uploads).toHaveLength(1);
    await uploads[0]?.answer(201, []);
    api.photos = [photoView('p1'), photoView('p2')];
    await uploads[1]?.answer(201, api.photos);
    await toasted('SuccessFiles uploaded successfully');
    expect(uploads).toHaveLength(2);
    expect(textsOf('.media-section__tile')).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Choose files');
  });

  test('of which files are refused stores the others, and keeps those with the reasons', async () => {
    const warning = '"first.mov" is encoded as HEVC (H.265), so some browsers show no picture.';
    const reasons = ['"evil.png" is an SVG drawing.', 'A file is larger than 200 MB.'];
    const uploads = holdUploads();
    const api = await editing();
    await chooseFiles('first.mov', 'evil.png', 'long.mov', 'longer.mov', 'last.png');
    await click('Upload 5 files');
    await uploads[0]?.answer(201, [{ ...photoView('p1'), warning }]);
    await uploads[1]?.answer(400, { message: reasons[0] });
    await uploads[2]?.answer(413, { message: reasons[1] });
    await uploads[3]?.answer(413, { message: reasons[1] });
    api.photos = [photoView('p1'), photoView('p2')];
    await uploads[4]?.answer(201, api.photos);
    await toasted('Failed to upload filesThe reasons are below the files.');
    expect(textsOf('.media-section__tile')).toHaveLength(2);
    expect(textsOf('.media-section__notes p')).toEqual([warning, ...reasons]);
    expect(textsOf('.file-upload__itemName')).toEqual(['evil.png', 'long.mov', 'longer.mov']);
    await click('Remove evil.png');
    expect(textsOf('.media-section__notes p')).toContain(reasons[1]);
    await click('Remove longer.mov');
    await click('Upload 1 file');
    await uploads[5]?.answer(503, { message: 'The media store cannot be reached.' });
    await toasted('Failed to upload filesThe media store cannot be reached.');
    control('Remove long.mov');
  });

  test('that is cancelled says so, and shows what was saved', async () => {
    const uploads = holdUploads();
    const api = await editing();
    await chooseFiles('teal.png');
    await click('Upload 1 file');
    await click('Sending 1 of 1...');
    expect(uploads).toHaveLength(1);
    const before = reads(api).length;
    await pressed('Cancel upload');
    await toasted(`Upload cancelled${hint}`);
    expect(reads(api)).toHaveLength(before + 1);
    expect(document.activeElement?.textContent).toBe('Choose files');
  });

  test('is cancelled when the model is left, and sends no further file', async () => {
    const uploads = holdUploads();
    await editing();
    await chooseFiles('teal.png', 'brown.png');
    await click('Upload 2 files');
    answerQuestions(true);
    await click('Cancel');
    await toasted(`Upload cancelled${hint}`);
    expect(uploads).toHaveLength(1);
  });

  test('takes dropped files, and keeps them when the connection is lost, without those that come too late', async () => {
    const uploads = holdUploads();
    await editing();
    await dropFiles('dropped.png');
    await click('Upload 1 file');
    await dropFiles('late.png');
    await uploads[0]?.lose();
    await toasted(`Failed to upload files${hint}`);
    control('Remove dropped.png');
    expect(textsOf('.file-upload__itemName')).toEqual(['dropped.png']);
  });

  test('that is refused says why, and takes at most twenty files', async () => {
    const uploads = holdUploads();
    await editing();
    await chooseFiles('evil.png');
    await click('Upload 1 file');
    const message = '"evil.png" is an SVG drawing. Save it as PNG, JPEG or WebP.';
    await uploads[0]?.answer(400, { message });
    await shows(message);
    await chooseFiles(...Array.from({ length: 19 }, (_, index) => `${index}.png`));
    control('Upload 20 files');
    await chooseFiles('one too many.png');
    await toasted('Too many filesMaximum 20 files allowed');
    control('Upload 20 files');
  });
});

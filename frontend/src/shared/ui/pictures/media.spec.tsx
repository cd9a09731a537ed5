import { expect, test } from '@jest/globals';
import { act, useState } from 'react';
import { find, show, shownText } from '../../../../test/render';
import { Media } from './media';

/** A photo that a press replaces. */
function ReplacedPhoto() {
  const [url, setUrl] = useState('/a.png');
  return (
    <button type="button" onClick={() => setUrl('/b.png')}>
      <Media imageUrl={url} alt="A1" />
    </button>
  );
}

test('an uploaded photo is offered in three widths and two formats', async () => {
  await show(<Media imageUrl="/media/a/original.png" alt="A1" sizes="50vw" />);
  const sources = [...document.querySelectorAll('source')].map(({ type, srcset, sizes }) => [
    type,
    srcset,
    sizes,
  ]);
  expect(sources).toEqual([
    ['image/avif', '/media/a/320.avif 320w, /media/a/640.avif 640w, /media/a/1280.avif 1280w', '50vw'],
    ['image/webp', '/media/a/320.webp 320w, /media/a/640.webp 640w, /media/a/1280.webp 1280w', '50vw'],
  ]);
  expect(find('img').getAttribute('src')).toBe('/media/a/original.png');
  expect(find('img').getAttribute('loading')).toBe('lazy');
});

test('a photo that cannot be loaded is replaced by a text', async () => {
  await show(<Media imageUrl="https://example.org/a.png" alt="A1" />);
  expect(document.querySelector('source')).toBeNull();
  await act(async () => find('img').dispatchEvent(new Event('error')));
  expect(shownText()).toBe('No image');
});

test('a photo is shown in place of one that could not be loaded', async () => {
  await show(<ReplacedPhoto />);
  await act(async () => find('img').dispatchEvent(new Event('error')));
  await act(async () => find('button').click());
  expect(find('img').getAttribute('src')).toBe('/b.png');
});

test('a drawing is part of the page, with the name of the model', async () => {
  await show(<Media imageUrl="/illustrations/fridges-french-door.svg" alt="A1" />);
  expect([find('svg').getAttribute('role'), find('svg').getAttribute('aria-label')]).toEqual(['img', 'A1']);
  expect(document.querySelector('img')).toBeNull();
  await show(<Media imageUrl="/illustrations/unknown.svg" alt="A1" />);
  expect(find('img').getAttribute('alt')).toBe('A1');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { imageKeys, mediaUrl } from '../src/domain/catalogue/media.js';

const settings = readFileSync(join(import.meta.dirname, '../../docker/nginx.conf'), 'utf8');
/** What nginx does with some addresses, each as its lines. */
const locations = settings
  .split(/^ {4}(?=location )/m)
  .slice(1)
  .map((block) => block.split('\n').map((line) => line.trim()));

const among = (directive: string) =>
  locations.filter((lines) => lines.some((line) => line.startsWith(directive)));

test('nginx puts no large body onto its disk, and takes few of them at once from an address', () => {
  const large = among('client_max_body_size');
  expect(large).toHaveLength(1);
  for (const lines of large) {
    expect(lines).toEqual(
      expect.arrayContaining([
        'proxy_request_buffering off;',
        expect.stringMatching(/^limit_conn uploads \d;$/),
      ]),
    );
  }
});

test('nginx keeps pieces of videos, by nothing of their addresses but the path', () => {
  const kept = among('proxy_cache_valid');
  expect(kept).toHaveLength(1);
  for (const lines of kept) {
    expect(lines).toEqual(
      expect.arrayContaining(['slice 1m;', 'proxy_cache_key $uri$slice_range;', 'proxy_cache_lock on;']),
    );
  }
  expect(settings).toMatch(/proxy_set_header Range \$slice_range;/);
});

test('nginx keeps as a photo only what every backend takes for one', () => {
  const [[...lines] = []] = among('proxy_cache_valid');
  const plain = lines.map((line) => /^if \(\$request_uri !~ "(.+)"\) \{$/.exec(line)?.[1]).find(Boolean);
  const isTaken = (address: string) => new RegExp(plain ?? '').test(address);
  const [photo = ''] = imageKeys('3bfb1893-4ce8-42bc-84ff-df245292c529').map(mediaUrl);
  expect([photo, `${photo}?x=1`].map(isTaken)).toEqual([true, true]);
  const encoded = encodeURIComponent(photo);
  const others = [`/category/..${encoded}`, `/blog/..${photo}`, `/${photo}`, photo.replace('0.', '0%2E')];
  expect(others.filter(isTaken)).toEqual([]);
});

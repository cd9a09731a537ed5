import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

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

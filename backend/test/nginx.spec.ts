import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaUrl } from '@appliance-index/domain/catalogue/media';
import { imageKeys } from '@appliance-index/domain/catalogue/renditions';
import { expect, test } from '@jest/globals';

const settings = readFileSync(join(import.meta.dirname, '../../docker/nginx.conf'), 'utf8');
interface Operation {
  requestBody?: { content: Record<string, object> };
}
const publishedApi: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/published-api.json'), 'utf8'),
);
/** The `location` blocks, each as its trimmed lines. */
const locations = settings
  .split(/^ {4}(?=location )/m)
  .slice(1)
  .map((block) => block.split('\n').map((line) => line.trim()));

const locationsWith = (directive: string) =>
  locations.filter((lines) => lines.some((line) => line.startsWith(directive)));

test('nginx does not buffer large bodies on disk, and limits concurrent uploads per client', () => {
  const large = locationsWith('client_max_body_size');
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

test('nginx takes large bodies wherever the backend takes files', () => {
  const [[first = ''] = []] = locationsWith('client_max_body_size');
  const [, pattern = ''] = /^location ~ (\S+) \{$/.exec(first) ?? [];
  const withFiles = Object.entries(publishedApi.paths).flatMap(([path, operations]) =>
    Object.values(operations).some(({ requestBody }) => requestBody?.content['multipart/form-data'])
      ? [path]
      : [],
  );
  expect(withFiles).not.toEqual([]);
  expect(withFiles.filter((path) => !new RegExp(pattern).test(path))).toEqual([]);
});

test('nginx caches videos in slices, keyed by path without the query', () => {
  const cached = locationsWith('proxy_cache_valid');
  expect(cached).toHaveLength(1);
  for (const lines of cached) {
    expect(lines).toEqual(
      expect.arrayContaining(['slice 1m;', 'proxy_cache_key $uri$slice_range;', 'proxy_cache_lock on;']),
    );
  }
  expect(settings).toMatch(/proxy_set_header Range \$slice_range;/);
});

test('nginx caches as photos only URLs that the backend treats as photos', () => {
  const [[...lines] = []] = locationsWith('proxy_cache_valid');
  const plain = lines.map((line) => /^if \(\$request_uri !~ "(.+)"\) \{$/.exec(line)?.[1]).find(Boolean);
  const isCached = (url: string) => new RegExp(plain ?? '').test(url);
  const [photo = ''] = imageKeys('3bfb1893-4ce8-42bc-84ff-df245292c529').map(mediaUrl);
  expect([photo, `${photo}?x=1`].map(isCached)).toEqual([true, true]);
  const encoded = encodeURIComponent(photo);
  const others = [`/category/..${encoded}`, `/blog/..${photo}`, `/${photo}`, photo.replace('0.', '0%2E')];
  expect(others.filter(isCached)).toEqual([]);
});

test('nginx masks e-mail addresses in the paths that it logs', () => {
  const [, block = ''] = /map \$uri \$logged_uri \{(.+?)\n {2}\}/s.exec(settings) ?? [];
  const rules = [...block.matchAll(/"~(.+)" "(.+)";/g)];
  const logged = (uri: string) => {
    for (const [, pattern = '', text = ''] of rules) {
      const match = new RegExp(pattern).exec(uri);
      if (match) return text.replace(/\$\{?(\w+)\}?/g, (_, name) => match.groups?.[name] ?? '');
    }
    return uri;
  };
  expect(logged('/api/admin/technicians/ada@example.org/verify')).toBe(
    '/api/admin/technicians/:email/verify',
  );
  expect(logged('/ada@example.org')).toBe('/:email');
  expect(logged('/one@example.org/two@example.org/x')).toBe('/:email');
  expect(logged('/washers/top-load')).toBe('/washers/top-load');
  expect(settings).toMatch(/^ {2}log_format brief '"\$request_method \$logged_uri" /m);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { ResponseCache } from '../src/adapters/http/public/response-cache.js';
import { TestSite } from './test-site.js';

const publicUrl = 'https://example.org';
let site: TestSite;

beforeAll(async () => {
  site = await TestSite.start({ PUBLIC_URL: publicUrl });
});
afterAll(() => site.stop());

const get = (path: string) => site.agent().get(path);
const image = (path: string) => get(path).buffer(true).parse(bytes);

type Parser = Parameters<ReturnType<typeof get>['parse']>[0];
const bytes: Parser = (response, done) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};

describe('Search engines', () => {
  test('read in robots.txt what is public and where the sitemap is', async () => {
    const { text, headers } = await get('/robots.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = text.trim().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /admin', `Sitemap: ${publicUrl}/sitemap.xml`]));
    expect(lines).not.toContain('Disallow: /');
  });

  test('get a sitemap of pages that all exist', async () => {
    const { text, headers } = await get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)];
    const urls = entries.map(([, url = '']) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => url.includes('/appliance/'))).toHaveLength(581);
    for (const [, url = '', changed = '2026-01-01'] of entries) {
      expect(url).toMatch(/^https:\/\/example\.org\//);
      expect(changed).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    const fixed = urls.filter((address) => !address.includes('/appliance/'));
    for (const url of [...fixed, ...urls.slice(-2)]) {
      await get(url.slice(publicUrl.length)).expect(200);
    }
  });

  test('read of each page in the sitemap when it last changed, where that is known', async () => {
    const { text } = await get('/sitemap.xml').expect(200);
    const entries = [...text.matchAll(/<loc>https:\/\/example\.org(.*?)<\/loc>(<lastmod>)?/g)];
    const pathsOf = (isDated: boolean) =>
      entries.filter(([, , date]) => Boolean(date) === isDated).map(([, path = '']) => path);
    const undated = ['/blog', '/blog/tech-talk', '/privacy', '/ranked-parts', '/ranked-retailers'];
    expect(pathsOf(false).toSorted()).toEqual([...undated, '/tech-signup', '/vote']);
    expect(
      pathsOf(true)
        .filter((path) => /^\/[^/]*$/.test(path))
        .toSorted(),
    ).toEqual(['/', '/categories', '/methodology', '/models']);
    const folders = new Set(pathsOf(true).map((path) => path.replace(/[^/]+$/, '')));
    expect([...folders].filter((folder) => !folder.startsWith('/category/'))).toEqual([
      '/',
      '/blog/article/',
      '/appliance/',
    ]);
    expect(pathsOf(true)).toEqual(
      expect.arrayContaining(['/category/fridges', '/category/fridges/french-door']),
    );
  });

  test('can read the sitemap in parts, and get 404 for parts that do not exist', async () => {
    expect((await get('/sitemap-1.xml').expect(200)).text).toContain('/methodology</loc>');
    for (const part of ['0', '3', '1e3', 'x', '9999']) await get(`/sitemap-${part}.xml`).expect(404);
  });
});

describe('A share image', () => {
  test.each(['site', 'category/fridges', 'category/fridges/french-door'])('exists for %s', async (name) => {
    const { body, headers } = await image(`/og/${name}.png`).expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    await get(`/og/${name}.png`).set('If-None-Match', String(headers.etag)).expect(304);
  });

  test('is drawn once, however its id is written', async () => {
    const cache = site.http.app.get(ResponseCache);
    const id = await site.applianceId(1);
    await image(`/og/appliance/${id}.png`).expect(200);
    const drawn = cache.misses;
    await image(`/og/appliance/${id.toUpperCase()}.png`).expect(200);
    expect(cache.misses).toBe(drawn);
  });

  test('changes with its model', async () => {
    const id = await site.applianceId();
    const { headers } = await image(`/og/appliance/${id}.png`).expect(200);
    await site.postgres.database.query(`update appliances set brand = 'Renamed' where id = $1`, [id]);
    for (const deadline = Date.now() + 2_000; Date.now() < deadline; ) {
      const now = await image(`/og/appliance/${id}.png`);
      if (now.headers.etag !== headers.etag) return;
    }
    throw new Error('The image was not updated.');
  });

  test('exists for an article only while it is published', async () => {
    const { text } = await get('/api/blog/articles').expect(200);
    const [{ id }] = JSON.parse(text);
    const { body } = await image(`/og/article/${id}.png`).expect(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await get(`/blog/article/${id}`)).text).toContain(`/og/article/${id}.png`);
    await site.postgres.database.query('update blog_articles set is_published = false where id = $1', [id]);
    for (const deadline = Date.now() + 2_000; Date.now() < deadline; )
      if ((await get(`/og/article/${id}.png`)).status === 404) return;
    throw new Error('The image of a draft is still served.');
  });

  test.each(['category/toasters', 'category/fridges/top-load', 'appliance/none', 'article/none', 'nothing'])(
    'does not exist for %s',
    async (name) => {
      await get(`/og/${name}.png`).expect(404);
    },
  );
});

describe('Suggestions', () => {
  test('list rankings, then models, at most eight', async () => {
    const { body } = await get('/api/suggestions?q=Fridge').expect(200);
    expect(body.rankings[0]).toEqual({ category: 'fridges', subcategory: null, label: 'Fridges' });
    expect(body.rankings.length + body.models.length).toBe(8);
    expect((await get('/api/suggestions?q=whirlpool%20wrf').expect(200)).body.models[0]).toMatchObject({
      brand: 'Whirlpool',
      model: expect.stringMatching(/^WRF/),
      shownScore: expect.stringMatching(/^\d\.\d$/),
    });
  });

  test('are empty for a blank query, and refused for an invalid one', async () => {
    for (const blank of ['', '?q=', '?q=%20']) {
      expect((await get(`/api/suggestions${blank}`).expect(200)).body).toEqual({ rankings: [], models: [] });
    }
    await get(`/api/suggestions?q=${'x'.repeat(201)}`).expect(400);
    await get('/api/suggestions?q=a&q=b').expect(400);
    await get('/api/suggestions?q=%00').expect(400);
  });
});

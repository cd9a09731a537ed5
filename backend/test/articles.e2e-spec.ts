import { nilUuid } from '@appliance-index/domain/ids';
import { evidenceLabels } from '@appliance-index/domain/trust/trust';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Articles } from '../src/application/articles/articles.js';
import { Seed } from '../src/application/imports/seed.js';
import { type Agent, TestSite } from './test-site.js';

let site: TestSite;
let admin: Agent;
let visitor: Agent;

beforeAll(async () => {
  site = await TestSite.start({ PUBLIC_URL: 'http://appliances.example' });
  visitor = site.agent();
  admin = await site.as('admin');
});
afterAll(() => site.stop());

/** Articles created by a test, unpublished after it. */
const createdIds: string[] = [];
afterEach(async () => {
  for (const id of createdIds.splice(0)) await admin.post(`/api/admin/articles/${id}/unpublish`).expect(200);
});

const sampleSize = 9;
const draft = {
  title: 'A washer that hums',
  content: '<p>It hums because a coin is in the pump.</p>',
  category: 'maintenance',
  author: 'The desk',
  publishedAt: '2026-06-01',
  isPublished: 0,
};

async function createArticle(fields: object = {}) {
  const { body } = await admin
    .post('/api/admin/articles')
    .send({ ...draft, ...fields })
    .expect(201);
  createdIds.push(body.id);
  return body;
}

const listed = async () => (await visitor.get('/api/blog/articles?published=true').expect(200)).body;
const titles = async (): Promise<string[]> => (await listed()).map(({ title }: { title: string }) => title);

describe('The blog', () => {
  test('lists the sample, newest first, with exactly the public fields', async () => {
    const list = await listed();
    expect(list).toHaveLength(sampleSize);
    expect(Object.keys(list[0])).toEqual([
      'id',
      'title',
      'content',
      'excerpt',
      'category',
      'author',
      'imageUrl',
      'publishedAt',
      'isPublished',
    ]);
    const times = list.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(list[0].isPublished).toBe(1);
    expect((await visitor.get('/api/blog/articles')).text).toBe(
      (await visitor.get('/api/blog/articles?published=true')).text,
    );
    expect((await visitor.get(`/api/blog/articles/${list[3].id}`).expect(200)).body).toEqual({
      ...list[3],
      headings: expect.any(Array),
      models: [],
    });
  });

  test('has an overview and a list per category', async () => {
    const { body } = await visitor.get('/api/blog/overview').expect(200);
    expect(body.counts).toEqual({ insights: 3, maintenance: 3, recalls: 3 });
    expect(body.featured).toMatchObject({
      category: 'insights',
      title: 'How to read a rating with few reviews',
    });
    expect(body.articles).toHaveLength(4);
    const recalls = await visitor.get('/api/blog/overview?category=recalls');
    expect(recalls.body).toMatchObject({ category: 'recalls', featured: null });
    expect(recalls.body.articles).toHaveLength(3);
    expect((await visitor.get('/api/blog/overview?category=news')).body).toEqual(body);
  });

  test('features the newest insight even if many other articles are newer', async () => {
    for (const day of [1, 2, 3, 4, 5, 6]) {
      const fields = {
        isPublished: 1,
        category: 'recalls',
        publishedAt: `2026-07-0${day}`,
        title: `Notice ${day}`,
      };
      await createArticle(fields);
    }
    const { body } = await visitor.get('/api/blog/overview').expect(200);
    expect(body.featured.category).toBe('insights');
    expect(body.counts).toEqual({ insights: 3, maintenance: 3, recalls: 9 });
    expect(body.articles.map(({ title }: { title: string }) => title)).toEqual([
      'Notice 6',
      'Notice 5',
      'Notice 4',
      'Notice 3',
    ]);
  });

  test.each(['nobody', '00000000-0000-4000-8000-000000000000', "' or 1=1"])(
    'has no article %j',
    async (id) => {
      const { body } = await visitor.get(`/api/blog/articles/${encodeURIComponent(id)}`).expect(404);
      expect(body).toMatchObject({ statusCode: 404, code: 'article' });
    },
  );

  test('is cached until an article changes', async () => {
    const first = await visitor.get('/api/blog/articles?published=true');
    const tag = first.headers.etag ?? '';
    await visitor.get('/api/blog/articles?published=true').set('If-None-Match', tag).expect(304);
    const { id } = await createArticle({ isPublished: 1, title: 'News of the hour' });
    expect(await titles()).toContain('News of the hour');
    await admin.post(`/api/admin/articles/${id}/unpublish`).expect(200);
    expect(await titles()).not.toContain('News of the hour');
  });
});

describe('The staff list', () => {
  test('has pages of 100, newest first, down to the oldest article', async () => {
    await site.postgres.database.query(
      `insert into blog_articles (title, content, category, author, published_at, is_published)
         select 'Old', 'Text', 'insights', 'Ann', timestamptz '1995-01-01' + (n / 2) * interval '1 day', false
           from generate_series(1, 120) n`,
    );
    const seen: { id: string; publishedAt: string }[] = [];
    for (let page = [{}]; page.length > 0; seen.push(...(page as typeof seen))) {
      const after = seen.at(-1)?.id;
      page = (
        await admin
          .get('/api/admin/articles')
          .query({ ...(after && { after }) })
          .expect(200)
      ).body;
      expect(page.length).toBeLessThanOrEqual(100);
    }
    const [{ count }] = (await site.postgres.database.query(
      'select count(*)::integer from blog_articles',
    )) as [{ count: number }];
    expect(new Set(seen.map(({ id }) => id)).size).toBe(count);
    const dates = seen.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    await admin.get('/api/admin/articles?after=x').expect(400);
    await site.postgres.database.query(`delete from blog_articles where title = 'Old'`);
  });
});

describe('A draft', () => {
  test('is visible only to staff until it is published', async () => {
    const { id, isPublished } = await createArticle();
    expect(isPublished).toBe(0);
    await visitor.get(`/api/blog/articles/${id}`).expect(404);
    await admin.get(`/api/blog/articles/${id}`).expect(404);
    expect((await visitor.get('/feed.xml')).text).not.toContain(id);
    expect((await visitor.get(`/blog/article/${id}`)).status).toBe(404);
    const all = (await admin.get('/api/admin/articles').expect(200)).body;
    expect(all.find((each: { id: string }) => each.id === id)).toMatchObject({
      isPublished: 0,
      version: 1,
      file: null,
    });
    await admin.post(`/api/admin/articles/${id}/publish`).expect(200);
    expect((await visitor.get(`/api/blog/articles/${id}`).expect(200)).body.isPublished).toBe(1);
    expect((await visitor.get('/feed.xml')).text).toContain(`urn:uuid:${id}`);
    await admin.post(`/api/admin/articles/${id}/unpublish`).expect(200);
    await visitor.get(`/api/blog/articles/${id}`).expect(404);
  });
});

describe('The publication date of a draft', () => {
  const published = async ({ id }: { id: string }) =>
    (await admin.post(`/api/admin/articles/${id}/publish`).expect(200)).body.publishedAt;
  const unpublish = ({ id }: { id: string }) => admin.post(`/api/admin/articles/${id}/unpublish`).expect(200);
  const put = async ({ id }: { id: string }, fields: object) =>
    (await admin.put(`/api/admin/articles/${id}`).send(fields).expect(200)).body;

  test('is the time it was first published if none was set', async () => {
    const undated = await createArticle({ publishedAt: undefined });
    await put(undated, { title: 'It hums at night' });
    const first = await published(undated);
    expect(Date.parse(first)).toBeGreaterThan(Date.parse(undated.publishedAt));
    await unpublish(undated);
    expect(await published(undated)).toBe(first);
    await unpublish(undated);
    const saved = await createArticle({ publishedAt: undefined });
    const { publishedAt } = await put(saved, { isPublished: 1 });
    expect(Date.parse(publishedAt)).toBeGreaterThan(Date.parse(saved.publishedAt));
  });

  test('is kept if it was set, on creation or later', async () => {
    const dated = await createArticle();
    const later = await createArticle({ publishedAt: undefined });
    await put(later, { publishedAt: '2026-06-02' });
    expect(await published(dated)).toBe('2026-06-01T00:00:00.000Z');
    expect(await published(later)).toBe('2026-06-02T00:00:00.000Z');
  });
});

describe('An article written by staff', () => {
  test('is validated field by field', async () => {
    const { body } = await admin.post('/api/admin/articles').send({ content: '<p> </p>' }).expect(400);
    expect(body.code).toBe('article');
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'title',
      'author',
      'category',
      'content',
    ]);
  });

  test('can be previewed without saving it', async () => {
    const before = await listed();
    const content = '<p onclick="x">Hum</p><script>x</script>';
    const { body } = await admin.post('/api/admin/articles/preview').send({ content }).expect(200);
    expect(body).toEqual({ content: '<p>Hum</p>', models: [] });
    await admin.post('/api/admin/articles/preview').send({}).expect(400);
    const refused = await admin
      .post('/api/admin/articles/preview')
      .send({ content: '<b>'.repeat(40_001) })
      .expect(400);
    expect(refused.body.issues).toEqual([
      { path: 'content', message: 'The content is 120003 characters long; the limit is 60000.' },
    ]);
    expect(await listed()).toEqual(before);
  });

  test('keeps omitted fields, and refuses a stale save', async () => {
    const { id, version } = await createArticle({ excerpt: 'In short' });
    const put = (body: object) => admin.put(`/api/admin/articles/${id}`).send(body);
    const changed = (await put({ title: 'It hums', excerpt: null, version }).expect(200)).body;
    expect(changed).toMatchObject({
      title: 'It hums',
      excerpt: null,
      author: draft.author,
      version: version + 1,
    });
    const { body } = await put({ title: 'It whistles', version }).expect(409);
    expect(body).toMatchObject({ code: 'stale', current: { title: 'It hums' } });
    expect((await put({ title: 'It hums' }).expect(200)).body.version).toBe(version + 1);
    await admin.put('/api/admin/articles/nobody').send({ title: 'x' }).expect(404);
  });

  test('accepts its version as If-Match', async () => {
    const { id } = await createArticle();
    const put = (tag: string) =>
      admin
        .put(`/api/admin/articles/${id}`)
        .set('If-Match', tag)
        .send({ title: `It hums ${tag}` });
    await put('"1"').expect(200);
    expect((await put('"1"').expect(409)).body).toMatchObject({ code: 'stale', current: { version: 2 } });
    await put('nope').expect(409);
    await put('*').expect(200);
  });

  test('is in the audit log with its actor', async () => {
    const { id } = await createArticle();
    await admin.put(`/api/admin/articles/${id}`).send({ title: 'It hums' }).expect(200);
    await admin.post(`/api/admin/articles/${id}/publish`).expect(200);
    await admin.post(`/api/admin/articles/${id}/publish`).expect(200);
    const { body } = await admin.get(`/api/admin/audit?subject=article&subjectId=${id}`).expect(200);
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['publish', 'update', 'create']);
    expect(body[1]).toMatchObject({
      actor: 'admin@example.org',
      label: 'It hums',
      before: { title: draft.title },
      after: { title: 'It hums' },
    });
  });

  const attacks: [string, string][] = [
    ['<p>x</p><script>alert(1)</script>', '<p>x</p>'],
    ['<p></p><p>x</p><p> <br></p>', '<p>x</p>'],
    ['<p><img src="/x.png" alt="A washer"></p>', '<p><img src="/x.png" alt="A washer" loading="lazy" /></p>'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">x</p>', '<p>x</p>'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p><a>x</a></p>'],
    ['<p><a href="java\nscript:alert(1)">x</a></p>', '<p><a>x</a></p>'],
    ['<p><a href=" &#106;avascript:alert(1)">x</a></p>', '<p><a>x</a></p>'],
    ['<p><a href="//evil.example">x</a></p>', '<p><a>x</a></p>'],
    [
      '<p><a href="/vote?a=1&amp;b=&quot;2&quot;">x</a></p>',
      '<p><a href="/vote?a=1&amp;b=&quot;2&quot;">x</a></p>',
    ],
    ['<p><a href="/\\evil.example">x</a></p>', '<p><a>x</a></p>'],
    ['<p><a href="data:text/html,x" target="_blank">x</a></p>', '<p><a>x</a></p>'],
    ['<p>x</p><img src="x" onerror="alert(1)">', '<p>x</p>'],
    ['<p>x</p><img src="data:image/svg+xml,x">', '<p>x</p>'],
    ['<p>x</p><svg><script>alert(1)</script></svg>', '<p>x</p>'],
    ['<p>x</p><iframe src="https://evil.example"></iframe>', '<p>x</p>'],
    ['<p>x</p><math><mi xlink:href="javascript:alert(1)"></mi></math>', '<p>x</p>'],
    ['<p>x<style>@import "evil"</style></p>', '<p>x</p>'],
    ['<p>x</p><textarea><script>alert(1)</script></textarea>', '<p>x</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</noscript><p>y</p>', '<p>x</p><p>y</p>'],
    [
      '<p><a href="https://elsewhere.example/a" rel="opener">x</a></p>',
      '<p><a href="https://elsewhere.example/a" rel="nofollow noopener">x</a></p>',
    ],
    [
      '<p><a href="http://appliances.example/a">x</a></p>',
      '<p><a href="http://appliances.example/a">x</a></p>',
    ],
    ['<p><a href="/vote">x</a></p>', '<p><a href="/vote">x</a></p>'],
    ['<p><a href="mailto:a@example.org">x</a></p>', '<p><a href="mailto:a@example.org">x</a></p>'],
    ['<h1>x</h1><p><b>y</b> <i>z</i></p>', '<h2>x</h2><p><strong>y</strong> <em>z</em></p>'],
    ['<img src="/illustrations/x.svg">', '<img src="/illustrations/x.svg" alt="" loading="lazy" />'],
    [
      '<table><tr><td style="text-align: right; color: red">1</td><td align="center">2</td></tr></table>',
      '<table><tr><td class="align-right">1</td><td class="align-center">2</td></tr></table>',
    ],
    [
      '<table><tr><td align="right;background:url(//evil.example)">1</td></tr></table>',
      '<table><tr><td class="align-right">1</td></tr></table>',
    ],
    [
      '<table><tr><td class="align-left x" style="position:fixed">1</td><th class="display">2</th></tr></table>',
      '<table><tr><td class="align-left">1</td><th>2</th></tr></table>',
    ],
  ];

  test.each(attacks)('is sanitised: %s', async (content, expected) => {
    const article = await createArticle({ content, isPublished: 1 });
    expect(article.content).not.toMatch(/script|onerror|onclick|iframe|evil/i);
    expect(article.content).toBe(expected);
    expect((await visitor.get(`/api/blog/articles/${article.id}`)).body.content).toBe(expected);
  });
});

test('A script in a stored article is blocked by the content security policy', async () => {
  const [clean, infected] = [
    await createArticle({ isPublished: 1 }),
    await createArticle({ isPublished: 1 }),
  ];
  const script = '<script>alert(1)</script>';
  await site.postgres.database.query('update blog_articles set content = $1 where id = $2', [
    script,
    infected.id,
  ]);
  const page = ({ id }: { id: string }) => visitor.get(`/blog/article/${id}`).expect(200);
  const policy = (await page(clean)).headers['content-security-policy'];
  expect(policy?.match(/'sha256-/g)).toHaveLength(2);
  const [rendered, cached] = [await page(infected), await page(infected)];
  expect(rendered.text).toContain(script);
  for (const { headers } of [rendered, cached]) expect(headers['content-security-policy']).toBe(policy);
});

test('An article comes with its main headings', async () => {
  const content = '<h2>Doors &amp; <em>hinges</em></h2><p>One.</p><h3>Left</h3><h2>Lids</h2>';
  const { id } = await createArticle({ content, isPublished: 1 });
  expect((await visitor.get(`/api/blog/articles/${id}`)).body.headings).toEqual([
    { id: 'part-1', text: 'Doors & hinges' },
    { id: 'part-2', text: 'Lids' },
  ]);
});

describe('The models that an article links to', () => {
  const link = (id: string, text: string) =>
    `<p><a href="/appliance/${id}" class="model-card">${text}</a></p>`;

  test('come with the article as they are now, and are left out once they are in the trash', async () => {
    const [first, second] = [await site.applianceId(0), await site.applianceId(1)];
    const content = link(second, 'Two') + link(first, 'One') + link(second, 'Two') + link(nilUuid, 'Gone');
    const { id } = await createArticle({ content, isPublished: 1 });
    const read = async () => (await visitor.get(`/api/blog/articles/${id}`).expect(200)).body;
    const shown = await read();
    expect(shown.content).toBe(content);
    expect(shown.models.map((model: { id: string }) => model.id)).toEqual([second, first]);
    const { body: model } = await visitor.get(`/api/appliances/${first}`).expect(200);
    expect(shown.models[1]).toMatchObject({ brand: model.brand, priceRange: model.priceRange });
    expect(evidenceLabels).toContain(shown.models[1].evidence);

    await admin.put(`/api/appliances/${first}`).send({ priceRange: '$1,234' }).expect(200);
    expect((await read()).models[1].priceRange).toBe('$1,234');
    const preview = await admin.post('/api/admin/articles/preview').send({ content }).expect(200);
    expect(preview.body).toEqual({ content, models: (await read()).models });

    await admin.delete(`/api/appliances/${first}`).expect(200);
    expect((await read()).models.map((each: { id: string }) => each.id)).toEqual([second]);
  });
});

describe('Markdown files', () => {
  const text = (
    body: string,
    head = 'title: "Doors: a study"\ncategory: insights\nauthor: Ann\npublishedAt: 2026-02-01',
  ) => `---\n${head}\n---\n${body}`;
  const articles = () => site.http.app.get(Articles);

  test('are identified by name: reimporting the same content keeps edits by staff', async () => {
    const file = {
      name: 'doors.md',
      text: text('## Hinges\n\nA **door** <script>x</script> [link](javascript:x).'),
    };
    const [first] = await articles().import([file], 'test');
    expect(first).toMatchObject({ state: 'added', title: 'Doors: a study' });
    const { body } = await visitor.get(`/api/blog/articles/${first?.id}`).expect(200);
    expect(body.content).toBe('<h2>Hinges</h2>\n<p>A <strong>door</strong>  <a>link</a>.</p>');
    await admin.put(`/api/admin/articles/${first?.id}`).send({ title: 'Doors', isPublished: 0 }).expect(200);
    expect(await articles().import([file], 'test')).toMatchObject([
      { state: 'unchanged', id: first?.id, title: 'Doors' },
    ]);
    const next = { ...file, text: text('Another text.') };
    expect(await articles().import([next], 'test')).toMatchObject([
      { state: 'changed', title: 'Doors: a study' },
    ]);
    await visitor.get(`/api/blog/articles/${first?.id}`).expect(404);
  });

  test('without a date keep the date of the first import', async () => {
    const undated = (body: string) => [
      { name: 'undated.md', text: text(body, 'title: Undated\ncategory: insights\nauthor: Ann') },
    ];
    const [first] = await articles().import(undated('One typpo.'), 'test');
    createdIds.push(first?.id ?? '');
    const published = `update blog_articles set published_at = '2026-03-01T08:00:00Z' where id = $1`;
    await site.postgres.database.query(published, [first?.id]);
    await articles().import(undated('One typo.'), 'test');
    const { body } = await visitor.get(`/api/blog/articles/${first?.id}`).expect(200);
    expect(body.content).toContain('One typo.');
    expect(body.publishedAt).toBe('2026-03-01T08:00:00.000Z');
  });

  test.each([
    ['no front matter', 'Just text', 'file-front-matter', /must begin with a line ---/],
    ['front matter that is not YAML', text('x', 'title: "x'), 'file-front-matter', /bad.md cannot be read/],
    ['an unknown field', text('x', 'titel: x'), 'file-front-matter', /Unknown field "titel"/],
    ['a list as front matter', text('x', '- x'), 'file-front-matter', /must have fields/],
    [
      'an unknown category',
      text('x', 'title: x\nauthor: y\ncategory: news'),
      'file-article',
      /category: .*insights/,
    ],
    ['no text', text(' '), 'file-article', /content: Write the content/],
  ])('with %s are refused, and so is the whole import', async (_, bad, code, message) => {
    const good = { name: 'good.md', text: text('Good.') };
    const failing = articles().import([good, { name: 'bad.md', text: bad }], 'test');
    await expect(failing).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await articles().list()).not.toContainEqual(expect.objectContaining({ file: 'good.md' }));
  });

  test('of the sample are loaded only into an empty blog', async () => {
    const before = await articles().list();
    await site.http.app.get(Seed).runIfEmpty();
    expect(await articles().list()).toEqual(before);
  });
});

describe('The articles table', () => {
  test.each([
    ['category', "'news'"],
    ['title', "''"],
    ['title', "repeat('x', 201)"],
    ['author', "repeat('x', 101)"],
    ['excerpt', "repeat('x', 501)"],
    ['content', "repeat('x', 60001)"],
    ['image_url', "'javascript:alert(1)'"],
    ['image_url', "'//elsewhere.example/x.png'"],
    ['source_hash', 'null'],
  ])('refuses %s = %s, like the domain', async (column, value) => {
    const change = site.postgres.database.query(`update blog_articles set ${column} = ${value}`);
    await expect(change).rejects.toThrow(/check constraint/);
  });
});

describe('The feed', () => {
  test('is well-formed Atom as RFC 4287 requires', async () => {
    const { id } = await createArticle({
      title: 'Salt & <pepper> "here"',
      content: '<p>A &amp; B]]&gt;</p>',
      publishedAt: '2026-06-30',
      isPublished: 1,
    });
    const { text, headers } = await visitor.get('/feed.xml').buffer(true).expect(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const root = elements(text);
    expect(root.names).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'author', 'link', 'entry']));
    expect(text).toContain('<id>http://appliances.example/feed.xml</id>');
    expect(text).toContain(
      'rel="self" type="application/atom+xml" href="http://appliances.example/feed.xml"',
    );
    expect(text).toContain(`<id>urn:uuid:${id}</id>`);
    expect(text).toContain(`href="http://appliances.example/blog/article/${id}"`);
    expect(text).toContain('<title>Salt &amp; &lt;pepper&gt; &quot;here&quot;</title>');
    expect(text).toContain('<content type="html">&lt;p&gt;A &amp;amp; B]]&amp;gt;&lt;/p&gt;</content>');
    const entries = text.split('<entry>').slice(1);
    expect(entries.length).toBeLessThanOrEqual(20);
    for (const each of entries) {
      for (const name of ['id', 'title', 'updated', 'author', 'content'])
        expect(each).toContain(`</${name}>`);
    }
    const times = [...text.matchAll(/<updated>([^<]+)</g)].map(([, time = '']) => time);
    expect(times[0]).toBe(times.slice(1).sort().at(-1));
    await visitor
      .get('/feed.xml')
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });

  test('gives the time of the last change of an article', async () => {
    const { id } = await createArticle({ isPublished: 1 });
    const updated = async () => {
      const { text } = await visitor.get('/feed.xml').buffer(true);
      const entry = text.split('<entry>').find((each) => each.includes(id)) ?? '';
      return Date.parse(/<updated>([^<]+)</.exec(entry)?.[1] ?? '');
    };
    const before = await updated();
    await admin.put(`/api/admin/articles/${id}`).send({ title: 'It hums again' }).expect(200);
    expect(await updated()).toBeGreaterThan(before);
  });

  /** Checks that all elements are closed in order; returns the names of the root's children. */
  function elements(xml: string): { names: string[] } {
    const open: string[] = [];
    const names: string[] = [];
    for (const [, close, name = '', empty] of xml.matchAll(
      /<(\/?)([a-z]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g,
    )) {
      if (close) expect(open.pop()).toBe(name);
      else {
        if (open.length === 1) names.push(name);
        if (!empty) open.push(name);
      }
    }
    expect(open).toEqual([]);
    expect(xml.replace(/<\?xml[^>]*\?>|<\/?[a-z]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(
      /[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/,
    );
    return { names };
  }
});

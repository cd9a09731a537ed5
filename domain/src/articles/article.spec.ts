import { describe, expect, test } from '@jest/globals';
import { DomainError } from '../errors.js';
import {
  Article,
  type ArticleCategory,
  articleLimits,
  frontPage,
  isArticleLink,
  parseArticleFields,
  plainText,
  textExcerpt,
} from './article.js';

const fields = {
  title: 'Where lint goes',
  content: '<p>Lint is fiber.</p>',
  category: 'maintenance',
  author: 'The desk',
  publishedAt: '2026-01-14',
};

function article(category: ArticleCategory, id: string, content = '<p>Text</p>'): Article {
  return new Article(id, parseArticleFields({ ...fields, category, content }));
}

function issuesOf(input: object): Record<string, string> {
  try {
    parseArticleFields({ ...fields, ...input });
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
  }
}

describe('The plain text of an article', () => {
  test.each([
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['<strong>Bold</strong>, <em>leaning</em>.', 'Bold, leaning.'],
    ['<ul><li>one</li><li>two</li></ul>', 'one two'],
    ['<p>a\n  b\t c</p>', 'a b c'],
    ['Fish &amp; chips &lt;b&gt; &quot;x&quot;', 'Fish & chips <b> "x"'],
    ['&amp;lt; stays once decoded', '&lt; stays once decoded'],
    ['&#39;&#x27;&nbsp;&mdash;&hellip;', "'' —…"],
    ['&#0; &#x110000; &unknown;', '&#0; &#x110000; &unknown;'],
    ['&constructor; &toString;', '&constructor; &toString;'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['<script>alert(1)</script><style>p{}</style>x<!-- y -->', 'x'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('An excerpt', () => {
  const long = `<p>${'word '.repeat(60)}</p>`;

  test('is the beginning of the text and an ellipsis, without a space before it', () => {
    expect(textExcerpt(long, 150)).toBe(`${'word '.repeat(30).trimEnd()}…`);
    expect(textExcerpt(`<p>${'x'.repeat(200)}</p>`, 120)).toBe(`${'x'.repeat(120)}…`);
  });

  test('is the whole text when that fits exactly', () => {
    expect(textExcerpt(`<p>${'x'.repeat(120)}</p>`, 120)).toBe('x'.repeat(120));
  });

  test('never splits a character', () => {
    expect(textExcerpt('🧺🧺🧺', 2)).toBe('🧺🧺…');
  });

  test('is the one the author wrote, if any', () => {
    const own = new Article('1', parseArticleFields({ ...fields, excerpt: 'In short.' }));
    expect(own.excerptOf(150)).toBe('In short.');
    expect(article('recalls', '2', long).excerptOf(150)).toHaveLength(150);
  });
});

describe('The front page', () => {
  test('features the first insight and lists at most four other articles', () => {
    const all = (['recalls', 'maintenance', 'insights', 'recalls', 'insights', 'recalls'] as const).map(
      (category, index) => article(category, String(index)),
    );
    const { featured, others } = frontPage(all);
    expect(featured?.id).toBe('2');
    expect(others.map(({ id }) => id)).toEqual(['0', '1', '3', '4']);
  });

  test('features the first article when there are no insights, and nothing when there are no articles', () => {
    expect(frontPage([article('recalls', '7'), article('recalls', '8')]).featured?.id).toBe('7');
    expect(frontPage([])).toEqual({ featured: null, others: [] });
  });
});

describe('The fields of an article', () => {
  test('are trimmed, and optional ones may be missing', () => {
    expect(parseArticleFields({ ...fields, title: '  Where\u00ad \u200blint  goes ', excerpt: ' ' })).toEqual(
      {
        title: 'Where lint goes',
        content: '<p>Lint is fiber.</p>',
        excerpt: null,
        category: 'maintenance',
        author: 'The desk',
        imageUrl: null,
        publishedAt: new Date('2026-01-14T00:00:00Z'),
        isPublished: true,
      },
    );
    expect(parseArticleFields({ ...fields, excerpt: 'Two\nlines' }).excerpt).toBe('Two lines');
    for (const isPublished of [0, 1, false, true]) {
      expect(parseArticleFields({ ...fields, isPublished }).isPublished).toBe(Boolean(isPublished));
    }
  });

  test('are all validated at once, each with a message that says what to do', () => {
    expect(issuesOf({ title: '', author: null, category: 'news', content: ' <p> </p>' })).toEqual({
      title: 'Give the article a title.',
      author: 'Name the author.',
      category: 'The category must be one of insights, maintenance, recalls.',
      content: 'Write the content of the article.',
    });
  });

  test.each([
    ['title', 'x'.repeat(articleLimits.title + 1), /201 characters long; the limit is 200/],
    ['title', 7, /must be text/],
    ['title', 'a\u0007b', /cannot be displayed/],
    ['author', 'x'.repeat(articleLimits.author + 1), /the limit is 100/],
    ['excerpt', 'x'.repeat(articleLimits.excerpt + 1), /the limit is 500/],
    ['content', 'x'.repeat(articleLimits.content + 1), /the limit is 60000/],
    ['content', 7, /must be HTML/],
    ['imageUrl', 'javascript:alert(1)', /http\(s\) URL/],
    ['imageUrl', '//elsewhere.example/x.png', /http\(s\) URL/],
    ['publishedAt', '2026-02-30', /YYYY-MM-DD/],
    ['publishedAt', '2026-13-01', /YYYY-MM-DD/],
    ['publishedAt', 'yesterday', /YYYY-MM-DD/],
    ['publishedAt', null, /YYYY-MM-DD/],
    ['publishedAt', '1989-12-31', /YYYY-MM-DD/],
    ['publishedAt', '2101-01-01', /YYYY-MM-DD/],
    ['isPublished', 'yes', /1 or 0/],
  ])('reject an invalid %s: %j', (path, value, message) => {
    expect(issuesOf({ [path]: value })[path]).toMatch(message);
  });

  test('accept the first and the last day of the years of publication', () => {
    for (const publishedAt of ['1990-01-01', '2100-12-31']) expect(issuesOf({ publishedAt })).toEqual({});
  });

  test('accept an image as the only content, and a publication time with its time zone', () => {
    expect(
      issuesOf({ content: '<img src="/x.png" alt="">', publishedAt: '2026-05-12T08:30:00+02:00' }),
    ).toEqual({});
  });
});

test.each([
  ['https://cpsc.gov/recalls', true],
  ['mailto:desk@example.org', true],
  ['/category/washers', true],
  ['https://example.com/?a=1&b="2"', true],
  ['http://["::1"]/', false],
  ["https://example.com:8'0/", false],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['mailto:', false],
  ['relative', false],
])('a link to %s is allowed: %s', (address, isAllowed) => {
  expect(isArticleLink(address)).toBe(isAllowed);
});

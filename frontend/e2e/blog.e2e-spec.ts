import { beforeAll, describe, expect, test } from '@jest/globals';
import { type APIRequestContext, type Page, request } from 'playwright-core';
import { forChecks, problemsAt, problemsOf } from './support/accessibility.js';
import { longestLine } from './support/measure.js';
import type { VisitorOptions } from './support/page-pool.js';
import { goTo, password, reload, toastOf, World } from './support/world.js';

const world = new World({
  expected: /status of (400|404|409)|ERR_FAILED/,
});
let admin: APIRequestContext;

beforeAll(async () => {
  const email = 'boss@example.org';
  await world.site.cli(['admins', 'create', email, '--password-stdin'], password);
  admin = await request.newContext({ baseURL: world.site.origin });
  await admin.post('/api/auth/login', { data: { email, password } });
});

const { open } = world;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens the staff's list of articles. */
async function openArticles(options: VisitorOptions = {}): Promise<Page> {
  const { cookies } = await admin.storageState();
  return open('/admin/articles', { ...options, cookies });
}

const articles = (): Promise<{ id: string; title: string; content: string }[]> =>
  world.read('/blog/articles?published=true');

async function firstArticle() {
  const [first] = await articles();
  if (!first) throw new Error('The blog has no article.');
  return first;
}

describe('A reader', () => {
  test('finds the blog in the menu, its featured story, and all articles of a category', async () => {
    const page = await open('/');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Blog', { exact: true }).click();
    await page
      .getByRole('link', { name: 'The Appliance Index', exact: true })
      .locator('visible=true')
      .click();
    await heading(page, 'The Appliance Index').waitFor();
    expect(await page.title()).toBe('Blog · Appliance Index');
    const featured = page.getByRole('article', { name: 'Featured story' });
    await featured.waitFor();
    expect(await page.locator('article').count()).toBe(5);
    expect(await featured.textContent()).toContain('Insights');
    const link = featured.getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await heading(page, title).waitFor();
    await page.getByText(/^\w+ \d{1,2}, 20\d\d$/).waitFor();
    await page.getByRole('link', { name: 'Read More Articles' }).click();
    await heading(page, 'The Appliance Index').waitFor();
    await page.getByRole('link', { name: /Recalls 3 articles/ }).click();
    await page.getByRole('heading', { name: 'Recalls', level: 2 }).last().waitFor();
    expect(await page.title()).toBe('Recalls · Blog · Appliance Index');
    expect(await page.locator('article').count()).toBe(3);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await page.getByRole('article', { name: 'Featured story' }).waitFor();
  });

  test('gets a 404 page for an article that does not exist', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      const answer = await fetch(`${world.site.origin}/blog/article/${id}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Article Not Found');
    }
  });

  test('reads everything without JavaScript, finds the feed, and learns where JavaScript is needed', async () => {
    const page = await open('/blog', { javaScriptEnabled: false });
    const notice = page.locator('main noscript p');
    expect(await notice.isVisible()).toBe(true);
    const href = await page.locator('head link[rel=alternate]').getAttribute('href');
    const feed = await fetch(`${world.site.origin}${href}`);
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    expect(await feed.text()).toContain(`<id>${world.site.origin}/feed.xml</id>`);
    await page.locator('article').nth(1).getByRole('link').click();
    expect((await page.locator('.ui-article-text').textContent())?.length).toBeGreaterThan(1_000);
    for (const step of ['confirm', 'unsubscribe']) {
      await goTo(page, `/newsletter/${step}`);
      expect(await notice.isVisible()).toBe(true);
    }
  });

  test('sees dates and lists in browsers without Intl support for them', async () => {
    const removeFormats = () => {
      for (const [of, name] of [
        [Intl, 'ListFormat'] as const,
        [Date.prototype, 'toLocaleDateString'] as const,
      ])
        Reflect.deleteProperty(of, name);
    };
    const { appliances } = await world.read('/rankings/washers/front-load');
    const { id } = await firstArticle();
    const page = await open('/robots.txt', { initScripts: [removeFormats] });
    for (const path of [`/blog/article/${id}`, `/appliance/${appliances[0].id}`]) {
      await goTo(page, path);
      expect(await page.getByText('This page could not be loaded').count()).toBe(0);
    }
  });

  test('sees what replaces the pictures of an article that failed before its scripts ran', async () => {
    const content = '<p><img src="/pictures/none.png" alt="A hose"></p>';
    const draft = { title: 'A', content, category: 'insights', author: 'C', isPublished: 1 };
    const data = { ...draft, imageUrl: '/pictures/none.png' };
    const { id } = await (await admin.post('/api/admin/articles', { data })).json();
    const page = await open(`/blog/article/${id}`);
    await page.locator('.article__picture svg').first().waitFor();
    await page
      .locator('.ui-article-text')
      .getByRole('img', { name: 'A hose' })
      .getByText('No image')
      .waitFor();
    await admin.post(`/api/admin/articles/${id}/unpublish`);
  });
});

describe('The newsletter', () => {
  test('is requested, confirmed by e-mail and cancelled with one click', async () => {
    const page = await open('/blog');
    await page.getByText(/Join 10,000\+ homeowners/).waitFor();
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByLabel('Email').fill('ann@example.org');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByText(/We are e-mailing you a link/).waitFor();
    expect(await focused(page)).toMatch(/^Almost there/);

    await goTo(page, await linkInMail('confirm'));
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await heading(page, 'You are subscribed').waitFor();
    expect(await focused(page)).toBe('You are subscribed');

    await goTo(page, await linkInMail('unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await heading(page, 'You are unsubscribed').waitFor();
    // Only those who are not subscribed are asked to confirm again.
    await page.request.post('/api/newsletter', { data: { email: 'ann@example.org' } });
    await linkInMail('confirm', 2);
  });

  /** The link in the newest of at least `count` e-mails with a link for this step. */
  async function linkInMail(step: string, count = 1): Promise<string> {
    const link = new RegExp(`/newsletter/${step}\\?token=(?:3D)?([\\w-]+)`);
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
      const tokens = world.site.mails().flatMap((mail) => link.exec(mail)?.[1] ?? []);
      if (tokens.length >= count) return `/newsletter/${step}?token=${tokens.at(-1)}`;
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('No e-mail arrived.');
  }
});

describe('The staff', () => {
  test('write, preview, publish and unpublish an article', async () => {
    const page = await openArticles();
    await page.getByRole('button', { name: 'New Article' }).click();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Fill in the title.').waitFor();
    await page.getByText('Fill in the text.').waitFor();
    await page.getByLabel('Title*').fill('A washer that hums');
    await page.getByLabel('Author*').fill('Ann');
    await page.getByLabel('Category*').selectOption('maintenance');
    const text = page.getByRole('textbox', { name: 'Article text' });
    await text.click();
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('The coin');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It is in the pump. ');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('Unplug first.');
    await page.getByText('Unsaved changes').waitFor();
    expect(await page.getByText(/^Fill in the /).count()).toBe(0);
    await page.getByRole('tab', { name: 'Preview' }).click();
    expect(await page.locator('.ui-article-text').first().innerHTML()).toContain(
      '<strong>Unplug first.</strong>',
    );
    await page.getByRole('heading', { name: 'A washer that hums' }).waitFor();
    await page.getByRole('tab', { name: 'Write' }).click();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await toastOf(page, '"A washer that hums" is saved as a draft').waitFor();
    const row = page.getByRole('row', { name: /A washer that hums/ });
    await row.getByText('Draft').waitFor();
    expect(await titles()).not.toContain('A washer that hums');

    await row.getByRole('button', { name: /^Publish/ }).click();
    await toastOf(page, '"A washer that hums" is published').waitFor();
    expect(await titles()).toContain('A washer that hums');
    await row.getByRole('link').click();
    await heading(page, 'A washer that hums').waitFor();
    await page.getByRole('heading', { name: 'The coin', level: 2 }).waitFor();
    await page.goBack();
    await row.getByRole('button', { name: /^Unpublish/ }).click();
    await row.getByText('Draft').waitFor();
    expect(await titles()).not.toContain('A washer that hums');
  });

  test('change nothing of an article but what they edit, not even in a table', async () => {
    const { id, content } = await articleWith('align-right');
    const page = await openArticles();
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/blog/article/${id}"]`) });
    await row.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Article text' }).waitFor();
    await page.getByLabel('Excerpt').fill('With a table.');
    const text = page.getByRole('textbox', { name: 'Article text' });
    await text.locator('p').last().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And more.');
    await page.getByRole('button', { name: 'Update Article' }).click();
    await page
      .locator('.toast__root')
      .getByText(/is published/)
      .waitFor();
    const after = await articleWith('And more.');
    expect(after.id).toBe(id);
    expect(cells(after.content)).toEqual(cells(content));
    expect(plain(after.content)).toBe(`${plain(content)} And more.`);

    const draft = {
      title: 'Half past ten',
      author: 'Ann',
      category: 'recalls',
      excerpt: 'In short.',
      imageUrl: '/illustrations/washers-top-load.svg',
      publishedAt: '2026-01-02T10:30:00.000Z',
      content: '<h4>A small heading</h4><p>Text.</p>',
      isPublished: 0,
    };
    const created = await (await admin.post('/api/admin/articles', { data: draft })).json();
    await reload(page);
    const drafted = page.getByRole('row', { name: /Half past ten/ });
    await drafted.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Article text' }).locator('p').last().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And more.');
    for (const name of [/^Edit/, /^Publish/])
      expect(await drafted.getByRole('button', { name }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await toastOf(page, '"Half past ten" is saved as a draft').waitFor();
    const saved: { id: string }[] = await (await admin.get('/api/admin/articles')).json();
    expect(saved.find((each) => each.id === created.id)).toMatchObject({
      ...draft,
      content: '<h4>A small heading</h4><p>Text. And more.</p>',
    });
  });

  const titles = async () => (await articles()).map(({ title }) => title);
  const articleWith = async (part: string) => {
    const found = (await articles()).find(({ content }) => content.includes(part));
    if (!found) throw new Error(`No article has "${part}".`);
    return found;
  };
  const cells = (html: string) =>
    [...html.matchAll(/<(t[hd])\b([^>]*)>([\s\S]*?)<\/\1>/g)].map(([, name, attributes, cell]) => [
      name,
      /align-\w+/.exec(attributes ?? '')?.[0],
      plain(cell ?? ''),
    ]);
  const plain = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,;:)])/g, '$1')
      .trim();

  test('see any text within a small screen, follow no link in it, and are asked before it is discarded', async () => {
    const page = await openArticles({ viewport: { width: 360, height: 740 } });
    const fitsScreen = () => page.waitForFunction(() => document.documentElement.scrollWidth === innerWidth);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: 'New Article' }).click();
    const text = page.getByRole('textbox', { name: 'Article text' });
    await text.fill('long'.repeat(60));
    await fitsScreen();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.locator('.ui-article-text').getByText('longlong').waitFor();
    await fitsScreen();
    await page.getByRole('tab', { name: 'Write' }).click();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Link address').fill('/vote');
    await page.getByLabel('Link address').press('Enter');
    await text.getByRole('link').click();
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'Trash' }).click();
    expect(asked).toHaveLength(1);
    await text.getByText('longlong').waitFor();
  });
});

describe('Every page of the blog', () => {
  test('has no accessibility problem in either theme, and fits every screen', async () => {
    const article = `/blog/article/${(await firstArticle()).id}`;
    const page = await open('/blog?category=recalls', forChecks);
    const problems = await problemsOf(page, [360, 1280]);
    for (const path of ['/blog/article/none', '/newsletter/confirm', article])
      problems.push(...(await problemsAt(page, path, [360, 1280])));
    expect(problems).toEqual([]);
    expect(await longestLine(page.locator('.ui-article-text > p'))).toBeLessThanOrEqual(75);
  });

  test('fits every screen with any content', async () => {
    const row = `<tr>${'<td>cubic feet</td>'.repeat(7)}<td>${'x'.repeat(300)}</td></tr>`;
    const data = {
      title: `Too ${'long'.repeat(30)}`,
      excerpt: `So ${'long'.repeat(40)}`,
      author: 'Ann',
      category: 'insights',
      content: `<p>Measured:</p><table><tbody>${row}</tbody></table>`,
    };
    const written = [];
    for (const _ of ['featured', 'below it']) {
      const answer = await admin.post('/api/admin/articles', { data });
      const { id } = (await answer.json()) as { id: string };
      await admin.post(`/api/admin/articles/${id}/publish`);
      written.push(`/blog/article/${id}`);
    }
    const page = await open('/blog', forChecks);
    const problems = await problemsOf(page, [320, 360, 1280]);
    problems.push(...(await problemsAt(page, written[1] ?? '', [320, 360, 1280])));
    expect(problems).toEqual([]);
    const table = page.getByRole('group', { name: 'Table' });
    await table.press('ArrowRight');
    await page.waitForFunction((element) => (element?.scrollLeft ?? 0) > 0, await table.elementHandle());
  });

  test('has no console errors', () => {
    expect(world.consoleErrors).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { forChecks, problemsAt, problemsOf } from './support/accessibility.js';
import { longestLine } from './support/measure.js';
import { goTo, holdRequests, password, toastOf, World } from './support/world.js';

const world = new World({
  expected: /status of (400|404|409)|ERR_FAILED/,
});

beforeAll(async () => {
  await world.site.cli(['admins', 'create', 'boss@example.org', '--password-stdin'], password);
});

const { open } = world;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

const articles = (): Promise<{ id: string; title: string; content: string }[]> =>
  world.read('/blog/articles?published=true');

async function firstArticle() {
  const [first] = await articles();
  if (!first) throw new Error('The blog has no article.');
  return first;
}

describe('A reader', () => {
  test('finds the blog in the menu, and its featured story', async () => {
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
  });

  test('sees all articles of a category', async () => {
    const page = await open('/blog');
    await page.getByRole('link', { name: /Recalls 3 articles/ }).click();
    await page.getByRole('heading', { name: 'Recalls', level: 2 }).last().waitFor();
    expect(await page.title()).toBe('Recalls · Blog · Appliance Index');
    expect(await page.locator('article').count()).toBe(3);
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await page.getByRole('article', { name: 'Featured story' }).waitFor();
  });

  test('gets a 404 page for an article that does not exist', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      expect((await fetch(`${world.site.origin}/blog/article/${id}`)).status).toBe(404);
      const page = await open(`/blog/article/${id}`);
      await heading(page, 'Article Not Found').waitFor();
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await heading(page, 'The Appliance Index').waitFor();
    }
  });

  test('reads everything without JavaScript, and finds the feed', async () => {
    const page = await open('/blog', { javaScriptEnabled: false });
    const href = await page.locator('head link[rel=alternate]').getAttribute('href');
    const feed = await fetch(`${world.site.origin}${href}`);
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    expect(await feed.text()).toContain(`<id>${world.site.origin}/feed.xml</id>`);
    await page.locator('article').nth(1).getByRole('link').click();
    expect((await page.locator('.prose').textContent())?.length).toBeGreaterThan(1_000);
  });

  test.each(['/blog', '/newsletter/confirm', '/newsletter/unsubscribe'])(
    'learns at %s that JavaScript is needed',
    async (path) => {
      const page = await open(path, { javaScriptEnabled: false });
      expect(await page.locator('main noscript p').isVisible()).toBe(true);
    },
  );

  test('sees dates and lists in browsers without Intl support for them', async () => {
    const removeFormats = () => {
      for (const [of, name] of [
        [Intl, 'ListFormat'] as const,
        [Date.prototype, 'toLocaleDateString'] as const,
      ])
        Reflect.deleteProperty(of, name);
    };
    const page = await open('/privacy', { initScripts: [removeFormats] });
    const { appliances } = await world.read('/rankings/washers/front-load');
    const { id } = await firstArticle();
    for (const path of [`/blog/article/${id}`, `/appliance/${appliances[0].id}`]) {
      await goTo(page, path);
      expect(await page.getByText('This page could not be loaded').count()).toBe(0);
    }
  });

  test('gets lines of at most 75 characters', async () => {
    const { id } = await firstArticle();
    const page = await open(`/blog/article/${id}`, { viewport: { width: 1280, height: 900 } });
    expect(await longestLine(page.locator('.prose > p'))).toBeLessThanOrEqual(75);
  });

  test('sees what replaces the pictures of an article that failed before its scripts ran', async () => {
    const admin = await open('/');
    await admin.request.post('/api/auth/login', { data: { email: 'boss@example.org', password } });
    const content = '<p><img src="/pictures/none.png" alt="A hose"></p>';
    const draft = { title: 'A', content, category: 'insights', author: 'C', isPublished: 1 };
    const data = { ...draft, imageUrl: '/pictures/none.png' };
    const { id } = await (await admin.request.post('/api/admin/articles', { data })).json();
    const page = await open(`/blog/article/${id}`);
    await page.locator('.picture svg').first().waitFor();
    await page.locator('.prose').getByRole('img', { name: 'A hose' }).getByText('No image').waitFor();
    await admin.request.post(`/api/admin/articles/${id}/unpublish`);
  });

  test('learns that the articles could not be loaded, and can retry', async () => {
    const page = await open('/vote');
    await page.route('**/api/blog/**', (route) => route.abort());
    const toBlog = page.locator('header a[href="/blog"]').first();
    await toBlog.evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { name: 'Failed to fetch articles' }).waitFor();
    await page.unroute('**/api/blog/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('article', { name: 'Featured story' }).waitFor();
  });
});

describe('The newsletter', () => {
  test('is requested, confirmed by e-mail and cancelled with one click', async () => {
    const page = await open('/blog');
    await page.getByText(/Join 10,000\+ homeowners/).waitFor();
    expect(await page.getByLabel('Email').count()).toBe(0);
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByText('Fill in your e-mail address.').waitFor();
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page
      .locator('form')
      .getByText(/like name@example.org/)
      .waitFor();
    await page.getByLabel('Email').fill('ann@example.org');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.getByText(/We are e-mailing you a link/).waitFor();
    expect(await focused(page)).toMatch(/^Almost there/);

    await goTo(page, await linkInMail('confirm'));
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await heading(page, 'You are subscribed').waitFor();
    expect(await focused(page)).toBe('You are subscribed');
    expect(await world.site.cli(['newsletter', 'export'])).toContain('ann@example.org');

    await goTo(page, await linkInMail('unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await heading(page, 'You are unsubscribed').waitFor();
    expect(await world.site.cli(['newsletter', 'export'])).not.toContain('ann@example.org');
  });

  test('says that a link has expired', async () => {
    const page = await open('/newsletter/confirm?token=unknown');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByText(/invalid or has expired/).waitFor();
  });

  test('keeps the focus on its button when sending fails', async () => {
    const block = await open('/blog');
    await block.getByRole('button', { name: 'Subscribe Now' }).click();
    await block.getByLabel('Email').fill('ann@example.org');
    const link = await open('/newsletter/confirm?token=unknown');
    const buttons = { 'Subscribe Now': block, 'Confirm subscription': link };
    for (const [name, page] of Object.entries(buttons)) {
      await page.route('**/api/newsletter**', async (route) => {
        await page.getByText('Sending...').waitFor();
        await route.abort();
      });
      await page.getByRole('button', { name }).press('Enter');
      await page
        .getByText(/could not be sent|Something went wrong/)
        .first()
        .waitFor();
      expect(await focused(page)).toBe(name);
    }
  });

  async function linkInMail(step: string): Promise<string> {
    const link = new RegExp(`/newsletter/${step}\\?token=(?:3D)?([\\w-]+)`);
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
      const mail = world.site.mails().findLast((text) => link.test(text));
      const token = mail && link.exec(mail)?.[1];
      if (token) return `/newsletter/${step}?token=${token}`;
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('No e-mail arrived.');
  }
});

describe('The staff', () => {
  async function signIn(): Promise<Page> {
    const page = await open('/admin-login');
    await page.getByLabel('Email', { exact: true }).fill('boss@example.org');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/admin');
    await page.getByRole('link', { name: 'Articles', exact: true }).click();
    await heading(page, 'Articles').waitFor();
    return page;
  }

  test('write, preview, publish and unpublish an article', async () => {
    const page = await signIn();
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
    expect(await page.locator('.prose').first().innerHTML()).toContain('<strong>Unplug first.</strong>');
    await page.getByRole('heading', { name: 'A washer that hums' }).waitFor();
    await page.getByRole('tab', { name: 'Write' }).click();
    await page.getByLabel('Image URL').fill('/illustrations/washers-top-load.svg');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('img', { name: 'Article image' }).waitFor();
    await page.getByRole('tab', { name: 'Write' }).click();
    await page.getByLabel('Image URL').fill('/media/none.png');
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByText('This image cannot be loaded.').waitFor();
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

  test('are taken from the preview to a field that is empty or rejected', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    await page.getByLabel('Title*').fill('A washer that sings');
    await page.getByRole('textbox', { name: 'Article text' }).click();
    await page.keyboard.type('It sings.');
    const [author, preview] = [page.getByLabel('Author*'), page.getByRole('tab', { name: 'Preview' })];
    const isFocused = () => author.evaluate((field) => document.activeElement === field);
    await preview.click();
    await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
    await page.getByText('Fill in the author.').waitFor();
    expect(await isFocused()).toBe(true);

    await author.fill('Ann');
    await page.route('**/api/admin/articles', (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'No.', issues: [{ path: 'author', message: 'Nobody.' }] },
      }),
    );
    await preview.click();
    const sent = page.waitForRequest('**/api/admin/articles');
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Nobody.').waitFor();
    expect(await isFocused()).toBe(true);
    expect((await sent).postDataJSON()).toMatchObject({ author: 'Ann', isPublished: 0 });
  });

  test('hear with the text itself that it is missing, until they write it', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    const text = page.getByRole('textbox', { name: 'Article text' });
    await text.waitFor();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.getByText('Fill in the text.').waitFor();
    const described = page.getByRole('textbox', { name: 'Article text', description: 'Fill in the text.' });
    await page.locator('.ProseMirror[aria-invalid=true]').waitFor();
    expect(await described.count()).toBe(1);
    await text.click();
    await page.keyboard.type('It sings.');
    await page.locator('.ProseMirror:not([aria-invalid])').waitFor();
  });

  test('are asked before unsaved changes are discarded', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    await page.getByLabel('Title*').fill('Half a thought');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('textbox', { name: 'Article text' }).click();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Link address').fill('/vote');
    await page.getByLabel('Link address').press('Enter');
    await page.getByRole('textbox', { name: 'Article text' }).getByRole('link').click();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Trash' }).click();
    expect(asked).toHaveLength(2);
    expect(await page.getByLabel('Title*').inputValue()).toBe('Half a thought');
  });

  test('lose nothing of a table by opening and saving its article', async () => {
    const { id, content } = await articleWith('align-right');
    const page = await signIn();
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
      .locator('.toast')
      .getByText(/is published/)
      .waitFor();
    const after = await articleWith('And more.');
    expect(after.id).toBe(id);
    expect(cells(after.content)).toEqual(cells(content));
    expect(plain(after.content)).toBe(`${plain(content)} And more.`);
  });

  test('change nothing of an article but what they edit', async () => {
    const page = await signIn();
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
    const { id } = await (await page.request.post('/api/admin/articles', { data: draft })).json();
    await page.reload();
    const row = page.getByRole('row', { name: /Half past ten/ });
    await row.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Article text' }).locator('p').last().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And more.');
    for (const name of [/^Edit/, /^Publish/])
      expect(await row.getByRole('button', { name }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await toastOf(page, '"Half past ten" is saved as a draft').waitFor();
    const saved: { id: string }[] = await (await page.request.get('/api/admin/articles')).json();
    expect(saved.find((each) => each.id === id)).toMatchObject({
      ...draft,
      content: '<h4>A small heading</h4><p>Text. And more.</p>',
    });
  });

  test('format the text with the tools, which show what is in use', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    const text = page.getByRole('textbox', { name: 'Article text' });
    const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
    await text.click();
    await page.keyboard.type('Text');
    await page.keyboard.press('Shift+Home');
    for (const [name, tag] of [
      ['Heading', 'h2'],
      ['Subheading', 'h3'],
      ['Bold', 'strong'],
      ['Italic', 'em'],
      ['Bulleted list', 'ul'],
      ['Numbered list', 'ol'],
      ['Quote', 'blockquote'],
    ] as const) {
      await tool(name).click();
      await text.locator(tag, { hasText: 'Text' }).waitFor();
      await tool(name).and(page.locator('[aria-pressed=true]')).click();
      await text.locator(tag).waitFor({ state: 'detached' });
    }
    const address = page.getByLabel('Link address');
    await tool('Link').click();
    await address.fill('/vote');
    await address.press('Enter');
    await text.getByRole('link', { name: 'Text' }).click();
    await tool('Link').and(page.locator('[aria-pressed=true]')).click();
    await address.fill('');
    await address.press('Enter');
    await text.getByRole('link').waitFor({ state: 'detached' });
    await tool('Table').click();
    for (const [name, rows, columns] of [
      ['Add row', 4, 3],
      ['Add column', 4, 4],
      ['Remove row', 3, 4],
      ['Remove column', 3, 3],
      ['Remove table', 0, 0],
    ] as const) {
      await tool(name).click();
      expect(await text.locator('tr').count()).toBe(rows);
      expect(await text.locator('th, td').count()).toBe(rows * columns);
    }
    const last = await text.innerHTML();
    await tool('Undo').click();
    expect(await text.innerHTML()).not.toBe(last);
    await tool('Redo').click();
    expect(await text.innerHTML()).toBe(last);
  });

  test('keep the headings of a text that they paste', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    const text = page.getByRole('textbox', { name: 'Article text' });
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<h1 class="title">The coin</h1><p>In the pump.</p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await text.getByRole('heading', { name: 'The coin', level: 2 }).waitFor();
  });

  test('learn that a URL is not allowed before they save the text', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    const text = page.getByRole('textbox', { name: 'Article text' });
    for (const [tool, good] of [
      ['Link', 'https://example.com/?a=1&b="2"'],
      ['Image', '/illustrations/washers-top-load.svg'],
    ] as const) {
      await page.getByRole('button', { name: tool, exact: true }).click();
      const address = page.getByLabel(`${tool} address`);
      await address.fill('www.example.com/a');
      await address.press('Enter');
      await page.getByText(/This address is not allowed/).waitFor();
      await address.fill(good);
      await page.route('**/preview', (route) => route.abort(), { times: 1 });
      await address.press('Enter');
      await toastOf(page, 'The address could not be checked').waitFor();
      await address.press('Enter');
      await address.waitFor({ state: 'detached' });
    }
    expect(await text.locator('a').getAttribute('href')).toBe('https://example.com/?a=1&b="2"');
    expect(await text.locator('img').count()).toBe(1);
  });

  test('can describe an image for readers who cannot see it', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    await page.getByLabel('Title*').fill('With an image');
    await page.getByLabel('Author*').fill('Ann');
    const tool = page.getByRole('button', { name: 'Image', exact: true });
    const description = page.getByLabel('Image description');
    const image = page.getByRole('textbox', { name: 'Article text' }).locator('img');
    await tool.click();
    await page.getByLabel('Image address').fill('/illustrations/washers-top-load.svg');
    await description.fill('A washer with its lid up');
    await description.press('Enter');
    await image.click();
    await tool.click();
    expect(await description.inputValue()).toBe('A washer with its lid up');
    await description.fill('A washer with its lid down');
    await description.press('Enter');
    await description.waitFor({ state: 'detached' });
    expect(await image.count()).toBe(1);
    await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
    await toastOf(page, '"With an image" is published').waitFor();
    const { content } = await articleWith('washers-top-load.svg');
    expect(content).toContain('alt="A washer with its lid down"');
  });

  test('choose whose text to keep when a colleague has saved first', async () => {
    const { id, title } = await firstArticle();
    const page = await signIn();
    await page.getByRole('button', { name: `Edit ${title}` }).click();
    await page.getByLabel('Excerpt').fill('Mine.');
    const theirs = { data: { excerpt: 'Theirs.' }, headers: { Origin: world.site.origin } };
    expect((await page.request.put(`/api/admin/articles/${id}`, theirs)).status()).toBe(200);
    await page.getByRole('button', { name: 'Update Article' }).click();
    await page.getByText(/Someone else has saved changes to this article/).waitFor();
    await page.getByText('They changed: Excerpt.').waitFor();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    expect(await page.getByLabel('Excerpt').inputValue()).toBe('Theirs.');
    await page.getByLabel('Excerpt').fill('Both.');
    await page.request.put(`/api/admin/articles/${id}`, theirs);
    await page.request.put(`/api/admin/articles/${id}`, { ...theirs, data: { excerpt: 'Again theirs.' } });
    await page.getByRole('button', { name: 'Update Article' }).click();
    await page.getByRole('button', { name: 'Save mine' }).click();
    await toastOf(page, `"${title}" is published`).waitFor();
    expect((await world.read(`/blog/articles/${id}`)).excerpt).toBe('Both.');
  });

  test('go on with the saved article when they type while it is being saved', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    await page.getByLabel('Title*').fill('Saved early');
    await page.getByLabel('Author*').fill('Ann');
    await page.getByRole('textbox', { name: 'Article text' }).fill('It hums.');
    const answer = await holdRequests(page, '**/api/admin/articles');
    await page.locator('form').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Saving...').waitFor();
    await page.getByLabel('Author*').fill('Ann Lee');
    answer();
    await toastOf(page, '"Saved early" is published').waitFor();
    await page.getByRole('heading', { name: 'Edit Article' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save Draft' }).count()).toBe(0);
    const { id } = await articleWith('It hums.');
    const theirs = { data: { excerpt: 'Theirs.' }, headers: { Origin: world.site.origin } };
    expect((await page.request.put(`/api/admin/articles/${id}`, theirs)).status()).toBe(200);
    await page.getByRole('button', { name: 'Update Article' }).click();
    await page.getByText('They changed: Excerpt.').waitFor();
  });

  test('return to the text when they cancel a link, which then is not inserted', async () => {
    const page = await signIn();
    await page.getByRole('button', { name: 'New Article' }).click();
    const text = page.getByRole('textbox', { name: 'Article text' });
    const hasFocus = () => text.evaluate((element) => element === document.activeElement);
    await text.fill('It hums.');
    const address = page.getByLabel('Link address');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await address.press('Escape');
    await address.waitFor({ state: 'detached' });
    expect(await hasFocus()).toBe(true);
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await address.fill('/vote');
    const answer = await holdRequests(page, '**/preview');
    const checked = page.waitForResponse('**/preview');
    await address.press('Enter');
    await page.locator('.address').getByRole('button', { name: 'Cancel' }).click();
    answer();
    await (await checked).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await text.locator('a').count()).toBe(0);
    expect(await hasFocus()).toBe(true);
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

  test('have an article screen without accessibility problems in either theme, which fits every screen', async () => {
    const { cookies } = await (await signIn()).context().storageState();
    const page = await open('/admin/articles', { ...forChecks, cookies });
    await page.getByRole('button', { name: 'New Article' }).click();
    await page.getByRole('textbox', { name: 'Article text' }).waitFor();
    await page.getByRole('button', { name: 'Link' }).click();
    expect(await problemsOf(page, [360, 1280])).toEqual([]);
  });

  test('see any text within a small screen while they write and preview it', async () => {
    const page = await signIn();
    await page.setViewportSize({ width: 360, height: 740 });
    const fitsScreen = () => page.waitForFunction(() => document.documentElement.scrollWidth === innerWidth);
    await page.getByRole('button', { name: 'New Article' }).click();
    await page.getByRole('textbox', { name: 'Article text' }).fill('long'.repeat(60));
    await fitsScreen();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.locator('.prose').getByText('longlong').waitFor();
    await fitsScreen();
  });
});

describe('Every page of the blog', () => {
  test.each(['/blog', '/blog?category=recalls', 'an article', '/blog/article/none', '/newsletter/confirm'])(
    '%s has no accessibility problem in either theme, and fits every screen',
    async (name) => {
      const path = name === 'an article' ? `/blog/article/${(await firstArticle()).id}` : name;
      expect(await problemsOf(await open(path, forChecks), [360, 1280])).toEqual([]);
    },
  );

  test('fits every screen with any content', async () => {
    const page = await open('/blog');
    await page.request.post('/api/auth/login', { data: { email: 'boss@example.org', password } });
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
      const answer = await page.request.post('/api/admin/articles', { data });
      const { id } = (await answer.json()) as { id: string };
      await page.request.post(`/api/admin/articles/${id}/publish`);
      written.push(`/blog/article/${id}`);
    }
    const problems: string[] = [];
    const checked = await open('/', forChecks);
    for (const path of ['/blog', ...written.slice(1)])
      problems.push(...(await problemsAt(checked, path, [320, 360, 1280])));
    expect(problems).toEqual([]);
    await page.goto(written[1] ?? '');
    const table = page.getByRole('group', { name: 'Table' });
    await table.press('ArrowRight');
    await page.waitForFunction((element) => (element?.scrollLeft ?? 0) > 0, await table.elementHandle());
  });

  test('has no console errors', () => {
    expect(world.consoleErrors).toEqual([]);
  });
});

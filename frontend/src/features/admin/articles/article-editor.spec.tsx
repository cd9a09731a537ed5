import type { StaffArticleView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { useIsFetching } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { act } from 'react';
import { chooseFilesFor, holdUploads } from '../../../../test/files';
import {
  click,
  control,
  fillNamed,
  find,
  press,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../../test/render';
import { recordRequests, serve } from '../../../../test/requests';
import { ToastHost } from '../../../shared/ui/notices/toast-host';
import ArticlesPage from './articles-page';

// jsdom lays nothing out; the editor asks where its cursor is.
const nowhere = { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() };
Object.assign(Range.prototype, nowhere);

const listPath = '/api/admin/articles?';
const createPath = '/api/admin/articles';
const auditPath = '/api/admin/audit?subject=article&text=ann%40example.org';
const savePath = '/api/admin/articles/1';
const previewPath = '/api/admin/articles/preview';

const article = (more: Partial<StaffArticleView> = {}): StaffArticleView => ({
  ...{ id: '1', title: 'Lint', content: '<p>Lint is fiber.</p>', excerpt: null, category: 'insights' },
  ...{ author: 'Ann', imageUrl: null, publishedAt: '2026-06-01T10:00:00.000Z', isPublished: 1, version: 1 },
  file: null,
  ...more,
});

/** Says on the page whether something is being read. */
function Reading() {
  return <p>{useIsFetching() > 0 ? 'Reads' : 'All is read'}</p>;
}

/** Shows the staff's articles. */
async function open(...articles: StaffArticleView[]) {
  const answers: Record<string, unknown> = { [listPath]: articles, [auditPath]: [] };
  serve(answers);
  const page = (
    <>
      <ArticlesPage />
      <ToastHost />
      <Reading />
    </>
  );
  await show(page, { account: { isAdmin: 1, email: 'ann@example.org' } });
  return { answers, requests: recordRequests() };
}

async function openNew() {
  const opened = await open();
  await click('New Article');
  await until(() => document.querySelector('.ProseMirror') !== null);
  return opened;
}

const text = () => find('.ProseMirror');
const editor = () => (text() as HTMLElement & { editor: Editor }).editor;
const write = (html: string) => act(async () => editor().commands.insertContent(html));
/** Selects the word "Text" at the start. */
const selectText = () => act(async () => editor().commands.setTextSelection({ from: 1, to: 5 }));

/** Presses a key in the field with this name. */
const pressIn = (name: string, key: string) => press(find(`input[name=${name}]`), key);
const toasts = (message: string) => until(() => textsOf('.toast__root').includes(message));
const value = (name: string) => (find(`:is(input, textarea)[name=${name}]`) as HTMLInputElement).value;
const count = (selector: string) => document.querySelectorAll(selector).length;
const isPressed = (name: string) => control(name).getAttribute('aria-pressed') === 'true';

describe('The staff', () => {
  test('are taken from the preview to a field that is empty or rejected', async () => {
    const { answers, requests } = await openNew();
    answers[previewPath] = { content: '<p>It sings.</p>' };
    // jsdom also focuses what is hidden.
    const expectFocusOnAuthor = () => {
      expect(document.activeElement).toBe(find('[name=author]'));
      expect(document.activeElement?.closest('[hidden]')).toBeNull();
    };
    await fillNamed('title', 'A washer that sings');
    await write('It sings.');
    await click('Preview');
    await click('Publish');
    await shows('Fill in the author.');
    expectFocusOnAuthor();

    await fillNamed('author', 'Ann');
    const issues = [{ path: 'author', message: 'Nobody.' }];
    answers[createPath] = Response.json({ message: 'No.', issues }, { status: 400 });
    await click('Preview');
    await click('Save Draft');
    await shows('Nobody.');
    expectFocusOnAuthor();
    const sent = requests.find(({ path }) => path === createPath);
    expect(sent).toMatchObject({ method: 'POST', body: { author: 'Ann', isPublished: 0 } });
  });

  test('begin a new article with the author of the last one that they wrote', async () => {
    const { answers } = await open();
    const record = (actor: string, action: string, author: string) => ({ actor, action, after: { author } });
    answers[auditPath] = [
      record('ann@example.org', 'update', 'Somebody corrected'),
      record('joann@example.org', 'create', 'Jo'),
      record('ann@example.org', 'create', 'Ann Lee'),
      record('ann@example.org', 'create', 'Ann'),
    ];
    await click('New Article');
    await until(() => value('author') === 'Ann Lee');
  });

  test('keep the author that they typed before the one of their last article was known', async () => {
    const { answers } = await open();
    const answer = Promise.withResolvers<unknown>();
    answers[auditPath] = answer.promise;
    await click('New Article');
    await fillNamed('author', 'Guest');
    await shows('Reads');
    answer.resolve([{ actor: 'ann@example.org', action: 'create', after: { author: 'Ann' } }]);
    await shows('All is read');
    expect(value('author')).toBe('Guest');
  });

  test('leave the date of a draft to its publication, unless they choose one', async () => {
    const { answers, requests } = await openNew();
    await fillNamed('title', 'It sings');
    await fillNamed('author', 'Ann');
    await write('It sings.');
    answers[createPath] = Response.json({}, { status: 503 });
    await click('Save Draft');
    await toasts('Failed to save articleTry again.');
    await fillNamed('publishedAt', '2026-06-02');
    await click('Save Draft');
    const sent = () => requests.filter(({ path }) => path === createPath).map(({ body }) => body);
    await until(() => sent().length === 2);
    expect(sent()).toEqual([
      expect.not.objectContaining({ publishedAt: expect.anything() }),
      expect.objectContaining({ publishedAt: '2026-06-02' }),
    ]);
  });

  test('are led to the text when only that is missing', async () => {
    await openNew();
    await fillNamed('title', 'Lint');
    await fillNamed('author', 'Ann');
    await click('Save Draft');
    await shows('Fill in the text.');
    expect(document.activeElement).toBe(text());
  });

  test('hear with the text itself that it is missing, until they write it', async () => {
    await openNew();
    await click('Save Draft');
    await shows('Fill in the text.');
    expect(document.activeElement).toBe(find('[name=title]'));
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect(find(`[id="${text().getAttribute('aria-describedby')}"]`).textContent).toBe('Fill in the text.');
    await write('It sings.');
    await until(() => !text().hasAttribute('aria-invalid'));
    expect(shownText()).not.toContain('Fill in the text.');
  });

  test('format the text with the tools, which show what is in use', async () => {
    await openNew();
    await write('Text');
    await selectText();
    for (const [name, tag] of [
      ['Heading', 'h2'],
      ['Subheading', 'h3'],
      ['Bold', 'strong'],
      ['Italic', 'em'],
      ['Bulleted list', 'ul'],
      ['Numbered list', 'ol'],
      ['Quote', 'blockquote'],
    ] as const) {
      await click(name);
      expect(textsOf(`.ProseMirror ${tag}`)).toEqual(['Text']);
      await until(() => isPressed(name));
      await click(name);
      expect(textsOf(`.ProseMirror ${tag}`)).toEqual([]);
      await until(() => !isPressed(name));
    }
  });

  test('link a text, and remove the link again', async () => {
    const { answers } = await openNew();
    answers[previewPath] = { content: '<a href="/vote">to</a>' };
    await write('Text');
    await selectText();
    await click('Link');
    await fillNamed('address', '/vote');
    await pressIn('address', 'Enter');
    await until(() => isPressed('Link'));
    expect(textsOf('.ProseMirror a')).toEqual(['Text']);
    await click('Link');
    await fillNamed('address', '');
    await pressIn('address', 'Enter');
    await until(() => count('.ProseMirror a') === 0);
  });

  test('build a table with the tools, and undo and redo a change', async () => {
    await openNew();
    await write('Text');
    await click('Table');
    for (const [name, rows, columns] of [
      ['Add row', 4, 3],
      ['Add column', 4, 4],
      ['Remove row', 3, 4],
      ['Remove column', 3, 3],
      ['Remove table', 0, 0],
    ] as const) {
      await until(() => textsOf('button').includes(name));
      await click(name);
      expect(count('.ProseMirror tr')).toBe(rows);
      expect(count('.ProseMirror :is(th, td)')).toBe(rows * columns);
    }
    const last = text().innerHTML;
    await click('Undo');
    expect(text().innerHTML).not.toBe(last);
    await click('Redo');
    expect(text().innerHTML).toBe(last);
  });

  const pasteHtml = (pasted: string) => {
    const getData = (type: string) => (type === 'text/html' ? pasted : '');
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    const clipboardData = { getData, files: [], items: [], types: ['text/html'] };
    return act(async () => text().dispatchEvent(Object.assign(paste, { clipboardData })));
  };

  test('keep the headings of a text that they paste', async () => {
    await openNew();
    await pasteHtml('<h1 class="title">The coin</h1><p>In the pump.</p>');
    expect(textsOf('.ProseMirror h2')).toEqual(['The coin']);
  });

  test('hear which pictures could not be pasted with a text, because only they have them', async () => {
    await openNew();
    await pasteHtml(
      '<p>A <img src="data:image/png;base64,aaaa" alt="a > b"><img alt="" src="file:///C:/b.png"> coin <img src="https://example.org/c.png"><img src="/media/p/1280.webp"></p>',
    );
    await toasts(
      'Not everything was pasted2 pictures could not be pasted with the text. Upload each as a file.',
    );
    const kept = [...document.querySelectorAll('.ProseMirror img:not(.ProseMirror-separator)')];
    expect(kept.map((image) => image.getAttribute('src'))).toEqual([
      'https://example.org/c.png',
      '/media/p/1280.webp',
    ]);
    expect(shownText()).not.toContain('b">');
  });

  test('go on behind a table that they paste, and in its cells when it went into a table', async () => {
    await openNew();
    const table = '<table><tr><td>1</td><td>2</td></tr></table>';
    await pasteHtml(table);
    await write('Behind.');
    expect(textsOf('.ProseMirror > p')).toEqual(['Behind.']);
    await act(async () => editor().commands.setTextSelection(4));
    await pasteHtml(table.replace('1', '3'));
    expect(textsOf('.ProseMirror td')).toEqual(['3', '2']);
    expect(textsOf('.ProseMirror > p')).toEqual(['Behind.']);
  });

  test.each([
    [
      'Link',
      'https://example.com/?a=1&b="2"',
      '<a href="https://example.com/?a=1&amp;b=&quot;2&quot;">to</a>',
    ],
    ['Image', '/illustrations/washers-top-load.svg', '<img src="/illustrations/washers-top-load.svg">'],
  ])('learn that a URL is not allowed before they save the text: %s', async (tool, good, html) => {
    const { answers, requests } = await openNew();
    await click(tool);
    answers[previewPath] = { content: '<a>to</a>' };
    await fillNamed('address', 'www.example.com/a');
    await pressIn('address', 'Enter');
    await shows('This address is not allowed');
    const field = find('input[name=address]');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => find(`[id='${id}']`));
    expect(described?.at(-1)?.textContent).toBe('This address is not allowed. Follow the hint.');
    delete answers[previewPath];
    await fillNamed('address', good);
    await pressIn('address', 'Enter');
    await toasts('The address could not be checkedTry again.');
    answers[previewPath] = { content: html };
    await pressIn('address', 'Enter');
    await until(() => count('input[name=address]') === 0);
    expect(requests.at(-1)?.body).toEqual({ content: html });
    expect(find('.ProseMirror :is(a, img)').getAttribute(tool === 'Link' ? 'href' : 'src')).toBe(good);
    expect(count('.ProseMirror :is(a, img:not(.ProseMirror-separator))')).toBe(1);
  });

  const uploaded = { id: 'p', type: 'image', url: '/media/p/1280.webp', width: 640, height: 480 };
  const picture = new File(['x'], 'lint.jpg', { type: 'image/jpeg' });
  /** What the browser hands over with pasted or dropped files. */
  const transferOf = (...files: File[]) => ({ getData: () => '', files, items: [], types: ['Files'] });
  const sendPasted = () => {
    const clipboardData = transferOf(picture, new File(['x'], 'a.txt', { type: 'text/plain' }));
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    return act(async () => text().dispatchEvent(Object.assign(paste, { clipboardData })));
  };
  const pictures = () =>
    [...document.querySelectorAll('.ProseMirror img:not(.ProseMirror-separator)')].map((image) =>
      ['src', 'width', 'height'].map((name) => image.getAttribute(name)).join(' '),
    );

  test('upload a picture that they paste into the text', async () => {
    const uploads = holdUploads();
    await openNew();
    await sendPasted();
    await shows('Uploading pictures...');
    expect(uploads[0]?.path).toBe('/api/admin/articles/pictures');
    await uploads[0]?.answer(201, [uploaded]);
    expect(pictures()).toEqual(['/media/p/1280.webp 640 480']);
    await until(() => !shownText().includes('Uploading pictures...'));
  });

  test('lose no picture that they paste while another one is uploaded', async () => {
    const uploads = holdUploads();
    await openNew();
    await sendPasted();
    await sendPasted();
    expect(uploads).toHaveLength(2);
    await uploads[1]?.answer(201, [{ ...uploaded, url: '/media/q/1280.webp' }]);
    await shows('Uploading pictures...');
    await uploads[0]?.answer(201, [uploaded]);
    expect(pictures().toSorted()).toEqual(['/media/p/1280.webp 640 480', '/media/q/1280.webp 640 480']);
    await until(() => !shownText().includes('Uploading pictures...'));
  });

  test('lose no picture by what they insert or type after it', async () => {
    const uploads = holdUploads();
    const { answers } = await openNew();
    await sendPasted();
    await uploads[0]?.answer(201, [uploaded]);
    await click('Image');
    await fillNamed('address', '/illustrations/stoves-gas.svg');
    answers[previewPath] = { content: '<img src="/illustrations/stoves-gas.svg">' };
    await pressIn('address', 'Enter');
    await until(() => pictures().length === 2);
    const typed = new KeyboardEvent('keypress', { bubbles: true, key: 'a', charCode: 97 });
    await act(async () => text().dispatchEvent(typed));
    expect(pictures()).toEqual(['/media/p/1280.webp 640 480', '/illustrations/stoves-gas.svg  ']);
  });

  test('upload pictures with a button, and learn why one was refused', async () => {
    const uploads = holdUploads();
    await openNew();
    await chooseFilesFor('Upload', 'lint.jpg');
    await uploads[0]?.answer(400, { message: 'lint.jpg is not a picture.' });
    await toasts('Failed to upload fileslint.jpg is not a picture.');
    await chooseFilesFor('Upload', 'hose.jpg', 'lint.jpg');
    await uploads[1]?.answer(400, { message: 'lint.jpg is not a picture.' });
    await toasts('None of the files was uploadedlint.jpg is not a picture.');
    expect(pictures()).toEqual([]);
    await chooseFilesFor('Upload', 'hose.jpg', 'drum.jpg');
    const [first, second] = ['"a.gif" loses its motion.', '"b.gif" loses its motion.'];
    await uploads[2]?.answer(201, [
      { ...uploaded, warning: first },
      { ...uploaded, warning: second },
    ]);
    expect(pictures()).toHaveLength(2);
    await toasts(`Success${first} ${second}`);
  });

  test('upload the picture above the text', async () => {
    const uploads = holdUploads();
    await openNew();
    await chooseFilesFor('Upload picture', 'lint.jpg');
    await uploads[0]?.answer(201, [uploaded]);
    expect(value('imageUrl')).toBe('/media/p/1280.webp');
    expect(shownText()).toContain('Unsaved changes');
  });

  test('save an article only once its pictures are uploaded', async () => {
    const uploads = holdUploads();
    const { answers, requests } = await openNew();
    answers[createPath] = article();
    await fillNamed('title', 'Lint');
    await fillNamed('author', 'Ann');
    await write('Text');
    await sendPasted();
    await shows('Uploading...');
    await click('Publish');
    await click('Uploading...');
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await uploads[0]?.answer(201, [uploaded]);
    await shows('Save Draft');
    await click('Publish');
    await until(() => requests.some(({ method }) => method === 'POST'));
    const { body } = requests.find(({ method }) => method === 'POST') ?? {};
    expect(body).toMatchObject({ content: expect.stringContaining('/media/p/1280.webp') });
  });

  test('insert a model as the link of a card, and one of its photos', async () => {
    const { answers } = await openNew();
    answers['/api/search?q=wm4000'] = {
      results: [{ id: 'm1', brand: 'LG', model: 'WM4000HBA' }],
      wordMatches: [],
    };
    answers['/api/media/appliance/m1'] = [uploaded, { ...uploaded, id: 'v', type: 'video' }];
    await click('Model');
    await fillNamed('model', 'wm4000');
    await pressIn('model', 'Enter');
    await shows('LG WM4000HBA');
    await shows('1 model to choose from.');
    await click('Insert card of LG WM4000HBA');
    expect(find('.ProseMirror p > a').outerHTML).toBe(
      '<a class="model-card" href="/appliance/m1">LG WM4000HBA</a>',
    );
    await click('Photos of LG WM4000HBA');
    await until(() => count('.rich-text__photo') === 1);
    await click('Insert photo 1 of LG WM4000HBA');
    expect(pictures()).toEqual(['/media/p/1280.webp 640 480']);
    expect(find('.ProseMirror img').getAttribute('alt')).toBe('LG WM4000HBA');
    await click('Insert card of LG WM4000HBA');
    expect(pictures()).toHaveLength(1);
    expect(count('.ProseMirror .model-card')).toBe(2);
  });

  test('can describe an image for readers who cannot see it', async () => {
    const { answers, requests } = await openNew();
    const html = '<img src="/illustrations/washers-top-load.svg">';
    answers[previewPath] = { content: html };
    await fillNamed('title', 'With an image');
    await fillNamed('author', 'Ann');
    await click('Image');
    await fillNamed('address', '/illustrations/washers-top-load.svg');
    await fillNamed('description', 'A washer with its lid up');
    await pressIn('description', 'Enter');
    await until(() => count('input[name=description]') === 0);
    await act(async () => editor().commands.setNodeSelection(0));
    await click('Image');
    expect(value('description')).toBe('A washer with its lid up');
    await fillNamed('description', 'A washer with its lid down');
    await pressIn('description', 'Enter');
    await until(() => count('input[name=description]') === 0);
    expect(count('.ProseMirror img:not(.ProseMirror-separator)')).toBe(1);
    answers[createPath] = article({ title: 'With an image' });
    await click('Publish');
    await toasts('Success"With an image" is published');
    expect(requests.find(({ path }) => path === createPath)?.body).toMatchObject({
      isPublished: 1,
      content: expect.stringContaining('alt="A washer with its lid down"'),
    });
  });

  test('choose whose text to keep when a colleague has saved first', async () => {
    const uploads = holdUploads();
    const { answers, requests } = await open(article());
    const refuse = (current: Partial<StaffArticleView>) => {
      const body = { message: 'Somebody was faster.', code: 'stale', current: article(current) };
      answers[savePath] = Response.json(body, { status: 409 });
    };
    const saved = () => requests.findLast(({ path }) => path === savePath);
    await click('Edit Lint');
    await shows('Lint is fiber.');
    await fillNamed('excerpt', 'Mine.');
    refuse({ excerpt: 'Theirs.', version: 2 });
    await click('Update Article');
    await shows('Someone else has saved changes to this article');
    expect(shownText()).toContain('They changed: Excerpt.');
    expect(saved()).toMatchObject({ method: 'PUT', body: { excerpt: 'Mine.', version: 1 } });
    await click('Take theirs');
    expect(value('excerpt')).toBe('Theirs.');
    await fillNamed('excerpt', 'Both.');
    refuse({ excerpt: 'Again theirs.', version: 4 });
    await click('Update Article');
    await shows('They changed: Excerpt.');
    expect(saved()).toMatchObject({ body: { excerpt: 'Both.', version: 2 } });
    answers[savePath] = article({ excerpt: 'Both.', version: 5 });
    await chooseFilesFor('Upload picture', 'lint.jpg');
    await shows('Uploading...');
    await click('Save mine');
    expect(saved()).toMatchObject({ body: { version: 2 } });
    await uploads[0]?.answer(201, [uploaded]);
    await shows('Update Article');
    await click('Save mine');
    await toasts('Success"Lint" is published');
    expect(saved()).toMatchObject({ body: { excerpt: 'Both.', imageUrl: uploaded.url, version: 4 } });
  });

  test('go on with the saved article when they type while it is being saved', async () => {
    const { answers, requests } = await openNew();
    await fillNamed('title', 'Saved early');
    await fillNamed('author', 'Ann');
    await write('It hums.');
    const answer = Promise.withResolvers<StaffArticleView>();
    answers[createPath] = answer.promise;
    await click('Publish');
    await shows('Saving...');
    await fillNamed('author', 'Ann Lee');
    const created = article({ title: 'Saved early' });
    answer.resolve(created);
    await toasts('Success"Saved early" is published');
    await until(() => textsOf('h2').includes('Edit Article'));
    expect(textsOf('button')).not.toContain('Save Draft');
    expect(value('author')).toBe('Ann Lee');
    const current = { ...created, excerpt: 'Theirs.', version: 2 };
    answers[savePath] = Response.json({ message: 'Somebody was faster.', current }, { status: 409 });
    await until(() => textsOf('button').includes('Update Article'));
    await click('Update Article');
    await shows('They changed: Excerpt.');
    expect(requests.findLast(({ path }) => path === savePath)).toMatchObject({
      method: 'PUT',
      body: { author: 'Ann Lee', version: 1 },
    });
  });

  test('return to the text when they cancel a link, which then is not inserted', async () => {
    const { answers } = await openNew();
    await write('It hums.');
    await click('Link');
    await pressIn('address', 'Escape');
    await until(() => count('input[name=address]') === 0);
    await until(() => document.activeElement === text());
    await click('Link');
    await fillNamed('address', '/vote');
    const answer = Promise.withResolvers<object>();
    answers[previewPath] = answer.promise;
    await pressIn('address', 'Enter');
    const cancel = [...document.querySelectorAll<HTMLElement>('.rich-text__panel button')].at(-1);
    expect(cancel?.textContent).toBe('Cancel');
    await act(async () => cancel?.click());
    await act(async () => answer.resolve({ content: '<a href="/vote">to</a>' }));
    await act(async () => new Promise(requestAnimationFrame));
    expect(count('.ProseMirror a')).toBe(0);
    expect(document.activeElement).toBe(text());
  });

  test('are asked before unsaved changes are discarded', async () => {
    await openNew();
    await fillNamed('title', 'Half a thought');
    const asked: unknown[] = [];
    const { confirm } = window;
    window.confirm = (question) => {
      asked.push(question);
      return false;
    };
    try {
      await click('Cancel');
      await click('Trash');
    } finally {
      window.confirm = confirm;
    }
    const question = 'You have unsaved changes. Leave without saving?';
    expect(asked).toEqual([question, question]);
    expect(value('title')).toBe('Half a thought');
  });
});

describe('The preview of an article', () => {
  const preview = async (imageUrl: string) => {
    const { answers } = await openNew();
    answers[previewPath] = { content: '<p>It hums.</p>' };
    await fillNamed('imageUrl', imageUrl);
    await click('Preview');
    await shows('It hums.');
  };

  test('shows its picture', async () => {
    await preview('/media/hose.png');
    expect(find('img').getAttribute('alt')).toBe('Article image');
  });

  test('says that its picture cannot be loaded', async () => {
    await preview('/media/none.png');
    await act(async () => find('img').dispatchEvent(new Event('error')));
    await shows('This image cannot be loaded. Readers will see a drawing instead.');
  });
});

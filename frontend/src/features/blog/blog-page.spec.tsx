import type {
  ArticleCardView,
  ArticleModelView,
  ArticlePageView,
  BlogView,
} from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  click,
  control,
  description,
  fillNamed,
  find,
  focusedText,
  htmlOf,
  pressEnter,
  show,
  shownText,
  shows,
  textsOf,
  until,
} from '../../../test/render';
import { serve } from '../../../test/requests';
import { toApiError } from '../../shared/api-client';
import { ArticleText } from '../../shared/ui/articles/article-text';
import { ToastHost } from '../../shared/ui/notices/toast-host';
import ArticlePage from './article-page';
import { ArticlePicture } from './article-picture';
import BlogPage from './blog-page';
import { NewsletterBlock } from './newsletter-block';
import NewsletterPage from './newsletter-page';

const article = (number: number, more: Partial<ArticleCardView> = {}): ArticleCardView => ({
  id: String(number),
  title: `Washer ${number}`,
  excerpt: 'It spins.',
  category: 'recalls',
  author: 'Ann',
  imageUrl: null,
  publishedAt: '2026-05-12T00:00:00.000Z',
  ...more,
});

const modelId = '0b0e9a52-3c1f-4d0b-9a55-0c8f2d1e4a01';
const model = (more: Partial<ArticleModelView> = {}): ArticleModelView => ({
  ...{ id: modelId, brand: 'LG', model: '<WM4000>', imageUrl: null, priceRange: '$849' },
  ...{ category: 'washers', categoryLabel: 'Washers', subcategory: null, subcategoryLabel: null },
  ...{ avgScore: 4.5, shownScore: '4.5', isRated: true, totalReviews: 3_591, hasFewReviews: false },
  evidence: 'good',
  ...more,
});

type Answer = Partial<BlogView> | Error;

const open = (answer: Answer | (() => Answer), path = '/blog') => {
  const counts = { insights: 1, maintenance: 1_200, recalls: 3 };
  const blog = async (): Promise<BlogView> => {
    const view = typeof answer === 'function' ? answer() : answer;
    if (view instanceof Error) throw view;
    return { counts, category: null, featured: null, articles: [], ...view };
  };
  return show(
    <>
      <BlogPage />
      <ToastHost />
    </>,
    { reads: { blog }, path },
  );
};

describe('The blog', () => {
  test('counts the articles of each category', async () => {
    await open({ category: 'recalls' });
    expect(textsOf('.blog-page__count')).toEqual(['1 article', '1,200 articles', '3 articles']);
    const recalls = find('[aria-current=page]');
    expect([recalls.textContent, recalls.getAttribute('href')]).toEqual([
      expect.stringMatching(/^Recalls/),
      '/blog?category=recalls',
    ]);
  });

  test('says that it shows only the newest articles of a long category', async () => {
    await open({ category: 'recalls', articles: [article(1), article(2)] });
    expect(shownText()).toContain('Showing the newest 2 articles.');
    expect(control('Washer 2').getAttribute('href')).toBe('/blog/article/2');
  });

  test('does not say so when it shows all of them', async () => {
    await open({ category: 'recalls', articles: [article(1), article(2), article(3)] });
    expect(shownText()).not.toContain('Showing the newest');
  });

  test('has something to say before the first article', async () => {
    await open({});
    expect(shownText()).toContain('No Articles Yet');
  });

  test('does not promise its first articles in an empty category of many', async () => {
    await open({ category: 'recalls', counts: { insights: 3, maintenance: 0, recalls: 0 } });
    expect(shownText()).toContain('No Articles Yet');
    expect(shownText()).not.toMatch(/first articles/);
  });

  test('does not call itself empty with one article', async () => {
    await open({ featured: article(1) });
    expect(shownText()).not.toContain('No Articles Yet');
    expect(find('[aria-label="Featured story"]').textContent).toMatch(/^Featured Recalls.*It spins\./);
  });

  test('says that it is loading', () => {
    const blog = () => new Promise<never>(() => undefined);
    expect(htmlOf(<BlogPage />, { reads: { blog } })).toContain('Loading');
  });

  test('raises an alert when the articles could not be loaded', async () => {
    await open(new Error('offline'));
    expect(find('[role=alert]').textContent).toContain('Failed to fetch articles');
  });

  test('is read again on request when the articles could not be loaded', async () => {
    const answers = [new Error('offline'), { featured: article(1) }];
    await open(() => answers.shift() ?? {});
    await click('Try again');
    await until(() => textsOf('[role=alert]').length === 0);
    expect(find('[aria-label="Featured story"]').textContent).toContain('Washer 1');
  });
});

describe('An article', () => {
  const openArticle = (excerpt: string | null, more: Partial<ArticlePageView> = {}) => {
    const read = async (id: string) => ({
      ...article(Number(id), { imageUrl: `/media/${id}.png` }),
      excerpt,
      content: '<p>Text</p>',
      isPublished: 1 as const,
      headings: [],
      models: [],
      ...more,
    });
    return show(<ArticlePage />, { reads: { article: read }, path: '/blog/1', route: '/blog/:id' });
  };

  test.each([
    ['It spins.', 'It spins.'],
    [null, 'Text'],
  ])('with the excerpt %j is described as "%s"', async (excerpt, text) => {
    await openArticle(excerpt);
    expect(description()).toBe(text);
  });

  test('that does not exist is not found, with a way back', async () => {
    const reads = { article: () => Promise.reject(toApiError(404, '')) };
    await show(<ArticlePage />, { reads, path: '/blog/1', route: '/blog/:id' });
    expect(textsOf('h1')).toEqual(['Article Not Found']);
    expect(control('Back to Blog').getAttribute('href')).toBe('/blog');
  });

  test('shows its picture, whether or not that of the article before could be loaded', async () => {
    const visit = await openArticle(null);
    await fail('.article-picture__frame img');
    expect(textsOf('.article-picture__frame img')).toEqual([]);
    await visit('/blog/2');
    expect(find('.article-picture__frame img').getAttribute('src')).toBe('/media/2.png');
  });
});

describe('Beside an article', () => {
  const openBeside = async (more: Partial<ArticlePageView>) => {
    const page = { ...article(1), content: '<p>Text</p>', isPublished: 1 as const, headings: [], models: [] };
    const reads = { article: async () => ({ ...page, ...more }) };
    await show(<ArticlePage />, { reads, path: '/blog/1', route: '/blog/:id' });
  };
  const headings = [
    { id: 'part-1', text: 'Doors' },
    { id: 'part-2', text: 'Lids' },
  ];

  test('are its contents, which lead to the headings in the text', async () => {
    await openBeside({ headings, content: '<h2>Doors</h2><p>A</p><h2>Lids</h2><p>B</p>' });
    for (const place of ['nav', 'details'])
      expect(
        [...document.querySelectorAll(`.article__beside ${place} ol > li > a`)].map((link) => [
          link.getAttribute('href'),
          link.textContent,
        ]),
      ).toEqual([
        ['#part-1', 'Doors'],
        ['#part-2', 'Lids'],
      ]);
    expect(find('#part-2').textContent).toBe('Lids');
  });

  test('are no contents of a single heading', async () => {
    await openBeside({ headings: headings.slice(0, 1) });
    expect(textsOf('.article__beside :is(nav, details)')).toEqual([]);
  });

  test('are the models that it names, with their scores and prices', async () => {
    await openBeside({ models: [model()] });
    expect(textsOf('.article__beside li')).toEqual([
      'LG <WM4000>4.5 from 3,591 reviews, good evidence, $849',
    ]);
    expect(control('LG <WM4000>').getAttribute('href')).toBe(`/appliance/${modelId}`);
  });
});

describe('The text of an article', () => {
  const cardLink = `<p><a href="/appliance/${modelId}" class="model-card">The LG</a></p>`;

  test('shows a model as a card, with its score, evidence and price of now', async () => {
    await show(<ArticleText html={cardLink} models={[model()]} />);
    expect(textsOf('a.model-card')).toEqual(['LG <WM4000> 4.5 from 3,591 reviews, good evidence$849']);
    expect(find('a.model-card').getAttribute('href')).toBe(`/appliance/${modelId}`);
  });

  test('says so when a model has no score and no price', async () => {
    const unrated = model({ isRated: false, evidence: 'none', priceRange: null });
    await show(<ArticleText html={cardLink} models={[unrated]} />);
    expect(textsOf('a.model-card span')).toEqual(['LG <WM4000>', 'No score yet', 'No price']);
  });

  test('keeps the link to a model that is gone', async () => {
    await show(<ArticleText html={cardLink} models={[]} />);
    expect(textsOf('a.model-card')).toEqual(['The LG']);
  });

  test('names a picture that cannot be loaded', async () => {
    await show(<ArticleText html={'<p>Text <img src="/media/hose.png" alt="A hose"></p>'} />);
    await fail('img');
    expect(shownText()).toBe('Text No image');
    expect(find('[role=img]').getAttribute('aria-label')).toBe('A hose');
  });
});

describe('The picture of an article', () => {
  const openPicture = (imageUrl: string | null) =>
    show(<ArticlePicture article={{ title: 'A washer', imageUrl }} isScene />);
  const drawings = () => [...document.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);

  test('is a drawing of its topic when there is none, or it cannot be loaded', async () => {
    await openPicture('/media/1.png');
    expect(drawings()).toEqual([]);
    await fail('img');
    const drawn = drawings();
    await openPicture(null);
    expect(drawings()).toEqual([...drawn, ...drawn]);
  });

  test('may be one of the drawings, with a different appliance beside it', async () => {
    await openPicture('/illustrations/stoves-gas-stove.svg');
    await openPicture(null);
    const [stove, washer, ...others] = drawings();
    expect(others[0]).toBe(washer);
    expect(new Set([stove, washer, others[1]]).size).toBe(3);
  });
});

describe('The newsletter', () => {
  async function subscribe(): Promise<void> {
    await click('Subscribe Now');
    await fillNamed('email', 'ann@example.org');
    await click('Subscribe Now');
  }

  test('asks for the address at its field, only once the visitor wants to subscribe', async () => {
    const message = 'Enter an address like name@example.org.';
    const issues = [{ path: 'email', message }];
    serve({ '/api/newsletter': Response.json({ message, issues }, { status: 400 }) });
    await open({});
    expect(textsOf('input')).toEqual([]);
    await click('Subscribe Now');
    expect(document.activeElement).toBe(control('Email'));
    await click('Subscribe Now');
    expect(textsOf('form .ui-field-error')).toEqual(['Fill in your e-mail address.']);
    await fillNamed('email', 'nobody');
    await click('Subscribe Now');
    await until(() => textsOf('form .ui-field-error').includes(message));
  });

  test('announces that an e-mail is on its way', async () => {
    serve({ '/api/newsletter': {} });
    await open({});
    expect(control('Subscribe Now').getAttribute('aria-expanded')).toBe('false');
    await subscribe();
    await shows('Almost there');
    expect(textsOf('[role=status]').at(-1)).toMatch(/^Almost there/);
    expect(focusedText()).toMatch(/^Almost there/);
  });

  test('says why an address was refused', async () => {
    const message = 'Too many requests. Try again in a minute.';
    serve({ '/api/newsletter': Response.json({ message }, { status: 429 }) });
    await open({});
    await subscribe();
    await shows(message);
  });

  test('says that the e-mail could not be sent, and sends it on the next try', async () => {
    serve({});
    await open({});
    await subscribe();
    await shows('The e-mail could not be sent. Try again.');
    expect(textsOf('.toast__root')).toEqual(['ErrorThe e-mail could not be sent. Try again.']);
    serve({ '/api/newsletter': {} });
    await click('Subscribe Now');
    await shows('Almost there');
  });

  test('takes its error with it when the visitor leaves', async () => {
    serve({});
    const visit = await show(
      <>
        <Routes>
          <Route path="/blog" element={<NewsletterBlock />} />
          <Route path="*" element={null} />
        </Routes>
        <ToastHost />
      </>,
      { path: '/blog' },
    );
    await subscribe();
    await shows('The e-mail could not be sent.');
    await visit('/elsewhere');
    expect(shownText()).not.toContain('The e-mail could not be sent.');
  });

  test.each([
    [
      'confirm',
      'Confirm your subscription',
      'Confirm to receive the next issue.',
      'Confirm subscription',
      'You will receive the next issue.',
    ],
    [
      'unsubscribe',
      'Unsubscribe from the newsletter',
      'Press the button to stop receiving the newsletter.',
      'Unsubscribe',
      'Your address has been removed.',
    ],
  ])(
    'has a page to %s, hidden from search engines, which announces the result',
    async (step, title, prompt, button, thanks) => {
      serve({});
      await show(<NewsletterPage />, { path: `/newsletter/${step}` });
      expect(document.title).toContain(title);
      expect(find('h1 + p').textContent).toBe(prompt);
      expect(find('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await click(button);
      await shows('Something went wrong. Try again.');
      expect(textsOf('[role=alert]')).toEqual(['Something went wrong. Try again.']);
      serve({ [`/api/newsletter${step === 'confirm' ? '/confirm' : '/unsubscribe'}`]: {} });
      await click(button);
      await shows(thanks);
      expect(textsOf('[role=status]').at(-1)).toContain(thanks);
    },
  );
});

describe('A newsletter form', () => {
  test.each([
    ['Subscribe Now', '/api/newsletter', <NewsletterBlock key="" />, 'The e-mail could not be sent.'],
    ['Confirm subscription', '/api/newsletter/confirm', <NewsletterPage key="" />, 'Something went wrong.'],
  ])('keeps the focus on its button when sending fails: %s', async (name, path, form, message) => {
    const answer = Promise.withResolvers<Response>();
    serve({ [path]: answer.promise });
    const page = (
      <>
        {form}
        <ToastHost />
      </>
    );
    await show(page, { path: '/newsletter/confirm' });
    if (name === 'Subscribe Now') {
      await click(name);
      await fillNamed('email', 'ann@example.org');
    }
    await pressEnter(name);
    await shows('Sending...');
    // A disabled button would lose the focus.
    expect((control('Sending...') as HTMLButtonElement).disabled).toBe(false);
    answer.reject(new TypeError('Failed to fetch'));
    await shows(message);
    expect(focusedText()).toBe(name);
  });

  test('says that its link has expired', async () => {
    const message = 'The link is invalid or has expired.';
    serve({ '/api/newsletter/confirm': Response.json({ message }, { status: 400 }) });
    await show(<NewsletterPage />, { path: '/newsletter/confirm' });
    await click('Confirm subscription');
    await until(() => textsOf('[role=alert]').includes(message));
  });
});

/** Makes an image fail to load. */
const fail = (selector: string) => act(async () => find(selector).dispatchEvent(new Event('error')));

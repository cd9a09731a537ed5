import type { ResultView, SearchView } from '@appliance-index/backend/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { click, control, find, show, shownText, shows, textsOf, until } from '../../../test/render';
import { cardView, retailerScores, unrated } from '../../../test/views';
import { parseComparison } from '../../shared/comparison/compared-models';
import { readStoredComparison, storeComparison } from '../../shared/comparison/comparison-storage';
import SearchPage from './search-page';

const open = (path: string, view: Partial<SearchView> = {}) =>
  show(<SearchPage />, {
    reads: {
      search: async (query) => ({
        query,
        total: 0,
        results: [],
        wordMatches: [],
        closeMatches: [],
        suggestions: [],
        ...view,
      }),
    },
    path,
    route: '/search',
  });

const status = () => find('[role=status]').textContent;
const rated = cardView({ hasFewReviews: true, retailers: retailerScores([46, 3]) });
const other: ResultView = cardView({ id: 'b2', model: 'B2', ...unrated });

afterEach(() => storeComparison(''));

describe('The search results', () => {
  test('are announced, numbered from one, and complete', async () => {
    await open('/search?q=lg', { total: 2, results: [rated, other] });
    expect(status()).toBe('Found 2 results for "lg"');
    expect(textsOf('article')).toEqual([
      expect.stringMatching(
        /#1.*4\.6 out of 5\.03 reviewsLGA1Price \$1,999Few reviewsFridgesFrench DoorView Details/,
      ),
      expect.stringMatching(/#2.*Not rated yetLGB2Price Not availableFridges/),
    ]);
    expect(shownText()).not.toContain('highest-rated results');
    expect(control('View Details, LG A1').getAttribute('href')).toBe('/appliance/a1');
  });

  test('can be picked for comparison', async () => {
    await open('/search?q=lg', { total: 1, results: [rated] });
    await click('Compare LG A1');
    await until(() => control('Compare LG A1').getAttribute('aria-pressed') === 'true');
    expect(parseComparison(readStoredComparison()).map(({ model }) => model)).toEqual(['A1']);
  });

  test('say when there are more than are listed', async () => {
    await open('/search?q=lg', { total: 1_200, results: [rated, other] });
    expect(shownText()).toContain('Showing the 2 highest-rated results.');
  });

  test('without any, give way to the models that match every word, which are not counted', async () => {
    await open('/search?q=lg+a1', { wordMatches: [rated, other], suggestions: ['GE', 'Washer'] });
    expect(status()).toBe('Found 0 results for "lg a1" as one text, but the models below match every word');
    expect(textsOf('main h2, main h3')).toEqual(['Models that match every word', 'A1', 'B2']);
    expect(shownText()).toMatch(/No results found with exactly this text\..*View Details.*GEWasher/);
  });

  test('without any, give way to close matches, which are neither counted nor numbered', async () => {
    await open('/search?q=lg+a1', { closeMatches: [rated, other], suggestions: ['GE', 'Washer'] });
    expect(status()).toBe('Found 0 results for "lg a1"');
    expect(textsOf('main h2, main h3')).toEqual(['Close matches', 'A1', 'B2']);
    expect(textsOf('section ul .r')).toEqual(['', '']);
    expect(control('View Details, LG B2').getAttribute('href')).toBe('/appliance/b2');
    expect(shownText()).toMatch(
      /No results found.*View Details.*Try searching for a different brand.*GEWasher/,
    );
  });

  test('without any or close matches, say what to try', async () => {
    await open('/search?q=zz', { suggestions: ['GE', 'Washer'] });
    expect(textsOf('main h2')).toEqual(['No results found']);
    expect(control('Washer').getAttribute('href')).toBe('/search?q=Washer');
  });

  test('are those of the first 200 characters, which the server accepts', async () => {
    await open(`/search?q=${'x'.repeat(240)}`);
    expect(status()).toBe(`Found 0 results for "${'x'.repeat(200)}"`);
    expect(textsOf('main h2')).toEqual(['No results found']);
  });

  test('make room at once for those of another search', async () => {
    const view = {
      query: 'lg',
      total: 1,
      results: [rated],
      wordMatches: [],
      closeMatches: [],
      suggestions: [],
    };
    const visit = await show(<SearchPage />, {
      reads: { search: (query) => (query === 'lg' ? Promise.resolve(view) : new Promise(() => undefined)) },
      path: '/search?q=lg',
      route: '/search',
    });
    await visit('/search?q=ge', 'Loading');
    expect(textsOf('.wrap > :not([style]) h1')).toEqual(['Search Results']);
    expect(find('[role=status] .spinner')).toBeDefined();
    expect(find('article').closest<HTMLElement>('[style]')?.style.display).toBe('none');
  });

  test('ask for a search term without one', async () => {
    await open('/search?q=%20');
    expect(status()).toBe('Enter a search term to find appliances');
    expect(shownText()).not.toContain('No results found');
    expect(shownText()).not.toContain("Can't find what you're looking for?");
  });

  test('have the categories in their place without a search term', async () => {
    await open('/search');
    expect(textsOf('nav a')).toEqual([
      'Washers',
      'Dryers',
      'Stoves',
      'Fridges',
      'Dishwashers',
      'Microwaves',
      'Browse all categories',
    ]);
    expect(control('Fridges').getAttribute('href')).toBe('/category/fridges');
    expect(control('Browse all categories').getAttribute('href')).toBe('/categories');
  });

  test('are followed by the way to the categories, once they are loaded', async () => {
    const view = {
      query: 'lg',
      total: 1,
      results: [rated],
      wordMatches: [],
      closeMatches: [],
      suggestions: [],
    };
    const answer = Promise.withResolvers<SearchView>();
    const visit = await show(<SearchPage />, {
      reads: { search: () => answer.promise },
      path: '/before',
      route: '/search',
    });
    await visit('/search?q=lg', 'Loading');
    expect(shownText()).not.toContain("Can't find what you're looking for?");
    answer.resolve(view);
    await shows('Found 1 result');
    expect(control('browse by category').getAttribute('href')).toBe('/categories');
  });
});

import type { RankedResultView, SearchView } from '@appliance-index/backend/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { click, control, find, show, shownText, shows, textsOf, until } from '../../../test/render';
import { cardView, retailerScores, searchView, unrated } from '../../../test/views';
import { parseComparison } from '../../shared/comparison/compared-models';
import { readStoredComparison, storeComparison } from '../../shared/comparison/comparison-storage';
import SearchPage from './search-page';

const open = (path: string, view: Partial<SearchView> = {}) =>
  show(<SearchPage />, {
    reads: {
      search: async (query) => searchView({ query, ...view }),
    },
    path,
    route: '/search',
  });

const status = () => find('[role=status]').textContent;
const rated: RankedResultView = {
  ...cardView({ hasFewReviews: true, retailers: retailerScores([46, 3]) }),
  ...{ rank: 12, evidence: 'very low' },
};
const other: RankedResultView = {
  ...cardView({ id: 'b2', model: 'B2', ...unrated }),
  ...{ rank: null, evidence: 'none' },
};

afterEach(() => storeComparison(''));

describe('The search results', () => {
  test('are announced, numbered from one, and complete', async () => {
    await open('/search?q=lg', { total: 2, results: [rated, other] });
    expect(status()).toBe('Found 2 results for "lg"');
    expect(textsOf('article')).toEqual([
      expect.stringMatching(
        /#14\.6 out of 5\.0LGA1Price \$1,999No\. 12 in French DoorVery low evidence · 3 reviewsFridgesFrench DoorFew reviewsView Details/,
      ),
      expect.stringMatching(/#2.*LGB2Price Not available.*Not rated yetFridges/),
    ]);
    expect(shownText()).not.toContain('highest-rated results');
    expect(control('View Details, LG A1').getAttribute('href')).toBe('/appliance/a1');
  });

  test('show the reviews alone of a model that has just been added', async () => {
    await open('/search?q=lg', { total: 1, results: [{ ...rated, evidence: null }] });
    expect(textsOf('article .muted')).toContain('3 reviews');
  });

  test('can be picked for comparison', async () => {
    await open('/search?q=lg', { total: 1, results: [rated] });
    await click('Compare LG A1');
    await until(() => control('Compare LG A1').getAttribute('aria-pressed') === 'true');
    expect(parseComparison(readStoredComparison()).map(({ model }) => model)).toEqual(['A1']);
  });

  test('say when there are more than are listed', async () => {
    await open('/search?q=lg', { total: 1_200, results: [rated, other], pages: 12 });
    expect(shownText()).toContain('Showing the 2 highest-rated results.');
  });

  test('lead to those before and after by plain links, which keep the category', async () => {
    const part = { category: 'fridges', page: 2, pages: 3 };
    await open('/search?q=lg&category=fridges&page=2', { total: 250, results: [rated, other], ...part });
    expect(textsOf('nav[aria-label=Pages] > *')).toEqual(['Previous', 'Page 2 of 3', 'Next']);
    expect(control('Previous').getAttribute('href')).toBe('/search?q=lg&category=fridges');
    expect(control('Next').getAttribute('href')).toBe('/search?q=lg&category=fridges&page=3');
    expect(textsOf('.search-card__number')).toEqual(['#101', '#102']);
    expect(shownText()).toContain('Showing results 101 to 102.');
  });

  test('can be narrowed to one of their categories, with the number in each', async () => {
    const categories = [
      { category: 'washers', label: 'Washers', count: 1_082 },
      { category: 'dishwashers', label: 'Dishwashers', count: 47 },
    ];
    await open('/search?q=washer&category=washers', {
      total: 1_129,
      results: [rated],
      categories,
      category: 'washers',
    });
    expect(textsOf('nav .search-page__filterChip')).toEqual(['All 1,129', 'Washers 1,082', 'Dishwashers 47']);
    expect(textsOf('nav[aria-label="Categories found"] [aria-current=true]')).toEqual(['Washers 1,082']);
    expect(control('All 1,129').getAttribute('href')).toBe('/search?q=washer');
    expect(control('Dishwashers 47').getAttribute('href')).toBe('/search?q=washer&category=dishwashers');
  });

  test('ask for the part that the address names', async () => {
    const asked: unknown[] = [];
    const search = async (query: string, part: unknown) => {
      asked.push([query, part]);
      return searchView({ query });
    };
    await show(<SearchPage />, {
      reads: { search },
      path: '/search?q=lg&category=fridges&page=2',
      route: '/search',
    });
    expect(asked).toEqual([['lg', { category: 'fridges', page: 2 }]]);
  });

  test('offer tables of the models up to the price that the search names', async () => {
    const priceOffers = [
      { category: 'washers', subcategory: 'front-load', label: 'Front Load, Washers', maxPrice: 1_299.5 },
      { category: 'stoves', subcategory: null, label: 'Stoves', maxPrice: 1_299.5 },
    ];
    await open('/search?q=front+load+under+1299.50', { priceOffers });
    expect(control('Front Load, Washers up to $1,299.50').getAttribute('href')).toBe(
      '/models?category=washers&type=front-load&max-price=1299.5',
    );
    expect(control('Stoves up to $1,299.50').getAttribute('href')).toBe(
      '/models?category=stoves&max-price=1299.5',
    );
  });

  test('without any, give way to the models that match every word, which are not counted', async () => {
    await open('/search?q=lg+a1', {
      wordMatches: [rated, other],
      wordTotal: 2,
      suggestions: ['GE', 'Washer'],
    });
    expect(status()).toBe('Found 0 results for "lg a1" as one text, but the models below match every word');
    expect(textsOf('main h2, main h3')).toEqual(['2 models match every word', 'A1', 'B2']);
    expect(shownText()).toMatch(/No results found with exactly this text\..*View Details.*GEWasher/);
  });

  test('without any, lead to all pages of the models that match every word', async () => {
    await open('/search?q=lg+a1', { wordMatches: [rated, other], wordTotal: 102, pages: 2 });
    expect(textsOf('main h2')).toEqual(['102 models match every word']);
    expect(shownText()).not.toContain('Showing the 0');
    expect(shownText()).toContain('Highest score first.');
    expect(control('Next').getAttribute('href')).toBe('/search?q=lg%20a1&page=2');
  });

  test('without any, give way to close matches, which are neither counted nor numbered', async () => {
    await open('/search?q=lg+a1', { closeMatches: [rated, other], suggestions: ['GE', 'Washer'] });
    expect(status()).toBe('Found 0 results for "lg a1"');
    expect(textsOf('main h2, main h3')).toEqual(['Close matches', 'A1', 'B2']);
    expect(textsOf('section ul .search-card__number')).toEqual(['', '']);
    expect(control('View Details, LG B2').getAttribute('href')).toBe('/appliance/b2');
    expect(shownText()).toMatch(
      /No results found with exactly this text\..*View Details.*Try searching for a different brand.*GEWasher/,
    );
  });

  test('without any or close matches, say what to try', async () => {
    await open('/search?q=zz', { suggestions: ['GE', 'Washer'] });
    expect(textsOf('main h2')).toEqual(['No results found']);
    expect(control('Washer').getAttribute('href')).toBe('/search?q=Washer');
  });

  test('without any, can be searched for by the words that models have', async () => {
    await open('/search?q=lg+leaks', { knownWords: 'lg' });
    expect(control('Search for only "lg"').getAttribute('href')).toBe('/search?q=lg');
  });

  test('are those of the first 200 characters, which the server accepts', async () => {
    await open(`/search?q=${'x'.repeat(240)}`);
    expect(status()).toBe(`Found 0 results for "${'x'.repeat(200)}"`);
    expect(textsOf('main h2')).toEqual(['No results found']);
  });

  test('make room at once for those of another search', async () => {
    const view = searchView({ total: 1, results: [rated] });
    const visit = await show(<SearchPage />, {
      reads: { search: (query) => (query === 'lg' ? Promise.resolve(view) : new Promise(() => undefined)) },
      path: '/search?q=lg',
      route: '/search',
    });
    const announced = find('[role=status]');
    await visit('/search?q=ge', 'Loading');
    expect(textsOf('.wrap > :not([style]) h1')).toEqual(['Search Results']);
    expect(find('[role=status] .spinner__ring')).toBeDefined();
    // What comes into one that is new is not announced.
    expect(find('[role=status]')).toBe(announced);
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
    const view = searchView({ total: 1, results: [rated] });
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

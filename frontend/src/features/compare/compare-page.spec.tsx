import type { CardView, ComparedView, ReadyComparisonView } from '@appliance-index/backend/contract';
import { afterEach, describe, expect, test } from '@jest/globals';
import { useLocation } from 'react-router-dom';
import {
  click,
  control,
  description,
  find,
  htmlOf,
  show,
  shownText,
  shows,
  textsOf,
} from '../../../test/render';
import { serve } from '../../../test/requests';
import { comparedView, monthOf, retailerScores, trustView } from '../../../test/views';
import { parseComparison, serializeComparison } from '../../shared/comparison/compared-models';
import { readStoredComparison, storeComparison } from '../../shared/comparison/comparison-storage';
import { ToastHost } from '../../shared/ui/notices/toast-host';
import type { VotesUpdates } from '../../shared/votes/votes';
import ComparePage from './compare-page';
import { NothingToCompare } from './nothing-to-compare';

const id = (digit: number) => `${digit}0000000-0000-4000-8000-00000000000a`;

/** The model with this number: LG A1, LG A2 ... */
const model = (number: number, card: Partial<CardView> = {}, more: Partial<ComparedView> = {}) =>
  comparedView({ id: id(number), model: `A${number}`, ...card }, more);

/** What the page has asked for, and its address. */
const asked: string[] = [];
let address = '';

afterEach(() => {
  asked.length = 0;
  storeComparison('');
});

/** Opens the comparison of models; ids of other models are unknown. */
async function open(
  models: ComparedView[],
  query = '',
  votes: VotesUpdates = {},
  ready: ReadyComparisonView[] = [],
) {
  const known = new Map(models.map((each) => [each.card.id, each]));
  const compare = async (ids: readonly string[]) => {
    asked.push(ids.join());
    return {
      models: ids.flatMap((each) => known.get(each) ?? []),
      unknown: ids.filter((each) => !known.has(each)),
      ready,
      updated: null,
      previous: null,
    };
  };
  const path = `/compare?ids=${models.map(({ card }) => card.id).join(',')}${query}`;
  return show(
    <>
      <ComparePage />
      <ToastHost />
      <Address />
    </>,
    { reads: { compare }, path, route: '/compare', votes },
  );
}

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** The texts of a row's cells, with single spaces. */
function cells(label: string): (string | undefined)[] {
  const row = [...document.querySelectorAll('tbody tr')].find(({ firstElementChild }) =>
    firstElementChild?.textContent?.startsWith(label),
  );
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
}

const rowNames = () => textsOf('tbody th[scope=row]');

const status = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');

describe('A comparison', () => {
  test('has its models in the title and the description', async () => {
    await open([model(1), model(2)]);
    expect(document.title).toBe('Compare LG A1, LG A2 · Appliance Index');
    expect(description()).toContain('votes of LG A1, LG A2, side by side');
    expect(control('A2').getAttribute('href')).toBe(`/appliance/${id(2)}`);
  });

  test('names each model once in the head of its column, which is read with each cell', async () => {
    const imageUrl = '/illustrations/fridges-french-door.svg';
    await open([model(1, { imageUrl }), model(2)]);
    expect(textsOf('thead th')).toEqual(['A LGA1Remove LG A1', 'No imageB LGA2Remove LG A2']);
    expect(find('thead svg').getAttribute('aria-hidden')).toBe('true');
    const names = [...document.querySelectorAll('thead th')].map((head) => head.getAttribute('aria-label'));
    expect(names).toEqual(['A: LG A1', 'B: LG A2']);
  });

  test('says where a rank counts, when the models are of different types', async () => {
    const rank = { rank: 1, of: 40, movement: 2 };
    const other = { subcategory: 'top-bottom', subcategoryLabel: 'Top & Bottom' };
    await open([model(1, {}, { rank }), model(2, other, { rank: { ...rank, rank: 2 } })]);
    expect(cells('Rank in type')).toEqual(['1 of 40 French Door Up 2', '2 of 40 Top & Bottom Up 2']);
    expect(control('Back to All Categories').getAttribute('href')).toBe('/categories');
  });

  test('has no best model, and says why, when the models are of different categories', async () => {
    const better = { retailers: retailerScores([49, 300]), priceRange: '$99' };
    const washer = { ...better, category: 'washers', categoryLabel: 'Washers' };
    await open([model(1), model(2, washer)]);
    expect(shownText()).toContain('These models are of different categories');
    expect(document.querySelectorAll('[data-best], .comparison-table__tag')).toHaveLength(0);
    await open([model(3), model(4, better)]);
    expect(document.querySelectorAll('[data-best], .comparison-table__tag').length).toBeGreaterThan(0);
  });

  test('leads back to the ranking that all its models are in', async () => {
    await open([model(1), model(2)]);
    expect(control('Back to French Door').getAttribute('href')).toBe('/category/fridges/french-door');
  });

  test('marks the better values in words', async () => {
    await open([model(1), model(2, { retailers: retailerScores([46, 100], [44, 200]) })]);
    expect(cells('Reviews')).toEqual(['400Most reviews', '300']);
    expect(cells('Overall score')).toEqual(['4.6 out of 5.0BestWhy 4.6?', '4.5 out of 5.0Why 4.5?']);
  });

  test('can hide equal rows, which its address keeps', async () => {
    const two = [model(1), model(2, { retailers: retailerScores([46, 100], [44, 200]) })];
    await open(two);
    const only = () => control('Only differences') as HTMLInputElement;
    expect(rowNames()).toContain('Category, the same for all');
    expect(only().checked).toBe(false);
    await click('Only differences');
    expect(status()).toContain('Rows that are the same for all are hidden.');
    expect(rowNames()).not.toContain('Category, the same for all');
    expect(rowNames()).toContain('Overall score');
    expect(only().checked).toBe(true);
    expect(address).toBe(`/compare?ids=${id(1)},${id(2)}&only=differences`);
  });

  test('is opened by such an address without its equal rows', async () => {
    await open([model(1), model(2)], '&only=differences');
    expect((control('Only differences') as HTMLInputElement).checked).toBe(true);
    expect(rowNames()).toEqual([]);
  });

  test('removes models without a request, and finally suggests adding one', async () => {
    await open([model(1), model(2), model(3)]);
    expect(asked).toEqual([`${id(1)},${id(2)},${id(3)}`]);
    await click('Remove LG A2');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Comparison of 2 models');
    expect(address).toBe(`/compare?ids=${id(1)},${id(3)}`);
    await click('Remove LG A1');
    expect(textsOf('h2')).toEqual(['Add one more model']);
    expect(control('Washers').getAttribute('href')).toBe('/category/washers');
    expect(asked).toHaveLength(1);
  });

  test('is put in the tray to add another model to it', async () => {
    await open([model(1), model(2)]);
    expect(readStoredComparison()).toBe('');
    expect(control('Add another').getAttribute('href')).toBe('/category/fridges/french-door');
    await click('Add another');
    expect(parseComparison(readStoredComparison()).map((each) => each.model)).toEqual(['A1', 'A2']);
  });

  test('of a single model puts that in the tray, beside what is there, on the way to another', async () => {
    storeComparison(serializeComparison([model(2).card]));
    await open([model(1)]);
    await click('Washers');
    const tray = () => parseComparison(readStoredComparison()).map((each) => each.model);
    expect(tray()).toEqual(['A2', 'A1']);
    await open([model(1)]);
    await click('Washers');
    expect(tray()).toEqual(['A2', 'A1']);
  });

  test('marks a score on few reviews', async () => {
    await open([model(1, { hasFewReviews: true }), model(2)]);
    expect(cells('Overall score').map((text) => text?.includes('Few reviews'))).toEqual([true, false]);
    expect(textsOf('td .ui-badge')).toEqual(['Few reviews']);
  });

  test("shows the owners' votes, and which are held back", async () => {
    const tally = { upvotes: 1_200, downvotes: 300, voteValue: 0 } as const;
    await open([model(1), model(2)], '', {
      [id(1)]: { counts: 'known', tallies: { 'overall/consumer': tally }, isFrozen: true },
    });
    expect(cells('Owners')).toEqual([
      '80% of 1,500 recommend it1,200 up, 300 down. New votes are under review',
      '–votes are not known yet',
    ]);
  });

  test('loads the latest votes', async () => {
    const votes = { upvotes: 6, downvotes: 2, thumbsUpCount: 2, isFrozen: false };
    serve({
      [`/api/votes?ids=${id(1)},${id(2)}`]: [1, 2].map((number) => ({ ...votes, applianceId: id(number) })),
    });
    await open([model(1), model(2)]);
    await shows('75% of 8 recommend it');
    expect(cells('Technicians')).toEqual(['2 thumbs-up', '2 thumbs-up']);
  });

  test('says that there are no votes on one of its models yet', async () => {
    const tally = { upvotes: 30, downvotes: 10, voteValue: 0 } as const;
    const thumbsUp = { count: 2, voteValue: 0, isSending: false } as const;
    await open([model(1), model(2)], '', {
      [id(1)]: { counts: 'known', tallies: { 'overall/consumer': tally }, thumbsUp },
      [id(2)]: { counts: 'known' },
    });
    expect(cells('Owners')).toEqual(['75% of 40 recommend it30 up, 10 down', 'No votes yet']);
    expect(cells('Technicians')).toEqual(['2 thumbs-upMost thumbs-up', '0 thumbs-up']);
  });

  test('folds the rows of which nothing is known into one', async () => {
    const votes: VotesUpdates = { [id(1)]: { counts: 'known' }, [id(2)]: { counts: 'known' } };
    const unpriced = [model(1, { priceRange: null }), model(2, { priceRange: null })];
    await open(unpriced, '', votes);
    expect(cells('No data yet')).toEqual([
      'Best Buy, AJ Madison, Rank in type, Price range, Owners, Technicians',
    ]);
    expect(rowNames()).not.toContain('Best Buy, the same for all');
    await click('Only differences');
    expect(rowNames()).toEqual([]);
  });

  test('begins with a verdict', async () => {
    const sure = (adjusted: number, first: string) =>
      trustView({ adjusted, sd: 0.1, pool: { size: 1, first } });
    await open([
      model(1, {}, { trust: sure(4.7, id(1)), priceCents: 90_000 }),
      model(2, { retailers: retailerScores([42, 100]) }, { trust: sure(4.2, id(2)), priceCents: 100_000 }),
      model(3, { retailers: retailerScores(), isRated: false }),
    ]);
    expect(textsOf('.comparison__verdict p')).toEqual([
      'A scores 4.6, B 4.2. A has 4 times the reviews and costs $100 less. We are 99% sure owners rate A above B.',
      'C is not rated, so nothing can be said of it.',
    ]);
  });

  test('has no verdict on models of different categories', async () => {
    await open([model(1), model(2, { category: 'washers', categoryLabel: 'Washers' })]);
    expect(textsOf('.comparison__verdict p')).toEqual([]);
    expect(shownText()).toContain('do not say which is better');
  });

  test('says which months its scores are of', async () => {
    const dated = (...months: (string | null)[]) => ({
      retailers: retailerScores([46, 300], [44, 100]).map((each, index) => ({
        ...each,
        month: months[index] ?? null,
      })),
    });
    await open([
      model(1, {}, dated('2026-05', '2026-05')),
      model(2, {}, dated('2026-05', '2021-07')),
      model(3, {}, dated(null, null)),
      model(4, {}, { retailers: [] }),
    ]);
    expect(cells('Scores of')).toEqual([
      'May 2026',
      'July 2021 to May 2026',
      'Entered by staff',
      '–no scores',
    ]);
  });

  test('says that its models do not differ', async () => {
    await open([model(1), model(2)], '&only=differences');
    expect(shownText()).toContain('We found no differences between these models.');
  });

  test('keeps its view when a model is removed, and updates the tray', async () => {
    const models = [model(1), model(2), model(3)];
    storeComparison(serializeComparison(models.map(({ card }) => card)));
    await open(models, `,${id(9)}&only=differences`);
    expect(status()).toContain('1 model in this link is not in the catalogue.');
    expect(control('Remove LG A2').getAttribute('href')).toBe(
      `/compare?ids=${id(1)},${id(3)}&only=differences`,
    );
    // Into a new tab, which jsdom does not open; this one stays as it is.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const held = { bubbles: true, cancelable: true, ctrlKey: true };
    control('Remove LG A2').dispatchEvent(new MouseEvent('click', held));
    expect(readStoredComparison()).toContain(id(2));
    await click('Remove LG A2');
    expect(status()).not.toContain('Left out');
    expect(readStoredComparison()).not.toContain(id(2));
    expect(readStoredComparison()).toContain(id(3));
  });

  test('focuses the page when too few models are left', async () => {
    await open([model(1), model(2)]);
    await click('Remove LG A2');
    expect(shownText()).toContain('Add one more model');
    expect(shownText()).toContain('So far you have picked LG A1');
    expect(control('LG A1').getAttribute('href')).toBe(`/appliance/${id(1)}`);
    expect(document.activeElement?.id).toBe('main');
  });

  test('adds nothing to the history when its view changes', async () => {
    const visit = await open([model(1), model(2)]);
    await click('Only differences');
    expect(status()).toContain('Rows that are the same for all are hidden');
    await visit(-1);
    expect(shownText()).toBe('');
  });

  test('offers another model only until it has four', async () => {
    await open([1, 2, 3, 4].map((number) => model(number)));
    expect(shownText()).not.toContain('Add another');
  });

  test('copies its link, and says who can open it', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    try {
      await open([model(1), model(2)]);
      await click('Copy link');
      await shows('Link copied');
      expect(shownText()).toContain('Anyone with the link can open this comparison.');
      expect(copied).toEqual([`http://localhost/compare?ids=${id(1)},${id(2)}`]);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  });

  test('shows its link when it cannot be copied', async () => {
    await open([model(1), model(2)]);
    await click('Copy link');
    await shows('The link could not be copied');
    expect(shownText()).toContain(`/compare?ids=${id(1)},${id(2)}`);
  });

  test('says all that its address leaves out', async () => {
    await open([model(1), model(2)], `,${id(9)},none,${id(2)}`);
    expect(status()).toContain('1 model in this link is not in the catalogue.');
    expect(status()).toContain('1 part of this link is not valid.');
    expect(status()).toContain('1 model was listed more than once.');
  });

  test('has nothing to compare when it knows none of its models', async () => {
    await open([], id(9));
    expect(textsOf('h2')).toEqual(['Nothing to compare yet']);
  });

  test('says without scripts that models cannot be picked', () => {
    expect(htmlOf(<NothingToCompare only={undefined} ready={[]} leftOut={null} />)).toContain(
      'needs JavaScript',
    );
  });

  test('offers ready ones before any model is picked', async () => {
    const two = [1, 2].map((number) => ({ id: id(number), brand: 'LG', model: `A${number}` }));
    await open([], '', {}, [{ label: 'French Door, Fridges', models: two }]);
    expect(textsOf('section li p')).toEqual(['French Door, Fridges', 'LG A1 or LG A2']);
    expect(control('Compare these two, French Door, Fridges').getAttribute('href')).toBe(
      `/compare?ids=${id(1)},${id(2)}`,
    );
  });

  test('says what a link without two models leaves out', async () => {
    await open([model(1)], ',none');
    expect(status()).toContain('Left out: 1 part of this link is not valid.');
  });
});

describe('The score history of a comparison', () => {
  const history = (...months: string[]) => months.map((month, index) => monthOf(month, 4.4 + index / 10));

  test('describes each line in words, and lists all months in order', async () => {
    await open([
      model(1, {}, { history: history('2026-03', '2026-05') }),
      model(2, {}, { history: history('2026-04') }),
      model(3),
    ]);
    expect(find('.score-chart__chart').getAttribute('aria-label')).toBe(
      'Score history. A, LG A1: from 4.4 in March 2026 to 4.5 in May 2026. B, LG A2: 4.4 in April 2026. C, LG A3: no scores yet.',
    );
    const rows = [...document.querySelectorAll('.comparison-history__table tbody tr')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual([
      'Mar 20264.4–no score yet–no score yet',
      'Apr 20264.4 still, no new score4.4–no score yet',
      'May 20264.54.4 still, no new score–no score yet',
    ]);
  });

  test('does not carry on a score that was withdrawn', async () => {
    const withdrawn = model(1, { isRated: false }, { history: history('2026-03', '2026-04') });
    await open([withdrawn, model(2, {}, { history: history('2026-04', '2026-05') })]);
    const rows = textsOf('.comparison-history__table tbody tr');
    expect(rows.at(-1)).toBe('May 2026–no new score4.5');
    expect(textsOf('.score-chart__label')).toContain('B 4.5');
    expect(textsOf('.score-chart__label').filter((text) => text?.startsWith('A'))).toEqual([]);
    expect(find('[data-letter=A] .score-chart__gaps').getAttribute('d')).toBe('');
  });

  test('has no chart of a single month', async () => {
    const first = { history: history('2026-03') };
    await open([model(1, {}, first), model(2, {}, first)]);
    expect(document.querySelector('.score-chart__chart')).toBeNull();
    expect(shownText()).toContain('There is no chart yet. It starts with the second month of scores.');
    expect(document.querySelectorAll('.comparison-history__table tbody tr')).toHaveLength(1);
  });

  test('has one label for lines that end at the same score', async () => {
    const same = { history: history('2026-03', '2026-05') };
    await open([model(1, {}, same), model(2, {}, same)]);
    expect(textsOf('.score-chart__label')).toEqual(['A, B 4.5']);
  });

  test.each([
    ['neighbours', [4.5, 4.5, 4.5, 4.5], ['A–D 4.5']],
    ['others', [4.5, 4.5, 4.2, 4.5], ['A,B,D 4.5', 'C 4.2']],
  ])(
    'has short labels, which fit beside the lines, where three or more end at the same score: %s',
    async (_, scores, labels) => {
      const ending = (score: number) => ({ history: [monthOf('2026-03', 4.4), monthOf('2026-05', score)] });
      await open(scores.map((score, index) => model(index + 1, {}, ending(score))));
      expect(textsOf('.score-chart__label')).toEqual(labels);
    },
  );

  test('keeps the labels of nearly equal lines apart', async () => {
    const ending = (score: number) => ({ history: [monthOf('2026-03', 4.4), monthOf('2026-05', score)] });
    await open([model(1, {}, ending(4.56)), model(2, {}, ending(4.54))]);
    const [a, b] = [...document.querySelectorAll('.score-chart__label')].map((label) =>
      Number(label.getAttribute('y')),
    );
    expect(Number(b) - Number(a)).toBe(21);
  });
});

test('Missing scores and prices are named as such', async () => {
  await open([model(1, { retailers: retailerScores([46, 1]), priceRange: null }), model(2)]);
  expect(cells('Price range')).toEqual(['N/A', '$1,999']);
  expect(cells('Home Depot')).toEqual(['–no score', '4.4 100 reviews']);
});

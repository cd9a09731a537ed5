import type { ModelsView } from '@appliance-index/backend/contract';
import { type ModelRow, modelColumns } from '@appliance-index/domain/models/model-columns';
import { parseModelList } from '@appliance-index/domain/models/model-list';
import { describe, expect, test } from '@jest/globals';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import {
  activate,
  choose,
  click,
  control,
  find,
  htmlOf,
  show,
  shownText,
  textsOf,
  until,
} from '../../../test/render';
import { ModelsForm } from './models-form';
import ModelsPage from './models-page';

const row = (view: Partial<ModelRow> = {}): ModelRow => ({
  ...{
    id: 'a1',
    brand: 'LG',
    model: 'A1',
    category: 'washers',
    subcategory: 'front-load',
    priceRange: '$899',
  },
  ...{ shownScore: '4.6', totalReviews: 1_204, evidence: 'good', stores: 2, reliabilityScore: 41 },
  ...{ scoreMonth: '2026-05', familySize: 3, isLower: true, place: 7, of: 40 },
  ...view,
});

const unrated = row({
  ...{
    id: 'b2',
    model: 'B2',
    subcategory: null,
    priceRange: null,
    shownScore: null,
    totalReviews: 0,
    evidence: 'none',
  },
  ...{
    stores: 0,
    reliabilityScore: null,
    scoreMonth: null,
    familySize: 1,
    isLower: false,
    place: null,
    of: null,
  },
});

const options = {
  ...{ category: [{ value: 'washers', count: 9 }], type: [], brand: [{ value: 'LG', count: 4 }] },
  price: [
    { value: '500-999.99', count: 3 },
    { value: 'none', count: 2 },
  ],
  ...{ 'min-reviews': [{ value: '30', count: 8 }], evidence: [{ value: 'good', count: 5 }] },
  ...{
    stores: [{ value: '2', count: 6 }],
    fresh: [{ value: '1', count: 7 }],
    techs: [{ value: '1', count: 0 }],
  },
  ...{
    newer: [{ value: '1', count: 9 }],
    family: [{ value: '1', count: 8 }],
    unrated: [{ value: '1', count: 1 }],
  },
};

let asked: string[] = [];
let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

async function open(query = '', view: Partial<ModelsView> = {}) {
  asked = [];
  const models = async (given: string): Promise<ModelsView> => {
    asked.push(given);
    return { total: 2, all: 10, page: 1, pages: 1, rows: [row(), unrated], options, without: [], ...view };
  };
  return show(
    <>
      <ModelsPage />
      <Address />
    </>,
    { reads: { models }, path: `/models${query}`, route: '/models' },
  );
}

describe('The table of models', () => {
  test('has a heading for each column and row, and the official place of each model', async () => {
    await open('?category=washers&min-reviews=0');
    expect(document.title).toBe('Washers in a Table · Appliance Index');
    expect(textsOf('thead th[scope=col]')).toEqual([
      ...['Place in type', 'Brand', 'Model', 'Category', 'Type', 'Price', 'Score', 'Reviews', 'Evidence'],
    ]);
    expect(textsOf('tbody th[scope=row]')).toEqual(['A1', 'B2']);
    expect(textsOf('tbody tr:first-child td')).toEqual([
      ...['#7 of 40shown 1 of 2', 'LG', 'Washers', 'Front Load', '$899', '4.6', '1,204', 'Good'],
    ]);
    expect(textsOf('tbody tr:last-child [data-column=score]')).toEqual(['–None']);
    expect(find('[role=status]').textContent).toBe('Showing all 2 models');
    expect(control('A1').getAttribute('href')).toBe('/appliance/a1');
  });

  test.each([
    ['category=stoves&type=electric-stove', 'Electric Stoves'],
    ['category=washers&category=dryers&type=front-load', 'Front Load Dryers and Front Load Washers'],
    ['category=washers&category=stoves&type=gas-stove', 'Gas Stoves'],
    ['category=fridges&type=french-door&type=side-by-side', 'Fridges'],
    ['brand=LG', 'All Models'],
  ])('of %s is called %s', async (query, title) => {
    await open(`?${query}`);
    expect(textsOf('h1')).toEqual([title]);
  });

  test('says for how many others a model stands, where each family is shown once', async () => {
    await open('?family=1');
    expect(textsOf('tbody th[scope=row]')).toEqual(['A1same reviews as 2 others', 'B2']);
  });

  test('shows the chosen columns as its files have them', async () => {
    await open(`?columns=${Object.keys(modelColumns).join()}`);
    const cells = textsOf('tbody tr:first-child > *').map((text) =>
      text?.replace(/shown .*/, '').replace(',', ''),
    );
    expect(cells).toEqual(Object.values(modelColumns).map(({ text }) => text(row())));
    expect(control('CSV file of these models').getAttribute('href')).toBe(`/models.csv?${asked[0]}`);
    expect(control('JSON file of these models').getAttribute('href')).toBe(`/models.json?${asked[0]}`);
  });

  test('is sorted by a heading, and then the other way', async () => {
    await open();
    expect(find('[aria-sort]').textContent).toBe('Score');
    await activate(find('thead [data-column=price] a'));
    expect(address).toBe('/models?sort=price');
    await until(() => textsOf('[aria-sort=ascending]').join() === 'Price');
    await activate(find('thead [data-column=price] a'));
    expect(address).toBe('/models?sort=price&order=desc');
    await choose('sort', 'reviews');
    expect(address).toBe('/models?sort=reviews');
  });

  test.each([
    ['score', ['Highest first', 'Lowest first']],
    ['place&order=asc', ['Last places first', 'First places first']],
    ['brand', ['Z to A', 'A to Z']],
    ['month', ['Newest first', 'Oldest first']],
  ])('names the directions of a column as its values have them: %s', async (sort, names) => {
    await open(`?sort=${sort}`);
    expect(textsOf('[name=order] option')).toEqual(names);
  });

  test('goes on with the next page', async () => {
    await open('?page=2&fresh=1', {
      total: 120,
      page: 2,
      pages: 3,
      rows: Array.from({ length: 50 }, (_, n) => row({ id: `${n}` })),
    });
    expect(find('[role=status]').textContent).toBe('Showing 51 to 100 of 120 models');
    expect(find('tbody small').textContent).toBe('shown 51 of 120');
    expect(control('Next').getAttribute('href')).toBe('/models?fresh=1&page=3');
    expect(control('Previous').getAttribute('href')).toBe('/models?fresh=1');
  });
});

describe('The filters', () => {
  test('say how many models each would list, before it is chosen', async () => {
    await open();
    expect(textsOf('form label').slice(0, 2)).toEqual(['Washers9 models', 'LG4 models']);
    expect(shownText()).toContain('Also models without a score+1 model');
    expect(control('$500 to $999 3 models'.replace(' 3', '3')).getAttribute('href')).toBe(
      '/models?min-price=500&max-price=999.99',
    );
  });

  test('apply at once, are in the address, and can be taken back one by one', async () => {
    await open('?page=3');
    await click('LG4 models');
    expect(address).toBe('/models?brand=LG');
    await click('Good evidence or better5 models');
    expect(address).toBe('/models?brand=LG&evidence=good');
    expect(asked.at(-1)).toBe('brand=LG&evidence=good');
    await click('Remove LG');
    expect(address).toBe('/models?evidence=good');
    await click('Clear all');
    expect(address).toBe('/models');
  });

  test('take a price as people write it', async () => {
    await open();
    const field = find<HTMLInputElement>('[name=max-price]');
    field.value = '$1,299.50';
    expect(field.validity.valid).toBe(true);
    await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(address).toBe('/models?max-price=1299.5');
  });

  test('say how many models they leave, and make room for those at a press', async () => {
    await open('?fresh=1', { total: 12 });
    const filters = find<HTMLDetailsElement>('details');
    filters.open = true;
    await click('Show 12 models');
    expect(filters.open).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
  });

  test('name what is in the way when nothing fits', async () => {
    await open('?brand=LG&max-price=1', { total: 0, rows: [], without: [{ group: 'price', count: 4 }] });
    expect(find('[role=status]').textContent).toBe('No model fits');
    expect(control('Without Up to $1: 4 models').getAttribute('href')).toBe('/models?brand=LG');
  });

  test('are a form that a browser without scripts can send', () => {
    const { list } = parseModelList(new URLSearchParams('brand=LG&min-reviews=75&max-price=900'));
    document.body.innerHTML = htmlOf(<ModelsForm list={list} view={{ options, total: 9 }} />);
    const form = find<HTMLFormElement>('form');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/models']);
    const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    expect(parseModelList(sent).list).toEqual(list);
    document.body.innerHTML = '';
  });
});

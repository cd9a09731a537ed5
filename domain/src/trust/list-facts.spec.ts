import { describe, expect, test } from '@jest/globals';
import { type ListedModel, listFacts } from './list-facts.js';

function listed(place: number, more: Partial<ListedModel> = {}): ListedModel {
  const name = { id: `id ${place}`, brand: 'LG', model: `M${place}` };
  return { ...name, place, placeLow: place, evidence: 'low', scoreMonth: '2026-05', ...more };
}

describe('The facts of a list', () => {
  test('count the models with a score of its newest month, in whatever order the months come', () => {
    const months = ['2026-04', '2026-05', null, '2026-03', '2026-05'];
    const models = months.map((scoreMonth, index) => listed(index + 1, { scoreMonth }));
    expect(listFacts(models, '2026-06')).toMatchObject({
      ...{ rated: 5, newest: '2026-05', inNewest: 2, byHand: 1 },
    });
  });

  test('count the models without a score of the last year, but not those whose score has no month', () => {
    const months = ['2025-05', '2025-06', null];
    const models = months.map((scoreMonth, index) => listed(index + 1, { scoreMonth }));
    expect(listFacts(models, '2026-05').overAYear).toBe(1);
    expect(listFacts(models, null).overAYear).toBe(0);
  });

  test('name the first model with good evidence and a score that is known to be recent', () => {
    const models = [
      listed(1, { evidence: 'high', scoreMonth: null }),
      listed(2, { evidence: 'high', scoreMonth: '2025-05' }),
      listed(3, { evidence: 'good' }),
      listed(4, { evidence: 'high' }),
    ];
    const proven = { id: 'id 3', brand: 'LG', model: 'M3', place: 3 };
    expect(listFacts(models, '2026-05').firstProven).toEqual(proven);
    expect(listFacts(models.slice(0, 2), '2026-05').firstProven).toBeNull();
  });

  test('count the models that could be the best', () => {
    const models = [listed(1), listed(2, { placeLow: 1 }), listed(3)];
    expect(listFacts(models, null).couldBeBest).toBe(2);
  });

  test('of an empty list are none', () => {
    expect(listFacts([], '2026-05')).toMatchObject({
      rated: 0,
      newest: null,
      inNewest: 0,
      firstProven: null,
    });
  });
});

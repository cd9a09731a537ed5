import { isRated } from '@appliance-index/domain/scores/score';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresAppliances } from '../src/adapters/postgres/postgres-appliances.js';
import { PostgresScoreHistory } from '../src/adapters/postgres/postgres-score-history.js';
import type { ImportReport } from '../src/application/imports/import-report.js';
import { SampleImports, washer, washerFile } from './sample-imports.js';

let sample: SampleImports;
beforeAll(async () => {
  sample = await SampleImports.startSmall();
});
afterAll(() => sample.stop());

test('Cleared scores and counts trip the guards like falling ones', async () => {
  const request = { retailer: 'lowes', month: '2026-06', acceptAll: false };
  const both = (cells: string) => `${washerFile(cells)}Electrolux,ELFW4222AW,washers,${cells}\n`;
  const { importId } = await sample.run(both('4.5,1000'), { ...request, acceptAll: true, apply: true });
  const guardsOf = async (cells: string) =>
    (await sample.run(washerFile(cells), { ...request, month: '2026-07' })).guards.map(({ code }) => code);
  expect(await guardsOf('NULL,')).toEqual(['score-move', 'many-moves']);
  expect(await guardsOf(',NULL')).toEqual(['count-fall']);
  expect(await guardsOf('4.4,900')).toEqual([]);
  const { guards } = await sample.run(both('1.0,1'), { ...request, month: '2026-07' });
  for (const { names } of guards.slice(0, 2))
    expect(names).toEqual(['LG WM5800HVA', 'Electrolux ELFW4222AW']);
  await sample.rollBack(importId);
});

test('The guards allow a move of one star and two identical ratings, but no more', async () => {
  const guardsOf = async (rows: string[]) => {
    const text = `brand,model,category,rating,reviewCount\n${rows.join('\n')}\n`;
    const request = { retailer: 'lowes', createMissing: true, acceptAll: false };
    return (await sample.run(text, request)).guards.map(({ code }) => code);
  };
  const { importId } = await sample.run(washerFile('4.0,100'), { retailer: 'lowes', apply: true });
  expect(await guardsOf([`${washer},5.0,100`])).toEqual([]);
  expect(await guardsOf([`${washer},2.9,100`])).toEqual(['score-move', 'many-moves']);
  await sample.rollBack(importId);
  const alike = ['A', 'B', 'C'].map((model) => `Samey,${model},washers,4.0,100`);
  expect(await guardsOf(alike.slice(1))).toEqual([]);
  expect(await guardsOf(alike)).toEqual(['identical-ratings']);
  expect(await guardsOf(alike.map((row) => row.replace('4.0,100', 'NULL,')))).toEqual([]);
});

test('A file that trips a guard is applied only with acceptAll', async () => {
  const scored = (rating: string, month: string, acceptAll: boolean) => {
    const text = washerFile(`${rating},1000`);
    return sample.run(text, { retailer: 'best-buy', month, acceptAll, apply: true });
  };
  const ids = [(await scored('4.5', '2026-06', true)).importId];
  expect(await scored('1.0', '2026-07', false)).toMatchObject({ state: 'guarded', importId: null });
  expect((await sample.washerRow()).best_buy_score).toBe(45);
  ids.push((await scored('1.0', '2026-07', true)).importId);
  expect((await sample.washerRow()).best_buy_score).toBe(10);
  for (const id of ids) await sample.rollBack(id);
});

describe('A file for a past month', () => {
  const scored = async (month: string, cells: string, columns = 'rating,reviewCount') => {
    const text = `brand,model,category,${columns}\n${washer},${cells}\n`;
    return (await sample.run(text, { retailer: 'lowes', month, apply: true })).importId ?? '';
  };
  const lowes = async () => {
    const [row] = await sample.database.query(
      `select lowes_score as score, lowes_review_count as count from appliances where model = 'WM5800HVA'`,
    );
    return row;
  };

  test.each([
    ['a file', () => scored('2026-06', '3.9,500')],
    [
      'staff',
      async () => {
        const id = await scored('2026-06', '3.8,400');
        await sample.database.query(
          `update appliances set lowes_score = 39, lowes_review_count = 500 where model = 'WM5800HVA'`,
        );
        return id;
      },
    ],
  ])('keeps missing values as %s had set them before that month', async (_, setScore) => {
    const earlier = await setScore();
    const newest = await scored('2026-11', '4.5,2000');
    const late = await scored('2026-09', '4.0', 'rating');
    const { id } = await sample.washerRow();
    const history = (await new PostgresScoreHistory(sample.database).monthScoresOf([id])).get(id);
    expect(history?.filter(({ month }) => month === '2026-09')).toEqual([
      { retailer: 'lowes', month: '2026-09', score: 40, reviewCount: 500 },
    ]);
    await sample.rollBack(newest);
    expect(await lowes()).toEqual({ score: 40, count: 500 });
    for (const each of [late, earlier]) await sample.rollBack(each);
    await sample.database.query(
      `update appliances set lowes_score = null, lowes_review_count = null where model = 'WM5800HVA'`,
    );
  });

  test('is compared by the guards with the scores known in its month', async () => {
    const ids = [await scored('2026-06', '4.9,1000'), await scored('2026-07', '3.0,100')];
    const guardsOf = async (cells: string) => {
      const report = await sample.run(washerFile(cells), {
        retailer: 'lowes',
        month: '2026-06',
        acceptAll: false,
      });
      return report.guards.map(({ code }) => code);
    };
    expect(await guardsOf('0.5,1')).toEqual(['score-move', 'count-fall', 'many-moves']);
    expect(await guardsOf('4.8,1001')).toEqual([]);
    for (const id of ids) await sample.rollBack(id);
  });
});

test('A file for a past month keeps existing prices, types and images', async () => {
  const columns = 'brand,model,category,rating,priceRange,subcategory,imageUrl';
  const scored = async (month: string, priced: string, bare: string) => {
    const rows = [`Acme,Priced,washers,4.0,${priced}`, `Acme,Bare,washers,4.0,${bare}`];
    const text = `${columns}\n${rows.join('\n')}\n`;
    const request = { retailer: 'lowes', month, createMissing: true, apply: true };
    return (await sample.run(text, request)).importId ?? '';
  };
  const newest = await scored('2026-10', '$899,top-load,/new.svg', ',,');
  const late = await scored('2026-08', '$1299,front-load,/old.svg', '$1299,front-load,/old.svg');
  const columnsOf = 'price_range, price_cents, subcategory, image_url';
  const rows = await sample.database.query(
    `select ${columnsOf} from appliances where brand = 'Acme' and model in ('Priced', 'Bare') order by model`,
  );
  expect(rows).toEqual([
    { price_range: '$1299', price_cents: 129_900, subcategory: 'front-load', image_url: '/old.svg' },
    { price_range: '$899', price_cents: 89_900, subcategory: 'top-load', image_url: '/new.svg' },
  ]);
  for (const id of [late, newest]) await sample.rollBack(id);
});

test('A model that changed its type has no earlier rank in the new type, even after a month is rebuilt', async () => {
  const history = new PostgresScoreHistory(sample.database);
  const scored = async (retailer: string, month: string) => {
    return (await sample.run(washerFile('4.5,100'), { retailer, month, apply: true })).importId ?? '';
  };
  const moveTo = (type: string) =>
    sample.database.query(`update appliances set subcategory = $1 where model = 'WM5800HVA'`, [type]);
  const ids = [await scored('lowes', '2026-06'), await scored('lowes', '2026-07')];
  const { id } = await sample.washerRow();
  const isKnownIn = async (subcategory: string | null) =>
    (await history.ranksAt('2026-06', { category: 'washers', subcategory }, 'best', [id])).has(id);
  const known = () => Promise.all(['front-load', 'top-load', null].map(isKnownIn));
  await moveTo('top-load');
  expect(await known()).toEqual([true, false, true]);
  ids.push(await scored('best-buy', '2026-06'));
  expect(await known()).toEqual([true, false, true]);
  await moveTo('front-load');
  for (const each of ids) await sample.rollBack(each);
});

describe('A month', () => {
  const history = () => new PostgresScoreHistory(sample.database);
  const wide = (cells: string) =>
    `brand,model,category,priceRange,lowesScore,bestBuyScore\n${washer},${cells}\n`;

  test('counts only for retailers with scores in the file', async () => {
    const report = await sample.run(wide(',44,'), { month: '2026-06', apply: true });
    expect(report.retailers).toEqual(['lowes']);
    const newest = await history().newestMonths();
    expect([newest.get('lowes'), newest.get('best-buy')]).toEqual(['2026-06', '2026-05']);
    const models = await history().modelsInNewestMonths();
    expect(models.get('lowes')).toBe(1);
    expect(models.get('best-buy')).toBeGreaterThan(1);
    await sample.monthScores.rollback(report.importId ?? '', { apply: true, actor: 'test' });
  });

  test('is not added by a file without scores', async () => {
    const before = await history().months();
    const blank = await sample.run(wide(',,'), { month: '2026-07', apply: true });
    expect(blank.state).toBe('nothing-to-do');
    const priced = await sample.run(wide('$999,,'), { month: '2026-07', apply: true });
    expect(priced).toMatchObject({ state: 'applied', counts: { changed: 1 }, retailers: [] });
    expect(await history().months()).toEqual(before);
  });
});

test('The diff of two imports lists models with changed, new or missing scores, by brand and model', async () => {
  const scored = async (month: string, rows: Record<string, string>) => {
    const lines = Object.entries(rows).map(([model, cells]) => `${model},washers,${cells}`);
    const text = `brand,model,category,rating,reviewCount\n${lines.join('\n')}\n`;
    return (await sample.run(text, { retailer: 'lowes', month, apply: true })).importId ?? '';
  };
  const same = { 'Samsung,WF50A8800AV': '4.0,7' };
  const ids = [
    await scored('2026-06', { ...same, 'LG,WM5800HVA': '4.1,10', 'Electrolux,ELFW4222AW': '3.9,5' }),
    await scored('2026-07', { ...same, 'LG,WM5800HVA': '4.1,12', 'LG,WM4500HBA': '4.4,' }),
  ] as const;
  const of = { category: 'washers', retailer: 'lowes' };
  expect(await sample.monthScores.diff(...ids)).toEqual([
    { ...of, brand: 'Electrolux', model: 'ELFW4222AW', before: { score: 39, reviewCount: 5 }, after: null },
    { ...of, brand: 'LG', model: 'WM4500HBA', before: null, after: { score: 44, reviewCount: null } },
    {
      ...of,
      brand: 'LG',
      model: 'WM5800HVA',
      before: { score: 41, reviewCount: 10 },
      after: { score: 41, reviewCount: 12 },
    },
  ]);
  for (const id of ids) await sample.rollBack(id);
});

test('A model without a type is ranked in its whole category', async () => {
  const scored = (rating: string) => {
    const text = `brand,model,category,rating,reviewCount\nAcme,Untyped-1,washers,${rating},100\n`;
    return sample.run(text, { retailer: 'lowes', createMissing: true, apply: true });
  };
  const history = new PostgresScoreHistory(sample.database);
  const ranks: number[] = [];
  for (const rating of ['4.0', '4.7']) {
    const [change] = (await scored(rating)).changes.listed;
    const scope = { category: 'washers', subcategory: null };
    ranks.push(await history.currentRank(scope, change?.applianceId ?? ''));
    expect(change).toMatchObject({ rankBefore: ranks.at(-2) ?? null, rankAfter: ranks.at(-1) });
  }
  expect(new Set(ranks).size).toBe(2);
});

test('A plan lists unchanged models whose ranks move, largest moves first', async () => {
  const scope = { category: 'washers', subcategory: 'top-load' };
  const ranked = async () => new PostgresAppliances(sample.database).ranked(scope, 'overall', 'best', 100);
  const before = await ranked();
  const last = before.at(-1);
  const text = `brand,model,category,rating,reviewCount\n${last?.brand},${last?.model},washers,5,9000000\n`;
  const { displaced, importId } = await sample.run(text, { retailer: 'lowes', apply: true });
  const after = await ranked();
  const moved = before.filter(isRated).flatMap(({ id, model }, index) => {
    const [rankBefore, rankAfter] = [index + 1, after.findIndex((each) => each.id === id) + 1];
    return rankBefore === rankAfter || id === last?.id ? [] : [{ model, rankBefore, rankAfter }];
  });
  expect(moved).not.toEqual([]);
  const inType = displaced.listed.filter(({ subcategory }) => subcategory === scope.subcategory);
  expect(inType).toHaveLength(moved.length);
  expect(inType).toMatchObject(moved);
  expect(displaced.total).toBe(displaced.listed.length);
  await sample.rollBack(importId);
});

test('A plan lists unchanged models that move alike by name', async () => {
  const lasts = ['top-load', 'front-load'].map(async (subcategory) => {
    const scope = { category: 'washers', subcategory };
    return (await new PostgresAppliances(sample.database).ranked(scope, 'overall', 'worst', 1))[0];
  });
  const rows = (await Promise.all(lasts)).map((last) => `${last?.brand},${last?.model},washers,5,9000000`);
  const text = ['brand,model,category,rating,reviewCount', ...rows, ''].join('\n');
  const { displaced } = await sample.run(text, { retailer: 'lowes' });
  const moved = displaced.listed.map(({ rankAfter, brand, model }) => ({
    rankAfter,
    name: `${brand} ${model}`,
  }));
  const pairs = moved.slice(1).map((second, index) => [moved[index], second] as const);
  const ties = pairs.filter(([first, second]) => first?.rankAfter === second.rankAfter);
  expect(ties.length).toBeGreaterThan(4);
  expect(ties.filter(([first, second]) => (first?.name ?? '') > second.name)).toEqual([]);
});

describe('A plan also lists the unchanged models whose ranks move', () => {
  const catalogue = { kind: 'catalogue', acceptAll: true, apply: true } as const;
  const loaded = async (...rows: string[]) => {
    await sample.run(['brand,model,category,subcategory,lowesScore', ...rows, ''].join('\n'), catalogue);
  };
  const movesOf = ({ displaced }: ImportReport) =>
    displaced.listed.map(({ model, rankBefore, rankAfter }) => [model, (rankAfter ?? 0) - (rankBefore ?? 0)]);

  test('in a category without a type, when a model of any type overtakes them', async () => {
    await loaded('Acme,No-Type,microwaves,,1', 'Acme,Typed,microwaves,countertop-microwave,0');
    const text = 'brand,model,category,rating,reviewCount\nAcme,Typed,microwaves,5,9000000\n';
    const report = await sample.run(text, { retailer: 'home-depot' });
    expect(movesOf(report)).toContainEqual(['No-Type', 1]);
  });

  test('in the type that a model leaves', async () => {
    await loaded('Acme,Leaves,dryers,front-load,1', 'Acme,Stays,dryers,front-load,0');
    const text = 'brand,model,category,subcategory\nAcme,Leaves,dryers,Tumble\n';
    expect(movesOf(await sample.run(text, { kind: 'catalogue' }))).toContainEqual(['Stays', -1]);
  });

  test('but not behind a model in the trash', async () => {
    await loaded('Acme,Trashed,washers,top-load,50', 'Acme,Last,washers,top-load,1');
    await sample.database.query(`update appliances set deleted_at = now() where model = 'Trashed'`);
    const text = 'brand,model,category,lowesScore\nAcme,Last,washers,2\n';
    const { changes, displaced } = await sample.run(text, { kind: 'catalogue' });
    const [{ rankBefore, rankAfter } = {}] = changes.listed;
    expect([displaced.total, rankAfter]).toEqual([0, rankBefore]);
  });
});

test('A model that changes its type has no rank before in the new type, so it is listed last', async () => {
  const text = [
    'brand,model,category,subcategory,priceRange',
    'Samsung,WF50A8800AV,washers,top-load,',
    'LG,WM4500HBA,washers,,$77',
    '',
  ];
  const { changes } = await sample.run(text.join('\n'), { kind: 'catalogue' });
  const ranksBefore = changes.listed.map(({ model, rankBefore }) => [model, rankBefore]);
  expect(ranksBefore).toEqual([
    ['WM4500HBA', expect.any(Number)],
    ['WF50A8800AV', null],
  ]);
});

test('A model without a score has no rank in a plan', async () => {
  const scored = async (cells: string, apply: boolean) => {
    const text = `brand,model,category,rating\nAcme,Unrated-1,microwaves,${cells}\n`;
    return sample.run(text, { retailer: 'lowes', createMissing: true, apply });
  };
  const ranksIn = async (cells: string) =>
    (await scored(cells, false)).changes.listed.map(({ rankBefore, rankAfter }) => [rankBefore, rankAfter]);
  expect(await ranksIn('NULL')).toEqual([[null, null]]);
  await scored('NULL ', true);
  const [[before, last] = []] = await ranksIn('0');
  expect([before, last]).toEqual([null, expect.any(Number)]);
  const { importId } = await scored('0', true);
  expect(await ranksIn('NULL')).toEqual([[last, null]]);
  await sample.rollBack(importId);
});

test('A model that gets another type is found by it', async () => {
  const withType = (type: string) =>
    sample.run(`brand,model,category,subcategory\nAcme,Typed-1,washers,${type}\n`, {
      kind: 'catalogue',
      apply: true,
    });
  await withType('top-load');
  await withType('front-load');
  const [typed] = await sample.database.query<{ text: string }>(
    `select search_text as text from appliances where model = 'Typed-1'`,
  );
  expect(typed?.text).toContain('front load');
  expect(typed?.text).not.toContain('top load');
});

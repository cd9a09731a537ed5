import { describe, expect, test } from '@jest/globals';
import { DomainError, type Issue } from '../errors.js';
import { type ApplianceInput, matchKey, parseApplianceFields } from './appliance.js';

function issuesOf(input: ApplianceInput): readonly Issue[] {
  try {
    parseApplianceFields({ brand: 'LG', model: 'WM1', category: 'washers', ...input });
    return [];
  } catch (error) {
    if (error instanceof DomainError) return error.issues;
    throw error;
  }
}

describe('The fields of a model', () => {
  test('are complete after parsing, with white space normalised', () => {
    const fields = parseApplianceFields({
      brand: '  LG ',
      model: 'WM  3670',
      category: 'washers',
      lowesScore: 0,
    });
    expect(fields).toMatchObject({ brand: 'LG', model: 'WM 3670', subcategory: null, lowesScore: 0 });
    expect(fields.bestBuyReviewCount).toBeNull();
  });

  test('are free of invisible characters', () => {
    const { brand, model, category, subcategory, priceRange } = parseApplianceFields({
      brand: 'Or\u00adlund\ufe0f',
      model: '\u200eOR\u200b12\u206034\u3164WX\ufeff',
      category: 'washers\u200b',
      subcategory: '\u200dtop-load',
      priceRange: '$1\u200b,499',
    });
    expect([brand, model, category, subcategory, priceRange]).toEqual([
      ...['Orlund', 'OR1234WX', 'washers', 'top-load', '$1,499'],
    ]);
    expect(issuesOf({ brand: '\u200b\u3164' })[0]?.message).toBe('Fill in the brand.');
  });

  test.each([
    [{ lowesScore: 85 }, '85 is above 50. 4.3 stars is entered as 43.'],
    [{ lowesScore: 3.4 }, '3.4 is not a whole number. 3.4 stars is entered as 34.'],
    [{ lowesScore: 43.7 }, '43.7 is not a whole number. 4.4 stars is entered as 44.'],
    [{ lowesScore: 51 }, '51 is above 50. 2.6 stars is entered as 26.'],
    [{ bestBuyScore: -1 }, '-1 is below 0'],
    [{ bestBuyScore: 4.3 }, '4.3 is not a whole number'],
    [{ bestBuyScore: '43' }, 'must be a whole number'],
    [{ ajMadisonReviewCount: 1.5 }, 'must be a whole number'],
    [{ ajMadisonReviewCount: -5 }, 'below 0'],
    [{ brand: ' ' }, 'Fill in the brand.'],
    [{ model: 'x'.repeat(151) }, 'the limit is 150'],
    [{ model: 'a\u0000b' }, 'cannot be displayed'],
    [{ category: 'toasters' }, 'must be one of washers'],
    [{ subcategory: 'gas-stove' }, 'For washers, the type must be one of top-load'],
    [{ imageUrl: 'javascript:alert(1)' }, 'http(s) URL'],
    [{ imageUrl: '//evil.example/x.png' }, 'http(s) URL'],
    [{ imageUrl: '/\\evil.example' }, 'http(s) URL'],
    [{ imageUrl: 'https://user:secret@example.org/a.png' }, 'http(s) URL'],
    [{ imageUrl: 'https://user@example.org/a.png' }, 'http(s) URL'],
    [{ imageUrl: 'https://example.org/a.png"onerror=x' }, 'http(s) URL'],
    [{ imageUrl: "/a.png'x" }, 'http(s) URL'],
    [{ imageUrl: '/a<b>.png' }, 'http(s) URL'],
    [{ imageUrl: '/a\u0007.png' }, 'cannot be displayed (U+0007)'],
    [{ imageUrl: 'https://example.org/a.png\n' }, 'cannot be displayed (line break, U+000A)'],
    [{ brand: 'L\tG' }, 'cannot be displayed (tab, U+0009)'],
    [{ model: 'WM\n1' }, 'cannot be displayed (line break, U+000A)'],
    [{ model: 'WM\u0085' }, 'cannot be displayed (U+0085)'],
    [{ model: 'WM\u202e1' }, 'cannot be displayed (U+202E)'],
    [{ priceRange: '$1\v' }, 'cannot be displayed (U+000B)'],
    [{ category: 'washers\n' }, 'must be one of washers'],
    [{ brand: '#N/A' }, '"#N/A" stands for no value.'],
    [{ model: 'NaN' }, '"NaN" stands for no value.'],
    [{ priceRange: 'null' }, 'Leave the field empty instead.'],
    [{ priceRange: '\u200b#DIV/0!' }, 'Leave the field empty instead.'],
    [{ priceRange: '–' }, 'Leave the field empty instead.'],
    [{ priceRange: '########' }, 'Leave the field empty instead.'],
  ])('%j is rejected with a helpful message', (input, message) => {
    const issues = issuesOf(input);
    expect(issues).toHaveLength(1);
    expect(issues[0]?.path).toBe(Object.keys(input)[0]);
    expect(issues[0]?.message).toContain(message);
  });

  test.each([
    ['lowesScore', 0, 50],
    ['reliabilityScore', 0, 50],
    ['lowesReviewCount', 0, 100_000_000],
  ] as const)('%s goes from %i to %i', (field, lowest, highest) => {
    for (const value of [lowest, highest]) expect(issuesOf({ [field]: value })).toEqual([]);
    for (const value of [lowest - 1, highest + 1]) expect(issuesOf({ [field]: value })).toHaveLength(1);
  });

  test('have no type if it is empty, whatever the category', () => {
    for (const subcategory of ['', null, undefined]) expect(issuesOf({ subcategory })).toEqual([]);
    expect(issuesOf({ category: 'toasters', subcategory: 'top-load' }).map(({ path }) => path)).toEqual([
      'category',
    ]);
  });

  test('are all reported when several are invalid', () => {
    expect(issuesOf({ brand: null, lowesScore: 99, subcategory: 'x' }).map(({ path }) => path)).toEqual([
      'brand',
      'subcategory',
      'lowesScore',
    ]);
  });

  test('accept an image URL or a path on this site', () => {
    expect(issuesOf({ imageUrl: 'https://example.org/a.png?b=c' })).toEqual([]);
    expect(issuesOf({ imageUrl: '/illustrations/washers-top-load.svg' })).toEqual([]);
  });
});

describe('The match key', () => {
  test('ignores case, spaces and punctuation', () => {
    expect(matchKey('LG', 'WM-3670 HVA', 'washers')).toBe(matchKey('lg', 'wm3670hva', 'washers'));
    expect(matchKey('GE', 'DC 4400 N / B', 'dryers')).not.toBe(matchKey('GE', 'DC 4400 N / G', 'dryers'));
  });

  test('ignores accents and invisible characters', () => {
    expect(matchKey('Café', 'C\u3164 1', 'stoves')).toBe(matchKey('Cafe', 'C1', 'stoves'));
    expect(matchKey('Cafe\u0301', 'C1', 'stoves')).toBe(matchKey('CAFÉ', 'C1', 'stoves'));
  });

  test('keeps brand, model and category apart', () => {
    expect(matchKey('LGW', 'M1', 'washers')).not.toBe(matchKey('LG', 'WM1', 'washers'));
    expect(matchKey('LG', 'WM1', 'washers')).not.toBe(matchKey('LG', 'WM1', 'dryers'));
  });

  test('keeps wildcards, which stand for something, but not signs before a number', () => {
    const keyOf = (model: string) => matchKey('LG', model, 'washers');
    expect(keyOf('WM-4000 h*a')).toBe('lg|wm4000h*a|washers');
    expect(keyOf('WM4000H*A')).not.toBe(keyOf('WM4000HA'));
    expect(keyOf('FFTR1835V#')).not.toBe(keyOf('FFTR1835V'));
    expect(keyOf('# * WM4000HA')).toBe(keyOf('WM4000HA'));
  });

  test('keeps punctuation in names without letters or digits', () => {
    expect(matchKey('LG', '***', 'washers')).not.toBe(matchKey('LG', '**', 'washers'));
  });
});

import { describe, expect, test } from '@jest/globals';
import { ClosestModels, ModelNumber, maxCandidates, stemOf } from './closest-models.js';

const named = (brand: string, model: string, category = 'washers') => ({ brand, model, category });

/** The candidates of a name among some models, as 'MODEL: reason'. */
function found(name: ReturnType<typeof named>, ...models: ReturnType<typeof named>[]): string[] {
  const candidates = new ClosestModels(models).candidatesFor(name);
  return candidates.map(({ model, reason }) => `${model.model}: ${reason}`);
}

const likenessOf = (one: string, other: string) => new ModelNumber(one).likenessTo(new ModelNumber(other));

describe('Two numbers', () => {
  test.each([
    ['WM4000HWA', 'WM-4000 hwa', 'punctuation'],
    ['KFX300/LP', 'KFX300 LP', 'punctuation'],
    ['WM4000HBA/AB', 'WM4000HBA', 'ending'],
    ['RF28R7351SG/AA', 'RF28R7351SG', 'ending'],
    ['WM4000HBA/C', 'WM4000HBA', 'ending'],
    ['WTW48*6FW', 'WTW48976FW', 'wildcard'],
    ['WTW48*6*F*W*', 'WTW4816AFBWC', 'wildcard'],
    ['WM4000H*A', 'WM4000HWA', 'wildcard'],
    ['FFTR1835V#', 'FFTR1835VW', 'wildcard'],
    ['WM4000HWA*', 'WM4000HWA', 'wildcard'], // Perhaps a footnote.
    ['WM4000H*A', 'WM-4000H*A', 'punctuation'],
    ['# WM4000HWA', 'WM4000HWA', 'punctuation'],
    ['WM4000HBA', 'WM4000HWA', 'colour'],
    ['GSD3301KBB', 'GSD3301KWW', 'colour'],
    ['DLGX4001', 'DLGX4001W', 'colour'],
    ['ME19R7041FS', 'ME19R7041FB', 'colour'],
  ])('%s and %s have the likeness %s, in both orders', (one, other, likeness) => {
    expect([likenessOf(one, other), likenessOf(other, one)]).toEqual([likeness, likeness]);
  });

  test.each([
    ['KFX300', 'KFX300LP'], // Propane.
    ['DV40J3000EW', 'DV40J3000GW'], // Electric and gas.
    ['LREL6323S', 'LREL6325F'],
    ['GTE16DTNLWW', 'GTE16DTNRWW'], // Hinges.
    ['WM4000H*A', 'WM4001HWA'],
    ['WTW48*6FW', 'WTW486FW'], // A wildcard stands for something.
    ['WTW48*6FW', 'WTW4812346FW'],
    ['WTW48*6*F*W*A*', 'WTW4816AFBWCAD'],
    ['WM4000HBA/PROP', 'WM4000HBA'],
    ['(**', '(###'],
    ['PANSP22', 'PANSP23B'],
    [`WM40${'*1'.repeat(60)}`, `WM40${'1'.repeat(140)}`], // Nor does comparing them take long.
    ['WM41*(+*', 'WM4000'],
    ['WM40', 'WM40W'], // Too few signs to be one without its colour.
  ])('%s and %s have nothing in common that makes them one', (one, other) => {
    expect([likenessOf(one, other), likenessOf(other, one)]).toEqual([null, null]);
  });
});

describe('The candidates of a name', () => {
  test('are of the same brand first, then of one that may be the same, with what differs', () => {
    expect(
      found(
        named('LG', 'WM 4000HWA'),
        named('LG', 'WM4000HBA'),
        named('LG Electronics', 'WM4000HWA'),
        named('LG', 'WM4000HWA', 'dryers'),
      ),
    ).toEqual([
      'WM4000HBA: colour variant',
      'WM4000HWA: differs only by punctuation; brand LG Electronics',
      'WM4000HWA: differs only by punctuation; in dryers',
    ]);
  });

  test.each([
    ['LG Electronics', 'LG'],
    ['GE', 'General Electric'],
    ['GE Profile', 'GE'],
    ['GE', 'General Electric Appliances'],
    ['LG.', 'LG Electronics'],
    ['Café', 'CAFE'],
  ])('of %s are also those of %s', (brand, other) => {
    expect(found(named(brand, 'GTW485'), named(other, 'GTW485W'))).toHaveLength(1);
  });

  test.each([
    ['Speed Queen', 'Speed Demon'],
    ['GE', 'Electric General'],
    ['G', 'GE'],
  ])('of %s are not those of %s', (brand, other) => {
    expect(found(named(brand, 'GTW485'), named(other, 'GTW485W'))).toEqual([]);
  });

  test.each([
    ['WM4000HWA', named('LG', 'WM4000HWA', 'dryers'), 'same number; in dryers'],
    ['WM4000HWA/AB', named('LG', 'WM4000HWA'), 'differs only by the ending after the slash'],
    ['WM4000H*A', named('LG', 'WM4000HWA'), 'wildcard'],
  ])('of %s say what is different', (model, other, reason) => {
    expect(found(named('LG', model), other)).toEqual([`${other.model}: ${reason}`]);
  });

  test('of another brand need the whole number', () => {
    const bosch = [named('Bosch', 'SHP78CM5N'), named('Bosch', 'SHP78CM5')];
    expect(found(named('Siemens', 'SHP78-CM5N'), ...bosch)).toEqual([
      'SHP78CM5N: differs only by punctuation; brand Bosch',
    ]);
    expect(found(named('Siemens', 'A1000'), named('Bosch', 'A1000'))).toEqual([]);
    expect(found(named('Siemens', 'A10000'), named('Bosch', 'A10000'))).toHaveLength(1);
  });

  test('of another category need the whole number, too', () => {
    expect(found(named('LG', 'WM4000HBA'), named('LG', 'WM4000HWA', 'dryers'))).toEqual([]);
  });

  test('are in the same order, whatever that of the catalogue', () => {
    const twins = ['Zanker', 'Bosch', 'Neff'].map((brand) => named(brand, 'SHP78CM5N'));
    const name = named('Siemens', 'SHP78-CM5N');
    expect(found(name, ...twins)).toEqual(
      ['Bosch', 'Neff', 'Zanker'].map((brand) => `SHP78CM5N: differs only by punctuation; brand ${brand}`),
    );
    expect(found(name, ...twins.toReversed())).toEqual(found(name, ...twins));
  });

  test('are at most as many as there are keys', () => {
    const variants = ['B', 'W', 'S', 'Z', 'C', 'M', 'V'].map((colour) => named('GE', `WDF130PAH${colour}`));
    expect(found(named('GE', 'WDF130PAHD'), ...variants)).toHaveLength(maxCandidates);
  });

  test('begin like it; a number that says too little has none', () => {
    expect(stemOf('WM-4000HWA')).toBe('wm40');
    expect(stemOf('W*4000')).toBeNull();
    expect(found(named('LG', 'W*'), named('LG', 'W*'))).toEqual([]);
  });

  test('do more than begin like it', () => {
    expect(found(named('LG', 'WM4000HWA'), named('LG', 'WM4001HWA'))).toEqual([]);
  });
});

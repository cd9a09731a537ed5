import { describe, expect, test } from '@jest/globals';
import { nameInFiles, parseDecision, writtenKeyOf } from './alias.js';

const written = { brand: 'LG', model: 'WM4000H*A', category: 'washers' };
const applianceId = '0F7B6BE4-6F43-4E1C-9C3D-5B0F2F1B3A11';

describe('A decision about a name', () => {
  test('says which model it means, and keeps the name', () => {
    const decision = parseDecision({ ...written, category: 'Washers', decision: 'same', applianceId });
    expect(decision).toMatchObject({ ...written, applianceId: applianceId.toLowerCase(), sameAs: null });
    expect(nameInFiles(decision)).toBe('LG WM4000H*A (washers)');
    expect(writtenKeyOf(decision)).toBe('lg|wm4000h*a|washers');
  });

  test('needs no model if it is new or ignored; a new one may name what was added for it', () => {
    const modelOf = (decision: 'new' | 'ignore', given?: string | null) =>
      parseDecision({ ...written, decision, applianceId: given }).applianceId;
    expect([modelOf('ignore', applianceId), modelOf('new'), modelOf('new', null)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(modelOf('new', applianceId)).toBe(applianceId.toLowerCase());
  });

  test('about a brand says which other brand it is', () => {
    const decision = parseDecision({
      ...written,
      brand: 'LG Electronics',
      decision: 'brand',
      sameBrand: 'LG',
    });
    expect(decision).toMatchObject({ model: null, category: null, sameAs: 'LG' });
    expect(writtenKeyOf(decision)).toBe('lgelectronics');
    expect(nameInFiles(decision)).toBe('LG Electronics');
  });

  test.each([
    [{ brand: ' ', model: 'N/A', category: 'cars', decision: 'new' }, ['brand', 'model', 'category']],
    [{ ...written, decision: 'same' }, ['applianceId']],
    [{ ...written, decision: 'same', applianceId: 'WM4000HWA' }, ['applianceId']],
    [{ ...written, decision: 'new', applianceId: 'WM4000HWA' }, ['applianceId']],
    [{ brand: 'LG', decision: 'brand' }, ['sameBrand']],
    [{ brand: 'LG', decision: 'brand', sameBrand: 'L.G.' }, ['sameBrand']],
  ] as const)('%j is refused with issues in %j', (input, paths) => {
    const refused = () => parseDecision(input);
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'alias',
        issues: paths.map((path) => expect.objectContaining({ path })),
      }),
    );
  });
});

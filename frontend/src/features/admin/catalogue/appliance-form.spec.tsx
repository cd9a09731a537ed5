import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance-fields';
import { beforeEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { fillNamed, find, show } from '../../../../test/render';
import { ChakraSystem } from '../../../shared/theme/chakra-system';
import { ApplianceForm } from './appliance-form';

const sent: object[] = [];

beforeEach(async () => {
  sent.length = 0;
  await show(
    <ChakraSystem>
      <ApplianceForm appliance={null} onSend={async (draft) => sent.push(draft)} onChange={() => undefined}>
        <button type="submit">Save</button>
      </ApplianceForm>
    </ChakraSystem>,
  );
});

test('every field has an input, except the reliability, which files and cells give', () => {
  const hasNone = (name: string) => document.querySelector(`[name=${name}]`) === null;
  expect(applianceFieldNames.filter(hasNone)).toEqual(['reliabilityScore']);
});

test('scores and review counts take numbers only, also from pasted text, and none that means another', async () => {
  const type = async (name: string, value: string) => {
    await fillNamed(name, value);
    return find<HTMLInputElement>(`[name=${name}]`).value;
  };
  expect(await type('lowesScore', '4x3')).toBe('43');
  expect(await type('lowesReviewCount', '1,234 reviews')).toBe('1234');
  expect(await type('bestBuyScore', 'none')).toBe('');
  expect(await type('homeDepotScore', '4.50')).toBe('4.50');
  expect(await type('homeDepotReviewCount', '2.1k')).toBe('2.1k');
  expect(await type('bestBuyReviewCount', '-12')).toBe('-12');
  expect(await type('ajMadisonReviewCount', '1.234.5')).toBe('1.234.5');
  await type('brand', 'Acme');
  await type('model', 'A-1');
  await act(async () => find('[type=submit]').click());
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ lowesScore: 43, lowesReviewCount: 1234, bestBuyScore: null, brand: 'Acme' },
      ...{ homeDepotScore: 4.5, homeDepotReviewCount: '2.1k', bestBuyReviewCount: -12 },
      ajMadisonReviewCount: '1.234.5',
    }),
  ]);
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { priceCents } from './price.js';

describe('The price that ranks a model', () => {
  test.each([
    ['$229.99', 22_999],
    ['$1,499 - $1,899', 149_900],
    ['$1,899 – $1,499', 149_900],
    ['1499', 149_900],
    ['from $ 899', 89_900],
    ['$1 499', 149_900],
    ['1 499.50 $', 149_950],
    ['$1\u00a0499', 149_900],
    ['$1\u202f499', 149_900],
    ["$1'499 - $1'899", 149_900],
    ['$12’345’678', null],
    ['$1’234’567', 123_456_700],
    ['$899 or 1 499', 89_900],
    ['$499 2026 model', 49_900],
    ['8.999,00 €', 899_900],
    ['1.299 €', 129_900],
    ['€ 1.499,00', 149_900],
    ['1 499,00 €', 149_900],
    ['1\u202f499,50\u00a0€', 149_950],
    ['899,5 €', 89_950],
    ["CHF 1'499.00", 149_900],
    ['1’499.–', 149_900],
    ['1.499,-', 149_900],
    ['₹1,49,999', 14_999_900],
    ['₹1,49,999.50', 14_999_950],
    ['$1.299', 129_900],
    ['1.234.567 €', 123_456_700],
    ['1.299 – 1.599 €', 129_900],
    ['$0.999', 100],
    ['1299.000', 129_900],
    ['N/A', null],
    ['', null],
    [null, null],
    ['$10,000,000', 1_000_000_000],
    ['$10,000,000.01', null],
    ['$99,999,999,999', null],
  ])('of %p is %p cents', (text, cents) => {
    expect(priceCents(text)).toBe(cents);
  });

  const formats = [
    'en-US',
    'en-GB',
    'en-IN',
    'de-DE',
    'de-CH',
    'de-AT',
    'fr-FR',
    'fr-CH',
    'es-ES',
    'it-IT',
    'sv-SE',
    'pl-PL',
    'pt-BR',
    'nl-NL',
  ].flatMap((locale) =>
    ['USD', 'EUR', 'CHF', 'INR'].flatMap((currency) =>
      [0, 2].map(
        (digits) =>
          new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }),
      ),
    ),
  );

  test('is the same however a country writes it', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...formats), cents, (format, amount) => {
        const isWhole = format.resolvedOptions().maximumFractionDigits === 0;
        const expected = isWhole ? Math.round(amount / 100) * 100 : amount;
        expect(priceCents(format.format(expected / 100))).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });
});

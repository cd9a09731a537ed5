import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanLine } from '../text/text-fields.js';
import { parseMapping } from './mapping-syntax.js';
import { formatMapping } from './plans/mapping-text.js';

const sources = (text: string) => Object.fromEntries(parseMapping(text));

describe('A mapping', () => {
  test.each([
    [
      'brand=product_brand, model = Item No.',
      { brand: { column: 'product_brand' }, model: { column: 'Item No.' } },
    ],
    [
      'category=@Dishwashers,month=@2022-06',
      { category: { constant: 'dishwashers' }, month: { constant: '2022-06' } },
    ],
    ['model=Item~"^Model # "', { model: { column: 'Item', strip: '^Model # ' } }],
    ['model=Item~^Model # ', { model: { column: 'Item', strip: '^Model #' } }],
    ['model=~^No ', { model: { strip: '^No' } }],
    ['model=~"^No ",brand=B', { model: { strip: '^No ' }, brand: { column: 'B' } }],
    [
      'category:"French Door Refrigerators"=fridges/french-door,category=Kind',
      { category: { column: 'Kind', values: { 'French Door Refrigerators': 'fridges/french-door' } } },
    ],
    ['category:Ranges=Stoves', { category: { values: { Ranges: 'stoves' } } }],
    ['category:Ranges=@Stoves', { category: { values: { Ranges: 'stoves' } } }],
    ['category:Other=fridges/NULL', { category: { values: { Other: 'fridges/NULL' } } }],
    ['Month=@2022-06,SCALE=@100', { month: { constant: '2022-06' }, scale: { constant: '100' } }],
    ['rating="Stars, ""average""",priceRange=', { rating: { column: 'Stars, "average"' }, priceRange: {} }],
    ['reviews=Count (all)', { reviewCount: { column: 'Count (all)' } }],
    ['', {}],
  ])('can be written as %s', (text, expected) => {
    expect(sources(text)).toEqual(expected);
  });

  test.each([
    ['brand', 'cannot be read at "brand"'],
    ['brand=A,model"', 'cannot be read at "model""'],
    ['colour=A', '"colour" is not a field. Use one of brand, model, '],
    ['brand=A,brand=B', 'names brand twice'],
    ['category=@toasters', '"toasters" is not a category'],
    ['category:X=toasters', '"toasters" is not a category'],
    ['category:X=NULL', '"NULL" is not a category'],
    ['month=@soon', '"soon" is not a month'],
    ['scale=Stars', 'The scale is the same for all rows'],
    ['scale=@10', 'The scale is the same for all rows'],
    ['model=A~"(a+)+"', 'repeats a group'],
    ['category=@washers,category:A=dryers', 'has no pattern and no values'],
    ['brand=@LG~^L', 'has no pattern and no values'],
    ['brand:GE=GE Profile~^G', 'A pattern belongs to the column of brand, not to a value.'],
    [`brand=${'x'.repeat(10_000)}`, 'longer than 10000 characters'],
  ])('cannot be written as %s', (text, message) => {
    expect(() => parseMapping(text)).toThrow(message);
  });

  test.each([
    ['brand', 'mapping'],
    ['brand=A,brand=B', 'mapping'],
    ['category=@toasters', 'mapping.category'],
    ['model=A~"("', 'mapping.model'],
  ])('says where the mistake in %s is: %s', (text, path) => {
    const issues = [expect.objectContaining({ path })];
    expect(() => parseMapping(text)).toThrow(expect.objectContaining({ issues }));
  });

  test.each(['brand=', 'brand=a', 'brand=@', 'brand:', 'brand:a', 'brand=a~', 'brand'])(
    'is refused at once, however many spaces follow %s',
    (start) => {
      const begin = performance.now();
      expect(() => parseMapping(`${start}${' '.repeat(400)}"`)).toThrow('cannot be read');
      expect(performance.now() - begin).toBeLessThan(1_000);
    },
  );

  test('keeps the spaces in quotation marks', () => {
    expect(sources('model =  "Item  No."~"a  b"')).toEqual({
      model: { column: 'Item  No.', strip: 'a  b' },
    });
  });

  test('has one form, whatever order it was written in', () => {
    const text = 'brand=B,model=M~"^#",category=K,category:a b=washers,category:c=dryers,priceRange=';
    expect(formatMapping(parseMapping(text))).toBe(text);
    const other = 'priceRange=, category:C=dryers,model="M"~^#,category:"a b"=washers,category=K,brand=B';
    expect(formatMapping(parseMapping(other.replace(':C', ':c')))).toBe(text);
  });

  test('is the same after it was written and read, whatever its columns are called', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => cleanLine(text) === text);
    fc.assert(
      fc.property(name, name, name, (column, value, meaning) => {
        const text = formatMapping(new Map([['brand', { column, values: { [value]: meaning } }]]));
        expect(formatMapping(parseMapping(text))).toBe(text);
        expect(sources(text).brand?.column).toBe(column);
      }),
    );
  });
});

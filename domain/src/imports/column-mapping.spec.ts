import { describe, expect, test } from '@jest/globals';
import { fitsHeader, mappedColumns } from './column-mapping.js';
import { parseMapping } from './mapping-syntax.js';

/** What each field reads of a row. */
function read(header: string, mapping: string, row = header) {
  const cells = row.split(',');
  const columns = mappedColumns(header.split(','), parseMapping(mapping));
  return Object.fromEntries(
    columns.map(({ index, meaning, convert }) => {
      const cell = cells[index] ?? '';
      return [meaning, convert ? convert(cell) : cell];
    }),
  );
}

describe('A mapped file', () => {
  test('is read by its own headers where the mapping says nothing', () => {
    expect(read('Brand,Item,Stars', 'model=Item', 'LG,A1,4.5')).toEqual({
      brand: 'LG',
      model: 'A1',
      rating: '4.5',
    });
  });

  test('is read by the mapping where its headers say something else', () => {
    const header = 'Brand,Model,Item,Price';
    expect(read(header, 'model=ITEM ,priceRange=', 'LG,x,A1,9')).toEqual({ brand: 'LG', model: 'A1' });
    expect(read('Brand,Rating', 'lowesScore=Rating', 'LG,4.5')).toEqual({ brand: 'LG', lowesScore: '4.5' });
  });

  test('has constants, stripped texts and values with a meaning', () => {
    const mapping = 'brand=@LG,model=Item~"^Model # ",category:ranges=stoves,category=Kind';
    const expected = { brand: 'LG', model: 'A1' };
    expect(read('Item,Kind', mapping, 'Model # A1,Ranges')).toEqual({ ...expected, category: 'stoves' });
    expect(read('Item,Kind', mapping, 'A1,dryers')).toEqual({ ...expected, category: 'dryers' });
    expect(read('Kind', 'category=Kind~"^All ",category:ranges=stoves', 'All Ranges')).toEqual({
      category: 'stoves',
    });
    expect(read('Kind', 'category=Kind~"^All ",category:ranges=stoves', 'All Dryers')).toEqual({
      category: 'Dryers',
    });
  });

  test('has stripped texts in the column that has the name of the field, however it is written', () => {
    expect(read('Model No.', 'model=~"^# "', '# A1')).toEqual({ model: 'A1' });
  });

  test('gets the type from a value that stands for both, unless the mapping has a column for it', () => {
    const mapping = 'category=Type,category:"French Door"=fridges/french-door';
    const [category, subcategory] = ['fridges', 'french-door'];
    expect(read('Type', mapping, 'French Door')).toEqual({ category, subcategory });
    expect(read('Type', mapping, 'Washers')).toEqual({ category: 'Washers', subcategory: '' });
    expect(read('A', 'category=@fridges/french-door')).toEqual({ category, subcategory });
    expect(read('Style,Type', `${mapping},subcategory=Style`, 'x,French Door')).toMatchObject({
      subcategory: 'x',
    });
  });

  test('must have the columns of the mapping, once each', () => {
    expect(() => read('Brand,Item', 'model=Number')).toThrow(
      'The file has no column "Number", which the mapping names. The header is: Brand, Item.',
    );
    expect(() => read('Itеm', 'model=Item')).toThrow('The letter U+0435 in "Itеm" looks like "e".');
    expect(() => read('Item,item', 'model=Item')).toThrow(
      'The file has 2 columns "Item". Rename all but the one to be read.',
    );
  });

  test('fits a mapping that names only columns of the file, whatever else it has', () => {
    const header = ['Maker', ' item no ', 'Extra'];
    expect(fitsHeader(parseMapping('brand=maker,model=Item No,category=@washers'), header)).toBe(true);
    expect(fitsHeader(parseMapping('rating=Extra'), header)).toBe(true);
    expect(fitsHeader(parseMapping('brand=Maker,model=Number'), header)).toBe(false);
    expect(fitsHeader(parseMapping('category=@washers'), header)).toBe(false);
  });
});

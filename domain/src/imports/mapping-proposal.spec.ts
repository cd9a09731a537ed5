import { describe, expect, test } from '@jest/globals';
import { guessCategory } from './category-guess.js';
import { missingFields, proposeMapping } from './mapping-proposal.js';
import { parseMapping } from './mapping-syntax.js';
import { formatMapping } from './plans/mapping-text.js';

const propose = (header: string, ...rows: string[]) =>
  formatMapping(
    proposeMapping(
      header.split('|'),
      rows.map((row) => row.split('|')),
    ),
  );

describe('The proposal for a header', () => {
  test.each([
    [
      'that a scraper wrote',
      ['product_brand|product_model|product_rating_average|product_reviews_number', 'LG|WM4000HWA|4.7|1204'],
      'brand=product_brand,model=product_model,rating=product_rating_average,reviewCount=product_reviews_number',
    ],
    [
      'with texts around model and rating',
      [
        'Manufacturer|Item|Avg. Stars|# Ratings',
        'LG|Model # WM4000|4.7 out of 5|9',
        'GE|Model # A12|4 out of 5|8',
      ],
      'brand=Manufacturer,model=Item~"^Model # ",rating=Avg. Stars,reviewCount=# Ratings',
    ],
    [
      'with names of its own for categories',
      ['Brand|Model|Type|Stars', 'LG|A1|French Door Refrigerators|4', 'GE|B2|Washers|4', 'GE|B3|Toasters|4'],
      'brand=Brand,model=Model,category=Type,category:French Door Refrigerators=fridges/french-door,subcategory=,rating=Stars',
    ],
    [
      'in another language, with decimal commas and percent',
      ['Marke|Modell|Bewertung|Anzahl Bewertungen', 'LG|A1|94,5 %|1.204', 'GE|B2|80 %|2.012'],
      'brand=Marke,model=Modell,rating=Bewertung,reviewCount=Anzahl Bewertungen,scale=@100',
    ],
    [
      'whose ids are not those of the catalogue',
      ['ID|Brand|Model|Category|Rating', '10045|LG|A1|washers|4.5'],
      'brand=Brand,model=Model,category=Category,rating=Rating,id=',
    ],
    [
      'whose ratings say by themselves what they are',
      ['Maker|MPN|Wie gut', 'LG|A1|4.5 out of 5'],
      'brand=Maker,model=MPN,rating=Wie gut',
    ],
    ['of which nothing is known', ['a|b', '1|2'], ''],
    [
      'of a program, with all that models can have',
      [
        'productBrand|modelNumber|itemType|bodyStyle|avgRating|reviewsTotal|msrp|photo|reportPeriod',
        'LG|WM4000HWA|washers|front-load|4.7|1.2K|$999|https://shop.example/1.jpg|May 2026',
      ],
      'brand=productBrand,model=modelNumber,category=itemType,subcategory=bodyStyle,rating=avgRating,reviewCount=reviewsTotal,month=reportPeriod,imageUrl=photo,priceRange=msrp',
    ],
    [
      'with a surer name further on',
      ['Vendor|Brand|SKU|Model|Rating Count|Rating', 'Shop|LG|10|A1|12|4.5'],
      'brand=Brand,model=Model,rating=Rating,reviewCount=Rating Count',
    ],
    [
      'with a name of the import before a synonym',
      ['Manufacturer|Brand|Model', 'LG Electronics|LG|A1'],
      'brand=Brand,model=Model',
    ],
    [
      'with two names that are as sure, of which one has the likelier values',
      ['Brand|Item|Product', 'LG|A1|B2', 'GE|Dishwasher|C3'],
      'brand=Brand,model=Product',
    ],
    [
      'whose ratings are of 100, although some could be stars',
      ['Brand|Model|Rating', 'LG|A1|4', 'GE|B2|97', 'GE|B3|3'],
      'brand=Brand,model=Model,rating=Rating,scale=@100',
    ],
    [
      'in which most ratings are missing',
      ['Brand|Model|Rating', 'LG|A1|n/a', 'GE|B2|97', 'GE|B3|n/a'],
      'brand=Brand,model=Model,rating=Rating,scale=@100',
    ],
    ['with an empty column', ['Brand|Model|Notes', 'LG|A1|', 'GE|B2|'], 'brand=Brand,model=Model'],
    [
      'of a single row, which shows no text that all models begin with',
      ['Brand|Item', 'LG|Model # WM4000'],
      'brand=Brand,model=Item',
    ],
  ])('%s', (_what, [header = '', ...rows], expected) => {
    expect(propose(header, ...rows)).toBe(expected);
  });

  test('is never a column whose values cannot be the field', () => {
    expect(propose('Brand|Model|Rating|Rating Value', 'LG|A1|PG-13|4.5')).toBe(
      'brand=Brand,model=Model,rating=Rating Value',
    );
  });
});

test.each([
  ['French-Door Refrigerators', 'fridges/french-door'],
  ['Slide-In Electric Ranges', 'stoves/electric-slide-in'],
  ['Over-the-Range Microwaves', 'microwaves'],
  ['Front Load Washing Machines', 'washers/front-load'],
  ['Dishwashers', 'dishwashers'],
  ['Washers & Dryers', undefined],
  ['Washers and Dryers', undefined],
  ['Washers + Dryers', undefined],
  ['Washer/Dryer', undefined],
  ['Toasters', undefined],
])('A shop that says "%s" means %s', (text, expected) => {
  expect(guessCategory(text)).toBe(expected);
});

test.each([
  ['brand=A,model=B', 'scores', ['category', 'rating']],
  ['brand=A,model=B', 'catalogue', ['category']],
  ['id=A,lowesScore=B', 'scores', []],
  ['brand=A,model=B,category=,rating=C', 'scores', ['category']],
  ['id=A,rating=', 'scores', ['rating']],
  ['id=A,reviewCount=B', 'scores', ['rating']],
] as const)('The mapping %s lacks for %s: %j', (mapping, kind, expected) => {
  expect(missingFields(parseMapping(mapping), kind)).toEqual(expected);
});

test('A long name of a column and long values take no time to guess from', () => {
  const start = performance.now();
  const value = 'a'.repeat(100_000);
  const rows = [[`${value}${value}`], [`${value}b${value}`]];
  expect(proposeMapping(['avg '.repeat(20_000)], rows).size).toBe(0);
  expect(performance.now() - start).toBeLessThan(1_000);
});

import { readFileName } from '@appliance-index/domain/imports/file-name';
import { parseMapping } from '@appliance-index/domain/imports/mapping-syntax';
import { mappingFields } from '@appliance-index/domain/imports/plans/mapping-text';
import { type RatingScale, ratingScales } from '@appliance-index/domain/imports/rating-scales';
import { readMonth } from '@appliance-index/domain/scores/month';
import { retailerFields, retailerSlugs } from '@appliance-index/domain/scores/retailers';
import { type Argument, InvalidArgumentError, Option } from 'commander';

export interface JsonOption {
  /** Print the result or the error to stdout as one JSON document. */
  json?: boolean;
}

export function parseRowCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Enter a whole number, like 5.');
}

export function parseMonthOption(text: string): string {
  const month = readMonth(text);
  if (month !== null) return month;
  const { month: meant } = readFileName(text);
  throw new InvalidArgumentError(meant ? didYouMean(meant) : 'Enter a month like 2026-05.');
}

function parseScale(text: string): RatingScale {
  const scale = ratingScales.find((each) => String(each) === text);
  if (scale !== undefined) return scale;
  throw new InvalidArgumentError('Enter 5 (stars), 50 (tenths of a star) or 100 (per cent).');
}

/** Limits an option or argument to these values; the error for any other suggests the nearest. */
export function limitTo<T extends Option | Argument>(choices: readonly string[], input: T): T {
  input.choices(choices).argParser((text: string) => {
    if (choices.includes(text)) return text;
    const nearest = nearestOf(choices, text);
    const suggestion = nearest === null ? '' : `${didYouMean(nearest)} `;
    throw new InvalidArgumentError(`${suggestion}Allowed choices are ${choices.join(', ')}.`);
  });
  return input;
}

const didYouMean = (value: string) => `Did you mean "${value}"?`;

/** The choice with the most pairs of letters in common, if it shares a good third: 'bestbuy' is near 'best-buy'. */
function nearestOf(choices: readonly string[], text: string): string | null {
  const scores = choices.map((choice) => similarity(choice, text));
  const best = Math.max(...scores);
  return best < 0.35 ? null : (choices[scores.indexOf(best)] ?? null);
}

/** From 0 to 1: the share of pairs of letters that two words have in common, without case and signs. */
function similarity(one: string, other: string): number {
  const [first, second] = [letterPairs(one), letterPairs(other)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}

function letterPairs(word: string): Set<string> {
  const letters = word.toLowerCase().replace(/[^a-z0-9]/g, '');
  return new Set([...letters].map((letter, index) => `${letters[index - 1] ?? '^'}${letter}`));
}

export const retailerOption = () =>
  limitTo(
    retailerSlugs,
    new Option('--retailer <name>', 'the retailer the ratings are from; else the one in the file name'),
  );
export const scaleOption = () =>
  new Option('--scale <number>', 'the highest possible rating')
    .choices(ratingScales.map(String))
    .argParser(parseScale);
export interface MapOption {
  /** As `parseMapping` reads it. */
  map?: string;
}

/** Can be repeated. */
export const mapOption = () =>
  new Option(
    '--map <fields>',
    'where fields come from, like brand=Maker,category=@washers; can be repeated, see below',
  ).argParser((text: string, earlier?: string) => {
    const all = earlier === undefined ? text : `${earlier},${text}`;
    try {
      parseMapping(all);
    } catch (error) {
      throw new InvalidArgumentError((error as Error).message);
    }
    return all;
  });

export const mapHelp = `
How --map says where the fields of a file with other headers come from. Fields: ${mappingFields.filter((field) => !retailerFields.some((each) => each === field)).join(', ')},
and those of each retailer, like lowesScore. Entries have commas between them; put each --map in single quotes.
  brand=product_brand                            a field and its column
  category=@dishwashers                          the same value for all rows (also month=@2026-05, scale=@100)
  model=Item~"^Model # "                         what the pattern matches is taken out of each cell
  category:"French Door"=fridges/french-door     what a value in the file stands for
  priceRange=                                    the field is left out
A field that is not named is read from the column that has its name. Quote names with commas, ~, = or : ("" is one ").`;

export interface ExcelOption {
  /** Mark the CSV as UTF-8 for Excel. */
  excel?: boolean;
}

export const excelOption = () =>
  new Option('--excel', 'begin the CSV with a byte order mark, so that Excel keeps accents');
export const jsonOption = () => new Option('--json', 'print one JSON document');

import { isMonth, type RatingScale, ratingScales, retailerSlugs } from '@appliance-index/backend';
import { InvalidArgumentError, Option } from 'commander';

export interface JsonOption {
  /** Print the result or the error to stdout as one JSON document. */
  json?: boolean;
}

export function parseRowCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Enter a whole number, like 5.');
}

export function parseMonthOption(text: string): string {
  if (isMonth(text)) return text;
  throw new InvalidArgumentError('Enter a month like 2026-05.');
}

function parseScale(text: string): RatingScale {
  const scale = ratingScales.find((each) => String(each) === text);
  if (scale !== undefined) return scale;
  throw new InvalidArgumentError('Enter 5 (stars), 50 (tenths of a star) or 100 (per cent).');
}

export const retailerOption = () =>
  new Option('--retailer <name>', 'the retailer the ratings are from').choices(retailerSlugs);
export const scaleOption = () =>
  new Option('--scale <number>', 'the highest possible rating')
    .choices(ratingScales.map(String))
    .argParser(parseScale);
export interface ExcelOption {
  /** Mark the CSV as UTF-8 for Excel. */
  excel?: boolean;
}

export const excelOption = () =>
  new Option('--excel', 'begin the CSV with a byte order mark, so that Excel keeps accents');
export const jsonOption = () => new Option('--json', 'print one JSON document');

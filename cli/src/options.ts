import { type RatingScale, ratingScales, retailerSlugs } from '@appliance-index/backend';
import { InvalidArgumentError, Option } from 'commander';

export interface JsonOption {
  /** Answers and errors go to stdout as one document. */
  json?: boolean;
}

export function parseRowCount(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number, like 5.');
}

export function parseMonthOption(text: string): string {
  if (/^20\d{2}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new InvalidArgumentError('Write a month like 2026-05.');
}

function parseScale(text: string): RatingScale {
  const scale = ratingScales.find((each) => String(each) === text);
  if (scale !== undefined) return scale;
  throw new InvalidArgumentError('The scales are 5 (stars), 50 (tenths of a star) and 100 (per cent).');
}

export const retailerOption = () =>
  new Option('--retailer <name>', 'whose ratings the file holds').choices(retailerSlugs);
export const scaleOption = () =>
  new Option('--scale <number>', 'the highest rating')
    .choices(ratingScales.map(String))
    .argParser(parseScale);
export const jsonOption = () => new Option('--json', 'print one JSON document');

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noScores } from '@appliance-index/domain/scores/history';
import { findRetailer } from '@appliance-index/domain/scores/retailers';
import { tenthsPerStar } from '@appliance-index/domain/scores/score';
import type { TrustInput } from '@appliance-index/domain/trust/trust';
import { parse } from 'csv-parse/sync';

type Row = Record<string, string>;

const folder = join(import.meta.dirname, '../../backend/sample');

/** The shipped sample in its order, with the latest score of each retailer. */
export function readSample(): TrustInput[] {
  const models = rowsOf('catalogue.csv').map((row): TrustInput => {
    const { category = '', subcategory, brand = '', model = '' } = row;
    return { id: keyOf(row), category, subcategory: subcategory || null, brand, model, ...noScores };
  });
  const byKey = new Map(models.map((model) => [model.id, model]));
  // Names start with the month.
  for (const file of readdirSync(join(folder, 'scores')).sort()) addScores(file, byKey);
  return models;
}

function addScores(file: string, models: ReadonlyMap<string, TrustInput>): void {
  const retailer = findRetailer(file.replace(/^.*_|\.csv$/g, ''));
  if (!retailer) throw new Error(`${file} is not named after a retailer.`);
  for (const row of rowsOf(join('scores', file))) {
    const model = models.get(keyOf(row));
    if (!model) throw new Error(`${file} has a model that is not in the catalogue: ${keyOf(row)}.`);
    if (row.rating) model[retailer.scoreField] = Math.round(Number(row.rating) * tenthsPerStar);
    if (row.reviewCount) model[retailer.countField] = Number(row.reviewCount);
  }
}

function rowsOf(file: string): Row[] {
  return parse(readFileSync(join(folder, file)), { columns: true });
}

function keyOf({ category, brand, model }: Row): string {
  return `${category}/${brand}/${model}`;
}

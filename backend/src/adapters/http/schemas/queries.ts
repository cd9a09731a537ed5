import { formatList } from '@appliance-index/domain/formats';
import { minEvidences, minStores } from '@appliance-index/domain/models/model-list';
import type { rankingFilterNames } from '@appliance-index/domain/models/ranking-parameters';
import { ApiQuery } from '@nestjs/swagger';

/** Documents an optional query parameter. */
export const OptionalQuery = (name: string, description: string) =>
  ApiQuery({ name, type: String, required: false, description });

/** What narrows the table of models and rankings alike. */
export const filterQueries: Readonly<Record<(typeof rankingFilterNames)[number], string>> = {
  brand: 'Only models of a brand; can be repeated',
  'min-price': 'The lowest price in dollars',
  'max-price': 'The highest price in dollars',
  'no-price': '1 lists models without a price: besides those of the given prices, or else alone',
  'min-reviews': 'The least number of reviews',
  evidence: `The least evidence: ${formatList(minEvidences, 'or')}`,
  stores: `The least number of stores with a score: ${formatList(minStores.map(String), 'or')}`,
  fresh: '1 lists only models with scores of the last 12 months, counted from the newest of all',
  techs: '1 lists only models with a thumbs-up from a verified technician',
  newer: '1 leaves out models of which newer reviews are lower',
};

/** How truths and reviews are drawn. Missing fields are as the method assumes. */
export interface Scenario {
  name: string;
  description: string;
  /** Each model has two to four stores, instead of those of the sample. */
  manyStores?: boolean;
  /** True scores do not rise with the number of reviews. */
  flat?: boolean;
  /** True scores have a long tail of bad models, and stores' means one to both sides. */
  skewed?: boolean;
  /** K, the noise of batches, and F, the variance between stores in stars squared. */
  K?: number;
  F?: number;
}

const manyStores = { manyStores: true };

export const scenarios: readonly Scenario[] = [
  { name: 'sample', description: 'The sample as it is' },
  { name: 'stores', description: 'Two to four stores for each model', ...manyStores },
  { name: 'flat', description: 'Quality not tied to the number of reviews', flat: true },
  { name: 'skewed', description: 'Skewed qualities, heavy tails', skewed: true },
  {
    name: 'skewed-stores',
    description: 'Skewed qualities, heavy tails, two to four stores',
    skewed: true,
    ...manyStores,
  },
  { name: 'independent', description: 'All reviews independent', K: 0 },
  {
    name: 'independent-stores',
    description: 'All reviews independent, two to four stores',
    K: 0,
    ...manyStores,
  },
  { name: 'noisy', description: 'Noise of stores doubled', K: 5.25 },
  {
    name: 'noisy-stores',
    description: 'Noise of stores doubled, two to four stores',
    K: 5.25,
    ...manyStores,
  },
  { name: 'different', description: 'Stores differ by 0.15 stars', F: 0.0225 },
  {
    name: 'different-stores',
    description: 'Stores differ by 0.15 stars, two to four stores',
    F: 0.0225,
    ...manyStores,
  },
];

import { categoryLabel, subcategoryLabel } from '@appliance-index/domain/catalogue/taxonomy';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { type Month, monthLabel } from '@appliance-index/domain/scores/month';
import { compareText } from '@appliance-index/domain/scores/ranking';
import { trustConstants } from '@appliance-index/domain/trust/constants';
import type { TrustModel } from '@appliance-index/domain/trust/trust';
import { type ChapterView, chapter, percent, type Table, twoDecimals } from './chapters.js';
import { constantsTable } from './trust-constants-table.js';
import { simulationChapter, simulationLimits } from './trust-simulation.js';
import { type RangeExample, rangeExampleChapter } from './trust-worked-range.js';

/** The script that recomputes every likely score and place, as the client's files serve it. */
export const recomputeScript = '/recompute-trust.mjs';

const { level, nodes, poolReviews, largestMargins, retailersDisagree, techniciansDisagree } = trustConstants;

/** How sure the ranking is and how that is worked out, in plain words; `learned` is what the scores up to `updated` taught. */
export function trustChapters(
  learned: TrustModel,
  updated: Month | null,
  example: RangeExample | null,
): ChapterView[] {
  return [
    ranges,
    evidence,
    method(learned),
    learnedChapter(learned, updated),
    ...(example === null ? [] : [rangeExampleChapter(example, learned)]),
    simulationChapter,
    chapter('constants', 'The constants', {
      paragraphs: [
        'Fixed by us, with the values that the running program uses. Changing one is a new version.',
      ],
      tables: [constantsTable],
    }),
    limits(learned),
    versions(learned),
  ];
}

const ranges = chapter('ranges', 'What the ranges mean', {
  paragraphs: [
    'Reviews are a sample. If we could ask every owner, this model would most likely be somewhere between these places. About 9 in 10 of such ranges are right.',
    'The average that all owners would give today, whichever store they bought at, we call the true score. The place it leads to in a list is the true place. Nobody knows either; a range says how close the reviews bring us.',
  ],
  points: [
    'A page of ranges is not right as a whole. Of forty, expect four to miss, without a hint which.',
    'The middle of a range is not the answer. Any place in it can be the true one.',
    'A range does not foretell how long a machine lasts. It is about what owners think of it now.',
    'It does not change a rank. "Top Rated" follows the scores alone, as above.',
  ],
});

const evidence = chapter('evidence', 'What the evidence labels mean', {
  paragraphs: ['The label of a model tells how far its score can be off, nine times in ten.'],
  tables: [
    {
      caption: 'Labels of evidence',
      columns: ['Evidence', 'Stars off', 'In words'],
      rows: [
        ['High', upTo(largestMargins.high), 'Off by a fifth of a star at most, usually.'],
        ['Good', upTo(largestMargins.good), 'Off by a third of a star at most, usually.'],
        ['Low', upTo(largestMargins.low), 'Could be off by about half a star.'],
        [
          'Very low',
          `over ${twoDecimals(largestMargins.low)}`,
          'A handful of reviews: the score can easily be off by more than half a star.',
        ],
      ],
    },
  ],
});

function upTo(margin: number): string {
  return `up to ${twoDecimals(margin)}`;
}

function method({ pairs }: TrustModel): ChapterView {
  return chapter('method', 'How ranges are made', {
    paragraphs: [
      `First, noise. A store's average misses the truth because few people answered, because reviews arrive in waves such as promotions, and because stores differ. The strength of the last two we learn from ${pairs} pairs of stores that rate the same model.`,
      'Second, a pull. We pull scores with little evidence towards what similar models with that many reviews get. The result is the likely score.',
      `Third, places. We try ${nodes} values that a model's true score may have and add up the chances of every other model to be better. The shortest run of places with a chance of ${percent(level, 0)} is the range.`,
      'Nothing in it is random: the same scores give the same ranges.',
    ],
    points: [
      `Models of a brand and type with identical scores and counts share their reviews, as colours of one machine do. From ${poolReviews} reviews on they are one piece of evidence, and a ranking shows them attached to the first.`,
      `"Ahead" and "clear step" need a chance of ${percent(trustConstants.aheadFrom, 0)}. Below that: The reviews cannot tell these two apart with ${percent(trustConstants.aheadFrom, 0)} certainty.`,
      `"Stores disagree" needs ${retailersDisagree.reviews} reviews at both stores, a gap of ${retailersDisagree.gap} stars, and ${retailersDisagree.surelyAbove} of it more than chance explains. It means that the two groups of reviewers differ, not that a store lies.`,
      `"Technicians disagree" needs the votes of ${techniciansDisagree.owners} owners and ${techniciansDisagree.technicians} verified technicians, and ${Math.round(100 * techniciansDisagree.gap)} points between their shares that chance does not explain. One such chip in a hundred models may still be chance.`,
    ],
  });
}

function learnedChapter(learned: TrustModel, updated: Month | null): ChapterView {
  const { K, F, pairs, slope, typeMean, typeMeanVariance, priorVariance } = learned;
  const inTypes: Table = {
    caption: 'True scores by type: mean at 100 reviews, how sure it is, and how far models differ',
    columns: ['Type', 'Mean', 'Mean ±', 'Models ±'],
    rows: Object.entries(typeMean)
      .map(([key, mean]) => {
        const variance = priorVariance[key.split('/')[0] ?? ''] ?? 0;
        const deviations = [typeMeanVariance[key] ?? 0, variance].map(Math.sqrt);
        return [typeName(key), ...[mean, ...deviations].map(twoDecimals)];
      })
      .toSorted(([a = ''], [b = '']) => compareText(a, b)),
  };
  const overall: Table = {
    caption: 'Learned from the whole catalogue',
    columns: ['What', 'Value'],
    rows: [
      ['K, how much reviews come in waves', twoDecimals(K)],
      ['F, how much stores differ (variance, stars squared)', F.toFixed(4)],
      ['The same as a deviation', `${twoDecimals(Math.sqrt(F))} stars`],
      ['Pairs of stores behind both', String(pairs)],
      ['Stars more for ten times the reviews', twoDecimals(slope)],
    ],
  };
  const since = updated === null ? '' : ` up to ${monthLabel(updated)}`;
  return chapter('learned', 'What the reviews taught', {
    paragraphs: [`From all scores${since}, worked out again after each change of the catalogue.`],
    tables: [overall, inTypes],
  });
}

/** 'washers/top-load' as 'Washers, Top Load' */
function typeName(key: string): string {
  const [category = '', subcategory = ''] = key.split('/');
  const label = categoryLabel(category);
  return subcategory === '' ? label : `${label}, ${subcategoryLabel(category, subcategory)}`;
}

function limits({ pairs }: TrustModel): ChapterView {
  return chapter('limits', 'Where this can be wrong', {
    points: [
      `How noisy stores are rests on ${pairs} pairs of stores, because most models have one. ${simulationLimits}`,
      'We tried likely scores on a second store, years later: for 32 models they came nearer than the official ones; whether their order is better, so few cannot tell. For 20 others, sold in a time of promotions, no score foretold anything.',
      "A store's next scores follow its own past better than our likely scores do, since a store's ways persist. The Evidence-adjusted order asks what owners in general would say; that is why it is a choice, not the rule.",
      'Scores sink with time, by about 0.1 stars over some years. Ranges speak of today.',
      'Simple rules, such as thirty made-up votes for everybody, order nearly as well as long as better models get more reviews, as here. Where they do not, such rules fail; and none gives a range.',
      'An average of nine in ten hides the ends: a very bad or odd model is pulled too far up, and the first three of a list can be right less often.',
      'How far single reviews differ was measured on fridges and dishwashers at one store, in one year. Other appliances may differ.',
      'We assume that reviewers are not paid to lie. Reviews that several stores share, and gifts for reviews, are not seen.',
    ],
  });
}

function versions({ version }: TrustModel): ChapterView {
  return chapter('versions', 'Check us', {
    paragraphs: [
      'Every likely score and place can be recomputed from public scores, without our program, by a short script. Save it, and run it with Node.js 18 or newer: node recompute-trust.mjs, followed by the address of this site.',
    ],
    links: [
      { label: 'Every range as data (JSON)', address: publicAddresses.trust() },
      { label: 'The script (Node.js)', address: recomputeScript },
    ],
    tables: [
      {
        caption: 'Versions of the method',
        columns: ['Version', 'What changed'],
        rows: [[version, 'The first. In force.']],
      },
    ],
  });
}

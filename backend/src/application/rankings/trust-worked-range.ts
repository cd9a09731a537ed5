import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { pluralize } from '@appliance-index/domain/formats';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { evidenceOf, noiseOf, samplesOf } from '@appliance-index/domain/trust/evidence';
import { expectation } from '@appliance-index/domain/trust/prior';
import { type RatedTrust, type TrustModel, typeKey } from '@appliance-index/domain/trust/trust';
import { type ChapterView, chapter, percent, twoDecimals } from './chapters.js';

/** A rated model, with its stored assessment. */
export interface RangeExample {
  appliance: Appliance;
  trust: RatedTrust;
}

/** Leads from a model's scores to its range, by the functions that make all ranges. */
export function rangeExampleChapter({ appliance, trust }: RangeExample, learned: TrustModel): ChapterView {
  const { brand, model, subcategory } = appliance;
  const samples = samplesOf(appliance);
  const evidence = evidenceOf(samples, learned);
  const expected = expectedOf(appliance, evidence, learned);
  const ownShare = expected.variance / (expected.variance + evidence.variance);
  const { place, placeLow, placeHigh, of } = subcategory === null ? trust.inCategory : trust.inType;
  const stores = samples.map((sample) => {
    const name = retailers.find(({ slug }) => slug === sample.retailer)?.name ?? sample.retailer;
    const from = `${tenthsAsStars(sample.score)} from ${pluralize(sample.count, 'review')}`;
    return [
      name,
      from,
      `can miss by ${twoDecimals(Math.sqrt(noiseOf(sample, learned)))} (standard deviation)`,
    ];
  });
  return chapter('worked-range', 'A worked range', {
    paragraphs: [`The model with the highest score of all: ${brand} ${model}.`],
    tables: [
      {
        caption: `From the scores of ${brand} ${model} to its likely places`,
        columns: ['Step', 'Result', 'Because'],
        rows: [
          ...stores,
          ['Score', twoDecimals(trust.score), `the average of ${pluralize(evidence.reviews, 'review')}`],
          ['Evidence', trust.evidence, `it can be off by ${twoDecimals(trust.margin)}, nine times in ten`],
          [
            'Similar models',
            twoDecimals(expected.mean),
            `what models of its type with as many reviews get, ± ${twoDecimals(Math.sqrt(expected.variance))}`,
          ],
          ['Weight of its own score', percent(ownShare, 0), 'the less noise, the more'],
          [
            'Likely score',
            twoDecimals(trust.adjusted),
            `${percent(ownShare, 0)} of ${twoDecimals(trust.score)} and ${percent(1 - ownShare, 0)} of ${twoDecimals(expected.mean)}`,
          ],
          [
            'Its range',
            `${twoDecimals(trust.low)} to ${twoDecimals(trust.high)}`,
            `a standard deviation of ${twoDecimals(trust.sd)}`,
          ],
          ['Likely places', `${placeLow} to ${placeHigh} of ${of}`, `officially it is #${place} of its list`],
        ],
      },
    ],
  });
}

/** What the assessment, which knows the type of every model that it placed, expected of a model like this one. */
function expectedOf(appliance: Appliance, evidence: ReturnType<typeof evidenceOf>, learned: TrustModel) {
  const type = typeKey(appliance);
  const mean = learned.typeMean[type] ?? 0;
  const meanVariance = learned.typeMeanVariance[type] ?? 0;
  const variance = learned.priorVariance[appliance.category] ?? 0;
  const types = new Map([[type, { mean, meanVariance, variance }]]);
  return expectation({ slope: learned.slope, types, variances: new Map() }, type, evidence.log10Reviews);
}

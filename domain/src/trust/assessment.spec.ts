import { describe, expect, test } from '@jest/globals';
import { generatedCatalogue } from '../../test/trust/generated-catalogue.js';
import { sampleCatalogue } from '../../test/trust/vectors.js';
import { bestFirst } from '../scores/ranking.js';
import { isRated } from '../scores/score.js';
import { assess, trustAt } from './assessment.js';
import { assessCatalogue } from './catalogue-trust.js';
import { RatedModelsBuilder, scoresAt } from './rated-models.js';
import type { TrustInput } from './trust.js';

function columnsOf(models: readonly TrustInput[]) {
  const builder = new RatedModelsBuilder();
  for (const model of models) builder.add(model);
  return builder.build();
}

const generated = generatedCatalogue(3_000).filter(isRated);

describe('An assessment in columns', () => {
  test.each([
    ['the shipped sample', sampleCatalogue],
    ['a larger catalogue', generated],
  ])('says the same of %s as one of its models', (_, catalogue) => {
    const official = catalogue.filter(isRated).toSorted(bestFirst);
    const columns = columnsOf(official);
    const assessment = assess(columns);
    const { model, models } = assessCatalogue(official);
    expect(assessment.model).toEqual(model);
    for (const [index, { id }] of official.entries()) {
      const trust = trustAt(columns, assessment, index, (other) => official[other]?.id ?? '');
      expect(trust).toEqual(models.get(id));
    }
  });

  test('survives being sent to another thread', () => {
    const columns = structuredClone(columnsOf(generated));
    expect(structuredClone(assess(columns))).toEqual(assess(columnsOf(generated)));
  });
});

test('Columns keep the figures of each model', () => {
  const columns = columnsOf(generated);
  for (const [index, model] of generated.entries()) expect(model).toMatchObject(scoresAt(columns, index));
});

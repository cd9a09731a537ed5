import { listFacts } from '@appliance-index/domain/trust/list-facts';
import { expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { directReads } from '../../../test/fakes/direct-reads.js';
import { InMemoryAppliances } from '../../../test/fakes/in-memory-appliances.js';
import { InMemoryScoreHistory } from '../../../test/fakes/in-memory-score-history.js';
import { InMemoryTrust } from '../../../test/fakes/in-memory-trust.js';
import { Articles } from '../articles/articles.js';
import type { SharePicture } from './ranking-ports.js';
import { SharePictures } from './share-pictures.js';

const model = appliance({ lowesScore: 45 });
const trust = new InMemoryTrust([model]);
const drawn: SharePicture[] = [];
const pictures = new SharePictures(
  new InMemoryAppliances([model]),
  new InMemoryScoreHistory([model], [], { updated: '2026-05', previous: null }),
  trust,
  directReads,
  {
    render: async (picture) => {
      drawn.push(picture);
      return new Uint8Array();
    },
  },
  Object.create(Articles.prototype),
);

async function noteOf(draw: () => Promise<unknown>): Promise<string | undefined> {
  await draw();
  return drawn.at(-1)?.note;
}

test('The picture of the site has the newest month, that of a ranking the newest one of its own scores', async () => {
  const scope = { category: 'washers', subcategory: 'front-load' };
  const ranking = () => pictures.forRanking(scope);
  expect(await noteOf(() => pictures.forSite())).toBe('All categories, May 2026');
  expect(await noteOf(ranking)).toBe('Washers, 1 model');
  trust.facts = { ...listFacts([], null), newest: '2026-01' };
  expect(await noteOf(ranking)).toBe('Washers, 1 model, January 2026');
});

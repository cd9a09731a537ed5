import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ArticlePageView, BlogView } from '../src/application/articles/article-views.js';
import { ApplianceDetailView, ComparisonView } from '../src/application/catalogue/appliance-views.js';
import { CardVotesView, VotesView } from '../src/application/people/vote-views.js';
import type { PublicReads } from '../src/application/public-reads.js';
import { ModelsView } from '../src/application/rankings/model-views.js';
import { CategoriesView, RankingView, SearchView } from '../src/application/rankings/ranking-views.js';
import { MethodologyView } from '../src/application/rankings/score-views.js';
import { TestSite } from './test-site.js';

let site: TestSite;
let id: string;
let article: string;

beforeAll(async () => {
  site = await TestSite.start();
  id = await site.applianceId();
  article = (await site.agent().get('/api/blog/articles').expect(200)).body[0].id;
});
afterAll(() => site.stop());

const { ranking, blog, compare, cardVotes } = publicAddresses;

/** The addresses of every read, and the properties that its answer has. */
const answers: { [Name in keyof PublicReads]: [addresses: () => string[], properties: object] } = {
  categories: [() => [publicAddresses.categories()], CategoriesView.properties],
  ranking: [() => [ranking('fridges', null), ranking('fridges', 'french-door')], RankingView.properties],
  appliance: [() => [publicAddresses.appliance(id)], ApplianceDetailView.properties],
  compare: [() => [compare([id]), compare([])], ComparisonView.properties],
  search: [() => [publicAddresses.search('lg & co?')], SearchView.properties],
  models: [() => [publicAddresses.models(''), publicAddresses.models('page=2')], ModelsView.properties],
  methodology: [() => [publicAddresses.methodology()], MethodologyView.properties],
  blog: [() => [blog(null), blog('guides')], BlogView.properties],
  article: [() => [publicAddresses.article(article)], ArticlePageView.properties],
  cardVotes: [() => [cardVotes([id])], CardVotesView.properties],
  modelVotes: [() => [publicAddresses.modelVotes(id)], VotesView.properties],
};

test.each(Object.entries(answers))('The API answers the read %s at its address', async (_, answer) => {
  const [addresses, properties] = answer;
  for (const address of addresses()) {
    const { body } = await site.agent().get(address).expect(200);
    const [view] = Array.isArray(body) ? body : [body];
    expect({ address, names: Object.keys(view).sort() }).toEqual({
      address,
      names: Object.keys(properties).sort(),
    });
  }
});

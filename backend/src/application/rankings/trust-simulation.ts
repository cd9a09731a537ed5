import { trustConstants } from '@appliance-index/domain/trust/constants';
import {
  type Estimate,
  type SimulatedOrder,
  type SimulatedScenario,
  simulationResults,
} from '@appliance-index/domain/trust/simulation-results';
import { type ChapterView, chapter, percent, type Table } from './chapters.js';

const { replications, scenarios, seed } = simulationResults;

/** '91.2 ± 0.2%', in one line. */
const shareText = ({ mean, standardError }: Estimate) =>
  `${(100 * mean).toFixed(1)}\u00a0±\u00a0${percent(standardError)}`;

const coverage: Table = {
  caption: 'How many ranges hold the truth, by what was made up',
  columns: ['Made up', 'Places', 'Of the first three', 'Of very low evidence', 'Scores', 'Width'],
  rows: scenarios.map(({ description, coverage: { score, places }, listWidth, missesGoal }) => [
    missesGoal ? `${description} (misses our goal)` : description,
    ...[places.all, places.topThree, places.veryLow, score].map(shareText),
    percent(listWidth.mean, 0),
  ]),
};

const orders: Table = {
  caption: 'How well orders find the truth: NDCG of the first 25, and stars lost by trusting the first',
  columns: ['Made up', 'Top Rated', 'Evidence-adjusted', 'Best other rule'],
  rows: scenarios.map((scenario) => [
    scenario.description,
    orderText(orderOf(scenario, 'official')),
    orderText(orderOf(scenario, 'evidence-adjusted')),
    bestOtherText(scenario),
  ]),
};

function orderOf({ orders }: SimulatedScenario, name: string): SimulatedOrder | undefined {
  return orders.find((order) => order.name === name);
}

function orderText(order: SimulatedOrder | undefined): string {
  return order ? `${order.ndcg.mean.toFixed(3)}\u00a0/\u00a0${order.regret.mean.toFixed(2)}` : '';
}

function bestOtherText({ orders }: SimulatedScenario): string {
  const others = orders.filter(({ name }) => name !== 'official' && name !== 'evidence-adjusted');
  const [best] = others.toSorted((a, b) => b.ndcg.mean - a.ndcg.mean);
  return best ? `${orderText(best)} (${best.description.split(':')[0]})` : '';
}

export const simulationChapter: ChapterView = chapter('simulation', 'How we tested it', {
  paragraphs: [
    `Nobody knows true scores, so we made some up: ${replications} catalogues like ours for each row, reviews drawn from them, and our method, which did not see the truth. Then we counted. Our goal is that the share of right places is within two points of ${percent(trustConstants.level, 0)}.`,
    'Some rows are worlds as the method takes them to be. Others are wrong for it on purpose, and those in which it misses the goal are listed as well.',
    `"±" is the standard error. "Width" is the length of a range as a share of its list. The seed is ${seed}; anybody can run it again with our source.`,
  ],
  tables: [coverage, orders],
});

/** What the worlds in which the method misses its goal come to, in a sentence. */
export const simulationLimits: string = (() => {
  const missed = scenarios
    .filter(({ missesGoal }) => missesGoal)
    .map(
      ({ description, coverage: { places } }) =>
        `${percent(places.all.mean, 0)} (${lowerFirst(description)})`,
    );
  return missed.length === 0
    ? ''
    : `In the tests that miss our goal, the share of right ranges was ${missed.join(', ')}.`;
})();

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

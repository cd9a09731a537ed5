import type { Estimate, SimulatedScenario } from '@appliance-index/domain/trust/simulation-results';

const shown = ({ mean, standardError }: Estimate) => `${mean.toFixed(3)} ± ${standardError.toFixed(3)}`;
const line = (name: string, ...cells: string[]) =>
  `  ${[name.padEnd(18), ...cells.map((cell) => cell.padEnd(15))].join('').trimEnd()}\n`;

/** A scenario's results as text; each figure with its standard error. */
export function reportOf({
  name,
  description,
  orders,
  coverage,
  listWidth,
  missesGoal,
}: SimulatedScenario): string {
  const { score, places } = coverage;
  return [
    `${name}: ${description}${missesGoal ? ' (misses the goal)' : ''}\n`,
    line('', 'NDCG@25', 'regret', 'tau', 'precision@10'),
    ...orders.map((order) => {
      const measures = [order.ndcg, order.regret, order.tau, order.precision];
      return line(order.name, ...measures.map(shown));
    }),
    line('', 'all places', 'top 3', 'very low', 'scores', 'width of list'),
    line('ranges', ...[places.all, places.topThree, places.veryLow, score, listWidth].map(shown)),
    '\n',
  ].join('');
}

import results from './simulation-results.json' with { type: 'json' };

/** The mean over replications, and its standard error; 0 with a single replication. */
export interface Estimate {
  mean: number;
  standardError: number;
}

/**
 * How well an order finds the truth, over lists of types: `ndcg`, of the first 25 places, 0 to 1; `regret`, the stars by which
 * the first is worse than the truly best; `tau`, Kendall's, -1 to 1; `precision`, the share of the truly best ten among the
 * first ten.
 */
export type OrderMeasure = 'ndcg' | 'regret' | 'tau' | 'precision';

export interface SimulatedOrder extends Record<OrderMeasure, Estimate> {
  name: string;
  description: string;
}

/** Made-up truths and reviews of one kind, and how well the method found them. */
export interface SimulatedScenario {
  name: string;
  description: string;
  /** The evidence-adjusted order, the official one, and their rivals. */
  orders: SimulatedOrder[];
  /**
   * Shares, 0 to 1, of the ranges that hold the truth: those of scores and those of places, of which also those of the
   * official first three of each list, and of the models with the evidence 'very low'.
   */
  coverage: {
    score: Estimate;
    places: Record<'all' | 'topThree' | 'veryLow', Estimate>;
  };
  /** Mean length of the ranges of places, as a share of the list. */
  listWidth: Estimate;
  /** Whether the share of ranges of places that hold the truth is further from 90 % than the goal allows. */
  missesGoal: boolean;
}

export interface SimulationResults {
  seed: number;
  /** Catalogues drawn for each scenario. */
  replications: number;
  scenarios: SimulatedScenario[];
}

/** What `npm run simulate` found. */
export const simulationResults: SimulationResults = results;

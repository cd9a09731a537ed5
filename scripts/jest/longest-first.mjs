import { statSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

const sizeOf = ({ path }) => statSync(path).size;
const isJourney = ({ path }) => path.includes('/e2e/');

/**
 * Starts the longest files first, so that none is left alone at the end; their size is known on a fresh machine, too. Journeys,
 * which keep the processors busy, take turns with other specs, which wait for databases and time limits.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const longestFirst = [...tests].sort((a, b) => sizeOf(b) - sizeOf(a));
    const journeys = longestFirst.filter(isJourney);
    const others = longestFirst.filter((test) => !isJourney(test));
    return longestFirst.flatMap((_, turn) => [journeys[turn], others[turn]]).filter(Boolean);
  }
}

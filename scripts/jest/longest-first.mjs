import { statSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** A line of a journey takes about this many times as long as one of another spec. */
const journeyWeight = 5;

const weightOf = ({ path }) => statSync(path).size * (path.includes('/e2e/') ? journeyWeight : 1);

/** Starts the longest files first, so that none is left alone at the end. Their size is known on a fresh machine, too. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => weightOf(b) - weightOf(a));
  }
}

import { Worker } from 'node:worker_threads';
import { assessCatalogue } from '@appliance-index/domain/trust/catalogue-trust';
import type { CatalogueTrust } from '@appliance-index/domain/trust/trust';
import { type Assess, hashOfInputs } from './trust-tables.js';

/** Assesses a catalogue once, however often it is asked in a row. */
export function remembering(assess: Assess): Assess {
  let last: { key: string; answer: ReturnType<Assess> } | undefined;
  return (models) => {
    const key = hashOfInputs(models);
    if (last?.key !== key) last = { key, answer: assess(models) };
    return last.answer;
  };
}

/** Below this, an assessment takes less time than starting a thread for it. */
const modelsWorthAThread = 1_000;

/** Where assessments run. A server must go on answering meanwhile; a command has nothing else to do. */
export class Assessor {
  constructor(readonly assess: Assess = assessCatalogue) {}
}

/** Assesses large catalogues in a thread of its own. */
export const assessInThread: Assess = (models) => {
  if (models.length < modelsWorthAThread) return assessCatalogue(models);
  return new Promise<CatalogueTrust>((resolve, reject) => {
    const worker = new Worker(new URL('./assessment-thread.js', import.meta.url), { workerData: models });
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The assessment ended with code ${code}.`)));
  });
};

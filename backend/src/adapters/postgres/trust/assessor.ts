import { Worker } from 'node:worker_threads';
import { type Assessment, assess } from '@appliance-index/domain/trust/assessment';
import type { Assess } from './trust-inputs.js';

/** Assesses a catalogue once, however often it is asked in a row. */
export function remembering(assess: Assess): Assess {
  let last: { hash: string; answer: ReturnType<Assess> } | undefined;
  return (inputs) => {
    const { hash } = inputs;
    if (last?.hash !== hash) last = { hash, answer: assess(inputs) };
    return last.answer;
  };
}

/** Below this, an assessment takes less time than starting a thread for it. */
const modelsWorthAThread = 1_000;

/** Where assessments run. A server must go on answering meanwhile; a command has nothing else to do. */
export class Assessor {
  constructor(readonly assess: Assess = assessHere) {}
}

export const assessHere: Assess = ({ models }) => assess(models);

/** Assesses large catalogues in a thread of its own. */
export const assessInThread: Assess = ({ models }) => {
  if (models.length < modelsWorthAThread) return assess(models);
  return new Promise<Assessment>((resolve, reject) => {
    const worker = new Worker(new URL('./assessment-thread.js', import.meta.url), { workerData: models });
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The assessment ended with code ${code}.`)));
  });
};

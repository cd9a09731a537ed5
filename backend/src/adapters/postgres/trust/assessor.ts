import { Worker } from 'node:worker_threads';
import { type Assessment, assess } from '@appliance-index/domain/trust/assessment';
import { LRUCache } from 'lru-cache';
import type { Assess, AssessmentInputs } from './trust-inputs.js';

/** Below this, an assessment takes less time than starting a thread for it. */
const modelsWorthAThread = 1_000;

/** The remembered assessments are of at most this many models in total, each of about 100 bytes; one may be of more. */
const modelsRemembered = 100_000;

type Answer = ReturnType<Assess>;

/**
 * Assesses catalogues, and remembers the latest: the plan of an import, what it stores when it is applied, its rollback and
 * the servers that hear of each ask for the same ones. A server must go on answering meanwhile; a command has nothing else to
 * do.
 */
export class Assessor {
  /** By the hash of what was assessed. */
  private readonly remembered = new LRUCache<string, Answer>({ maxSize: modelsRemembered });

  constructor(private readonly assessNow: Assess = assessHere) {}

  readonly assess: Assess = (inputs) => this.remembered.get(inputs.hash) ?? this.assessAnew(inputs);

  private assessAnew(inputs: AssessmentInputs): Answer {
    const { hash, models } = inputs;
    const answer = this.assessNow(inputs);
    // The cache takes nothing larger than itself, and nothing of no size.
    this.remembered.set(hash, answer, { size: Math.min(Math.max(models.length, 1), modelsRemembered) });
    if (answer instanceof Promise) answer.catch(() => this.remembered.delete(hash));
    return answer;
  }
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

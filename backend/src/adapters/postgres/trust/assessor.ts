import { Worker } from 'node:worker_threads';
import { type Assessment, assess } from '@appliance-index/domain/trust/assessment';
import type { ClientConfig } from 'pg';
import { dedicatedClient } from '../dedicated-client.js';
import type { Assess } from './trust-inputs.js';
import { TrustTables } from './trust-tables.js';

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
/** Below this, reading them takes less time than starting a thread that has a connection of its own (0.2 s). */
const modelsWorthAConnection = 20_000;

const selectWhetherLarge = `
  select count(*) = ${modelsWorthAConnection} as "isLarge"
  from (select from appliances where deleted_at is null and is_rated limit ${modelsWorthAConnection}) rated`;

export const assessHere: Assess = ({ models }) => assess(models);

/** Where assessments run: here, since a command has nothing else to do. */
export class Assessor {
  constructor(readonly assess: Assess = assessHere) {}

  /** Assesses the stored catalogue if it differs from the one that was assessed last, and stores that. */
  async refresh(config: ClientConfig): Promise<void> {
    const client = await dedicatedClient(config);
    try {
      await new TrustTables(client).refreshIfChanged(this.assess);
    } finally {
      await client.end();
    }
  }
}

/** Assesses large catalogues in a thread of its own: a server must go on answering meanwhile. */
export class ThreadedAssessor extends Assessor {
  constructor() {
    super(({ models }) =>
      models.length < modelsWorthAThread
        ? assess(models)
        : inThread<Assessment>('./assessment-thread.js', models),
    );
  }

  override async refresh(config: ClientConfig): Promise<void> {
    if (await isLarge(config)) await inThread('./refresh-thread.js', config);
    else await super.refresh(config);
  }
}

async function isLarge(config: ClientConfig): Promise<boolean> {
  const client = await dedicatedClient(config);
  try {
    const { rows } = await client.query<{ isLarge: boolean }>(selectWhetherLarge);
    return rows[0]?.isLarge ?? false;
  } finally {
    await client.end();
  }
}

/** Runs a module in a thread, which answers with one message. */
function inThread<Answer>(module: string, workerData: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(module, import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The assessment ended with code ${code}.`)));
  });
}

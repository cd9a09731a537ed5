import { parentPort, workerData } from 'node:worker_threads';
import { assess } from '@appliance-index/domain/trust/assessment';

/** What `assessInThread` starts. */
parentPort?.postMessage(assess(workerData));

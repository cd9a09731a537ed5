import { parentPort, workerData } from 'node:worker_threads';
import { assess } from '@appliance-index/domain/trust/assessment';

/** What `ThreadedAssessor` starts to assess given models. */
parentPort?.postMessage(assess(workerData));

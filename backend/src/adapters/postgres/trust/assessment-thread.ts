import { parentPort, workerData } from 'node:worker_threads';
import { assessCatalogue } from '@appliance-index/domain/trust/catalogue-trust';

/** What `assessInThread` starts. */
parentPort?.postMessage(assessCatalogue(workerData));

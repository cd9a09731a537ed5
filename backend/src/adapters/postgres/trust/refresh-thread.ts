import { parentPort, workerData } from 'node:worker_threads';
import { Assessor } from './assessor.js';

/** What `ThreadedAssessor` starts to assess the stored catalogue, so that reading it does not hold up the server either. */
await new Assessor().refresh(workerData);
parentPort?.postMessage(null);

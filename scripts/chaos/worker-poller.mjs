import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { call, RequestLoop } from './test-bed.mjs';

/** Polls a URL from a worker thread, so that other work of this process, such as sending 300 MB, does not distort the times. */
export class WorkerPoller {
  constructor(url, options) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { url, options } });
  }

  /** Stops polling and returns all responses; their times are on the worker's clock. */
  async stop() {
    this.worker.postMessage('stop');
    const [responses] = await once(this.worker, 'message');
    return responses;
  }
}

if (!isMainThread) {
  const { url, options } = workerData;
  const loop = new RequestLoop(() => call(url), options);
  parentPort.once('message', async () => parentPort.postMessage(await loop.stop()));
}

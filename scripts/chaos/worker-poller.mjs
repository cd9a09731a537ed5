import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { call, RequestLoop } from './test-bed.mjs';

/** Asks an address again and again in a thread of its own: what else this process does, like sending 300 MB, must not count. */
export class WorkerPoller {
  constructor(url, options) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { url, options } });
  }

  /** All answers; their times are those of the thread. */
  async stop() {
    this.worker.postMessage('stop');
    const [responses] = await once(this.worker, 'message');
    return responses;
  }
}

if (!isMainThread) {
  const { url, options } = workerData;
  const asking = new RequestLoop(() => call(url), options);
  parentPort.once('message', async () => parentPort.postMessage(await asking.stop()));
}

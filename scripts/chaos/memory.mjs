import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const megabyte = 1024 * 1024;

/** What Linux knows of a process: resident memory in bytes, and how many files and sockets it has open. */
export function footprint(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { rss: Number(kilobytes) * 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** Looks at a process every second, or more often, until it is stopped. */
export class FootprintSampler {
  samples = [];
  isOver = false;

  constructor(pid, everyMs = 1_000, sample = footprint) {
    this.running = this.watch(pid, everyMs, sample);
  }

  async watch(pid, everyMs, sample) {
    while (!this.isOver) {
      this.samples.push({ at: performance.now(), ...(await sample(pid)) });
      await delay(everyMs);
    }
  }

  async stop() {
    this.isOver = true;
    await this.running;
    return this.samples;
  }

  /** In megabytes. */
  peak() {
    return Math.max(...this.samples.map(({ rss }) => rss)) / megabyte;
  }
}

/** The line through the samples by least squares: megabytes per ten minutes, and how far it may be off. */
export function memorySlope(samples) {
  const points = samples.map(({ at, rss }) => ({ x: at / 600_000, y: rss / megabyte }));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  const rest = points.reduce((sum, point) => sum + (point.y - y - slope * (point.x - x)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (points.length - 2) / spread), mean: y };
}

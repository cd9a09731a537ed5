import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const megabyte = 1024 * 1024;

/** Resident memory in bytes and the number of open descriptors of a process (Linux). */
export function footprint(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { rss: Number(kilobytes) * 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** Samples a process at a fixed interval until stopped. */
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

  /** Peak resident memory in megabytes. */
  peak() {
    return Math.max(...this.samples.map(({ rss }) => rss)) / megabyte;
  }
}

/** Least-squares fit of the samples: slope in megabytes per ten minutes with its standard error, and the mean in megabytes. */
export function memorySlope(samples) {
  const points = samples.map(({ at, rss }) => ({ x: at / 600_000, y: rss / megabyte }));
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  const rest = points.reduce((sum, point) => sum + (point.y - y - slope * (point.x - x)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (points.length - 2) / spread), mean: y };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Imports } from '../../application/imports/import-ports.js';
import { OpenTo } from './people/access.js';
import type { ResponseCache } from './public/response-cache.js';

const secondsBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Of requests that no route has taken: files, and what was refused before. */
const noRoute = '(none)';

const voteRoutes: Readonly<Record<string, string>> = {
  '/api/votes': 'aspect',
  '/api/tech-votes': 'thumbs-up',
};

/** Work of which only so much runs at once: p-limit's own counts. */
export interface Queue {
  readonly activeCount: number;
  readonly pendingCount: number;
}

/** What this process tells Prometheus of itself. */
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer; without answers that were ready',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [this.registry],
  });
  private readonly inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that wait for their answer',
    registers: [this.registry],
  });

  private readonly votes = new Counter({
    name: 'votes_cast_total',
    help: 'Votes that were saved, changed or taken back by way of this process',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  constructor(
    pool: Pool,
    imports: Imports,
    responseCache: ResponseCache,
    queues: Readonly<Record<string, Queue>>,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.watchPool(pool);
    this.watchQueues(queues);
    this.watchImports(imports);
    this.watchResponseCache(responseCache);
  }

  /** Takes the time of a request, under its route's pattern: there is no end of raw addresses. */
  track(request: IncomingMessage, response: ServerResponse): void {
    const begin = performance.now();
    this.inFlight.inc();
    response.once('close', () => {
      this.inFlight.dec();
      const labels = {
        method: request.method ?? '',
        route: routeOf(request),
        status: response.writableFinished ? String(response.statusCode) : 'aborted',
      };
      this.durations.observe(labels, (performance.now() - begin) / 1_000);
      const kind = voteRoutes[labels.route];
      if (kind && labels.method === 'POST' && labels.status === '200') this.votes.inc({ kind });
    });
  }

  private watchPool(pool: Pool): void {
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of the pool: all, idle ones, and requests that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  private watchQueues(queues: Readonly<Record<string, Queue>>): void {
    new Gauge({
      name: 'queue_jobs',
      help: 'Work of which only so much runs at once: what is running, and what waits for its turn',
      labelNames: ['queue', 'state'],
      registers: [this.registry],
      collect() {
        for (const [queue, { activeCount, pendingCount }] of Object.entries(queues)) {
          this.set({ queue, state: 'running' }, activeCount);
          this.set({ queue, state: 'waiting' }, pendingCount);
        }
      },
    });
  }

  /** Most imports come by the command line, so the database is asked and not this process. */
  private watchImports(imports: Imports): void {
    new Gauge({
      name: 'imports_applied',
      help: 'Imports that stand, by what they held; absent while the database cannot be asked',
      labelNames: ['kind'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { kind, count } of await imports.appliedCounts().catch(() => []))
          this.set({ kind }, count);
      },
    });
  }

  private watchResponseCache(responseCache: ResponseCache): void {
    new Counter({
      name: 'public_answers_total',
      help: 'Public answers that were ready, and those that had to be made',
      labelNames: ['result'],
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc({ result: 'hit' }, responseCache.hits);
        this.inc({ result: 'miss' }, responseCache.misses);
      },
    });
    new Gauge({
      name: 'public_answers_under_way',
      help: 'Public answers that are being made: pages rendered, views read, feeds and pictures put together',
      registers: [this.registry],
      collect() {
        this.set(responseCache.pendingCount);
      },
    });
    new Gauge({
      name: 'public_answers_kept_bytes',
      help: 'Memory set aside for public answers that are ready',
      registers: [this.registry],
      collect() {
        this.set(responseCache.sizeBytes);
      },
    });
  }
}

/** The pattern, because a raw address may hold what belongs to somebody. */
export function routeOf(request: IncomingMessage): string {
  return (request as { route?: { path?: string } }).route?.path ?? noRoute;
}

/** Open, because Prometheus brings no session; nginx does not pass it on to the world. */
@OpenTo('everyone')
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  async read(@Res() response: Response): Promise<void> {
    const { registry } = this.metrics;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', registry.contentType);
    response.end(await registry.metrics());
  }
}

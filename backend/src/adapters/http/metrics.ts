import type { IncomingMessage, ServerResponse } from 'node:http';
import { minuteMs } from '@appliance-index/domain/durations';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Imports } from '../../application/imports/import-ports.js';
import type { Quality } from '../../application/quality/quality.js';
import { MetricsAccess } from './metrics-access.js';
import { OpenTo } from './people/access.js';
import type { ResponseCache } from './public/response-cache.js';

const secondsBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Label of requests that reach no route: static files, and requests refused by middleware. */
const noRoute = '(none)';

const voteRoutes: Readonly<Record<string, string>> = {
  '/api/votes': 'aspect',
  '/api/tech-votes': 'thumbs-up',
};

/** The counts of a p-limit queue. */
export interface Queue {
  readonly activeCount: number;
  readonly pendingCount: number;
}

/** The Prometheus metrics of this process. */
export class Metrics {
  readonly registry = new Registry();
  private readonly durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response, excluding responses served from the cache',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [this.registry],
  });
  private readonly inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that have not been answered yet',
    registers: [this.registry],
  });

  private readonly votes = new Counter({
    name: 'votes_cast_total',
    help: 'Votes saved, changed or withdrawn through this process',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  constructor(
    pool: Pool,
    imports: Imports,
    quality: Quality,
    responseCache: ResponseCache,
    queues: Readonly<Record<string, Queue>>,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.registerPoolMetrics(pool);
    this.registerQueueMetrics(queues);
    this.registerImportMetrics(imports);
    this.registerQualityMetrics(quality);
    this.registerResponseCacheMetrics(responseCache);
  }

  /** Times a request. It is labelled with its route's pattern, because the number of raw paths is unbounded. */
  track(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    this.inFlight.inc();
    response.once('close', () => {
      this.inFlight.dec();
      const labels = {
        method: request.method ?? '',
        route: routeOf(request) ?? noRoute,
        status: response.writableFinished ? String(response.statusCode) : 'aborted',
      };
      this.durations.observe(labels, (performance.now() - start) / 1_000);
      const kind = voteRoutes[labels.route];
      if (kind && labels.method === 'POST' && labels.status === '200') this.votes.inc({ kind });
    });
  }

  private registerPoolMetrics(pool: Pool): void {
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections in the pool (total, idle), and requests waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }

  private registerQueueMetrics(queues: Readonly<Record<string, Queue>>): void {
    new Gauge({
      name: 'queue_jobs',
      help: 'Jobs in queues with limited concurrency, running and waiting',
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

  /** Read from the database, because most imports run in the CLI. */
  private registerImportMetrics(imports: Imports): void {
    new Gauge({
      name: 'imports_applied',
      help: 'Imports in effect, by kind; absent while the database is unreachable',
      labelNames: ['kind'],
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { kind, count } of await imports.appliedCounts().catch(() => []))
          this.set({ kind }, count);
      },
    });
  }

  /** Asked of the whole catalogue, so not at every scrape. */
  private registerQualityMetrics(quality: Quality): void {
    let askedAt = Number.NEGATIVE_INFINITY;
    new Gauge({
      name: 'open_findings',
      help: 'Open findings about the data, by check; at most a minute old',
      labelNames: ['check'],
      registers: [this.registry],
      async collect() {
        if (performance.now() - askedAt < minuteMs) return;
        const counts = await quality.openCounts().catch(() => null);
        this.reset();
        if (counts === null) return;
        askedAt = performance.now();
        for (const [check, count] of Object.entries(counts)) this.set({ check }, count);
      },
    });
  }

  private registerResponseCacheMetrics(responseCache: ResponseCache): void {
    new Counter({
      name: 'public_answers_total',
      help: 'Public responses, by whether they came from the cache',
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
      help: 'Public responses being built: pages, JSON, feeds and share images',
      registers: [this.registry],
      collect() {
        this.set(responseCache.pendingCount);
      },
    });
    new Gauge({
      name: 'public_answers_kept_bytes',
      help: 'Memory reserved for cached public responses',
      registers: [this.registry],
      collect() {
        this.set(responseCache.sizeBytes);
      },
    });
  }
}

/** The route's pattern; undefined when none matched. Raw paths may contain personal data, such as e-mail addresses. */
export function routeOf(request: IncomingMessage): string | undefined {
  return (request as { route?: { path?: string } }).route?.path;
}

/** Without a session, which Prometheus does not have; nginx does not expose it. */
@OpenTo('everyone')
@ApiExcludeController()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly access: MetricsAccess,
  ) {}

  @Get()
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.access.require(request, response);
    const { registry } = this.metrics;
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', registry.contentType);
    response.end(await registry.metrics());
  }
}

import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { finished, type Readable } from 'node:stream';
import { setTimeout as delay, setImmediate as nextRound } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import sirv from 'sirv';
import { ErrorFilter } from './adapters/http/error-filter.js';
import { Readiness } from './adapters/http/health.controller.js';
import { Metrics } from './adapters/http/metrics.js';
import { describeApi } from './adapters/http/openapi.js';
import { refuseOtherSites } from './adapters/http/people/access.js';
import { Sessions } from './adapters/http/people/session.js';
import { isReading, PublicAnswers } from './adapters/http/public/public-answers.js';
import { inTime, refuseDeepBodies, validation } from './adapters/http/request-bodies.js';
import { securityHeaders } from './adapters/http/security-headers.js';
import type { Database } from './adapters/postgres/database.js';
import { clientFolder } from './adapters/web/ssr-page-renderer.js';
import type { Config } from './config.js';
import { minuteMs } from './domain/durations.js';
import { httpModule } from './http.module.js';
import { DatabaseReadiness } from './readiness.js';

const headersTimeoutMs = 20_000;
/** For a whole upload on a slow line; other bodies are small and get less time (see `inTime`). */
const requestTimeoutMs = 15 * minuteMs;
const drainMs = 24_000;
/** Long enough for a request that has arrived to be read. */
const lookAgainMs = 100;
/** Under a stream of new connections the waiting has an end. */
const lettingInMs = 3_000;
const quietMs = 100;
const enoughRounds = 20;
const maxBody = '100kb';
/** The longest article, of characters that take the most bytes. */
const maxArticleBody = '400kb';

/** The HTTP server with everything behind it, not yet listening. */
export interface HttpServer {
  server: Server;
  app: NestExpressApplication;
  /** Refuses new work, lets requests in flight end, and closes everything. */
  drain(): Promise<void>;
}

export function createLogger(config: Config): Logger {
  return pino({ level: config.logLevel });
}

/**
 * A line tells requests apart, and not what they ask or bring along: queries, and the header that names the page before,
 * hold links for new passwords and what people search for.
 */
const logged = {
  req: ({ id, method, originalUrl, headers, socket }: Request) => ({
    id,
    method,
    path: originalUrl.split('?', 1)[0],
    userAgent: headers['user-agent'],
    remoteAddress: socket.remoteAddress,
  }),
  res: ({ statusCode }: Response) => ({ statusCode }),
};

export async function createHttpServer(
  config: Config,
  database: Database,
  logger: Logger,
): Promise<HttpServer> {
  const web = express();
  web.disable('x-powered-by');
  web.set('trust proxy', config.trustProxy);
  web.set('query parser', 'simple');
  web.set('etag', false);
  const sessions = new Sessions(config, database.pool, logger);
  prepare(web, config, logger, sessions);
  const app = await NestFactory.create<NestExpressApplication>(
    httpModule(config, database, sessions, logger),
    new ExpressAdapter(web),
    {
      logger: ['error', 'fatal'],
      bodyParser: false,
    },
  );
  app.useGlobalFilters(new ErrorFilter(logger));
  app.useGlobalPipes(validation);
  describeApi(app, sessions.cookie.name);
  await app.init();
  const answers = app.get(PublicAnswers);
  const metrics = app.get(Metrics);
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs, maxHeaderSize: 16_384 },
    (request, response) => {
      if (!server.listening) response.setHeader('Connection', 'close');
      inTime(request, response);
      if (answers.answerEarly(request, response)) return;
      metrics.follow(request, response);
      web(request, response);
    },
  );
  return { server, app, drain: () => drain(server, app, sessions) };
}

/** What every request passes before its route. */
function prepare(web: express.Express, config: Config, logger: Logger, sessions: Sessions): void {
  const security = Object.entries(securityHeaders(config.publicUrl));
  web.use((request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of security) response.setHeader(name, value);
    const id = randomUUID();
    Object.assign(request, { id });
    response.setHeader('X-Request-Id', id);
    next();
  });
  web.use(
    pinoHttp({
      logger,
      serializers: logged,
      wrapSerializers: false,
      customLogLevel: levelOf,
    }),
  );
  web.use(refuseOtherSites(config.publicUrl));
  web.use(outsideApi(asWritten), outsideApi(toReaders(clientFiles)));
  web.use('/api', neverKept, sessions.handler);
  web.use('/api/admin/articles', express.json({ limit: maxArticleBody, strict: true }));
  web.use('/api', express.json({ limit: maxBody, strict: true }), refuseDeepBodies);
}

/** `dev` looks at the disk each time: a build may replace the files while we run. */
const clientFiles = sirv(clientFolder, {
  brotli: true,
  gzip: true,
  etag: true,
  dev: true,
  setHeaders: (response, path) => {
    cacheForever(response, path);
    sendWhole(response);
  },
});

/**
 * The file that is about to be sent is closed with its answer, and its failure ends that alone: sirv sees to neither.
 * Nor can it read every range; files so small may as well go out whole.
 */
function sendWhole(response: ServerResponse): void {
  delete response.req.headers.range;
  response.once('pipe', (file: Readable) => {
    finished(response, () => file.destroy());
    file.once('error', (error) => response.destroy(error));
  });
}

/** The API has no files to look for. */
function outsideApi(handler: express.RequestHandler): express.RequestHandler {
  return (request, response, next) =>
    request.path.startsWith('/api/') ? next() : handler(request, response, next);
}

/** Files cannot be written to; sirv would answer as if they had been read. */
function toReaders(handler: express.RequestHandler): express.RequestHandler {
  return (request, response, next) => (isReading(request) ? handler(request, response, next) : next());
}

/** A path that cannot be decoded names nothing; taken as it is written, the page that it leads to says so. */
function asWritten(request: Request, _response: Response, next: NextFunction): void {
  if (!isReadable(request.path)) {
    request.originalUrl = request.originalUrl.replace(/^[^?]*/, (path) => path.replaceAll('%', '%25'));
    request.url = request.originalUrl;
  }
  next();
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What is not expressly public belongs to one visitor. */
function neverKept(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

function levelOf(_request: unknown, { statusCode }: { statusCode: number }, error?: Error) {
  if (error || statusCode >= 500) return 'error';
  return 'debug';
}

/** Built files carry a hash in their names; the others may change with a release. */
function cacheForever(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const policy = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400';
  response.setHeader('Cache-Control', policy);
}

async function drain(server: Server, app: NestExpressApplication, sessions: Sessions): Promise<void> {
  const readiness = app.get(Readiness);
  if (readiness instanceof DatabaseReadiness) readiness.isStopping = true;
  const closed = await stopListening(server);
  const late = delay(drainMs, 'late', { ref: false });
  for (let state: unknown = 'open'; state === 'open'; ) {
    state = await Promise.race([closed.ended, late, delay(lookAgainMs, 'open')]);
    server.closeIdleConnections();
  }
  server.closeAllConnections();
  sessions.close();
  await app.close();
}

/**
 * Stops listening once all who have knocked are let in, and without cutting those whose request is not read yet, as
 * Node's own `close` would. `ended` settles with the last connection.
 */
async function stopListening(server: Server): Promise<{ ended: Promise<void> }> {
  let quietRounds = 0;
  server.on('connection', () => {
    quietRounds = 0;
  });
  const begin = Date.now();
  // Each round of the event loop lets in some of those who wait. Time alone tells nothing when the machine is busy.
  for (let now = begin; now < begin + lettingInMs; now = Date.now()) {
    await nextRound();
    if (++quietRounds > enoughRounds && now > begin + quietMs) break;
  }
  return { ended: new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve())) };
}

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { minuteMs } from '@appliance-index/domain/durations';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import { ErrorFilter, isRefusal } from '../adapters/http/error-filter.js';
import { loggedPath } from '../adapters/http/logged-path.js';
import { Metrics } from '../adapters/http/metrics.js';
import { setUpOpenApi } from '../adapters/http/openapi.js';
import { rejectCrossSite } from '../adapters/http/people/access.js';
import { Sessions } from '../adapters/http/people/session.js';
import { limitPipelining } from '../adapters/http/pipelining.js';
import { ModelsController } from '../adapters/http/public/models.controller.js';
import { isApiPath } from '../adapters/http/public/pages.controller.js';
import { ResponseCache } from '../adapters/http/public/response-cache.js';
import { SearchController } from '../adapters/http/public/search.controller.js';
import { limitBodyTime, rejectDeepBodies, validationPipe } from '../adapters/http/request-bodies.js';
import { securityHeaders } from '../adapters/http/security-headers.js';
import type { Database } from '../adapters/postgres/database.js';
import { isOutage, lockConflict, readOnlyError } from '../adapters/postgres/database-errors.js';
import { currentRequestId } from '../adapters/system/pino-log.js';
import { httpModule } from '../http.module.js';
import type { Config } from '../process/config.js';
import { logOutput } from '../process/log-output.js';
import { builtClient, type Client } from './client.js';
import { ConnectionDrain } from './drain-connections.js';
import { DatabaseReadiness } from './readiness.js';

const headersTimeoutMs = 20_000;
/** Enough for a full upload over a slow connection; other bodies get less time (see `limitBodyTime`). */
const requestTimeoutMs = 15 * minuteMs;
/** Longer than proxies keep idle connections, usually a minute: they must not send a request into a closing one. */
const keepAliveTimeoutMs = 65_000;
const maxBody = '100kb';
/** Fits a thousand decisions about names, 2,000 pasted addresses of pictures, and the longest article. */
const maxStaffBody = '1mb';

/** The complete HTTP server, not yet listening. */
export interface HttpServer {
  server: Server;
  app: NestExpressApplication;
  /** Serves on for `graceMs`, without being ready, so that clients can go elsewhere. */
  retire(graceMs: number): Promise<void>;
  /** Refuses new connections, waits for requests in flight, and closes everything. */
  drain(): Promise<void>;
}

export function createLogger(config: Config): Logger {
  return pino({ level: config.logLevel }, logOutput(1));
}

/**
 * Request logs leave out query strings, the Referer and other headers, because they contain password reset links and
 * search terms, and e-mail addresses in paths.
 */
const logSerializers = {
  req: ({ id, method, originalUrl, headers, ip }: Request) => ({
    id,
    method,
    path: loggedPath(originalUrl),
    userAgent: headers['user-agent'],
    remoteAddress: ip,
  }),
  res: ({ statusCode }: Response) => ({ statusCode }),
};

export async function createHttpServer(
  config: Config,
  database: Database,
  logger: Logger,
  client: Client = builtClient,
): Promise<HttpServer> {
  const expressApp = express();
  expressApp.disable('x-powered-by');
  expressApp.set('trust proxy', config.trustProxy);
  expressApp.set('query parser', 'simple');
  expressApp.set('etag', false);
  const sessions = new Sessions(config, database, logger);
  useMiddleware(expressApp, config, logger, sessions, client);
  const app = await NestFactory.create<NestExpressApplication>(
    httpModule(config, database, sessions, logger, client),
    new ExpressAdapter(expressApp),
    {
      logger: ['error', 'fatal'],
      bodyParser: false,
      // Throws what is wrong, for whoever starts it to report, instead of ending the process.
      abortOnError: false,
    },
  );
  app.useGlobalFilters(
    new ErrorFilter(logger, { isOutage, explain: (error) => lockConflict(error) ?? readOnlyError(error) }),
  );
  app.useGlobalPipes(validationPipe);
  const responseCache = app.get(ResponseCache);
  setUpOpenApi(app, sessions.cookie.name, responseCache);
  await app.init();
  const search = app.get(SearchController);
  const models = app.get(ModelsController);
  const metrics = app.get(Metrics);
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveTimeoutMs,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      connections.closeIfStopping(request, response);
      limitBodyTime(request, response);
      if (!hasReadableTarget(request)) return void response.writeHead(400, { Connection: 'close' }).end();
      if (responseCache.tryServe(request, response)) return;
      if (!limitPipelining(request, response)) return;
      connections.track(response);
      metrics.track(request, response);
      if (search.trySearch(request, response) || models.tryPage(request, response)) return;
      expressApp(request, response);
    },
  );
  const connections = new ConnectionDrain(server);
  client.attach?.(server);
  const retire = (graceMs: number) => {
    app.get(DatabaseReadiness).isStopping = true;
    return connections.retire(graceMs);
  };
  const drain = async () => {
    await retire(0);
    await connections.end();
    sessions.close();
    await app.close();
  };
  return { server, app, retire, drain };
}

/** A request may have a whole URL as its target. As Node does with what it cannot parse, one without meaning is answered briefly. */
function hasReadableTarget({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/') || URL.canParse(url, 'http://site');
}

/** Middleware that runs before the routes. */
function useMiddleware(
  expressApp: express.Express,
  config: Config,
  logger: Logger,
  sessions: Sessions,
  { files }: Client,
): void {
  const security = Object.entries(securityHeaders(config.publicUrl));
  expressApp.use((request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of security) response.setHeader(name, value);
    const id = randomUUID();
    Object.assign(request, { id });
    response.setHeader('X-Request-Id', id);
    currentRequestId.run(id, next);
  });
  expressApp.use(
    pinoHttp({
      logger,
      serializers: logSerializers,
      wrapSerializers: false,
      customLogLevel: logLevelOf,
    }),
  );
  expressApp.use(rejectCrossSite(config.publicUrl));
  expressApp.use(exceptApi(escapeUndecodablePath), exceptApi(files));
  expressApp.use('/api', noStore);
  expressApp.use('/api/admin', express.json({ limit: maxStaffBody, strict: true }));
  expressApp.use('/api', express.json({ limit: maxBody, strict: true }), rejectDeepBodies);
  // Behind the body, which may take its time: the session could end meanwhile.
  expressApp.use('/api', sessions.handler);
}

/** Runs the handler for paths of the rendered site only. */
function exceptApi(handler: express.RequestHandler): express.RequestHandler {
  return (request, response, next) => (isApiPath(request.path) ? next() : handler(request, response, next));
}

/** Escapes a path that cannot be decoded, so that it gets the rendered 404 page instead of a bare 400. */
function escapeUndecodablePath(request: Request, _response: Response, next: NextFunction): void {
  if (!isDecodable(request.path)) {
    request.originalUrl = request.originalUrl.replace(/^[^?]*/, (path) => path.replaceAll('%', '%25'));
    request.url = request.originalUrl;
  }
  next();
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Responses that are not explicitly public may belong to one visitor. */
function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

function logLevelOf(_request: unknown, { statusCode }: { statusCode: number }, error?: Error) {
  if (isRefusal(statusCode)) return 'debug'; // The error filter logs it.
  return error || statusCode >= 500 ? 'error' : 'debug';
}

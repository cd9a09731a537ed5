import { DomainError, type ErrorKind } from '@appliance-index/domain/errors';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { ErrorBody } from '../../application/error-body.js';
import { isDiskFull } from '../../process/disk-full.js';
import { allowedMethods } from './allowed-methods.js';
import { errorPage } from './error-page.js';
import { FailureLog } from './failure-log.js';
import { loggedPath } from './logged-path.js';
import { routeOf } from './metrics.js';
import { isApiPath } from './public/pages.controller.js';
import { isGetOrHead } from './public/response-cache.js';

/** The HTTP status of each kind of domain error. */
const statuses: Record<ErrorKind, number> = {
  invalid: 400,
  'too-large': 413,
  'not-found': 404,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
  'rate-limited': 429,
  unavailable: 503,
};

/** SQLSTATEs for bad input that only the database rejected: a malformed id, a NUL, a number out of range. */
const badInputCodes = ['22P02', '22021', '22003'];
const retryAfterSeconds = 5;
/** Something that the server needs is unavailable, or its disk is full. */
const refusalStatuses = [503, 507];

/** Whether the filter logs a response with this status together with others of the same cause. */
export const isRefusal = (status: number): boolean => refusalStatuses.includes(status);

interface DatabaseErrors {
  isOutage(error: unknown): boolean;
  /** The error as one that visitors understand; undefined for most. */
  explain(error: unknown): DomainError | undefined;
}

/** Answers every error as an `ErrorBody`, or as an HTML page if a page was requested. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly failures: FailureLog;

  /** `database` says which errors are those of an unreachable database, and which it explains itself. */
  constructor(
    private readonly logger: Logger,
    private readonly database: DatabaseErrors,
  ) {
    this.failures = new FailureLog(logger);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request & { id?: string }>();
    const response = host.switchToHttp().getResponse<Response>();
    // The client disconnected, which aborted the work.
    if (response.destroyed && (error as Error).name === 'AbortError') return;
    const standardBody = this.standardBody(error);
    const methods = standardBody.statusCode === 404 ? allowedMethods(request) : [];
    const isWrongMethod = methods.length > 0 && !methods.includes(request.method);
    const body = {
      ...(isWrongMethod ? methodNotAllowedBody(methods) : standardBody),
      ...(request.id ? { requestId: request.id } : {}),
    };
    if (body.statusCode === 403) this.logForbidden(request, body);
    if (isRefusal(body.statusCode)) this.failures.refused(body.code, error, request.id);
    else if (body.statusCode >= 500) this.failures.failed(error, request.id);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(body.statusCode).setHeader('Cache-Control', 'no-store');
    const retryAfter = retryAfterOf(error, body.statusCode);
    if (isWrongMethod) response.setHeader('Allow', methods.join(', '));
    if (retryAfter !== null) response.setHeader('Retry-After', String(retryAfter));
    if (wantsHtml(request)) response.type('html').send(errorPage(body));
    else response.json(body);
  }

  /** A full disk may also be an outage, but trying again does not help. */
  private standardBody(error: unknown): ErrorBody {
    if (isDiskFull(error)) return diskFullBody;
    const explained = this.database.explain(error);
    if (explained) return domainBody(explained);
    return this.database.isOutage(error) ? unavailableBody : errorBody(error);
  }

  private logForbidden(request: Request, { code, requestId }: ErrorBody): void {
    const { method, originalUrl, user } = request;
    // A request that is refused before routing has only its path.
    const route = routeOf(request) ?? loggedPath(originalUrl);
    this.logger.warn({ code, user: user?.id ?? null, method, route, requestId }, 'access was refused');
  }
}

function retryAfterOf(error: unknown, status: number): number | null {
  if (error instanceof DomainError && error.details.retryAfterSeconds) return error.details.retryAfterSeconds;
  return status === 503 ? retryAfterSeconds : null;
}

function wantsHtml(request: Request): boolean {
  return isGetOrHead(request) && !isApiPath(request.path);
}

function errorBody(error: unknown): ErrorBody {
  if (error instanceof DomainError) return domainBody(error);
  const { code = '', status } = error as { code?: string; status?: number };
  if (badInputCodes.includes(code)) return body(400, 'bad-input', 'The request contains an invalid value.');
  // Keep the message of `MediaTypeGuard`: some routes take files, not JSON.
  if (error instanceof UnsupportedMediaTypeException) return body(415, 'media-type', error.message);
  if (error instanceof HttpException) return httpBody(error.getStatus());
  if (error instanceof URIError) return httpBody(400);
  if (status !== undefined && status >= 400 && status < 500) return httpBody(status);
  return body(
    500,
    'internal',
    'Something went wrong on our side. Try again. If the problem persists, send us the request id.',
  );
}

function domainBody({ kind, code, message, issues, details: { current, choices } }: DomainError): ErrorBody {
  return {
    ...body(statuses[kind], code, message),
    ...(issues.length > 0 && { issues: [...issues] }),
    ...(current && { current }),
    ...(choices && { choices: [...choices] }),
  };
}

const httpTexts: Readonly<Record<number, [code: string, message: string]>> = {
  404: ['not-found', 'There is nothing at this address.'],
  413: ['too-large', 'The request is too large.'],
  415: ['media-type', 'Send the body as application/json.'],
};

function httpBody(status: number): ErrorBody {
  const [code, message] = httpTexts[status] ?? ['bad-request', 'The request could not be read.'];
  return body(status, code, message);
}

function methodNotAllowedBody(methods: readonly string[]): ErrorBody {
  return body(405, 'method', `This address only accepts ${methods.join(', ')}.`);
}

const unavailableBody = body(
  503,
  'unavailable',
  'The service is temporarily unavailable. Try again in a few seconds.',
);

const diskFullBody = body(
  507,
  'full',
  'The server is out of disk space, so nothing was saved. Please tell the site operator.',
);

function body(statusCode: number, code: string, message: string): ErrorBody {
  return { statusCode, code, message };
}

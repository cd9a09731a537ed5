import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { ErrorBody } from '../../application/views/errors.js';
import { DomainError, type ErrorKind } from '../../domain/errors.js';
import { allowedMethods } from './allowed-methods.js';
import { errorPage } from './error-page.js';
import { routeOf } from './metrics.js';
import { isApiPath } from './public/pages.controller.js';
import { isGetOrHead } from './public/response-cache.js';

/** From the kinds of the rules to the statuses of HTTP. */
const statuses: Record<ErrorKind, number> = {
  invalid: 400,
  'not-found': 404,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
  'rate-limited': 429,
  unavailable: 503,
};

/** Bad input that only the database noticed: not an id, a NUL, a number too large. */
const badInputCodes = ['22P02', '22021', '22003'];
/** No room on the disk, for us, or for so large a file. */
const noSpaceCode = /^(ENOSPC|EDQUOT|EFBIG)$/;
const retryAfterSeconds = 5;

/** Every error of every route, in the one form. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  /** `isOutage` knows the errors of a database that is away. */
  constructor(
    private readonly logger: Logger,
    private readonly isOutage: (error: unknown) => boolean,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request & { id?: string }>();
    const response = host.switchToHttp().getResponse<Response>();
    // The work was given up because nobody is there any more to hear of it.
    if (response.destroyed && (error as Error).name === 'AbortError') return;
    const found = this.isOutage(error) ? unavailableBody : errorBody(error);
    const methods = found.statusCode === 404 ? allowedMethods(request) : [];
    const isOtherMethod = methods.length > 0 && !methods.includes(request.method);
    const body = {
      ...(isOtherMethod ? methodNotAllowedBody(methods) : found),
      ...(request.id ? { requestId: request.id } : {}),
    };
    if (body.statusCode === 403) this.logForbidden(request, body);
    if (body.statusCode >= 500) this.logger.error({ err: error, requestId: request.id }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(body.statusCode).setHeader('Cache-Control', 'no-store');
    const retryAfter = retryAfterOf(error, body.statusCode);
    if (isOtherMethod) response.setHeader('Allow', methods.join(', '));
    if (retryAfter !== null) response.setHeader('Retry-After', String(retryAfter));
    if (wantsHtml(request)) response.type('html').send(errorPage(body));
    else response.json(body);
  }

  private logForbidden(request: Request, { code, requestId }: ErrorBody): void {
    const facts = { code, user: request.user?.id ?? null, method: request.method, route: routeOf(request) };
    this.logger.warn({ ...facts, requestId }, 'access was refused');
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
  if (badInputCodes.includes(code))
    return body(400, 'bad-input', 'The request contains a value that cannot be read.');
  if (noSpaceCode.test(code)) {
    return body(
      507,
      'full',
      'There is no room for this. Nothing was changed; tell whoever operates the site.',
    );
  }
  // Our own words: some addresses take files, not JSON.
  if (error instanceof UnsupportedMediaTypeException) return body(415, 'media-type', error.message);
  if (error instanceof HttpException) return httpBody(error.getStatus());
  if (error instanceof URIError) return httpBody(400);
  if (status !== undefined && status >= 400 && status < 500) return httpBody(status);
  return body(
    500,
    'internal',
    'Something went wrong on our side. Try again, and tell us the request id if it stays.',
  );
}

function domainBody({ kind, code, message, issues, details: { current } }: DomainError): ErrorBody {
  return {
    ...body(statuses[kind], code, message),
    ...(issues.length > 0 && { issues: [...issues] }),
    ...(current && { current }),
  };
}

const httpTexts: Readonly<Record<number, [code: string, message: string]>> = {
  404: ['not-found', 'There is nothing at this address.'],
  413: ['too-large', 'The request is too large.'],
  415: ['media-type', 'Send the body as application/json.'],
};

function httpBody(status: number): ErrorBody {
  const [code, message] = httpTexts[status] ?? ['bad-request', 'The request cannot be read.'];
  return body(status, code, message);
}

function methodNotAllowedBody(methods: readonly string[]): ErrorBody {
  return body(405, 'method', `This address takes ${methods.join(', ')}.`);
}

const unavailableBody = body(
  503,
  'unavailable',
  'The service is not available for a moment. Try again in a few seconds.',
);

function body(statusCode: number, code: string, message: string): ErrorBody {
  return { statusCode, code, message };
}

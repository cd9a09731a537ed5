import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError, type Issue, invalidFields } from '@appliance-index/domain/errors';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UnsupportedMediaTypeException,
  ValidationPipe,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Transform, type TransformFnParams } from 'class-transformer';
import { Allow, type ValidationError } from 'class-validator';
import type { NextFunction, Request, Response } from 'express';

const bodyTimeoutMs = 30_000;

const multipartKey = 'isMultipart';

/** Marks a route that takes files. All others accept only JSON. */
export const Multipart = () => SetMetadata(multipartKey, true);

const ignoresBodyKey = 'ignoresBody';

/** Marks a route that ignores its body: mail clients send one we do not control. */
export const IgnoresBody = () => SetMetadata(ignoresBodyKey, true);

/** Accepts only JSON, because forms on other sites can send every other type without a CORS preflight. */
@Injectable()
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(ignoresBodyKey, targets) === true) return true;
    const isMultipart = this.reflector.getAllAndOverride<boolean>(multipartKey, targets) === true;
    const type = isMultipart ? 'multipart/form-data' : 'application/json';
    if (isEmpty(request) || request.is(type)) return true;
    throw new UnsupportedMediaTypeException(`Send the body as ${type}.`);
  }
}

/** Whether a request has no body. */
export function isEmpty({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** Cuts off bodies that arrive too slowly. Uploads are exempt until they have been answered. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  if (isEmpty(request)) return;
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  if (isMultipart) response.once('finish', () => startBodyTimeout(request));
  else startBodyTimeout(request);
}

function startBodyTimeout(request: IncomingMessage): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const timer = setTimeout(() => request.destroy(), bodyTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  for (const event of ['end', 'close']) request.once(event, stop);
  // Once it is answered, a request no longer tells that its connection is closed.
  socket.once('close', stop);
}

const maxBodyDepth = 8;

/** Protects recursive code from deep nesting. Valid bodies have at most two levels. */
export function rejectDeepBodies({ body }: Request, _response: Response, next: NextFunction): void {
  if (isNestedWithin(body, maxBodyDepth)) next();
  else next(new DomainError('invalid', 'body', 'The request body is nested too deeply.'));
}

function isNestedWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isNestedWithin(each, levels - 1));
}

/** Drops undeclared fields and reports the others field by field. */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  transform: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors) => invalidBody(errors.flatMap((error) => issuesOf(error, ''))),
});

function issuesOf({ property, constraints = {}, children = [] }: ValidationError, parent: string): Issue[] {
  const path = `${parent}${property}`;
  // One message per field: that of its topmost decorator, which is applied last.
  const own = Object.values(constraints)
    .slice(-1)
    .map((message) => ({ path, message }));
  return [...own, ...children.flatMap((child) => issuesOf(child, `${path}.`))];
}

function invalidBody(issues: Issue[]): DomainError {
  if (issues.length > 0) return invalidFields('body', issues);
  return new DomainError('invalid', 'body', 'The request could not be read.');
}

/** A coarse limit on texts, checked first; the domain checks the exact limits. */
export const maxTextLength = 1_000;

/** A base class for a body with these fields and no others. The domain validates their values. */
export function bodyWithFields<Name extends string>(
  names: readonly Name[],
): new () => Partial<Record<Name, unknown>> {
  class Fields {}
  for (const name of names) Allow()(Fields.prototype, name);
  return Fields;
}

/** Parses "a,b,c" in a query into a list. */
export const CommaSeparated = () =>
  Transform(({ value }: TransformFnParams) =>
    typeof value === 'string' ? value.split(',').filter((each) => each !== '') : value,
  );

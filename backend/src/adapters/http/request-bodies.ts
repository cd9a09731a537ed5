import type { IncomingMessage, ServerResponse } from 'node:http';
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
import { DomainError, type Issue } from '../../domain/errors.js';

const bodyTimeoutMs = 30_000;

const multipartKey = 'isMultipart';

/** A route that takes files. All others take JSON and nothing else. */
export const Multipart = () => SetMetadata(multipartKey, true);

const ignoresBodyKey = 'ignoresBody';

/** A route that looks at no body, for callers who cannot choose what they send. */
export const IgnoresBody = () => SetMetadata(ignoresBodyKey, true);

/** Forms of other sites can send everything but JSON without asking first. */
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

function isEmpty({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** A body that trickles in holds a connection; only files may take their time, until they are answered. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  if (isEmpty(request)) return;
  const isMultipart = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  if (isMultipart) response.once('finish', () => startBodyTimeout(request));
  else startBodyTimeout(request);
}

function startBodyTimeout(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), bodyTimeoutMs);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

const maxBodyDepth = 8;

/** What walks a body calls itself for each level of it; no body of ours has more than two. */
export function rejectDeepBodies({ body }: Request, _response: Response, next: NextFunction): void {
  if (isNestedWithin(body, maxBodyDepth)) next();
  else next(new DomainError('invalid', 'body', 'The request is nested too deeply.'));
}

function isNestedWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isNestedWithin(each, levels - 1));
}

/** Fields without a type never get through, and what is wrong with the others is said field by field. */
export const validationPipe = new ValidationPipe({
  whitelist: true,
  transform: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors) => invalidBody(errors.flatMap((error) => issuesOf(error, ''))),
});

function issuesOf({ property, constraints = {}, children = [] }: ValidationError, parent: string): Issue[] {
  const path = `${parent}${property}`;
  // One sentence a field: that of its uppermost rule, which decorators come to last.
  const own = Object.values(constraints)
    .slice(-1)
    .map((message) => ({ path, message }));
  return [...own, ...children.flatMap((child) => issuesOf(child, `${path}.`))];
}

function invalidBody(issues: Issue[]): DomainError {
  const message = issues.map((issue) => issue.message).join(' ') || 'The request cannot be read.';
  return new DomainError('invalid', 'body', message, issues);
}

/** Longer texts are refused before anything is done with them; the exact bounds are the domain's. */
export const maxTextLength = 1_000;

/** To be extended: a body of these fields and no others; what they may hold is the domain's rule, which says why. */
export function bodyWithFields<Name extends string>(
  names: readonly Name[],
): new () => Partial<Record<Name, unknown>> {
  class Fields {}
  for (const name of names) Allow()(Fields.prototype, name);
  return Fields;
}

/** "a,b,c" of a query as a list. */
export const CommaSeparated = () =>
  Transform(({ value }: TransformFnParams) =>
    typeof value === 'string' ? value.split(',').filter((each) => each !== '') : value,
  );

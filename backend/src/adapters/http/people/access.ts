import { DomainError } from '@appliance-index/domain/errors';
import { techniciansOnly } from '@appliance-index/domain/people/account';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { safeMethods, signedInAccount } from './session.js';

/** Who may call a route. */
export type Audience = 'everyone' | 'members' | 'technicians' | 'admins';

const audienceKey = 'audience';

/**
 * Opens a route, or all routes of a controller, to an audience, and documents the 401 and 403 responses. A route without
 * it is closed to everyone.
 */
export const OpenTo = (audience: Audience) =>
  applyDecorators(SetMetadata(audienceKey, audience), ...errorResponsesFor(audience));

function errorResponsesFor(audience: Audience): (ClassDecorator & MethodDecorator)[] {
  if (audience === 'everyone') return [];
  const signedOut = [ApiCookieAuth(), ApiUnauthorizedResponse({ schema: ErrorBody })];
  return audience === 'members' ? signedOut : [...signedOut, ApiForbiddenResponse({ schema: ErrorBody })];
}

/** Closed by default: a route without `OpenTo` is refused, not exposed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const audience = audienceOf(this.reflector, context.getHandler(), context.getClass());
    if (audience === 'everyone') return true;
    const account = signedInAccount(context.switchToHttp().getRequest<Request>());
    if (audience === 'members') return true;
    if (audience === 'technicians' && account.isVerifiedTech) return true;
    if (audience === 'admins' && account.isAdmin) return true;
    throw audience === 'technicians'
      ? techniciansOnly()
      : new DomainError('forbidden', 'admins-only', 'Only administrators can do this.');
  }
}

/** Undefined for a route without `OpenTo`. */
export function audienceOf(
  reflector: Reflector,
  ...targets: Parameters<Reflector['getAllAndOverride']>[1]
): Audience | undefined {
  return reflector.getAllAndOverride<Audience | undefined>(audienceKey, targets);
}

/** One-click unsubscribe (RFC 8058), which webmail may call from its own site; the token authorises it. */
const crossSitePaths = ['/newsletter/unsubscribe'];

/**
 * Middleware against CSRF: refuses state-changing requests from other sites. Browsers declare where a request comes from;
 * a client that does not is not a browser and carries no visitor's cookies.
 */
export function rejectCrossSite(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin;
  const refusal = `This request came from another site and was refused. Open ${ownOrigin} and try again.`;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isAllowed =
      safeMethods.includes(request.method) ||
      crossSitePaths.includes(request.path) ||
      isSameOrigin(request, ownOrigin);
    next(isAllowed ? undefined : new DomainError('forbidden', 'cross-site', refusal));
  };
}

function isSameOrigin({ headers }: Request, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const source = headers.origin ?? headers.referer;
  if (source === undefined) return true;
  return URL.canParse(source) && new URL(source).origin === ownOrigin;
}

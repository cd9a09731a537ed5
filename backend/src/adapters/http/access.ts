import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/errors.js';

const openKey = 'isPublic';

/** Opens a route, or all routes of a controller, to everyone. Without it a route is closed. */
export const Public = () => SetMetadata(openKey, true);

/** Closed by default: a forgotten decorator locks a page instead of opening it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (isOpen(this.reflector, context.getHandler(), context.getClass())) return true;
    throw new DomainError('unauthenticated', 'signed-out', 'Sign in first.');
  }
}

export function isOpen(
  reflector: Reflector,
  ...targets: Parameters<Reflector['getAllAndOverride']>[1]
): boolean {
  return reflector.getAllAndOverride<boolean>(openKey, targets) === true;
}

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that change something when another site's page makes them. Browsers say where a call comes from;
 * programs that say nothing carry no visitor's cookies.
 */
export function refuseOtherSites(publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isAllowed = safeMethods.includes(request.method) || isOwn(request, ownOrigin);
    next(
      isAllowed
        ? undefined
        : new DomainError('forbidden', 'cross-site', 'This call came from another site and was refused.'),
    );
  };
}

function isOwn({ headers }: Request, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const source = headers.origin ?? headers.referer;
  if (source === undefined) return true;
  return URL.canParse(source) && new URL(source).origin === ownOrigin;
}

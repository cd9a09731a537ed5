import { defaultCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { DomainError } from '@appliance-index/domain/errors';
import { Controller, Get, Redirect, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Pages } from '../../../application/pages.js';
import { OpenTo } from '../people/access.js';
import { ResponseCache } from './response-cache.js';

const maxUrlLength = 2_000;

@OpenTo('everyone')
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly pages: Pages,
    private readonly cache: ResponseCache,
  ) {}

  @Get('category')
  @Redirect(`/category/${defaultCategory}`, 302)
  redirectToDefaultCategory(): void {}

  /** The address at which password managers look for the page to change a password. */
  @Get('.well-known/change-password')
  @Redirect('/forgot-password', 302)
  redirectToPasswordChange(): void {}

  @Get('{*path}')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const found = await this.pages.at(addressOf(request.originalUrl));
    if ('movedTo' in found) return response.redirect(301, found.movedTo);
    return this.cache.serve(request, response, found.address, async () => {
      const { status, html, inlineScripts, hasCurrentVotes } = await found.render();
      return {
        status,
        type: 'text/html; charset=utf-8',
        body: html,
        inlineScripts,
        isCurrent: hasCurrentVotes,
      };
    });
  }
}

export function notFound(): DomainError {
  return new DomainError('not-found', 'not-found', 'There is nothing at this address.');
}

/** Whether the path is outside the rendered site: errors there are JSON. Express ignores case in routes. */
export function isApiPath(path: string): boolean {
  return /^\/((api|health)(\/|$)|models\.(csv|json)$)/i.test(path);
}

function addressOf(url: string): URL {
  if (url.length > maxUrlLength) throw invalidUrl('The address is too long.');
  const address = parseLiterally(url);
  if (isApiPath(address.pathname)) throw notFound();
  return address;
}

/**
 * Parses the URL without its normalisation: `URL` treats a backslash as a slash, two leading slashes as the start of a
 * host, and resolves dot segments. A page must not be cached under a URL that another route answers.
 */
function parseLiterally(url: string): URL {
  const escaped = url.replace(/^[^?]*/, (path) =>
    path
      .replace(/\\|(?<=^\/+)\//g, encodeURIComponent)
      .replace(dotSegment, (dots) => dots.replace(/\.|%2e/gi, '%252E')),
  );
  if (!URL.canParse(escaped, 'http://site')) throw invalidUrl('The address is not valid.');
  return new URL(escaped, 'http://site');
}

const dotSegment = /(?<=\/)(?:\.|%2e){1,2}(?=\/|$)/gi;

function invalidUrl(message: string): DomainError {
  return new DomainError('invalid', 'address', message);
}

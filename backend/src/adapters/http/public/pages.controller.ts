import { Controller, Get, Redirect, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { PageRenderer } from '../../../application/ports.js';
import { defaultCategory } from '../../../domain/catalogue/taxonomy.js';
import { DomainError } from '../../../domain/errors.js';
import { OpenTo } from '../people/access.js';
import { ResponseCache } from './response-cache.js';

/** What in a query changes a page; the rest is other people's tracking and is left out. */
const pageParameters = ['q', 'tab', 'by', 'sort', 'show', 'as', 'mode', 'ids', 'only', 'category'];
const maxUrlLength = 2_000;
/** Long enough for the ids of more models than are compared, so that it can be said that some are left out. */
export const maxParameterLength = 400;

@OpenTo('everyone')
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly pages: PageRenderer,
    private readonly cache: ResponseCache,
  ) {}

  /** Short for the default category. */
  @Get('category')
  @Redirect(`/category/${defaultCategory}`, 302)
  defaultCategory(): void {}

  @Get('{*path}')
  page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const url = canonicalUrl(request.originalUrl);
    return this.cache.serve(request, response, url, async () => {
      const { status, html, inlineScripts, hasCurrentVotes } = await this.pages.render(url);
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

/** The answer where no page and no file is. */
export function notFound(): DomainError {
  return new DomainError('not-found', 'not-found', 'There is nothing at this address.');
}

/** Whether no page can be at the path: what is there is told in JSON. */
export function isApiPath(path: string): boolean {
  return /^\/(api|health)(\/|$)/.test(path);
}

function canonicalUrl(url: string): string {
  if (url.length > maxUrlLength) throw invalidUrl('The address is too long.');
  const { pathname, searchParams } = parseLiterally(url);
  if (isApiPath(pathname)) throw notFound();
  const kept = pageParameters.flatMap((name): [string, string][] => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value.slice(0, maxParameterLength)]];
  });
  const query = new URLSearchParams(kept).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

/**
 * `URL` takes a backslash for a slash, and two slashes for the beginning of a host, and it follows dots. Here they are
 * letters: a page must not be kept under an address that another route answers.
 */
function parseLiterally(url: string): URL {
  const escaped = url.replace(/^[^?]*/, (path) =>
    path
      .replace(/\\|(?<=^\/+)\//g, encodeURIComponent)
      .replace(dotSegment, (dots) => dots.replace(/\.|%2e/gi, '%252E')),
  );
  if (!URL.canParse(escaped, 'http://site')) throw invalidUrl('The address cannot be read.');
  return new URL(escaped, 'http://site');
}

const dotSegment = /(?<=\/)(?:\.|%2e){1,2}(?=\/|$)/gi;

function invalidUrl(message: string): DomainError {
  return new DomainError('invalid', 'address', message);
}

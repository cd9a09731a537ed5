import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { parseSearchPart, type SearchPart } from '@appliance-index/domain/catalogue/result-part';
import { normaliseQuery } from '@appliance-index/domain/catalogue/search';
import { DomainError } from '@appliance-index/domain/errors';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { SearchView, SuggestionsView } from '../../../application/rankings/ranking-views.js';
import { Search } from '../../../application/rankings/search.js';
import { OpenTo } from '../people/access.js';
import { OptionalQuery } from '../schemas/queries.js';
import { queryStringAt, serveEarly } from './early-answers.js';
import { jsonOfItems } from './json-of-items.js';
import { jsonTextContent, ResponseCache } from './response-cache.js';
import { routeIn } from './route-in.js';

const prefix = 'api';

const searchPath = publicAddresses.search('').replace(/\?.*/, '');

@OpenTo('everyone')
@ApiTags('search')
@Controller(prefix)
export class SearchController {
  constructor(
    private readonly modelSearch: Search,
    private readonly cache: ResponseCache,
  ) {}

  @Get(routeIn(prefix, publicAddresses.search('')))
  @ApiOperation({ summary: 'Search models by brand, model, category or type, highest score first' })
  @OptionalQuery('page', 'The page of 100 matches to list, from 1')
  @OptionalQuery('category', 'Lists only the matches in a category, such as washers')
  @OptionalQuery('q', 'Search text, at most 200 characters; matched literally')
  @ApiOkResponse({ schema: SearchView })
  @ApiBadRequestResponse({ schema: ErrorBody })
  search(
    @Query() { q, category, page }: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const asked = { query: singleValue(q), part: partOf(category, page) };
    return this.serve(request, response, asked, () => this.modelSearch.search(asked.query, asked.part));
  }

  /**
   * Answers a search before the request reaches the framework, which takes longer than the search, if that needs no
   * database. Returns whether it did.
   */
  trySearch(request: IncomingMessage, response: ServerResponse): boolean {
    const asked = askedFor(queryStringAt(searchPath, request));
    const view = asked && this.modelSearch.searchAtOnce(asked.query, asked.part);
    if (!view) return false;
    serveEarly(searchPath, request, response, () => this.serve(request, response, asked, async () => view));
    return true;
  }

  private async serve(
    request: IncomingMessage,
    response: ServerResponse,
    { query, part }: Asked,
    search: () => Promise<SearchView>,
  ): Promise<void> {
    return this.cache.serve(request, response, publicAddresses.search(query, part), async () =>
      jsonTextContent(searchJson(await search())),
    );
  }

  @Get('suggestions')
  @ApiOperation({ summary: 'Suggestions while typing: rankings first, then models; at most 8' })
  @OptionalQuery('q', 'Search text, at most 200 characters; every word must match')
  @ApiOkResponse({ schema: SuggestionsView })
  @ApiBadRequestResponse({ schema: ErrorBody })
  suggestions(
    @Query('q') rawQuery: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const query = normaliseQuery(singleValue(rawQuery));
    const url = `/api/suggestions?q=${encodeURIComponent(query)}`;
    return this.cache.serveJson(request, response, url, () => this.modelSearch.suggestions(query));
  }
}

interface Asked {
  query: string;
  part: SearchPart;
}

/** What a search as the site sends it asks for; undefined for any other request. */
function askedFor(queryString: string | undefined): Asked | undefined {
  if (queryString === undefined) return undefined;
  const { q, category, page } = parse(queryString);
  return typeof q === 'string' ? { query: q, part: partOf(category, page) } : undefined;
}

function partOf(category: unknown, page: unknown): SearchPart {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return parseSearchPart(textOf(category), textOf(page));
}

function searchJson({ results, ...rest }: SearchView): string {
  return jsonOfItems({}, 'results', results, rest);
}

function singleValue(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  throw new DomainError('invalid', 'query', 'Give a single search text, as in ?q=washer.');
}

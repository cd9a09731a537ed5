import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { normaliseQuery } from '@appliance-index/domain/catalogue/search';
import { DomainError } from '@appliance-index/domain/errors';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { ResultView } from '../../../application/catalogue/appliance-views.js';
import { ErrorBody } from '../../../application/error-body.js';
import { SearchView, SuggestionsView } from '../../../application/rankings/ranking-views.js';
import { Search } from '../../../application/rankings/search.js';
import { OpenTo } from '../people/access.js';
import { OptionalQuery } from '../schemas/queries.js';
import { isGetOrHead, ResponseCache } from './response-cache.js';
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
  @OptionalQuery('q', 'Search text, at most 200 characters; matched literally')
  @ApiOkResponse({ schema: SearchView })
  @ApiBadRequestResponse({ schema: ErrorBody })
  search(@Query('q') rawQuery: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const query = singleValue(rawQuery);
    return this.serve(request, response, query, () => this.modelSearch.search(query));
  }

  /**
   * Answers a search before the request reaches the framework, which takes longer than the search, if that needs no
   * database. Returns whether it did.
   */
  trySearch(request: IncomingMessage, response: ServerResponse): boolean {
    const query = isGetOrHead(request) ? queryOf(request.url) : undefined;
    if (query === undefined) return false;
    const view = this.modelSearch.searchAtOnce(query);
    if (!view) return false;
    Object.assign(request, { route: { path: searchPath } }); // As the framework does; the metrics name it.
    this.serve(request, response, query, async () => view).catch((error: Error) => response.destroy(error));
    return true;
  }

  private async serve(
    request: IncomingMessage,
    response: ServerResponse,
    query: string,
    search: () => Promise<SearchView>,
  ): Promise<void> {
    return this.cache.serve(request, response, publicAddresses.search(query), async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: searchJson(await search()),
    }));
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

/** The query of a search as the site sends it; undefined for any other request. */
function queryOf(url: string | undefined): string | undefined {
  const [path, parameters = '', ...rest] = url?.split('?') ?? [];
  if (path !== searchPath || rest.length > 0) return undefined;
  const { q } = parse(parameters);
  return typeof q === 'string' ? q : undefined;
}

/** JSON of results, which is most of a response; a model found again has the same result. */
const resultTexts = new WeakMap<ResultView, string>();

function searchJson({ results, ...rest }: SearchView): string {
  const texts = results.map((result) => {
    const text = resultTexts.get(result) ?? JSON.stringify(result);
    resultTexts.set(result, text);
    return text;
  });
  return `{"results":[${texts.join(',')}],${JSON.stringify(rest).slice(1)}`;
}

function singleValue(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  throw new DomainError('invalid', 'query', 'Give a single search text, as in ?q=washer.');
}

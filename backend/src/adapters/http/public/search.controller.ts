import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Search } from '../../../application/rankings/search.js';
import { normaliseQuery } from '../../../domain/catalogue/search.js';
import { DomainError } from '../../../domain/errors.js';
import { OpenTo } from '../people/access.js';
import { errorSchema } from '../schemas/bodies.js';
import { OptionalQuery } from '../schemas/queries.js';
import { searchSchema, suggestionsSchema } from '../schemas/rankings.js';
import { ResponseCache } from './response-cache.js';

@OpenTo('everyone')
@ApiTags('search')
@Controller('api')
export class SearchController {
  constructor(
    private readonly modelSearch: Search,
    private readonly cache: ResponseCache,
  ) {}

  @Get('search')
  @ApiOperation({ summary: 'Search models by brand, model, category or type, highest score first' })
  @OptionalQuery('q', 'Search text, at most 200 characters; matched literally')
  @ApiOkResponse({ schema: searchSchema })
  @ApiBadRequestResponse({ schema: errorSchema })
  search(@Query('q') rawQuery: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const query = singleValue(rawQuery);
    const url = `/api/search?q=${encodeURIComponent(query)}`;
    return this.cache.serveJson(request, response, url, () => this.modelSearch.search(query));
  }

  @Get('suggestions')
  @ApiOperation({ summary: 'Suggestions while typing: rankings first, then models; at most 8' })
  @OptionalQuery('q', 'Search text, at most 200 characters; every word must match')
  @ApiOkResponse({ schema: suggestionsSchema })
  @ApiBadRequestResponse({ schema: errorSchema })
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

function singleValue(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  throw new DomainError('invalid', 'query', 'Give a single search text, as in ?q=washer.');
}

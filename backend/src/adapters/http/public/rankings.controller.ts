import { findRanking } from '@appliance-index/domain/catalogue/taxonomy-names';
import { DomainError } from '@appliance-index/domain/errors';
import { canonicalRankingFilter } from '@appliance-index/domain/models/ranking-filter';
import { rankingFilterNames } from '@appliance-index/domain/models/ranking-parameters';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { type RankingOrder, rankingOrders } from '@appliance-index/domain/scores/ranking';
import { applyDecorators, Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { Models } from '../../../application/rankings/models.js';
import { CategoriesView, RankingView } from '../../../application/rankings/ranking-views.js';
import { Rankings } from '../../../application/rankings/rankings.js';
import { OpenTo } from '../people/access.js';
import { filterQueries, OptionalQuery } from '../schemas/queries.js';
import { jsonContent, ResponseCache } from './response-cache.js';
import { routeIn } from './route-in.js';

const prefix = 'api';

const maxSlugLength = 60;

const RankingQueries = applyDecorators(
  OptionalQuery('filters', "'open' adds what can be chosen, with counts, when no filter is given."),
  ...rankingFilterNames.map((name) => OptionalQuery(name, filterQueries[name])).toReversed(),
  OptionalQuery('order', "'evidence' orders the overall lists by likely true scores."),
);

@OpenTo('everyone')
@ApiTags('rankings')
@Controller(prefix)
export class RankingsController {
  constructor(
    private readonly rankings: Rankings,
    private readonly models: Models,
    private readonly cache: ResponseCache,
  ) {}

  @Get(routeIn(prefix, publicAddresses.categories()))
  @ApiOperation({ summary: 'The categories with their types, model counts and best models' })
  @ApiOkResponse({ schema: CategoriesView })
  categories(@Req() request: Request, @Res() response: Response): Promise<void> {
    const url = publicAddresses.categories();
    return this.cache.serveJson(request, response, url, () => this.rankings.categories());
  }

  @Get(routeIn(prefix, publicAddresses.ranking(':category', null)))
  @ApiOperation({
    summary: 'Ranking of a category: the best 25 and worst 10 models overall, by reliability and by price',
  })
  @RankingQueries
  @ApiOkResponse({ schema: RankingView })
  @ApiBadRequestResponse({ schema: ErrorBody })
  categoryRanking(
    @Param('category') category: string,
    @Query('order') rawOrder: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.serve(request, response, { category, type: null, order: orderOf(rawOrder) });
  }

  @Get(routeIn(prefix, publicAddresses.ranking(':category', ':subcategory')))
  @ApiOperation({ summary: 'Ranking of a type; empty if the category or type is unknown' })
  @RankingQueries
  @ApiOkResponse({ schema: RankingView })
  @ApiBadRequestResponse({ schema: ErrorBody })
  typeRanking(
    @Param('category') category: string,
    @Param('subcategory') subcategory: string,
    @Query('order') rawOrder: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.serve(request, response, { category, type: subcategory, order: orderOf(rawOrder) });
  }

  /**
   * The answer names the slugs that it found, so that a page can move to the ranking's own address. Votes can move models
   * into a filtered list.
   */
  private serve(
    request: Request,
    response: Response,
    given: { category: string; type: string | null; order: RankingOrder },
  ): Promise<void> {
    const { order } = given;
    for (const slug of [given.category, given.type ?? '']) requireSlug(slug);
    const { category, subcategory } = findRanking(given.category, given.type);
    const filter = canonicalRankingFilter(new URL(request.originalUrl, 'http://site').searchParams);
    const url = publicAddresses.ranking(category, subcategory, order, filter);
    return this.cache.serve(request, response, url, async () => {
      const votes = filter === '' ? null : await this.models.votes();
      const ranking = await this.rankings.ranking(category, subcategory, order, filter);
      return jsonContent(
        ranking,
        votes === null ? undefined : async () => (await this.models.votes()) === votes,
      );
    });
  }
}

function orderOf(value: unknown): RankingOrder {
  return rankingOrders.find((order) => order === value) ?? 'official';
}

/** A slug may be unknown. @throws invalid/slug if it is too long or contains NUL */
function requireSlug(value: string): void {
  if (value.length <= maxSlugLength && !value.includes('\0')) return;
  const message = `A category or type can have at most ${maxSlugLength} plain characters.`;
  throw new DomainError('invalid', 'slug', message);
}

import { articleCategories, isArticleCategory } from '@appliance-index/domain/articles/article';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiExcludeController,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ArticlePages } from '../../../application/articles/article-pages.js';
import { ArticlePageView, ArticleView, BlogView } from '../../../application/articles/article-views.js';
import { Articles } from '../../../application/articles/articles.js';
import { ErrorBody } from '../../../application/error-body.js';
import { array } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { OptionalQuery } from '../schemas/queries.js';
import { atomFeed } from './atom-feed.js';
import { ResponseCache } from './response-cache.js';
import { routeIn } from './route-in.js';

const prefix = 'api/blog';

@OpenTo('everyone')
@ApiTags('blog')
@Controller(prefix)
export class ArticlesController {
  constructor(
    private readonly articles: Articles,
    private readonly pages: ArticlePages,
    private readonly cache: ResponseCache,
  ) {}

  @Get('articles')
  @ApiOperation({ summary: 'Published articles, newest first' })
  @OptionalQuery('published', 'Accepted but ignored: drafts are never listed.')
  @ApiOkResponse({ schema: array(ArticleView) })
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    const url = '/api/blog/articles?published=true';
    return this.cache.serveJson(request, response, url, () => this.articles.published());
  }

  @Get(routeIn(prefix, publicAddresses.article(':id')))
  @ApiOperation({ summary: 'One published article, with the models that it links to' })
  @ApiOkResponse({ schema: ArticlePageView })
  @ApiNotFoundResponse({ schema: ErrorBody })
  find(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const url = publicAddresses.article(id);
    return this.cache.serveJson(request, response, url, () => this.pages.find(id));
  }

  @Get(routeIn(prefix, publicAddresses.blog(null)))
  @ApiOperation({ summary: 'Everything the blog page shows: counts, the featured story and further cards' })
  @ApiQuery({
    name: 'category',
    required: false,
    enum: articleCategories,
    description: 'Only articles of this category',
  })
  @ApiOkResponse({ schema: BlogView })
  overview(
    @Query('category') rawCategory: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const category = isArticleCategory(rawCategory) ? rawCategory : null;
    const url = publicAddresses.blog(category);
    return this.cache.serveJson(request, response, url, () => this.articles.overview(category));
  }
}

@OpenTo('everyone')
@ApiExcludeController()
@Controller()
export class FeedController {
  constructor(
    private readonly articles: Articles,
    private readonly cache: ResponseCache,
  ) {}

  @Get('feed.xml')
  feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.cache.serve(request, response, '/feed.xml', async () => ({
      status: 200,
      type: 'application/atom+xml; charset=utf-8',
      body: atomFeed(await this.articles.newest(), this.cache.publicUrl),
    }));
  }
}

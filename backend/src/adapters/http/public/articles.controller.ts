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
import { Articles } from '../../../application/articles/articles.js';
import { SiteSettings } from '../../../application/ports.js';
import { articleCategories, isArticleCategory } from '../../../domain/article.js';
import { OpenTo } from '../people/access.js';
import { articleSchema, blogSchema } from '../schemas/articles.js';
import { errorSchema } from '../schemas/bodies.js';
import { array } from '../schemas/pieces.js';
import { OptionalQuery } from '../schemas/queries.js';
import { atomFeed } from './atom-feed.js';
import { PublicAnswers } from './public-answers.js';

@OpenTo('everyone')
@ApiTags('blog')
@Controller('api/blog')
export class ArticlesController {
  constructor(
    private readonly articles: Articles,
    private readonly answers: PublicAnswers,
  ) {}

  @Get('articles')
  @ApiOperation({ summary: 'The published articles, newest first' })
  @OptionalQuery('published', 'Drafts are never listed, whatever it says.')
  @ApiOkResponse({ schema: array(articleSchema) })
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    const address = '/api/blog/articles?published=true';
    return this.answers.json(request, response, address, () => this.articles.published());
  }

  @Get('articles/:id')
  @ApiOperation({ summary: 'One published article' })
  @ApiOkResponse({ schema: articleSchema })
  @ApiNotFoundResponse({ schema: errorSchema })
  find(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const address = `/api/blog/articles/${encodeURIComponent(id)}`;
    return this.answers.json(request, response, address, () => this.articles.find(id));
  }

  @Get('overview')
  @ApiOperation({ summary: "The blog's page in one answer: counts, the featured story and further cards" })
  @ApiQuery({
    name: 'category',
    required: false,
    enum: articleCategories,
    description: 'All of one category.',
  })
  @ApiOkResponse({ schema: blogSchema })
  overview(
    @Query('category') given: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const category = isArticleCategory(given) ? given : null;
    const address = `/api/blog/overview${category === null ? '' : `?category=${category}`}`;
    return this.answers.json(request, response, address, () => this.articles.overview(category));
  }
}

@OpenTo('everyone')
@ApiExcludeController()
@Controller()
export class FeedController {
  constructor(
    private readonly articles: Articles,
    private readonly answers: PublicAnswers,
    private readonly settings: SiteSettings,
  ) {}

  @Get('feed.xml')
  feed(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.answers.answer(request, response, '/feed.xml', async () => ({
      status: 200,
      type: 'application/atom+xml; charset=utf-8',
      body: atomFeed(await this.articles.newest(), this.settings.publicUrl),
    }));
  }
}

import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExcludeController,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import type { Request, Response } from 'express';
import { Articles } from '../../../application/articles/articles.js';
import { SiteSettings } from '../../../application/people/account-ports.js';
import type { StaffArticleView } from '../../../application/views/articles.js';
import { articleCategories, articleFieldNames, isArticleCategory } from '../../../domain/article.js';
import { OpenTo } from '../people/access.js';
import { allowing } from '../request-bodies.js';
import {
  articleBodySchema,
  articleChangeSchema,
  articleSchema,
  blogSchema,
  staffArticleSchema,
} from '../schemas/articles.js';
import { bodySchema, errorSchema } from '../schemas/bodies.js';
import { actorOf, expecting, ifMatchHeader } from '../staff/editing.controller.js';
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
  @ApiQuery({ name: 'published', required: false, description: 'Drafts are never listed, whatever it says.' })
  @ApiOkResponse({ schema: { type: 'array', items: articleSchema } })
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

class ArticleBody extends allowing(articleFieldNames) {}

class ArticleUpdateBody extends ArticleBody {
  @IsOptional()
  @IsInt({ message: 'version is the number that the article came with.' })
  @Min(1)
  version?: number | null;
}

class ArticlesQuery {
  @IsOptional()
  @IsUUID('all', { message: 'after is the id of an article.' })
  after?: string;
}

class PreviewBody {
  @IsString({ message: 'content is the HTML to look at.' })
  content!: string;
}

@ApiTags('staff')
@OpenTo('admins')
@Controller('api/admin/articles')
export class ArticleStaffController {
  constructor(private readonly articles: Articles) {}

  @Get()
  @ApiOperation({ summary: 'The articles, drafts included, newest first, a hundred at a time' })
  @ApiQuery({ name: 'after', required: false, description: 'The last id of the page before' })
  @ApiOkResponse({ schema: { type: 'array', items: staffArticleSchema } })
  list(@Query() { after }: ArticlesQuery): Promise<StaffArticleView[]> {
    return this.articles.list(after);
  }

  @Post()
  @ApiOperation({ summary: 'Write an article; its HTML is sanitised' })
  @ApiBody({ schema: articleBodySchema })
  @ApiCreatedResponse({ schema: staffArticleSchema })
  create(@Body() body: ArticleBody, @Req() request: Request): Promise<StaffArticleView> {
    return this.articles.create(body, actorOf(request));
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'A text as it would be kept; nothing is written' })
  @ApiBody({ schema: bodySchema(['content']) })
  @ApiOkResponse({ schema: bodySchema(['content']) })
  preview(@Body() { content }: PreviewBody): { content: string } {
    return { content: this.articles.preview(content) };
  }

  @Put(':id')
  @ApiOperation({
    summary:
      'Change an article; fields that are left out stay. With a version (or If-Match) a stale save is refused',
  })
  @ApiHeader(ifMatchHeader)
  @ApiBody({ schema: articleChangeSchema })
  @ApiOkResponse({ schema: staffArticleSchema })
  @ApiNotFoundResponse({ schema: errorSchema })
  @ApiConflictResponse({ schema: errorSchema })
  update(
    @Param('id') id: string,
    @Body() { version, ...fields }: ArticleUpdateBody,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<StaffArticleView> {
    return this.articles.update(id, fields, actorOf(request), expecting(version, ifMatch));
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Show an article to everyone' })
  @ApiOkResponse({ schema: staffArticleSchema })
  @ApiNotFoundResponse({ schema: errorSchema })
  async publish(@Param('id') id: string, @Req() request: Request): Promise<StaffArticleView> {
    return (await this.articles.setPublished(id, true, actorOf(request))).article;
  }

  @Post(':id/unpublish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Make an article a draft again' })
  @ApiOkResponse({ schema: staffArticleSchema })
  @ApiNotFoundResponse({ schema: errorSchema })
  async unpublish(@Param('id') id: string, @Req() request: Request): Promise<StaffArticleView> {
    return (await this.articles.setPublished(id, false, actorOf(request))).article;
  }
}

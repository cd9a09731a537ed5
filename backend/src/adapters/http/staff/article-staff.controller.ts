import { articleFieldNames } from '@appliance-index/domain/articles/article';
import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import type { Request } from 'express';
import { ArticlePages } from '../../../application/articles/article-pages.js';
import { ArticlePreviewView, StaffArticleView } from '../../../application/articles/article-views.js';
import { Articles } from '../../../application/articles/articles.js';
import { array } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { bodyWithFields } from '../request-bodies.js';
import { bodySchema } from '../schemas/bodies.js';
import { OptionalQuery } from '../schemas/queries.js';
import { articleBodySchema, articleChangeSchema } from '../schemas/requests.js';
import { ApiVersionedSave, preconditionOf } from './versioned-save.js';

class ArticleBody extends bodyWithFields(articleFieldNames) {}

class ArticleUpdateBody extends ArticleBody {
  @IsOptional()
  @IsInt({ message: 'version must be the number that came with the article.' })
  @Min(1)
  version?: number | null;
}

class ArticlesQuery {
  @IsOptional()
  @IsUUID('all', { message: 'after must be the id of an article.' })
  after?: string;
}

class PreviewBody {
  @IsString({ message: 'content must be HTML.' })
  content!: string;
}

@ApiTags('staff')
@OpenTo('admins')
@Controller('api/admin/articles')
export class ArticleStaffController {
  constructor(
    private readonly articles: Articles,
    private readonly pages: ArticlePages,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Articles including drafts, newest first, 100 per page' })
  @OptionalQuery('after', 'The last id on the previous page')
  @ApiOkResponse({ schema: array(StaffArticleView) })
  list(@Query() { after }: ArticlesQuery): Promise<StaffArticleView[]> {
    return this.articles.list(after);
  }

  @Post()
  @ApiOperation({ summary: 'Create an article; its HTML is sanitised' })
  @ApiBody({ schema: articleBodySchema })
  @ApiCreatedResponse({ schema: StaffArticleView })
  create(@Body() body: ArticleBody, @Req() request: Request): Promise<StaffArticleView> {
    return this.articles.create(body, actorOf(request));
  }

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview the sanitised HTML without saving it' })
  @ApiBody({ schema: bodySchema(['content']) })
  @ApiOkResponse({ schema: ArticlePreviewView })
  preview(@Body() { content }: PreviewBody): Promise<ArticlePreviewView> {
    return this.pages.preview(content);
  }

  @Put(':id')
  @ApiVersionedSave('an article', articleChangeSchema, StaffArticleView)
  update(
    @Param('id') id: string,
    @Body() { version, ...fields }: ArticleUpdateBody,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<StaffArticleView> {
    return this.articles.update(id, fields, actorOf(request), preconditionOf(version, ifMatch));
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publish an article' })
  @ApiOkResponse({ schema: StaffArticleView })
  async publish(@Param('id') id: string, @Req() request: Request): Promise<StaffArticleView> {
    return (await this.articles.setPublished(id, true, actorOf(request))).article;
  }

  @Post(':id/unpublish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Unpublish an article' })
  @ApiOkResponse({ schema: StaffArticleView })
  async unpublish(@Param('id') id: string, @Req() request: Request): Promise<StaffArticleView> {
    return (await this.articles.setPublished(id, false, actorOf(request))).article;
  }
}

import { type AliasDecision, aliasDecisions } from '@appliance-index/domain/catalogue/alias';
import { maxDecisions } from '@appliance-index/domain/limits';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { Request } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { AliasesView, AliasView } from '../../../application/imports/alias-views.js';
import { Aliases } from '../../../application/imports/aliases.js';
import { array } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { maxTextLength } from '../request-bodies.js';
import { OptionalQuery } from '../schemas/queries.js';
import { decisionsBodySchema } from '../schemas/requests.js';

class DecisionBody {
  @IsIn(aliasDecisions, { message: `decision must be one of ${aliasDecisions.join(', ')}.` })
  decision!: AliasDecision;

  @Allow() brand?: unknown;
  @Allow() model?: unknown;
  @Allow() category?: unknown;
  @Allow() applianceId?: unknown;
  @Allow() sameBrand?: unknown;
}

class DecisionsBody {
  @IsArray({ message: 'decisions must be a list.' })
  @ArrayMaxSize(maxDecisions, { message: `Send at most ${maxDecisions} decisions.` })
  @ValidateNested({ each: true })
  @Type(() => DecisionBody)
  decisions!: DecisionBody[];
}

class AliasesQuery {
  @IsOptional() @IsString() @MaxLength(maxTextLength) q?: string;

  @IsOptional()
  @IsIn(aliasDecisions, { message: `decision must be one of ${aliasDecisions.join(', ')}.` })
  decision?: AliasDecision;

  @IsOptional()
  @Matches(/^[1-9]\d{0,5}$/, { message: 'page must be a number from 1.' })
  page?: string;
}

/** Decisions about names in import files. */
@ApiTags('imports')
@OpenTo('admins')
@Controller('api/admin')
export class AliasesController {
  constructor(private readonly aliases: Aliases) {}

  @Get('aliases')
  @ApiOperation({ summary: 'Decisions about names in files, by name, 100 per page' })
  @OptionalQuery('q', 'Only those with this text in the name or in what it means')
  @OptionalQuery('decision', `Only those of one kind: ${aliasDecisions.join(', ')}`)
  @OptionalQuery('page', 'From 1; after the last page, there are none')
  @ApiOkResponse({ schema: AliasesView })
  list(@Query() { q, decision, page = '1' }: AliasesQuery): Promise<AliasesView> {
    return this.aliases.list({ text: q?.trim(), decision }, Number(page));
  }

  @Get('appliances/:id/aliases')
  @ApiOperation({ summary: 'The names in files that mean a model, at most 100' })
  @ApiOkResponse({ schema: array(AliasView) })
  ofModel(@Param('id') id: string): Promise<AliasView[]> {
    return this.aliases.ofModel(id);
  }

  @Post('aliases')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Decide what names in files mean, all or none; a decision replaces an earlier one',
  })
  @ApiBody({ schema: decisionsBodySchema })
  @ApiOkResponse({ schema: array(AliasView) })
  @ApiConflictResponse({ schema: ErrorBody })
  decide(@Body() { decisions }: DecisionsBody, @Req() request: Request): Promise<AliasView[]> {
    return this.aliases.decide(decisions, actorOf(request));
  }

  @Delete('aliases/:id')
  @ApiOperation({ summary: 'Undo a decision; scores that were imported by it stay' })
  @ApiOkResponse({ schema: AliasView })
  remove(@Param('id') id: string, @Req() request: Request): Promise<AliasView> {
    return this.aliases.remove(id, actorOf(request));
  }
}

import { maxBulkChange } from '@appliance-index/domain/catalogue/appliance';
import { type FindingState, findingStates } from '@appliance-index/domain/quality/finding';
import { type QualityCheckCode, qualityCheckCodes } from '@appliance-index/domain/quality/quality-checks';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import type { Request } from 'express';
import { Quality } from '../../../application/quality/quality.js';
import {
  ChangedFindings,
  FindingView,
  QualityCheckView,
} from '../../../application/quality/quality-views.js';
import { array, text } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { maxTextLength } from '../request-bodies.js';
import { OptionalQuery } from '../schemas/queries.js';
import { bodyOf } from '../schemas/requests.js';

class StateQuery {
  @IsOptional()
  @IsIn(findingStates, { message: `state must be one of ${findingStates.join(', ')}.` })
  state: FindingState = 'open';
}

class FindingsQuery extends StateQuery {
  @IsOptional()
  @IsString({ message: 'after must be the subject of a finding.' })
  @MaxLength(maxTextLength)
  after?: string;

  @IsOptional()
  @IsString({ message: 'afterName must be the name of a finding.' })
  @MaxLength(maxTextLength)
  afterName?: string;
}

class CheckParameter {
  @IsIn(qualityCheckCodes, { message: `check must be one of ${qualityCheckCodes.join(', ')}.` })
  check!: QualityCheckCode;
}

class SubjectsBody {
  @IsArray({ message: 'subjects must be the subjects of findings.' })
  @ArrayMaxSize(maxBulkChange, { message: `At most ${maxBulkChange} findings can be changed at once.` })
  @ArrayMinSize(1, { message: 'Choose a finding.' })
  @IsString({ each: true, message: 'subjects must be the subjects of findings.' })
  @MaxLength(maxTextLength, { each: true })
  subjects!: string[];
}

/** The domain validates the values of both. */
class AcceptBody extends SubjectsBody {
  @Allow() reason?: unknown;
  @Allow() until?: unknown;
}

const subjects = { ...array(text), minItems: 1, maxItems: maxBulkChange };
const acceptBodySchema = bodyOf({ subjects, reason: text, until: { ...text, format: 'date' } }, [
  ...['subjects', 'reason', 'until'],
]);

const ApiState = () => ApiQuery({ name: 'state', required: false, enum: findingStates });
const ApiCheck = () => ApiParam({ name: 'check', enum: qualityCheckCodes });

/** What is odd about the data. */
@ApiTags('staff')
@OpenTo('admins')
@Controller('api/admin/quality')
export class QualityController {
  constructor(private readonly quality: Quality) {}

  @Get()
  @ApiOperation({ summary: 'All checks of the data with their counts, and the first findings in a state' })
  @ApiState()
  @ApiOkResponse({ schema: array(QualityCheckView) })
  overview(@Query() { state }: StateQuery): Promise<QualityCheckView[]> {
    return this.quality.overview(state);
  }

  @Get(':check')
  @ApiOperation({ summary: 'Findings of a check by name, 100 per page' })
  @ApiCheck()
  @ApiState()
  @OptionalQuery('after', 'The last subject on the previous page')
  @OptionalQuery('afterName', 'The name that belongs to it')
  @ApiOkResponse({ schema: array(FindingView) })
  list(
    @Param() { check }: CheckParameter,
    @Query() { state, after, afterName = '' }: FindingsQuery,
  ): Promise<FindingView[]> {
    const last = after === undefined ? undefined : { subject: after, name: afterName };
    return this.quality.list({ code: check, state, after: last });
  }

  @Post(':check/accept')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Accept findings with a reason until the end of a day; imports are not stopped by them',
  })
  @ApiCheck()
  @ApiBody({ schema: acceptBodySchema })
  @ApiOkResponse({ schema: ChangedFindings })
  accept(
    @Param() { check }: CheckParameter,
    @Body() { subjects: accepted, ...acceptance }: AcceptBody,
    @Req() request: Request,
  ): Promise<ChangedFindings> {
    const { reason, until } = acceptance;
    return this.quality.accept(check, accepted, { reason, until }, actorOf(request));
  }

  @Post(':check/reopen')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the acceptance of findings back' })
  @ApiCheck()
  @ApiBody({ schema: bodyOf({ subjects }, ['subjects']) })
  @ApiOkResponse({ schema: ChangedFindings })
  reopen(
    @Param() { check }: CheckParameter,
    @Body() { subjects: reopened }: SubjectsBody,
    @Req() request: Request,
  ): Promise<ChangedFindings> {
    return this.quality.reopen(check, reopened, actorOf(request));
  }
}

import { numericId } from '@appliance-index/domain/ids';
import { correctableNames, type Verification, verifications } from '@appliance-index/domain/people/account';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { AuditReview } from '../../../application/audit-review.js';
import {
  AuditRecordView,
  type AuditSubject,
  auditSubjects,
} from '../../../application/catalogue/change-views.js';
import {
  TechnicianCounts,
  TechnicianDecisionView,
  TechnicianView,
} from '../../../application/people/people-views.js';
import { Technicians } from '../../../application/people/technicians.js';
import type { Precondition } from '../../../application/precondition.js';
import { array } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { maxTextLength } from '../request-bodies.js';
import { bodySchema } from '../schemas/bodies.js';
import { OptionalQuery } from '../schemas/queries.js';

class TechniciansQuery {
  @IsOptional()
  @IsIn(verifications, { message: `verification must be one of ${verifications.join(', ')}.` })
  verification?: Verification;

  @IsOptional()
  @IsString({ message: 'after must be the e-mail address of a technician.' })
  @MaxLength(maxTextLength)
  after?: string;
}

class NoteBody {
  @IsOptional() @IsString() @MaxLength(2_000) note?: string | null;
  /** The details as they were when they were checked. */
  @IsOptional() @IsObject() seen?: Record<string, unknown> | null;
}

class ReasonBody extends NoteBody {
  @IsString({ message: 'Enter a reason. The technician will see it.' })
  @MaxLength(2_000)
  reason!: string;
}

/** Whether a technician still has the details that were seen; of those that the body leaves out, any is right. */
function isAsSeen(seen: NoteBody['seen']): Precondition<TechnicianView> | undefined {
  if (!seen) return undefined;
  return (current) => correctableNames.every((name) => !(name in seen) || seen[name] === current[name]);
}

class AuditQuery {
  @IsOptional() @IsIn(auditSubjects) subject?: AuditSubject;
  @IsOptional() @IsString() @MaxLength(100) subjectId?: string;
  @IsOptional() @IsString() @MaxLength(200) text?: string;

  @IsOptional()
  @Matches(numericId, { message: 'before must be the id of an entry.' })
  before?: string;
}

@ApiTags('staff')
@OpenTo('admins')
@Controller('api/admin')
export class StaffController {
  constructor(
    private readonly technicians: Technicians,
    private readonly audit: AuditReview,
  ) {}

  @Get('technicians')
  @ApiOperation({ summary: 'Technicians, longest waiting first, 100 per page' })
  @ApiQuery({ name: 'verification', required: false, enum: verifications })
  @OptionalQuery('after', 'The last e-mail address on the previous page')
  @ApiOkResponse({ schema: array(TechnicianView) })
  list(@Query() { verification, after }: TechniciansQuery): Promise<TechnicianView[]> {
    const filter = { ...(verification && { verification }), ...(after && { afterEmail: after }) };
    return this.technicians.list(filter);
  }

  @Get('technicians/counts')
  @ApiOperation({ summary: 'Number of technicians per verification state' })
  @ApiOkResponse({ schema: TechnicianCounts })
  counts(): Promise<TechnicianCounts> {
    return this.technicians.counts();
  }

  @Post('technicians/:email/verify')
  @HttpCode(200)
  @ApiOperation({ summary: 'Verify a technician and notify them by e-mail; their votes then count' })
  @ApiBody({ schema: bodySchema([], ['note', 'seen']), required: false })
  @ApiOkResponse({ schema: TechnicianDecisionView })
  verify(
    @Param('email') email: string,
    @Body() { note, seen }: NoteBody,
    @Req() request: Request,
  ): Promise<TechnicianDecisionView> {
    return this.technicians.verify(email, actorOf(request), note ?? '', isAsSeen(seen));
  }

  @Post('technicians/:email/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a technician and e-mail them the reason' })
  @ApiBody({ schema: bodySchema(['reason'], ['note', 'seen']) })
  @ApiOkResponse({ schema: TechnicianDecisionView })
  reject(
    @Param('email') email: string,
    @Body() { reason, note, seen }: ReasonBody,
    @Req() request: Request,
  ): Promise<TechnicianDecisionView> {
    return this.technicians.reject(email, reason, actorOf(request), note ?? '', isAsSeen(seen));
  }

  @Post('technicians/:email/revoke')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Revoke a verification and notify the technician by e-mail; their votes no longer count',
  })
  @ApiOkResponse({ schema: TechnicianDecisionView })
  revoke(@Param('email') email: string, @Req() request: Request): Promise<TechnicianDecisionView> {
    return this.technicians.revoke(email, actorOf(request));
  }

  @Get('audit')
  @ApiOperation({ summary: 'Audit log, newest first, 100 per page' })
  @ApiQuery({ name: 'subject', required: false, enum: auditSubjects })
  @OptionalQuery('subjectId', 'Id of the model, article, account or other subject that was changed')
  @OptionalQuery('text', 'Text to find in the subject, action or actor')
  @OptionalQuery('before', 'The last id on the previous page')
  @ApiOkResponse({ schema: array(AuditRecordView) })
  auditLog(@Query() { before, ...filter }: AuditQuery): Promise<AuditRecordView[]> {
    return this.audit.list({ ...filter, ...(before && { beforeId: before }) });
  }
}

import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { AuditLog, type AuditSubject, auditSubjects } from '../../../application/audit-ports.js';
import { pageSize } from '../../../application/pagination.js';
import type { TechnicianCounts } from '../../../application/people/account-ports.js';
import { auditRecordView, decisionView, technicianView } from '../../../application/people/people-views.js';
import { Technicians } from '../../../application/people/technicians.js';
import type { AuditRecordView } from '../../../application/views/changes.js';
import type { TechnicianDecisionView, TechnicianView } from '../../../application/views/people.js';
import { numericId } from '../../../domain/ids.js';
import { type Verification, verifications } from '../../../domain/people/user.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { maxTextLength } from '../request-bodies.js';
import { bodySchema } from '../schemas/bodies.js';
import { auditRecordSchema } from '../schemas/changes.js';
import { technicianCountsSchema, technicianDecisionSchema, technicianSchema } from '../schemas/people.js';
import { array } from '../schemas/primitives.js';
import { OptionalQuery } from '../schemas/queries.js';

class TechniciansQuery {
  @IsOptional()
  @IsIn(verifications, { message: `verification is one of ${verifications.join(', ')}.` })
  verification?: Verification;

  @IsOptional()
  @IsString({ message: 'after is the e-mail address of a technician.' })
  @MaxLength(maxTextLength)
  after?: string;
}

class ReasonBody {
  @IsString({ message: 'Give a reason; the technician reads it.' })
  @MaxLength(2_000)
  reason!: string;
}

class AuditQuery {
  @IsOptional() @IsIn(auditSubjects) subject?: AuditSubject;
  @IsOptional() @IsString() @MaxLength(100) subjectId?: string;
  @IsOptional() @IsString() @MaxLength(200) text?: string;

  @IsOptional()
  @Matches(numericId, { message: 'before is the id of an entry.' })
  before?: string;
}

@ApiTags('staff')
@OpenTo('admins')
@Controller('api/admin')
export class StaffController {
  constructor(
    private readonly technicians: Technicians,
    private readonly audit: AuditLog,
  ) {}

  @Get('technicians')
  @ApiOperation({ summary: 'Technicians, longest waiting first, a hundred at a time' })
  @ApiQuery({ name: 'verification', required: false, enum: verifications })
  @OptionalQuery('after', 'The last address of the page before')
  @ApiOkResponse({ schema: array(technicianSchema) })
  async list(@Query() { verification, after }: TechniciansQuery): Promise<TechnicianView[]> {
    const filter = { ...(verification && { verification }), ...(after && { afterEmail: after }) };
    return (await this.technicians.list(filter)).map(technicianView);
  }

  @Get('technicians/counts')
  @ApiOperation({ summary: 'How many technicians stand where' })
  @ApiOkResponse({ schema: technicianCountsSchema })
  counts(): Promise<TechnicianCounts> {
    return this.technicians.counts();
  }

  @Post('technicians/:email/verify')
  @HttpCode(200)
  @ApiOperation({ summary: "Let a technician's votes count; a mail says so" })
  @ApiOkResponse({ schema: technicianDecisionSchema })
  async verify(@Param('email') email: string, @Req() request: Request): Promise<TechnicianDecisionView> {
    return decisionView(await this.technicians.verify(email, actorOf(request)));
  }

  @Post('technicians/:email/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Refuse a technician; a mail says why' })
  @ApiBody({ schema: bodySchema(['reason']) })
  @ApiOkResponse({ schema: technicianDecisionSchema })
  async reject(
    @Param('email') email: string,
    @Body() { reason }: ReasonBody,
    @Req() request: Request,
  ): Promise<TechnicianDecisionView> {
    return decisionView(await this.technicians.reject(email, reason, actorOf(request)));
  }

  @Post('technicians/:email/revoke')
  @HttpCode(200)
  @ApiOperation({ summary: "Take a technician's votes out of the counts; a mail says so" })
  @ApiOkResponse({ schema: technicianDecisionSchema })
  async revoke(@Param('email') email: string, @Req() request: Request): Promise<TechnicianDecisionView> {
    return decisionView(await this.technicians.revoke(email, actorOf(request)));
  }

  @Get('audit')
  @ApiOperation({ summary: 'Who changed what, newest first, a hundred at a time' })
  @ApiQuery({ name: 'subject', required: false, enum: auditSubjects })
  @OptionalQuery('subjectId', 'Of one model, article, account ...')
  @OptionalQuery('text', 'Found in what was changed, what was done or who did it')
  @OptionalQuery('before', 'The last id of the page before')
  @ApiOkResponse({ schema: array(auditRecordSchema) })
  async auditLog(@Query() { before, ...filter }: AuditQuery): Promise<AuditRecordView[]> {
    const records = await this.audit.list({ ...filter, ...(before && { beforeId: before }) }, pageSize);
    return records.map(auditRecordView);
  }
}

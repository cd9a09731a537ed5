import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiExcludeController,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { Newsletter } from '../../../application/people/newsletter.js';
import { IgnoresBody, maxTextLength } from '../request-bodies.js';
import { bodySchema, successSchema } from '../schemas/bodies.js';
import { OpenTo } from './access.js';
import { EmailBody } from './email-body.js';
import { clientNetwork } from './session.js';

class TokenBody {
  @IsString({ message: 'The link is incomplete.' })
  @MaxLength(maxTextLength)
  token!: string;
}

@ApiTags('newsletter')
@OpenTo('everyone')
@Controller('api/newsletter')
export class NewsletterController {
  constructor(private readonly newsletter: Newsletter) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Subscribe, to be confirmed by e-mail; the response is the same for any address',
  })
  @ApiBody({ schema: bodySchema(['email']) })
  @ApiOkResponse({ schema: successSchema })
  @ApiTooManyRequestsResponse({ schema: ErrorBody })
  async subscribe(@Body() { email }: EmailBody, @Req() request: Request): Promise<{ success: true }> {
    await this.newsletter.subscribe(email, clientNetwork(request));
    return { success: true };
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Confirm the subscription with the token from the e-mail' })
  @ApiBody({ schema: bodySchema(['token']) })
  @ApiOkResponse({ schema: successSchema })
  @ApiTooManyRequestsResponse({ schema: ErrorBody })
  async confirm(@Body() { token }: TokenBody, @Req() request: Request): Promise<{ success: true }> {
    await this.newsletter.confirm(token, clientNetwork(request));
    return { success: true };
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Unsubscribe with the token from a newsletter; succeeds even if repeated',
  })
  @ApiBody({ schema: bodySchema(['token']) })
  @ApiOkResponse({ schema: successSchema })
  async unsubscribe(@Body() { token }: TokenBody): Promise<{ success: true }> {
    await this.newsletter.unsubscribe(token);
    return { success: true };
  }
}

/** One-click unsubscribe for mail clients (RFC 8058), at the URL of the page that newsletters link to. */
@OpenTo('everyone')
@ApiExcludeController()
@Controller('newsletter')
export class OneClickUnsubscribeController {
  constructor(private readonly newsletter: Newsletter) {}

  @Post('unsubscribe')
  @HttpCode(200)
  @IgnoresBody()
  async unsubscribe(@Query('token') token: unknown): Promise<{ success: true }> {
    await this.newsletter.unsubscribe(String(token ?? ''));
    return { success: true };
  }
}

import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Methodology } from '../../../application/rankings/methodology.js';
import { MethodologyView } from '../../../application/rankings/score-views.js';
import { OpenTo } from '../people/access.js';
import { ResponseCache } from './response-cache.js';
import { routeIn } from './route-in.js';

const prefix = 'api';

@OpenTo('everyone')
@ApiTags('rankings')
@Controller(prefix)
export class MethodologyController {
  constructor(
    private readonly methodology: Methodology,
    private readonly cache: ResponseCache,
  ) {}

  @Get(routeIn(prefix, publicAddresses.methodology()))
  @ApiOperation({ summary: 'The ranking rules in force, with a worked example' })
  @ApiOkResponse({ schema: MethodologyView })
  view(@Req() request: Request, @Res() response: Response): Promise<void> {
    const url = publicAddresses.methodology();
    return this.cache.serveJson(request, response, url, () => this.methodology.view());
  }
}

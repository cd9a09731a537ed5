import { parseComparisonIds } from '@appliance-index/domain/catalogue/comparison';
import { DomainError } from '@appliance-index/domain/errors';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ComparisonView } from '../../../application/catalogue/appliance-views.js';
import { Catalogue } from '../../../application/catalogue/catalogue.js';
import { ErrorBody } from '../../../application/error-body.js';
import { OpenTo } from '../people/access.js';
import { OptionalQuery } from '../schemas/queries.js';
import { ResponseCache } from './response-cache.js';
import { routeIn } from './route-in.js';

const prefix = 'api';

@OpenTo('everyone')
@ApiTags('appliances')
@Controller(prefix)
export class CompareController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly cache: ResponseCache,
  ) {}

  @Get(routeIn(prefix, publicAddresses.compare([])))
  @ApiOperation({ summary: 'Compare up to four models side by side' })
  @OptionalQuery('ids', 'Comma-separated model ids, at most four')
  @ApiOkResponse({ schema: ComparisonView })
  @ApiBadRequestResponse({ schema: ErrorBody })
  compare(@Query('ids') rawIds: unknown, @Req() request: Request, @Res() response: Response): Promise<void> {
    const ids = parseComparisonIds(splitIds(rawIds));
    const url = publicAddresses.compare(ids);
    return this.cache.serveJson(request, response, url, () => this.catalogue.compare(ids));
  }
}

function splitIds(value: unknown): string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return value.split(',');
  throw new DomainError('invalid', 'ids', 'Give the ids as one comma-separated list, as in ?ids=a,b.');
}

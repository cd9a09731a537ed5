import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApplianceDetailView, ApplianceView } from '../../../application/catalogue/appliance-views.js';
import { Catalogue } from '../../../application/catalogue/catalogue.js';
import { ErrorBody } from '../../../application/error-body.js';
import { ScoreExplanationView } from '../../../application/rankings/score-views.js';
import { array } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { ResponseCache } from './response-cache.js';
import { routeIn } from './route-in.js';

const prefix = 'api/appliances';

@OpenTo('everyone')
@ApiTags('appliances')
@Controller(prefix)
export class AppliancesController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly cache: ResponseCache,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Every model, best first' })
  @ApiOkResponse({ schema: array(ApplianceView) })
  list(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.cache.serveJson(request, response, '/api/appliances', () => this.catalogue.all());
  }

  @Get(':id')
  @ApiOperation({ summary: 'One model' })
  @ApiOkResponse({ schema: ApplianceView })
  @ApiNotFoundResponse({ schema: ErrorBody })
  find(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const url = `/api/appliances/${encodeURIComponent(id)}`;
    return this.cache.serveJson(request, response, url, () => this.catalogue.find(id));
  }

  @Get(routeIn(prefix, publicAddresses.appliance(':id')))
  @ApiOperation({ summary: 'One model with its retailer scores, monthly history and rank' })
  @ApiOkResponse({ schema: ApplianceDetailView })
  @ApiNotFoundResponse({ schema: ErrorBody })
  detail(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const url = publicAddresses.appliance(id);
    return this.cache.serveJson(request, response, url, () => this.catalogue.detail(id));
  }

  @Get(':id/score')
  @ApiOperation({ summary: 'How the overall score of one model is calculated' })
  @ApiOkResponse({ schema: ScoreExplanationView })
  @ApiNotFoundResponse({ schema: ErrorBody })
  score(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const url = `/api/appliances/${encodeURIComponent(id)}/score`;
    return this.cache.serveJson(request, response, url, () => this.catalogue.explain(id));
  }
}

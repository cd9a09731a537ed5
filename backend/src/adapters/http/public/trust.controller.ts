import { categorySlugs, isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { invalidFields } from '@appliance-index/domain/errors';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { CatalogueVersion } from '../../../application/ports.js';
import { CatalogueTrust } from '../../../application/rankings/trust.js';
import type { TechsDisagree } from '../../../application/rankings/trust-ports.js';
import { CatalogueTrustView } from '../../../application/rankings/trust-views.js';
import { OpenTo } from '../people/access.js';
import { routeIn } from './route-in.js';
import { sendStreamed } from './streamed-answer.js';

const prefix = 'api';

@OpenTo('everyone')
@ApiTags('rankings')
@Controller(prefix)
export class TrustController {
  constructor(
    private readonly trust: CatalogueTrust,
    private readonly version: CatalogueVersion,
  ) {}

  @Get(routeIn(prefix, publicAddresses.trust()))
  @ApiOperation({
    summary: 'How sure the place of every rated model is, in the list of its type or of a category',
  })
  @ApiQuery({
    name: 'category',
    required: false,
    enum: categorySlugs,
    description: 'Only its models, in the list of the whole category',
  })
  @ApiOkResponse({ schema: CatalogueTrustView })
  @ApiBadRequestResponse({ schema: ErrorBody })
  async all(
    @Query('category') rawCategory: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const category = parseCategory(rawCategory);
    const techsDisagree = await this.trust.techsDisagree();
    const version = this.version.current();
    // Without a known version nothing tells whether the answer is still the same.
    const identity = version === null ? null : [version, category, ...techsDisagree];
    await sendStreamed(request, response, {
      type: 'application/json; charset=utf-8',
      identity,
      parts: () => this.json(category, techsDisagree, version),
    });
  }

  /** @throws Error when the catalogue has changed meanwhile: the client sees that the answer is not complete */
  private async *json(
    category: string | null,
    techsDisagree: TechsDisagree,
    version: string | null,
  ): AsyncGenerator<string, void> {
    yield `{"trustModel":${JSON.stringify(await this.trust.model())},"models":[`;
    let separator = '';
    for await (const model of this.trust.models(category, techsDisagree)) {
      yield separator + JSON.stringify(model);
      separator = ',';
    }
    if (version !== this.version.current())
      throw new Error('The catalogue changed while its trust was read.');
    yield ']}';
  }
}

/** @throws invalid/category */
function parseCategory(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && isCategory(value)) return value;
  const message = `category must be one of ${categorySlugs.join(', ')}.`;
  throw invalidFields('category', [{ path: 'category', message }]);
}

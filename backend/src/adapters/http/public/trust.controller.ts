import { categorySlugs, isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { invalidFields } from '@appliance-index/domain/errors';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { type AssessedModels, CatalogueTrust } from '../../../application/rankings/trust.js';
import { CatalogueTrustView } from '../../../application/rankings/trust-views.js';
import { OpenTo } from '../people/access.js';
import { routeIn } from './route-in.js';
import { sendStreamed } from './streamed-answer.js';

const prefix = 'api';

@OpenTo('everyone')
@ApiTags('rankings')
@Controller(prefix)
export class TrustController {
  constructor(private readonly trust: CatalogueTrust) {}

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
    const assessed = await this.trust.of(parseCategory(rawCategory));
    await sendStreamed(request, response, {
      type: 'application/json; charset=utf-8',
      identity: assessed.identity,
      parts: () => jsonOf(assessed),
    });
  }
}

/** An answer that is cut off by an error shows the client that it is not complete. */
async function* jsonOf({ model, models }: AssessedModels): AsyncGenerator<string, void> {
  yield `{"trustModel":${JSON.stringify(await model())},"models":[`;
  let separator = '';
  for await (const each of models()) {
    yield separator + JSON.stringify(each);
    separator = ',';
  }
  yield ']}';
}

/** @throws invalid/category */
function parseCategory(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && isCategory(value)) return value;
  const message = `category must be one of ${categorySlugs.join(', ')}.`;
  throw invalidFields('category', [{ path: 'category', message }]);
}

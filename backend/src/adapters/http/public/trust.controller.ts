import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { categorySlugs, isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { DomainError } from '@appliance-index/domain/errors';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { CatalogueVersion } from '../../../application/ports.js';
import { CatalogueTrust } from '../../../application/rankings/trust.js';
import type { TechsDisagree } from '../../../application/rankings/trust-ports.js';
import { CatalogueTrustView } from '../../../application/rankings/trust-views.js';
import { etagOf } from '../etags.js';
import { OpenTo } from '../people/access.js';
import { acceptedEncoding, matchesEtag } from './response-cache.js';
import { routeIn } from './route-in.js';

const prefix = 'api';

/** Fast levels: the answer is compressed while it is read. */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 4 }),
};

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
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    // Without a known version nothing tells whether the answer is still the same.
    if (version !== null) {
      const etag = etagOf(Buffer.from(JSON.stringify([version, category, ...techsDisagree])));
      response.setHeader('ETag', etag);
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        response.status(304).end();
        return;
      }
    }
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const json = Readable.from(this.json(category, techsDisagree, version), { objectMode: false });
    await (encoding === 'identity'
      ? pipeline(json, response)
      : pipeline(json, compressors[encoding](), response));
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
  throw new DomainError('invalid', 'category', message, [{ path: 'category', message }]);
}

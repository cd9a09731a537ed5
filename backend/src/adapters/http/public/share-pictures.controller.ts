import { isUuid } from '@appliance-index/domain/ids';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SharePictures } from '../../../application/rankings/share-pictures.js';
import { OpenTo } from '../people/access.js';
import { ResponseCache } from './response-cache.js';

/** Preview images for shared links (Open Graph). */
@OpenTo('everyone')
@ApiExcludeController()
@Controller('og')
export class SharePicturesController {
  constructor(
    private readonly pictures: SharePictures,
    private readonly cache: ResponseCache,
  ) {}

  @Get('site.png')
  site(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.png(request, response, 'site', () => this.pictures.forSite());
  }

  @Get('category/:category.png')
  category(
    @Param('category') category: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const make = () => this.pictures.forRanking({ category, subcategory: null });
    return this.png(request, response, `category/${encodeURIComponent(category)}`, make);
  }

  @Get('category/:category/:subcategory.png')
  type(
    @Param('category') category: string,
    @Param('subcategory') subcategory: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const name = `category/${encodeURIComponent(category)}/${encodeURIComponent(subcategory)}`;
    return this.png(request, response, name, () => this.pictures.forRanking({ category, subcategory }));
  }

  @Get('appliance/:id.png')
  appliance(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.png(request, response, `appliance/${segmentOf(id)}`, () => this.pictures.forAppliance(id));
  }

  @Get('article/:id.png')
  article(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.png(request, response, `article/${segmentOf(id)}`, () => this.pictures.forArticle(id));
  }

  private png(
    request: Request,
    response: Response,
    name: string,
    draw: () => Promise<Uint8Array>,
  ): Promise<void> {
    return this.cache.serve(request, response, `/og/${name}.png`, async () => ({
      status: 200,
      type: 'image/png',
      body: await draw(),
    }));
  }
}

/** The id as in the page's canonical URL: UUIDs in lower case. */
function segmentOf(id: string): string {
  return isUuid(id) ? id.toLowerCase() : encodeURIComponent(id);
}

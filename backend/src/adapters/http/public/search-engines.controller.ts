import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SiteMap, type SitePage } from '../../../application/rankings/site-map.js';
import { escapeMarkup } from '../escape-markup.js';
import { OpenTo } from '../people/access.js';
import { notFound } from './pages.controller.js';
import { type Content, ResponseCache } from './response-cache.js';

/** Up to 999 files: enough for 40 million models. */
const fileNumber = /^[1-9]\d{0,2}$/;
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** robots.txt and the sitemap. */
@OpenTo('everyone')
@ApiExcludeController()
@Controller()
export class SearchEnginesController {
  constructor(
    private readonly siteMap: SiteMap,
    private readonly cache: ResponseCache,
  ) {}

  @Get('robots.txt')
  robots(@Req() request: Request, @Res() response: Response): Promise<void> {
    const lines = [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      // Pages fetch vote counts when they are shown.
      'Allow: /api/votes',
      `Sitemap: ${this.cache.publicUrl}/sitemap.xml`,
    ];
    const content: Content = {
      status: 200,
      type: 'text/plain; charset=utf-8',
      body: `${lines.join('\n')}\n`,
    };
    return this.cache.serve(request, response, '/robots.txt', async () => content);
  }

  /** The sitemap, or a sitemap index if one file cannot hold all pages. */
  @Get('sitemap.xml')
  sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.cache.serve(request, response, '/sitemap.xml', async () => {
      const whole = await this.siteMap.whole();
      return xml('pages' in whole ? this.pageList(whole.pages) : this.fileList(whole.files));
    });
  }

  @Get('sitemap-:number.xml')
  sitemapFile(
    @Param('number') number: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!fileNumber.test(number)) throw notFound();
    return this.cache.serve(request, response, `/sitemap-${number}.xml`, async () => {
      const pages = await this.siteMap.file(Number(number));
      if (pages.length === 0) throw notFound();
      return xml(this.pageList(pages));
    });
  }

  private pageList(pages: readonly SitePage[]): string {
    const entries = pages.map(({ path, changed }) => {
      const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${escapeMarkup(this.cache.publicUrl + path)}</loc>${lastmod}</url>\n`;
    });
    return `<urlset xmlns="${schema}">\n${entries.join('')}</urlset>\n`;
  }

  private fileList(files: number): string {
    const entries = Array.from({ length: files }, (_, index) => {
      const url = escapeMarkup(`${this.cache.publicUrl}/sitemap-${index + 1}.xml`);
      return `<sitemap><loc>${url}</loc></sitemap>\n`;
    });
    return `<sitemapindex xmlns="${schema}">\n${entries.join('')}</sitemapindex>\n`;
  }
}

function xml(elements: string): Content {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${elements}`;
  return { status: 200, type: 'application/xml; charset=utf-8', body };
}

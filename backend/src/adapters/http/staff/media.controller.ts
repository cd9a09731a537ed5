import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { mediaLimits } from '@appliance-index/domain/catalogue/media';
import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExcludeEndpoint,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import type { Request, Response } from 'express';
import parseRange from 'range-parser';
import { MediaView, UploadedMediaView } from '../../../application/catalogue/appliance-views.js';
import { Media } from '../../../application/catalogue/media.js';
import type { ByteRange } from '../../../application/catalogue/media-ports.js';
import { type ShownFile, ShownMedia } from '../../../application/catalogue/shown-media.js';
import { ErrorBody } from '../../../application/error-body.js';
import { array, id } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { ResponseCache } from '../public/response-cache.js';
import { Multipart } from '../request-bodies.js';
import { deletedSchema } from '../schemas/bodies.js';
import { bodyOf, file } from '../schemas/requests.js';
import { abortOnClose, Uploads } from './uploads.js';

/** The client disconnected during the transfer, or before it began. */
const clientGoneCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

class OrderBody {
  @IsArray({ message: 'ids must be a list of ids.' })
  @ArrayMaxSize(mediaLimits.itemsPerModel)
  @IsUUID('all', { each: true, message: 'ids must be a list of ids.' })
  ids!: string[];
}

const orderBodySchema = bodyOf({ ids: { ...array(id), maxItems: mediaLimits.itemsPerModel } }, ['ids']);

const uploadBodySchema = bodyOf({ applianceId: id, files: array(file) }, ['applianceId', 'files']);

const picturesBodySchema = bodyOf({ files: array(file) }, ['files']);

@ApiTags('media')
@Controller()
export class MediaController {
  constructor(
    private readonly media: Media,
    private readonly shown: ShownMedia,
    private readonly uploads: Uploads,
    private readonly cache: ResponseCache,
  ) {}

  @Get('api/media/appliance/:id')
  @OpenTo('everyone')
  @ApiOperation({ summary: 'Photos and videos of a model, in display order' })
  @ApiOkResponse({ schema: array(MediaView) })
  @ApiNotFoundResponse({ schema: ErrorBody })
  list(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const url = `/api/media/appliance/${encodeURIComponent(id)}`;
    return this.cache.serveJson(request, response, url, () => this.media.listFor(id));
  }

  @Post('api/media/upload')
  @OpenTo('admins')
  @Multipart()
  @ApiOperation({
    summary: 'Add up to 20 photos and videos to a model: all or none; applianceId comes before the files',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: uploadBodySchema })
  @ApiCreatedResponse({ schema: array(UploadedMediaView) })
  async upload(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadedMediaView[]> {
    const { fields, files } = await this.uploads.receive(request, response, {
      beforeFile: (sent, index) => index > 0 || this.media.checkModel(modelOf(sent)),
      largeFile: (file) => this.media.checkFile(file),
    });
    return this.media.upload(modelOf(fields), files, actorOf(request), randomUUID, abortOnClose(response));
  }

  @Post('api/admin/articles/pictures')
  @OpenTo('admins')
  @Multipart()
  @ApiOperation({ summary: 'Store up to 20 pictures for articles: all or none' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: picturesBodySchema })
  @ApiCreatedResponse({ schema: array(UploadedMediaView) })
  async uploadPictures(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadedMediaView[]> {
    const { files } = await this.uploads.receive(request, response, {
      beforeFile: () => undefined,
      largeFile: (file) => this.media.checkFile(file),
    });
    return this.media.uploadPictures(files, actorOf(request), randomUUID, abortOnClose(response));
  }

  @Put('api/media/appliance/:id/order')
  @OpenTo('admins')
  @ApiOperation({
    summary: 'Reorder the photos and videos of a model; the first photo is the cover',
  })
  @ApiBody({ schema: orderBodySchema })
  @ApiOkResponse({ schema: array(MediaView) })
  reorder(
    @Param('id') id: string,
    @Body() { ids }: OrderBody,
    @Req() request: Request,
  ): Promise<MediaView[]> {
    return this.media.reorder(id, ids, actorOf(request));
  }

  @Delete('api/media/:id')
  @OpenTo('admins')
  @ApiOperation({ summary: 'Delete one photo or video' })
  @ApiOkResponse({ schema: deletedSchema })
  async remove(@Param('id') id: string, @Req() request: Request): Promise<{ success: true; id: string }> {
    await this.media.remove(id, actorOf(request));
    return { success: true, id };
  }

  /** Immutable, so cached forever, but not served for a model in the trash. The sandbox keeps active content in a file from acting on this site. */
  @Get('media/:id/:name')
  @OpenTo('everyone')
  @ApiExcludeEndpoint()
  async file(
    @Param('id') id: string,
    @Param('name') name: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const shown = await this.shown.file(id, name);
    const { contentType, size } = shown;
    const range = requestedRange(request, size);
    if (range === 'unsatisfiable') {
      response
        .status(416)
        .setHeader('Cache-Control', 'no-store')
        .setHeader('Content-Range', `bytes */${size}`)
        .end();
      return;
    }
    response
      .setHeader('Content-Type', contentType)
      .setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      .setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
      .setHeader('Content-Disposition', `inline; filename="${id}-${name}"`)
      .setHeader('Accept-Ranges', 'bytes');
    setContentHeaders(response, range, size);
    if (request.method === 'HEAD') response.end();
    // Once the response is closed, nobody would handle the file's errors.
    else if (!response.destroyed) await send(shown, range, response);
  }
}

async function send(shown: ShownFile, range: ByteRange | null, response: Response): Promise<void> {
  const file = await shown.open(range);
  try {
    await pipeline(file, response);
  } catch (error) {
    if (!clientGoneCodes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    file.destroy();
  }
}

function modelOf({ applianceId }: Record<string, unknown>): string {
  return typeof applianceId === 'string' ? applianceId : '';
}

function setContentHeaders(response: Response, range: ByteRange | null, size: number): void {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.status(206).setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
}

/** Null for the whole file, which also answers requests for several ranges, as HTTP allows. */
function requestedRange({ headers }: Request, size: number): ByteRange | 'unsatisfiable' | null {
  if (!headers.range) return null;
  // The last bytes of a file that is shorter than that are the whole file; range-parser calls them unsatisfiable.
  const [, suffixLength] = /^bytes=-(\d+)$/.exec(headers.range) ?? [];
  if (Number(suffixLength) > size) return null;
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

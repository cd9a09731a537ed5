import { createReadStream, type ReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { DomainError } from '@appliance-index/domain/errors';
import { numericId } from '@appliance-index/domain/ids';
import { type RatingScale, ratingScales } from '@appliance-index/domain/imports/rating-scales';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { FileImport } from '../../../application/imports/file-import.js';
import { ImportHistory, RollbackReport } from '../../../application/imports/import-history.js';
import {
  type ImportKind,
  ImportRecord,
  ImportReport,
  importKinds,
  StoredImport,
} from '../../../application/imports/import-report.js';
import { array, enumOf, text } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { Multipart, maxTextLength, validationPipe } from '../request-bodies.js';
import { OptionalQuery } from '../schemas/queries.js';
import { bodyOf, file, rollbackBodySchema } from '../schemas/requests.js';
import { abortOnClose, Uploads } from './uploads.js';

const yesOrNo = ['1', '0'] as const;
const scaleTexts = ratingScales.map(String);

/** Form fields, which arrive as strings. */
class ImportFields {
  @IsIn(importKinds, { message: `Send kind, one of ${importKinds.join(', ')}, before the file.` })
  kind!: ImportKind;

  @IsOptional()
  @IsIn(retailerSlugs, { message: `retailer must be one of ${retailerSlugs.join(', ')}.` })
  retailer?: string;

  @IsOptional() @IsString() @MaxLength(maxTextLength) month?: string;

  @IsOptional()
  @IsIn(scaleTexts, { message: `scale must be one of ${scaleTexts.join(', ')}.` })
  scale?: string;

  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'allowRejects must be a whole number.' })
  allowRejects?: string;

  @IsOptional() @IsIn(yesOrNo) createMissing?: '1' | '0';
  @IsOptional() @IsIn(yesOrNo) acceptAll?: '1' | '0';
  @IsOptional() @IsIn(yesOrNo) apply?: '1' | '0';
}

const importBodySchema = bodyOf(
  {
    kind: enumOf(importKinds),
    retailer: enumOf(retailerSlugs),
    month: { ...text, example: '2026-05' },
    scale: enumOf(scaleTexts),
    allowRejects: text,
    createMissing: enumOf(yesOrNo),
    acceptAll: enumOf(yesOrNo),
    apply: enumOf(yesOrNo),
    files: { ...array(file), maxItems: 1 },
  },
  ['kind', 'files'],
);

class ImportsQuery {
  @IsOptional()
  @Matches(numericId, { message: 'before must be the id of an import.' })
  before?: string;
}

class RollbackBody {
  @IsBoolean({ message: 'apply must be true or false.' })
  apply!: boolean;
}

/** Imports of files, with the same code as the CLI. */
@ApiTags('imports')
@OpenTo('admins')
@Controller('api/admin/imports')
export class ImportsController {
  constructor(
    private readonly fileImport: FileImport,
    private readonly importHistory: ImportHistory,
    private readonly uploads: Uploads,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Score imports, newest first, 100 per page' })
  @OptionalQuery('before', 'The last id on the previous page')
  @ApiOkResponse({ schema: array(ImportRecord) })
  list(@Query() { before }: ImportsQuery): Promise<ImportRecord[]> {
    return this.importHistory.list(before);
  }

  @Get(':id')
  @ApiOperation({ summary: 'A score import with its scores, the largest changes first' })
  @ApiOkResponse({ schema: StoredImport })
  show(@Param('id') id: string): Promise<StoredImport> {
    return this.importHistory.stored(id);
  }

  @Post()
  @HttpCode(200)
  @Multipart()
  @ApiOperation({
    summary:
      'Plan the import of a file, which comes last, or, with apply=1, run it; both return the same report',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: importBodySchema })
  @ApiOkResponse({ schema: ImportReport })
  async run(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<ImportReport> {
    const { fields, files } = await this.uploads.receive(request, response, {
      beforeFile: (sent, index) => {
        if (index > 0) throw chooseOneFile();
        return optionsOf(sent);
      },
    });
    let bytes: ReadStream | undefined;
    try {
      const [source] = files;
      if (!source) throw chooseOneFile();
      const options = await optionsOf(fields);
      bytes = createReadStream(source.path);
      return await this.fileImport.run({
        kind: options.kind,
        source: { name: source.label, bytes },
        retailer: options.retailer,
        month: options.month || undefined,
        scale: options.scale === undefined ? undefined : (Number(options.scale) as RatingScale),
        allowRejects: Number(options.allowRejects ?? 0),
        createMissing: options.createMissing === '1',
        acceptAll: options.acceptAll === '1',
        apply: options.apply === '1',
        actor: actorOf(request),
        signal: abortOnClose(response),
      });
    } finally {
      bytes?.destroy(); // A refused import has not read the whole file.
      await Promise.all(files.map(({ path }) => rm(path, { force: true })));
    }
  }

  @Post(':id/rollback')
  @HttpCode(200)
  @ApiOperation({ summary: 'Plan the rollback of an import or, with apply, run it' })
  @ApiBody({ schema: rollbackBodySchema })
  @ApiOkResponse({ schema: RollbackReport })
  rollback(
    @Param('id') id: string,
    @Body() { apply }: RollbackBody,
    @Req() request: Request,
  ): Promise<RollbackReport> {
    return this.importHistory.rollback(id, { apply, actor: actorOf(request) });
  }
}

function optionsOf(fields: Record<string, unknown>): Promise<ImportFields> {
  return validationPipe.transform({ ...fields }, { type: 'body', metatype: ImportFields });
}

function chooseOneFile(): DomainError {
  return new DomainError('invalid', 'no-file', 'Choose one file.');
}

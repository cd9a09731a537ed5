import { createReadStream, type ReadStream } from 'node:fs';
import { DomainError } from '@appliance-index/domain/errors';
import { numericId } from '@appliance-index/domain/ids';
import { maxMappingLength } from '@appliance-index/domain/imports/mapping-syntax';
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
import type { MappedFileRequest } from '../../../application/imports/mapped-files.js';
import { MappingPreview, MappingPreviews } from '../../../application/imports/mapping-previews.js';
import { array, enumOf, text } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { Multipart, maxTextLength, validationPipe } from '../request-bodies.js';
import { OptionalQuery } from '../schemas/queries.js';
import { bodyOf, file, rollbackBodySchema } from '../schemas/requests.js';
import { abortOnClose, removeReceived, Uploads } from './uploads.js';

const yesOrNo = ['1', '0'] as const;
const scaleTexts = ratingScales.map(String);

/** Form fields of a file and how to read it, which arrive as strings. */
class FileFields {
  @IsIn(importKinds, { message: `Send kind, one of ${importKinds.join(', ')}, before the file.` })
  kind!: ImportKind;

  @IsOptional()
  @IsIn(retailerSlugs, { message: `retailer must be one of ${retailerSlugs.join(', ')}.` })
  retailer?: string;

  @IsOptional() @IsString() @MaxLength(maxTextLength) month?: string;

  @IsOptional()
  @IsIn(scaleTexts, { message: `scale must be one of ${scaleTexts.join(', ')}.` })
  scale?: string;

  @IsOptional() @IsString() @MaxLength(maxTextLength) sheet?: string;
  @IsOptional() @IsIn(yesOrNo) allowRoundedCounts?: '1' | '0';
  @IsOptional() @IsString() @MaxLength(maxMappingLength) mapping?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) profile?: string;
}

class ImportFields extends FileFields {
  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'allowRejects must be a whole number.' })
  allowRejects?: string;

  @IsOptional() @IsIn(yesOrNo) createMissing?: '1' | '0';
  @IsOptional() @IsIn(yesOrNo) acceptAll?: '1' | '0';
  @IsOptional() @IsIn(yesOrNo) apply?: '1' | '0';
}

const fileProperties = {
  kind: enumOf(importKinds),
  retailer: enumOf(retailerSlugs),
  month: { ...text, example: '2026-05' },
  scale: enumOf(scaleTexts),
  sheet: text,
  allowRoundedCounts: enumOf(yesOrNo),
  mapping: { ...text, example: 'brand=product_brand,category=@dishwashers' },
  profile: text,
  files: { ...array(file), maxItems: 1 },
};
const previewBodySchema = bodyOf(fileProperties, ['kind', 'files']);
const importBodySchema = bodyOf(
  {
    ...fileProperties,
    allowRejects: text,
    createMissing: enumOf(yesOrNo),
    acceptAll: enumOf(yesOrNo),
    apply: enumOf(yesOrNo),
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
    private readonly previews: MappingPreviews,
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
  run(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<ImportReport> {
    return this.withFile(ImportFields, request, response, (file, options) =>
      this.fileImport.run({
        ...file,
        allowRejects: Number(options.allowRejects ?? 0),
        createMissing: options.createMissing === '1',
        acceptAll: options.acceptAll === '1',
        apply: options.apply === '1',
        actor: actorOf(request),
      }),
    );
  }

  @Post('preview')
  @HttpCode(200)
  @Multipart()
  @ApiOperation({
    summary: 'The first rows of a file, which comes last, with a mapping and what it makes of each column',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: previewBodySchema })
  @ApiOkResponse({ schema: MappingPreview })
  preview(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<MappingPreview> {
    return this.withFile(FileFields, request, response, (file) => this.previews.run(file));
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
    @Res({ passthrough: true }) response: Response,
  ): Promise<RollbackReport> {
    return this.importHistory.rollback(id, { apply, actor: actorOf(request) }, abortOnClose(response));
  }

  /** Receives the one file of a request with its fields, and removes it afterwards. */
  private async withFile<Fields extends FileFields, Result>(
    shape: new () => Fields,
    request: Request,
    response: Response,
    work: (file: MappedFileRequest, options: Fields) => Promise<Result>,
  ): Promise<Result> {
    const optionsOf = (sent: Record<string, unknown>): Promise<Fields> =>
      validationPipe.transform({ ...sent }, { type: 'body', metatype: shape });
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
      const signal = abortOnClose(response);
      return await work({ ...readingOf(options), source: { name: source.label, bytes }, signal }, options);
    } finally {
      bytes?.destroy(); // A refused import has not read the whole file.
      await removeReceived(files);
    }
  }
}

function readingOf(fields: FileFields) {
  const { kind, retailer, month, scale, sheet, allowRoundedCounts, mapping, profile } = fields;
  return {
    kind,
    retailer,
    month: month || undefined,
    scale: scale === undefined ? undefined : (Number(scale) as RatingScale),
    sheet: sheet || undefined,
    allowRoundedCounts: allowRoundedCounts === '1',
    mapping,
    profile,
  };
}

function chooseOneFile(): DomainError {
  return new DomainError('invalid', 'no-file', 'Choose one file.');
}

import { applianceFieldNames, maxBulkChange } from '@appliance-index/domain/catalogue/appliance';
import { categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Min,
  ValidateIf,
} from 'class-validator';
import type { Request } from 'express';
import { ApplianceView } from '../../../application/catalogue/appliance-views.js';
import { CatalogueEditor } from '../../../application/catalogue/catalogue-editor.js';
import { HistoryEntryView, TrashedView } from '../../../application/catalogue/change-views.js';
import { ErrorBody } from '../../../application/error-body.js';
import { CatalogueFactView } from '../../../application/rankings/model-views.js';
import { Models } from '../../../application/rankings/models.js';
import { array, enumOf, id, optionalText } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { bodyWithFields } from '../request-bodies.js';
import { deletedSchema, successSchema } from '../schemas/bodies.js';
import { OptionalQuery } from '../schemas/queries.js';
import { applianceBodySchema, applianceChangeSchema, bodyOf } from '../schemas/requests.js';
import { ApiVersionedSave, preconditionOf } from './versioned-save.js';

class ApplianceBody extends bodyWithFields(applianceFieldNames) {}

class UpdateBody extends ApplianceBody {
  @IsOptional()
  @IsInt({ message: 'version must be the number that came with the appliance.' })
  @Min(1)
  version?: number | null;
}

class TrashQuery {
  @IsOptional()
  @IsUUID('all', { message: 'after must be the id of a model.' })
  after?: string;

  @ValidateIf(({ after }: TrashQuery) => after !== undefined)
  @Type(() => Date)
  @IsDate({ message: 'deletedAt must be the time at which the model after was deleted.' })
  deletedAt?: Date;
}

const bulkActions = ['delete', 'restore', 'categorise'] as const;

class BulkBody {
  @IsArray({ message: 'ids must be a list of ids.' })
  @ArrayMaxSize(maxBulkChange, { message: `Choose at most ${maxBulkChange} models.` })
  @IsUUID('all', { each: true, message: 'ids must be a list of ids.' })
  ids!: string[];

  @IsIn(bulkActions, { message: `action must be one of ${bulkActions.join(', ')}.` })
  action!: (typeof bulkActions)[number];

  @Allow() category?: unknown;
  @Allow() subcategory?: unknown;
}

const bulkBodySchema = bodyOf(
  {
    ids: { ...array(id), maxItems: maxBulkChange },
    action: enumOf(bulkActions),
    category: enumOf(categorySlugs),
    subcategory: optionalText,
  },
  ['ids', 'action'],
);

@ApiTags('catalogue')
@OpenTo('admins')
@Controller('api')
export class EditingController {
  constructor(
    private readonly editor: CatalogueEditor,
    private readonly models: Models,
  ) {}

  @Get('admin/appliances/facts')
  @ApiOperation({
    summary: 'Of each model its official place, the month of its newest score, and whether it has a picture',
  })
  @ApiOkResponse({ schema: array(CatalogueFactView) })
  facts(): Promise<CatalogueFactView[]> {
    return this.models.facts();
  }

  @Post('appliances')
  @ApiOperation({ summary: 'Add a model' })
  @ApiBody({ schema: applianceBodySchema })
  @ApiCreatedResponse({ schema: ApplianceView })
  @ApiConflictResponse({ schema: ErrorBody })
  add(@Body() body: ApplianceBody, @Req() request: Request): Promise<ApplianceView> {
    return this.editor.add(body, actorOf(request));
  }

  @Put('appliances/:id')
  @ApiVersionedSave('a model', applianceChangeSchema, ApplianceView)
  update(
    @Param('id') id: string,
    @Body() { version, ...fields }: UpdateBody,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<ApplianceView> {
    return this.editor.update(id, fields, actorOf(request), preconditionOf(version, ifMatch));
  }

  @Delete('appliances/:id')
  @ApiOperation({ summary: 'Move a model to the trash, where it can be restored for 30 days' })
  @ApiOkResponse({ schema: deletedSchema })
  async remove(@Param('id') id: string, @Req() request: Request): Promise<{ success: true; id: string }> {
    await this.editor.remove(id, actorOf(request));
    return { success: true, id };
  }

  @Post('admin/appliances/bulk')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Delete, restore or recategorise several models: all or none',
  })
  @ApiBody({ schema: bulkBodySchema })
  @ApiOkResponse({ schema: successSchema })
  async bulk(@Body() body: BulkBody, @Req() request: Request): Promise<{ success: true }> {
    const { ids, action, category, subcategory } = body;
    const change = action === 'categorise' ? { category, subcategory } : action;
    await this.editor.bulkChange(ids, change, actorOf(request));
    return { success: true };
  }

  @Get('admin/trash')
  @ApiOperation({ summary: 'Deleted models, most recently deleted first, 100 per page' })
  @OptionalQuery('after', 'The last id on the previous page')
  @OptionalQuery('deletedAt', 'The time that belongs to it')
  @ApiOkResponse({ schema: array(TrashedView) })
  trash(@Query() { after, deletedAt }: TrashQuery): Promise<TrashedView[]> {
    return this.editor.trash(after && deletedAt ? { id: after, deletedAt } : undefined);
  }

  @Post('admin/appliances/:id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore a model from the trash' })
  @ApiOkResponse({ schema: ApplianceView })
  restore(@Param('id') id: string, @Req() request: Request): Promise<ApplianceView> {
    return this.editor.restore(id, actorOf(request));
  }

  @Get('admin/appliances/:id/history')
  @ApiOperation({ summary: 'Change history of a model, newest first' })
  @ApiOkResponse({ schema: array(HistoryEntryView) })
  history(@Param('id') id: string): Promise<HistoryEntryView[]> {
    return this.editor.history(id);
  }

  @Post('admin/appliances/:id/history/:changeId/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo one change: restore the previous values of its fields' })
  @ApiOkResponse({ schema: ApplianceView })
  undo(
    @Param('id') id: string,
    @Param('changeId') changeId: string,
    @Req() request: Request,
  ): Promise<ApplianceView> {
    return this.editor.undo(id, changeId, actorOf(request));
  }
}

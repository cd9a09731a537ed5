import { applianceFieldNames, maxBulkChange } from '@appliance-index/domain/catalogue/appliance';
import type { CellTexts } from '@appliance-index/domain/catalogue/cell-text';
import { recordFrom } from '@appliance-index/domain/objects';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDefined,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { Request } from 'express';
import { CellEditor } from '../../../application/catalogue/cell-editor.js';
import { CellChangesView } from '../../../application/catalogue/cell-views.js';
import { ErrorBody } from '../../../application/error-body.js';
import { flag, id, text, version } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { bodyWithFields } from '../request-bodies.js';
import { bodyOf } from '../schemas/requests.js';

class CellTextsBody extends (bodyWithFields(applianceFieldNames) as new () => CellTexts) {}
for (const name of applianceFieldNames) {
  ValidateIf((_, value) => value !== undefined)(CellTextsBody.prototype, name);
  IsString({ message: 'A cell must be text.' })(CellTextsBody.prototype, name);
}

class ModelCellsBody {
  @IsUUID('all', { message: 'id must be the id of a model.' })
  id!: string;

  @IsInt({ message: 'version must be the number that came with the appliance.' })
  @Min(1)
  version!: number;

  @IsDefined({ message: 'cells must be texts by field.' })
  @ValidateNested({ message: 'cells must be texts by field.' })
  @Type(() => CellTextsBody)
  cells!: CellTextsBody;
}

class CellsBody {
  @IsArray({ message: 'models must be a list.' })
  @ArrayMaxSize(maxBulkChange, { message: `Change cells of at most ${maxBulkChange} models.` })
  // A list within the list has nothing to validate.
  @IsObject({ each: true, message: 'models must be a list of models.' })
  @ValidateNested({ each: true })
  @Type(() => ModelCellsBody)
  models!: ModelCellsBody[];

  @IsBoolean({ message: 'apply must be true or false.' })
  apply!: boolean;

  @IsOptional()
  @IsBoolean({ message: 'undo must be true or false.' })
  undo?: boolean;
}

const modelCellsSchema = bodyOf({ id, version, cells: bodyOf(recordFrom(applianceFieldNames, () => text)) }, [
  'id',
  'version',
  'cells',
]);
const cellsBodySchema = bodyOf(
  {
    models: { type: 'array', items: modelCellsSchema, maxItems: maxBulkChange },
    apply: flag,
    undo: flag,
  },
  ['models', 'apply'],
);

/** Cells of the staff's table of models. */
@ApiTags('catalogue')
@OpenTo('admins')
@Controller('api/admin/appliances/cells')
export class CellsController {
  constructor(private readonly cells: CellEditor) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Plan changes of cells, given as text, of several models, or with `apply` make them: all or none. Blank cells clear their fields; a stale version is refused',
  })
  @ApiBody({ schema: cellsBodySchema })
  @ApiOkResponse({ schema: CellChangesView })
  @ApiConflictResponse({ schema: ErrorBody })
  change(
    @Body() { models, apply, undo = false }: CellsBody,
    @Req() request: Request,
  ): Promise<CellChangesView> {
    return this.cells.change(models, { actor: actorOf(request), apply, isUndo: undo });
  }
}

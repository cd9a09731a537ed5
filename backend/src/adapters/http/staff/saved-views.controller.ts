import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { SavedViewView } from '../../../application/catalogue/change-views.js';
import { ViewKeeper } from '../../../application/catalogue/saved-views.js';
import { ErrorBody } from '../../../application/error-body.js';
import { array } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { signedInAccount } from '../people/session.js';
import { bodyWithFields } from '../request-bodies.js';
import { deletedSchema } from '../schemas/bodies.js';
import { savedViewBodySchema } from '../schemas/requests.js';

class SavedViewBody extends bodyWithFields(['name', 'query', 'isShared'] as const) {}

@ApiTags('staff')
@OpenTo('admins')
@Controller('api/admin/views')
export class SavedViewsController {
  constructor(private readonly views: ViewKeeper) {}

  @Get()
  @ApiOperation({ summary: 'Saved views of the list of models: your own and the shared ones, by name' })
  @ApiOkResponse({ schema: array(SavedViewView) })
  list(@Req() request: Request): Promise<SavedViewView[]> {
    return this.views.list(signedInAccount(request));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Save a view of the list of models; replaces your own one of the same name' })
  @ApiBody({ schema: savedViewBodySchema })
  @ApiOkResponse({ schema: SavedViewView })
  @ApiConflictResponse({ schema: ErrorBody })
  save(@Body() body: SavedViewBody, @Req() request: Request): Promise<SavedViewView> {
    return this.views.save(body, signedInAccount(request));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a saved view: your own, or a shared one' })
  @ApiOkResponse({ schema: deletedSchema })
  async remove(@Param('id') id: string, @Req() request: Request): Promise<{ success: true; id: string }> {
    await this.views.remove(id, signedInAccount(request));
    return { success: true, id };
  }
}

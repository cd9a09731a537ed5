import { Body, Controller, Delete, Get, Param, Put, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ImportProfiles, ProfileView } from '../../../application/imports/import-profiles.js';
import { array } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { actorOf } from '../people/session.js';
import { bodyWithFields } from '../request-bodies.js';
import { profileBodySchema } from '../schemas/requests.js';

class ProfileBody extends bodyWithFields(['retailer', 'mapping']) {}

/** Column mappings of imports, under names. */
@ApiTags('imports')
@OpenTo('admins')
@Controller('api/admin/import-profiles')
export class ProfilesController {
  constructor(private readonly profiles: ImportProfiles) {}

  @Get()
  @ApiOperation({ summary: 'All import profiles, by name' })
  @ApiOkResponse({ schema: array(ProfileView) })
  list(): Promise<ProfileView[]> {
    return this.profiles.list();
  }

  @Get(':name')
  @ApiOperation({ summary: 'An import profile' })
  @ApiOkResponse({ schema: ProfileView })
  show(@Param('name') name: string): Promise<ProfileView> {
    return this.profiles.show(name);
  }

  @Put(':name')
  @ApiOperation({ summary: 'Add an import profile, or replace the one of this name' })
  @ApiBody({ schema: profileBodySchema })
  @ApiOkResponse({ schema: ProfileView })
  save(
    @Param('name') name: string,
    @Body() body: ProfileBody,
    @Req() request: Request,
  ): Promise<ProfileView> {
    return this.profiles.save(name, body, actorOf(request));
  }

  @Delete(':name')
  @ApiOperation({ summary: 'Delete an import profile; imports made with it stay' })
  @ApiOkResponse({ schema: ProfileView })
  delete(@Param('name') name: string, @Req() request: Request): Promise<ProfileView> {
    return this.profiles.delete(name, actorOf(request));
  }
}

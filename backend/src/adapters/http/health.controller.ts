import { DomainError } from '@appliance-index/domain/errors';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../application/error-body.js';
import { enumOf, object } from '../../application/shapes.js';
import { OpenTo } from './people/access.js';

const okSchema = object({ status: enumOf(['ok']) });

export abstract class Readiness {
  /** A sentence saying why the server should get no traffic now, or null if it is ready. */
  abstract problem(): Promise<string | null>;
}

@OpenTo('everyone')
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Liveness: whether the process is running' })
  @ApiOkResponse({ description: 'The process is running.', schema: okSchema })
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Readiness: whether the server can take requests' })
  @ApiOkResponse({ description: 'The server is ready.', schema: okSchema })
  @ApiServiceUnavailableResponse({
    description: 'The database is unreachable or the server is shutting down.',
    schema: ErrorBody,
  })
  async ready(): Promise<{ status: string }> {
    const problem = await this.readiness.problem();
    if (problem === null) return { status: 'ok' };
    throw new DomainError('unavailable', 'not-ready', problem);
  }
}

import { DomainError } from '@appliance-index/domain/errors';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { ErrorBody } from '../../application/error-body.js';
import { enumOf, object, text } from '../../application/shapes.js';
import { OpenTo } from './people/access.js';

const okSchema = object({ status: enumOf(['ok']) });
const readySchema = object({ status: enumOf(['ok', 'read-only']), message: text }, ['message']);

export abstract class Readiness {
  /** A sentence saying why the server should get no traffic now, or null if it is ready. */
  abstract problem(): Promise<string | null>;
  /** What does not work although the server is ready, as of the last `problem()`; null if everything does. */
  abstract readonly warning: string | null;
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
  @ApiOkResponse({ description: 'The server is ready, at least for reads.', schema: readySchema })
  @ApiServiceUnavailableResponse({
    description: 'The database is unreachable or the server is shutting down.',
    schema: ErrorBody,
  })
  async ready(): Promise<{ status: string; message?: string }> {
    const problem = await this.readiness.problem();
    const { warning } = this.readiness;
    if (problem === null)
      return warning === null ? { status: 'ok' } : { status: 'read-only', message: warning };
    throw new DomainError('unavailable', 'not-ready', problem);
  }
}

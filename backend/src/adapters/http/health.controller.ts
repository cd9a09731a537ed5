import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../domain/errors.js';
import { OpenTo } from './people/access.js';
import { errorSchema } from './schemas/bodies.js';
import { enumOf, object } from './schemas/primitives.js';

const okSchema = object({ status: enumOf(['ok']) });

/** What readiness depends on. */
export abstract class Readiness {
  /** Why the process should get no traffic now, in a sentence, or null when it can serve. */
  abstract problem(): Promise<string | null>;
}

@OpenTo('everyone')
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether the process runs' })
  @ApiOkResponse({ description: 'It does.', schema: okSchema })
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Whether the process can serve' })
  @ApiOkResponse({ description: 'It can.', schema: okSchema })
  @ApiServiceUnavailableResponse({
    description: 'The database is away, or the process is stopping.',
    schema: errorSchema,
  })
  async ready(): Promise<{ status: string }> {
    const problem = await this.readiness.problem();
    if (problem === null) return { status: 'ok' };
    throw new DomainError('unavailable', 'not-ready', problem);
  }
}

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { productName } from '../../domain/product.js';
import { errorSchema } from './schemas/bodies.js';

/** Serves the document at /api/openapi.json and its reader at /api/docs. `cookieName` is that of the session. */
export function describeApi(app: INestApplication, cookieName: string): void {
  const head = new DocumentBuilder()
    .setTitle(productName)
    .setDescription(
      'Rankings of household appliances, the scores they rest on, and how those changed by month.',
    )
    .setVersion('1')
    .addCookieAuth(cookieName)
    .build();
  const document = withRefusedWrites(SwaggerModule.createDocument(app, head));
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json' });
}

/** Whatever is sent may be none of what is asked for; it is said here once for all routes that take something. */
function withRefusedWrites(document: OpenAPIObject): OpenAPIObject {
  const refusal = { description: '', content: { 'application/json': { schema: errorSchema } } };
  for (const { post, put, delete: remove } of Object.values(document.paths)) {
    for (const write of [post, put, remove]) if (write) write.responses['400'] ??= refusal;
  }
  return document;
}

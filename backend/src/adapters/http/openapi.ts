import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { productName } from '../../domain/product-name.js';
import type { ResponseCache } from './public/response-cache.js';
import { errorSchema } from './schemas/bodies.js';
import { namedSchemas, withRefs } from './schemas/named-schemas.js';

/** Serves the document at /api/openapi.json and its reader at /api/docs. `cookieName` is that of the session. */
export function setUpOpenApi(app: INestApplication, cookieName: string, responseCache: ResponseCache): void {
  const head = new DocumentBuilder()
    .setTitle(productName)
    .setDescription(
      'Rankings of household appliances, the scores they rest on, and how those changed by month.',
    )
    .setVersion('1')
    .addCookieAuth(cookieName)
    .build();
  const document = withNamedSchemas(withErrorResponses(SwaggerModule.createDocument(app, head)));
  SwaggerModule.setup('api/docs', app, document, { raw: false });
  const url = '/api/openapi.json';
  app
    .getHttpAdapter()
    .get(url, (request: Request, response: Response) =>
      responseCache.serveJson(request, response, url, async () => document),
    );
}

/** Without them clients that are made from the document would have a type for each call, and all of them nameless. */
function withNamedSchemas({ paths, components, ...document }: OpenAPIObject): OpenAPIObject {
  return {
    ...document,
    paths: withRefs(paths),
    components: { ...components, schemas: { ...components?.schemas, ...namedSchemas } },
  };
}

/**
 * What is said here once for all routes: whatever is sent may be none of what is asked for, what is to be changed may
 * not be there, and whatever a route does not say of itself (too much, too often, not now) is answered in the one form,
 * too.
 */
function withErrorResponses(document: OpenAPIObject): OpenAPIObject {
  const refusal = { description: '', content: { 'application/json': { schema: errorSchema } } };
  for (const [path, { get, post, put, delete: remove }] of Object.entries(document.paths)) {
    const ofOne = path.includes('{') && { 404: refusal };
    for (const write of [post, put, remove])
      if (write) write.responses = { 400: refusal, ...ofOne, ...write.responses };
    for (const call of [get, post, put, remove]) if (call) call.responses.default ??= refusal;
  }
  return document;
}

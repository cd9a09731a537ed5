import { productName } from '@appliance-index/domain/product-name';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../application/error-body.js';
import type { ResponseCache } from './public/response-cache.js';
import { withNamedSchemas } from './schemas/references.js';

/** Serves the OpenAPI document at /api/openapi.json and Swagger UI at /api/docs. */
export function setUpOpenApi(
  app: INestApplication,
  sessionCookie: string,
  responseCache: ResponseCache,
): void {
  const config = new DocumentBuilder()
    .setTitle(productName)
    .setDescription('Rankings of household appliances, the scores behind them, and their monthly history.')
    .setVersion('1')
    .addCookieAuth(sessionCookie)
    .build();
  const document = withNamedSchemas(withErrorResponses(SwaggerModule.createDocument(app, config)));
  SwaggerModule.setup('api/docs', app, document, { raw: false });
  const url = '/api/openapi.json';
  app
    .getHttpAdapter()
    .get(url, (request: Request, response: Response) =>
      responseCache.serveJson(request, response, url, async () => document),
    );
}

/**
 * Adds the error responses that all routes share: 400 for invalid bodies, 404 for missing items, and a default for the
 * rest (too large, too many requests, unavailable).
 */
function withErrorResponses(document: OpenAPIObject): OpenAPIObject {
  const error = { description: 'Error', content: { 'application/json': { schema: ErrorBody } } };
  for (const [path, { get, post, put, delete: remove }] of Object.entries(document.paths)) {
    const notFound = path.includes('{') && { 404: error };
    for (const write of [post, put, remove])
      if (write) write.responses = { 400: error, ...notFound, ...write.responses };
    for (const call of [get, post, put, remove]) if (call) call.responses.default ??= error;
  }
  return document;
}

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { productName } from '../../domain/product.js';

/** Serves the document at /api/openapi.json and its reader at /api/docs. */
export function describeApi(app: INestApplication): void {
  const head = new DocumentBuilder()
    .setTitle(productName)
    .setDescription(
      'Rankings of household appliances, the scores they rest on, and how those changed by month.',
    )
    .setVersion('1')
    .build();
  const document = SwaggerModule.createDocument(app, head);
  SwaggerModule.setup('api/docs', app, document, { jsonDocumentUrl: 'api/openapi.json' });
}

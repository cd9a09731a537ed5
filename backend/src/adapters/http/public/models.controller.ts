import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeFormula } from '@appliance-index/domain/imports/score-file';
import { rowTexts, rowValues } from '@appliance-index/domain/models/model-columns';
import {
  type ModelList,
  modelListQuery,
  modelParameters,
  parseModelList,
} from '@appliance-index/domain/models/model-list';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { applyDecorators, Controller, Get, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import { ModelsView } from '../../../application/rankings/model-views.js';
import { type ModelFile, Models, requireModelList } from '../../../application/rankings/models.js';
import { anyObject, array, count, object } from '../../../application/shapes.js';
import { OpenTo } from '../people/access.js';
import { filterQueries, OptionalQuery } from '../schemas/queries.js';
import { queryStringAt, serveEarly } from './early-answers.js';
import { jsonOfItems } from './json-of-items.js';
import { jsonTextContent, ResponseCache } from './response-cache.js';
import { sendStreamed } from './streamed-answer.js';

const pagePath = publicAddresses.models('');

/** Rows that are made and sent together. */
const rowsPerPart = 200;

const descriptions: Readonly<Record<(typeof modelParameters)[number], string>> = {
  category: 'Only models of a category, such as washers; can be repeated',
  type: 'Only models of a type, such as front-load; can be repeated',
  ...filterQueries,
  family: '1 lists one model of each family that shares its reviews: the first that fits',
  unrated: '1 lists models without a score, too',
  sort: 'The column to sort by; score without it',
  order: 'asc or desc; models without a value come last in both',
  columns: 'The columns, separated by commas or repeated; the model is always one',
  page: 'The page of 50 models to list, from 1; files hold all pages',
};

const ListQueries = applyDecorators(
  ...modelParameters.map((name) => OptionalQuery(name, descriptions[name])).toReversed(),
  ApiBadRequestResponse({ schema: ErrorBody }),
);

/** The table of all models, as pages show it and as files. */
@OpenTo('everyone')
@ApiTags('rankings')
@Controller()
export class ModelsController {
  constructor(
    private readonly models: Models,
    private readonly cache: ResponseCache,
  ) {}

  @Get('api/models')
  @ApiOperation({ summary: 'A page of the table of all models, with the counts of what can be chosen' })
  @ListQueries
  @ApiOkResponse({ schema: ModelsView })
  page(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.serve(request, response, listOf(request.originalUrl));
  }

  /**
   * Answers a page before the request reaches the framework, which takes longer than the page, if that needs no database.
   * Returns whether it did.
   */
  tryPage(request: IncomingMessage, response: ServerResponse): boolean {
    const queryString = queryStringAt(pagePath, request);
    if (queryString === undefined || !this.models.areRead()) return false;
    const { list, problems } = parseModelList(new URLSearchParams(queryString));
    if (problems.length > 0) return false;
    serveEarly(pagePath, request, response, () => this.serve(request, response, list));
    return true;
  }

  private serve(request: IncomingMessage, response: ServerResponse, list: ModelList): Promise<void> {
    const query = modelListQuery(list);
    return this.cache.serve(request, response, publicAddresses.models(query), async () => {
      const votes = await this.models.votes();
      const json = pageJson(await this.models.page(query));
      return jsonTextContent(json, async () => (await this.models.votes()) === votes);
    });
  }

  @Get('models.json')
  @ApiOperation({ summary: 'All rows of the table of models, with the chosen columns' })
  @ListQueries
  @ApiOkResponse({ schema: object({ total: count, models: array(anyObject) }) })
  json(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.send(request, response, 'application/json; charset=utf-8', jsonParts);
  }

  @Get('models.csv')
  @ApiOperation({ summary: 'All rows of the table of models as CSV, with the chosen columns' })
  @ListQueries
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  csv(@Req() request: Request, @Res() response: Response): Promise<void> {
    const headers = { 'Content-Disposition': 'attachment; filename="models.csv"' };
    return this.send(request, response, 'text/csv; charset=utf-8', csvParts, headers);
  }

  private async send(
    request: Request,
    response: Response,
    type: string,
    parts: (file: ModelFile) => Iterable<string>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const file = await this.models.file(listOf(request.originalUrl));
    // Not before: a refusal is no file.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    await sendStreamed(request, response, { type, identity: file.identity, parts: () => parts(file) });
  }
}

/** @throws invalid/query when a parameter has a value that means nothing */
function listOf(url: string): ModelList {
  return requireModelList(new URL(url, 'http://site').searchParams);
}

function pageJson({ total, all, page, pages, rows, ...choices }: ModelsView): string {
  return jsonOfItems({ total, all, page, pages }, 'rows', rows, choices);
}

function* jsonParts({ total, rows, columns }: ModelFile): Generator<string, void> {
  yield `{"total":${total},"models":[`;
  let separator = '';
  for (const part of inParts(rows())) {
    yield separator + part.map((row) => JSON.stringify(rowValues(row, columns))).join(',');
    separator = ',';
  }
  yield ']}';
}

function* csvParts({ labels, rows, columns }: ModelFile): Generator<string, void> {
  yield csvLine(labels);
  for (const part of inParts(rows())) yield part.map((row) => csvLine(rowTexts(row, columns))).join('');
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = escapeFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function* inParts<Item>(items: Iterable<Item>): Generator<Item[], void> {
  let part: Item[] = [];
  for (const item of items) {
    if (part.push(item) < rowsPerPart) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { applianceFieldNames } from '../../domain/appliance.js';
import { articleCategories } from '../../domain/article.js';
import { mediaTypes } from '../../domain/media.js';
import { productName } from '../../domain/product.js';
import { orderSteps, rankings } from '../../domain/ranking.js';
import { retailerSlugs } from '../../domain/retailers.js';
import { techDetailNames, userTypes, verifications } from '../../domain/user.js';
import { aspects, voterTypes, voteValues } from '../../domain/vote.js';

type Schema = { type: string; [key: string]: unknown };

const text: Schema = { type: 'string' };
const optionalText: Schema = { type: 'string', nullable: true };
const count: Schema = { type: 'integer', minimum: 0 };
const optionalCount: Schema = { type: 'integer', minimum: 0, nullable: true };
const tenths: Schema = {
  type: 'integer',
  minimum: 0,
  maximum: 50,
  nullable: true,
  description: 'Tenths of a star',
};
const stars: Schema = { type: 'number', minimum: 0, maximum: 5, description: 'Stars, unrounded' };
const month: Schema = { type: 'string', pattern: '^20\\d{2}-\\d{2}$', nullable: true, example: '2026-05' };
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const array = (items: Schema): Schema => ({ type: 'array', items });

function fieldSchema(name: string): Schema {
  if (name.endsWith('Score')) return tenths;
  if (name.endsWith('Count')) return optionalCount;
  return ['brand', 'model', 'category'].includes(name) ? text : optionalText;
}

export const applianceSchema = object({
  id: { type: 'string', format: 'uuid' },
  ...Object.fromEntries(applianceFieldNames.map((name) => [name, fieldSchema(name)])),
  avgScore: stars,
  totalReviews: count,
  version: count,
});

export const applianceBodySchema = {
  ...object({
    ...Object.fromEntries(applianceFieldNames.map((name) => [name, fieldSchema(name)])),
    version: count,
  }),
  required: ['brand', 'model', 'category'],
};

export const mediaSchema = object({
  id: { type: 'string', format: 'uuid' },
  type: { type: 'string', enum: [...mediaTypes] },
  url: text,
  width: optionalCount,
  height: optionalCount,
});

const retailerScoreFields = {
  retailer: { type: 'string', enum: retailerSlugs },
  name: text,
  score: tenths,
  reviewCount: optionalCount,
};
const retailerScoreSchema = object(retailerScoreFields);

const cardSchema = object({
  id: { type: 'string', format: 'uuid' },
  brand: text,
  model: text,
  category: text,
  categoryLabel: text,
  subcategory: optionalText,
  subcategoryLabel: optionalText,
  imageUrl: optionalText,
  priceRange: optionalText,
  avgScore: stars,
  shownScore: { type: 'string', example: '4.6' },
  isRated: { type: 'boolean' },
  totalReviews: count,
  hasFewReviews: { type: 'boolean' },
  retailers: array(retailerScoreSchema),
});

const movement: Schema = {
  type: 'string',
  nullable: true,
  description:
    'Places up (positive) or down since the previous month, "new", or null when there is nothing to compare with',
  oneOf: [{ type: 'integer' }, { type: 'string', enum: ['new'] }],
};
const placeSchema = object({ appliance: { type: 'string', format: 'uuid' }, movement });

export const rankingSchema = object({
  category: text,
  categoryLabel: text,
  subcategory: optionalText,
  subcategoryLabel: optionalText,
  total: count,
  updated: month,
  previous: month,
  steps: object({ best: count, worst: count, loadMore: count }),
  appliances: array(cardSchema),
  lists: object(
    Object.fromEntries(
      rankings.map((by) => [by, object({ best: array(placeSchema), worst: array(placeSchema) })]),
    ),
  ),
});

export const categoriesSchema = object({
  updated: month,
  total: count,
  categories: array(
    object({
      category: text,
      label: text,
      count,
      top: { ...cardSchema, nullable: true },
      types: array(object({ subcategory: text, label: text, count, bestScore: optionalText })),
    }),
  ),
});

export const searchSchema = object({
  query: text,
  total: count,
  results: array(cardSchema),
  closeMatches: array(cardSchema),
  suggestions: array(text),
});

export const suggestionsSchema = object({
  rankings: array(object({ category: text, subcategory: optionalText, label: text })),
  models: array(
    object({ id: { type: 'string', format: 'uuid' }, brand: text, model: text, shownScore: optionalText }),
  ),
});
const datedScoreSchema = object({ ...retailerScoreFields, month });
const historyPointsSchema = array(
  object({
    month: text,
    avgScore: stars,
    shownScore: text,
    totalReviews: count,
    retailers: array(retailerScoreSchema),
  }),
);
const rankSchema: Schema = { ...object({ rank: count, of: count, movement }), nullable: true };

export const detailSchema = object({
  appliance: applianceSchema,
  card: cardSchema,
  retailers: array(datedScoreSchema),
  history: historyPointsSchema,
  media: array(mediaSchema),
  rank: rankSchema,
  updated: month,
  previous: month,
});

const shareFields = {
  ...retailerScoreFields,
  weight: { ...count, description: 'Reviews, or 1 where the count is missing or 0' },
  weightedTenths: { ...count, description: 'score x weight' },
};

export const explanationSchema = object({
  id: { type: 'string', format: 'uuid' },
  brand: text,
  model: text,
  formula: { type: 'string', example: 'review-weighted-mean/1' },
  parts: array(object({ ...shareFields, month, contribution: stars })),
  leftOut: array(datedScoreSchema),
  weightedTenths: count,
  weight: count,
  avgScore: { ...stars, description: 'weightedTenths / (10 x weight), unrounded; 0 without a score' },
  shownScore: { type: 'string', example: '4.6' },
  plainMean: { ...stars, nullable: true, description: 'Each score weighing the same, to compare with' },
  shownPlainMean: text,
  totalReviews: count,
});

export const comparisonSchema = object({
  models: array(
    object({
      card: cardSchema,
      retailers: array(datedScoreSchema),
      history: historyPointsSchema,
      rank: rankSchema,
      priceCents: optionalCount,
    }),
  ),
  unknown: array({ type: 'string', format: 'uuid' }),
  updated: month,
  previous: month,
});

const share = { type: 'number', minimum: 0, maximum: 1 };

export const methodologySchema = object({
  formula: text,
  maxScoreTenths: count,
  tenthsPerStar: count,
  weightWithoutCount: count,
  fewReviewsBelow: count,
  orderSteps: array({ type: 'string', enum: orderSteps }),
  rankings: array({ type: 'string', enum: [...rankings] }),
  limits: object({ best: count, worst: count }),
  priceBandCents: count,
  votes: object({
    aspects: array({ type: 'string', enum: [...aspects] }),
    sides: array({ type: 'string', enum: [...voterTypes] }),
    burst: object({ votes: count, windowMinutes: count, freezeHours: count }),
  }),
  guards: object({
    scoreMoveTenths: count,
    countFallShare: share,
    movedModelsShare: share,
    identicalRatingModels: count,
  }),
  retailers: array(object({ retailer: { type: 'string', enum: retailerSlugs }, name: text, month })),
  updated: month,
  previous: month,
  example: {
    ...object({
      card: cardSchema,
      shares: array(object(shareFields)),
      weightedTenths: count,
      weight: count,
      avgScore: stars,
    }),
    nullable: true,
  },
});

export const errorSchema = object({
  statusCode: count,
  code: text,
  message: text,
  issues: array(object({ path: text, message: text })),
  requestId: text,
});

const zeroOrOne: Schema = { type: 'integer', enum: [0, 1] };
const vote: Schema = { type: 'integer', nullable: true, enum: [1, -1, null] };
const thumb: Schema = { type: 'integer', nullable: true, enum: [1, 0, null] };
const applianceId: Schema = { type: 'string', format: 'uuid' };
const isTrue: Schema = { type: 'boolean' };

export const accountSchema = object({
  email: text,
  userType: { type: 'string', enum: [...userTypes] },
  isAdmin: zeroOrOne,
  isVerifiedTech: zeroOrOne,
  verification: { type: 'string', enum: [...verifications] },
  ...Object.fromEntries(techDetailNames.map((name) => [name, optionalText])),
});

const tallySchema = object({ upvotes: count, downvotes: count, userVote: vote });
const sidesSchema = object(Object.fromEntries(voterTypes.map((side) => [side, tallySchema])));

export const votesSchema = object({
  applianceId,
  aspects: object(Object.fromEntries(aspects.map((aspect) => [aspect, sidesSchema]))),
  isFrozen: isTrue,
});

export const techVotesSchema = object({ userVote: thumb, thumbsUpCount: count });

export const cardVotesSchema = object({
  applianceId,
  upvotes: count,
  downvotes: count,
  thumbsUpCount: count,
  isFrozen: isTrue,
});

export const ownCardVotesSchema = object({ applianceId, userVote: vote, techVote: thumb });

const anything: Schema = { type: 'object', nullable: true, additionalProperties: true };
const time: Schema = { type: 'string', format: 'date-time' };

export const historySchema = object({
  id: text,
  at: time,
  actor: text,
  action: text,
  before: anything,
  after: anything,
});

export const auditRecordSchema = object({
  ...(historySchema.properties as Record<string, Schema>),
  subject: text,
  subjectId: text,
  label: text,
});

export const technicianSchema = object({
  email: text,
  verification: { type: 'string', enum: [...verifications] },
  verificationReason: optionalText,
  ...Object.fromEntries(techDetailNames.map((name) => [name, optionalText])),
  signedUpAt: time,
});

const importCounts = object({
  rows: count,
  rejected: count,
  created: count,
  changed: count,
  unchanged: count,
});
const importHead = {
  kind: { type: 'string', enum: ['scores', 'catalogue'] },
  retailers: array({ type: 'string', enum: retailerSlugs }),
  month,
  counts: importCounts,
};
const excerpt = (items: Schema) => object({ total: count, listed: array(items) });

export const importRecordSchema = object({
  id: text,
  ...importHead,
  fileName: text,
  fileHash: text,
  actor: text,
  appliedAt: time,
  formulaVersion: text,
  rolledBackAt: { ...time, nullable: true },
});

export const importReportSchema = object({
  target: text,
  ...importHead,
  file: object({ name: text, sha256: text, encoding: text, bytes: count }),
  ignoredColumns: array(text),
  state: {
    type: 'string',
    enum: ['planned', 'applied', 'already-applied', 'nothing-to-do', 'rejected', 'guarded'],
  },
  changes: excerpt(anything),
  guards: array(object({ code: text, message: text })),
  rejects: excerpt(object({ line: count, column: text, code: text, message: text, cells: array(text) })),
  importId: optionalText,
});

const articleCategory: Schema = { type: 'string', enum: [...articleCategories] };
const articleFields = {
  title: text,
  content: { type: 'string', description: 'HTML, sanitised when it is written' },
  excerpt: optionalText,
  category: articleCategory,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
  isPublished: zeroOrOne,
};

export const articleSchema = object({ id: { type: 'string', format: 'uuid' }, ...articleFields });

export const staffArticleSchema = object({
  ...(articleSchema.properties as Record<string, Schema>),
  version: count,
  file: optionalText,
});

export const articleBodySchema = {
  ...object({ ...articleFields, version: count }),
  required: ['title', 'content', 'category', 'author'],
};

const articleCardSchema = object({
  id: { type: 'string', format: 'uuid' },
  title: text,
  excerpt: text,
  category: articleCategory,
  author: text,
  imageUrl: optionalText,
  publishedAt: time,
});

export const blogSchema = object({
  counts: object(Object.fromEntries(articleCategories.map((category) => [category, count]))),
  category: { ...articleCategory, nullable: true },
  featured: { ...articleCardSchema, nullable: true },
  articles: array(articleCardSchema),
});

export const successSchema = object({ success: isTrue });

const fieldSchemas: Readonly<Record<string, Schema>> = {
  applianceId,
  bestForCategory: { type: 'string', enum: [...aspects] },
  voterType: { type: 'string', enum: [...voterTypes] },
  voteValue: { type: 'integer', enum: [...voteValues] },
  userType: { type: 'string', enum: [...userTypes] },
};

/** A body by the names of its fields, texts unless they are known to be something else. */
export function bodySchema(required: string[], optional: string[] = []) {
  const fields = [...required, ...optional].map((name) => [name, fieldSchemas[name] ?? text]);
  return { ...object(Object.fromEntries(fields)), required };
}

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

import {
  applianceSchema,
  cardSchema,
  comparisonSchema,
  datedScoreSchema,
  detailSchema,
  historyPointSchema,
  mediaSchema,
  resultSchema,
  retailerScoreSchema,
} from './appliances.js';
import { articleCardSchema, articleSchema, blogSchema, staffArticleSchema } from './articles.js';
import { errorSchema } from './bodies.js';
import { auditRecordSchema, historySchema, trashedSchema } from './changes.js';
import { importRecordSchema, importReportSchema, rollbackReportSchema } from './imports.js';
import {
  accountSchema,
  technicianCountsSchema,
  technicianDecisionSchema,
  technicianSchema,
} from './people.js';
import type { Schema } from './primitives.js';
import { categoriesSchema, rankingSchema, searchSchema, suggestionsSchema } from './rankings.js';
import { explanationSchema, methodologySchema } from './scores.js';
import { cardVotesSchema, ownCardVotesSchema, techVotesSchema, votesSchema } from './votes.js';

/** Names that generated clients use for the API's schemas. */
const schemasByName: Readonly<Record<string, Schema>> = {
  Account: accountSchema,
  Appliance: applianceSchema,
  ApplianceDetail: detailSchema,
  Article: articleSchema,
  ArticleCard: articleCardSchema,
  AuditRecord: auditRecordSchema,
  Blog: blogSchema,
  Card: cardSchema,
  CardVotes: cardVotesSchema,
  Categories: categoriesSchema,
  Comparison: comparisonSchema,
  DatedRetailerScore: datedScoreSchema,
  ErrorBody: errorSchema,
  HistoryEntry: historySchema,
  HistoryPoint: historyPointSchema,
  ImportRecord: importRecordSchema,
  ImportReport: importReportSchema,
  Media: mediaSchema,
  Methodology: methodologySchema,
  OwnCardVotes: ownCardVotesSchema,
  Ranking: rankingSchema,
  RetailerScore: retailerScoreSchema,
  RollbackReport: rollbackReportSchema,
  ScoreExplanation: explanationSchema,
  Search: searchSchema,
  SearchResult: resultSchema,
  StaffArticle: staffArticleSchema,
  Suggestions: suggestionsSchema,
  TechVotes: techVotesSchema,
  Technician: technicianSchema,
  TechnicianCounts: technicianCountsSchema,
  TechnicianDecision: technicianDecisionSchema,
  Trashed: trashedSchema,
  Votes: votesSchema,
};

const namesByJson = new Map(
  Object.entries(schemasByName).map(([name, schema]) => [JSON.stringify(schema), name]),
);

/** The named schemas, referring to each other by name. */
export const namedSchemas = Object.fromEntries(
  Object.entries(schemasByName).map(([name, schema]) => [name, withNestedRefs(schema)]),
);

/** Replaces every named schema with a reference. */
export function withRefs<Part>(part: Part): Part {
  const name = namesByJson.get(JSON.stringify(part));
  return name === undefined ? withNestedRefs(part) : ({ $ref: `#/components/schemas/${name}` } as Part);
}

function withNestedRefs<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withRefs) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withRefs(value)])) as Part;
}

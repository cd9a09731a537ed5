import { identifyingFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { maxDecisions } from '@appliance-index/domain/limits';
import { pick } from '@appliance-index/domain/objects';
import { aspects, thumbsUpValues, voterGroups, voteValues } from '@appliance-index/domain/people/vote';
import { ArticleView } from '../../../application/articles/article-views.js';
import { applianceFieldShapes } from '../../../application/catalogue/appliance-views.js';
import { SavedViewView } from '../../../application/catalogue/change-views.js';
import { decisionProperties } from '../../../application/imports/alias-views.js';
import { ProfileView } from '../../../application/imports/import-profiles.js';
import { enumOf, flag, id, nullable, type Schema, shapeOf, version } from '../../../application/shapes.js';

/** An object in a request: all properties are optional except those in `required`. */
export function bodyOf(properties: Record<string, Schema>, required: readonly string[] = []): Schema {
  // OpenAPI does not allow an empty list.
  return { type: 'object', ...(required.length > 0 && { required }), properties };
}

/** A file in a multipart form. */
export const file = shapeOf<string>({ type: 'string', format: 'binary' });

export const applianceBodySchema = bodyOf(applianceFieldShapes, [...identifyingFields]);
export const applianceChangeSchema = bodyOf({ ...applianceFieldShapes, version: nullable(version) });

const { id: _, ...articleFields } = ArticleView.properties;

export const articleBodySchema = bodyOf(articleFields, ['title', 'content', 'category', 'author']);
export const articleChangeSchema = bodyOf({ ...articleFields, version: nullable(version) });

export const savedViewBodySchema = bodyOf(pick(SavedViewView.properties, ['name', 'query', 'isShared']), [
  ...['name', 'query', 'isShared'],
]);

const decisionSchema = bodyOf(decisionProperties, ['brand', 'decision']);
export const decisionsBodySchema = bodyOf(
  { decisions: { type: 'array', items: decisionSchema, maxItems: maxDecisions } },
  ['decisions'],
);

export const rollbackBodySchema = bodyOf({ apply: flag }, ['apply']);

const { retailer, mapping } = ProfileView.properties;
export const profileBodySchema = bodyOf({ retailer, mapping }, ['mapping']);

const integerEnum = (values: readonly number[]): Schema => ({ type: 'integer', enum: [...values] });

export const voteBodySchema = bodyOf(
  {
    applianceId: id,
    bestForCategory: enumOf(aspects),
    voteValue: integerEnum(voteValues),
    voterType: enumOf(voterGroups),
  },
  ['applianceId', 'bestForCategory', 'voteValue'],
);

export const techVoteBodySchema = bodyOf({ applianceId: id, voteValue: integerEnum(thumbsUpValues) }, [
  'applianceId',
  'voteValue',
]);

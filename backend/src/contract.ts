/** Entry point for the frontend: types only, no runtime code. */

export type * from './application/articles/article-views.js';
export type * from './application/catalogue/appliance-views.js';
export type * from './application/catalogue/cell-views.js';
export type * from './application/catalogue/change-views.js';
export type * from './application/error-body.js';
export type * from './application/imports/alias-views.js';
export type * from './application/imports/import-history.js';
export type * from './application/imports/import-profiles.js';
export type * from './application/imports/import-report.js';
export type * from './application/imports/mapping-previews.js';
export type * from './application/people/people-views.js';
export type * from './application/people/vote-views.js';
export type * from './application/public-reads.js';
export type * from './application/quality/quality-views.js';
export type * from './application/rankings/chapters.js';
export type * from './application/rankings/model-views.js';
export type * from './application/rankings/ranking-views.js';
export type * from './application/rankings/score-views.js';
export type * from './application/rankings/trust-views.js';

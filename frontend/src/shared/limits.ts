import type { Limits } from '@appliance-index/backend/contract';

/** The server's limits; the type fails to compile when they differ. */
export const limits: Limits = {
  pageSize: 100,
  comparedModels: 4,
  queryLength: 200,
  parameterLength: 400,
  reasonLength: 500,
  article: { title: 200, author: 100, excerpt: 500 },
  modelsPerBulkChange: 500,
  filesPerUpload: 20,
  trashDays: 30,
  password: { min: 8, max: 128 },
};

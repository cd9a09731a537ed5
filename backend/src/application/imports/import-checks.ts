import { importChecks, stepChecks } from '@appliance-index/domain/imports/import-checks';
import { findRetailer } from '@appliance-index/domain/scores/retailers';
import type { ImportStep, SharedReviews, StepFinding } from './import-ports.js';
import type { ImportCheck } from './import-report.js';

/** What is odd about the figures of a file, with the first `limit` models of each check. */
export async function checksOf(
  steps: AsyncIterable<ImportStep>,
  shared: SharedReviews,
  limit: number,
): Promise<ImportCheck[]> {
  const checks = Object.entries(importChecks).map(([code, message]) => {
    return { code: code as ImportCheck['code'], message, models: [] as string[], total: 0 };
  });
  for await (const step of steps) {
    const codes: readonly string[] = stepChecks(step.earlier, step.later);
    for (const check of checks.filter(({ code }) => codes.includes(code))) {
      check.total++;
      if (check.total <= limit) check.models.push(nameOf(step));
    }
  }
  for (const check of checks) {
    if (check.code in shared) Object.assign(check, shared[check.code as keyof SharedReviews]);
  }
  return checks.filter(({ total }) => total > 0);
}

/** All that is odd about the steps of a file. */
export async function* findingsOf(steps: AsyncIterable<ImportStep>): AsyncGenerator<StepFinding, void> {
  for await (const { applianceId, retailer, earlier, later } of steps) {
    for (const code of stepChecks(earlier, later)) yield { code, applianceId, retailer };
  }
}

/** 'LG WM5800HVA at Best Buy' */
function nameOf({ brand, model, retailer }: ImportStep): string {
  return `${brand} ${model} at ${findRetailer(retailer)?.name ?? retailer}`;
}

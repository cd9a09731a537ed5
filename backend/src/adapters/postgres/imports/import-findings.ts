import type { StepFinding } from '../../../application/imports/import-ports.js';
import type { Client } from '../database.js';
import { insertStandingFindings } from '../quality/finding-sql.js';
import { insertGuardedFindings, insertStepFindings } from './import-sql.js';

/** So many findings are written at once. */
const pageSize = 5_000;

interface ImportFindings {
  importId: string;
  /** Of the steps of the file. */
  findings: AsyncIterable<StepFinding>;
  /** Whether the file has columns of retailers. */
  hasScores: boolean;
}

/** Keeps what is odd about an import, in the transaction that has written it. */
export async function keepFindings(
  client: Client,
  { importId, findings, hasScores }: ImportFindings,
): Promise<void> {
  let page: StepFinding[] = [];
  const keepPage = async () => {
    await client.query(insertStepFindings, [
      importId,
      page.map(({ code }) => code),
      page.map(({ applianceId }) => applianceId),
      page.map(({ retailer }) => retailer),
    ]);
    page = [];
  };
  for await (const finding of findings) if (page.push(finding) === pageSize) await keepPage();
  if (page.length > 0) await keepPage();
  if (hasScores) await client.query(insertGuardedFindings, [importId]);
  await client.query(insertStandingFindings, [importId]);
}

import { searchText } from '@appliance-index/domain/catalogue/search';
import type { GuardTallies } from '@appliance-index/domain/imports/import-guards';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryResultRow } from 'pg';
import type { Change } from '../../../application/audit-ports.js';
import type { NamedModel } from '../../../application/imports/alias-ports.js';
import type {
  FieldReject,
  ImportStep,
  ImportTransaction,
  Matching,
  SharedReviews,
  StagedRow,
  StagingRules,
  StepFinding,
  UnmatchedName,
} from '../../../application/imports/import-ports.js';
import type {
  DisplacedModel,
  ImportKind,
  ImportRecord,
  ImportReport,
  RangeChange,
  RankChanges,
  ReportCard,
} from '../../../application/imports/import-report.js';
import { iteratePages } from '../../../application/pagination.js';
import { copyInto } from '../copy-text.js';
import type { Client, Database } from '../database.js';
import { insertEntries } from '../postgres-audit-log.js';
import { lockCatalogue } from '../postgres-catalogue-version.js';
import { type PlannedInputs, RangeChanges } from '../trust/range-changes.js';
import type { Assess } from '../trust/trust-inputs.js';
import { TrustTables } from '../trust/trust-tables.js';
import { unifyBrands, usedBrandAliases } from './brand-spellings.js';
import { type ChangeRow, toChange } from './change-rows.js';
import { copyLines, copyStatement } from './copy-rows.js';
import { keepFindings } from './import-findings.js';
import {
  findSameImport,
  insertImport,
  type NewRecord,
  StoredImport,
  toImportRecord,
} from './import-records.js';
import { ImportRollback } from './import-rollback.js';
import * as sql from './import-sql.js';
import * as ranks from './rank-sql.js';
import * as staging from './staging-sql.js';
import { Standings } from './standings.js';
import { createSuspectSteps, selectSameEvidence, selectSharedReviews, suspectStepsPage } from './step-sql.js';

/** Rejected rows and suspect steps are read in pages, so that a file with any number of them is read in constant memory. */
const pageSize = 5_000;

/** Stands in for the month of catalogue files, which have none and are never late. */
const lastMonth = '9999';

type PlanCounts = Pick<ImportReport['counts'], 'created' | 'changed' | 'unchanged'>;
type RejectedRow = Omit<FieldReject, 'cells'> & { cells: string };

/** The steps of one import, on one connection, inside one transaction. */
export class PostgresImportTransaction implements ImportTransaction {
  private readonly trust: TrustTables;
  private readonly ranges: RangeChanges;
  private hasChanges = false;
  /** Whether the file has columns of retailers. */
  private hasScores = false;

  private readonly entities: EntityManager;

  constructor(
    private readonly database: Database,
    private readonly client: Client,
    private readonly assess: Assess,
  ) {
    this.entities = database.entitiesOf((statement) => client.query(statement));
    this.trust = new TrustTables(client);
    this.ranges = new RangeChanges(client, assess);
  }

  async findApplied(kind: ImportKind, fileHash: string, options: string): Promise<ImportRecord | null> {
    const same = await findSameImport(this.entities, { kind, fileHash }, options);
    return same ? toImportRecord(same) : null;
  }

  async findCorrection(importId: string): Promise<string | null> {
    const [row] = await this.rows<{ id: string | null }>(sql.latestCorrection, [importId]);
    return row?.id ?? null;
  }

  async stage(rows: AsyncIterable<StagedRow>, rules: StagingRules): Promise<void> {
    await this.client.query(staging.createStaging);
    const brands = await usedBrandAliases(this.client);
    await copyInto(this.client, copyStatement(rules), copyLines(rows, rules, brands));
  }

  async lockCatalogue(): Promise<void> {
    await this.client.query(lockCatalogue);
  }

  async match(
    rules: StagingRules,
    reject: (reject: FieldReject) => Promise<void>,
    limit: number,
  ): Promise<Matching> {
    await this.client.query(staging.fillKeysFromIds);
    await this.client.query(staging.analyzeStaging);
    await this.client.query(staging.applyAliases);
    const { rowCount: ignored } = await this.client.query(staging.deleteIgnored);
    await this.client.query(staging.createRejected);
    const rejections = [
      staging.rejectUnknownIds,
      staging.rejectRenamedModels,
      staging.rejectForeignTypes,
      staging.rejectDuplicates,
    ];
    for (const statement of rejections) await this.client.query(statement);
    const unmatched = rules.createMissing ? { total: 0, listed: [] } : await this.rejectUnmatched(limit);
    await unifyBrands(this.client);
    const rejected = iteratePages<RejectedRow>(
      (last) => this.rows(staging.rejectedPage, [last?.line ?? 0, pageSize]),
      pageSize,
    );
    for await (const { cells, ...row } of rejected) {
      await reject({ ...row, cells: JSON.parse(cells) });
    }
    return { ignored: ignored ?? 0, unmatched };
  }

  private async rejectUnmatched(limit: number): Promise<Matching['unmatched']> {
    const total = await this.count(staging.countUnmatched);
    const listed = await this.rows<UnmatchedName>(staging.selectUnmatched, [limit]);
    await this.client.query(staging.rejectUnknownModels);
    return { total, listed };
  }

  modelsByStem(stems: readonly string[]): Promise<NamedModel[]> {
    return this.rows<NamedModel>(staging.selectModelsByStem, [stems]);
  }

  async plan(rules: StagingRules): Promise<PlanCounts> {
    const month = rules.month ?? lastMonth;
    await this.client.query(sql.createSuperseded, [month, rules.retailers]);
    const [late] = await this.rows<{ isLate: boolean }>(sql.hasLaterMonth, [month]);
    await this.client.query(sql.createPlan(late?.isLate ?? false));
    await this.updateSearchTexts();
    await this.client.query(sql.analyzePlan);
    this.hasScores = rules.retailers.length > 0;
    if (this.hasScores) await this.client.query(sql.createIncoming(rules));
    const [counts] = await this.rows<PlanCounts & QueryResultRow>(sql.selectPlanCounts);
    return counts ?? { created: 0, changed: 0, unchanged: 0 };
  }

  async findRetailersWithData(rules: StagingRules): Promise<RetailerSlug[]> {
    const [shown] = await this.rows<{ retailers: RetailerSlug[] }>(sql.selectRetailersWithData(rules));
    return shown?.retailers ?? [];
  }

  private async updateSearchTexts(): Promise<void> {
    const retyped = await this.rows<Parameters<typeof searchText>[0] & { id: string }>(sql.selectRetyped);
    if (retyped.length === 0) return;
    await this.client.query(sql.updateSearchTexts, [retyped.map(({ id }) => id), retyped.map(searchText)]);
  }

  async tallies(rules: StagingRules): Promise<GuardTallies> {
    const none = { knownModels: 0, scoreMoves: 0, countFalls: 0, moved: [], fallen: [], identicalBrands: [] };
    if (rules.retailers.length === 0) return none;
    const [counts] = await this.rows<Pick<GuardTallies, 'knownModels' | 'scoreMoves' | 'countFalls'>>(
      sql.selectTallies,
    );
    const { scoreMoves, countFalls } = { ...none, ...counts };
    const moved = scoreMoves > 0 ? await this.names(sql.selectGuarded('has_moved')) : [];
    const fallen = countFalls > 0 ? await this.names(sql.selectGuarded('has_fallen')) : [];
    const identicalBrands = rules.kind === 'scores' ? await this.names(sql.selectIdenticalBrands(rules)) : [];
    return { ...none, ...counts, moved, fallen, identicalBrands };
  }

  async *suspectSteps({ month, retailers }: StagingRules): AsyncGenerator<ImportStep, void> {
    if (month === null || retailers.length === 0) return;
    await this.client.query(createSuspectSteps, [month]);
    yield* iteratePages<ImportStep & { line: number }>(
      (last) => this.rows(suspectStepsPage, [last?.line ?? 0, last?.retailer ?? '', pageSize]),
      pageSize,
    );
  }

  async sharedReviews(limit: number): Promise<SharedReviews> {
    const find = async (query: string, values: unknown[]) => {
      const rows = await this.rows<{ name: string; total: number }>(query, values);
      return { models: rows.map(({ name }) => name), total: rows[0]?.total ?? 0 };
    };
    const none = { models: [], total: 0 };
    return {
      'same-evidence': this.hasChanges ? await find(selectSameEvidence, [limit]) : none,
      'shared-reviews': await find(selectSharedReviews, [limit]),
    };
  }

  async rangeChanges(): Promise<RangeChange[]> {
    return this.rangesOf(await this.plannedInputs());
  }

  /** Null when the plan changes nothing. */
  private async plannedInputs(): Promise<PlannedInputs | null> {
    return this.hasChanges ? this.ranges.read() : null;
  }

  private async rangesOf(planned: PlannedInputs | null): Promise<RangeChange[]> {
    return planned ? this.ranges.changed(planned) : [];
  }

  private async names(query: string): Promise<string[]> {
    return (await this.rows<{ name: string }>(query)).map(({ name }) => name);
  }

  async changes(limit: number): Promise<RankChanges> {
    const none = { total: 0, listed: [] };
    const total = await this.count(ranks.countChanges);
    this.hasChanges = total > 0;
    if (!this.hasChanges) return { changes: none, displaced: none };
    for (const statement of [...ranks.createFuture, ranks.createRanks]) await this.client.query(statement);
    const listed = (await this.rows<ChangeRow>(ranks.selectChanges, [limit])).map(toChange);
    const displaced = await this.rows<DisplacedModel>(ranks.selectDisplaced, [limit]);
    return {
      changes: { total, listed },
      displaced: { total: await this.count(ranks.countDisplaced), listed: displaced },
    };
  }

  private async count(query: string): Promise<number> {
    const [row] = await this.rows<{ total: number }>(query);
    return row?.total ?? 0;
  }

  async write(record: NewRecord, options: string, checks: ReportCard['checks']) {
    const { appliedAt, retailers, actor } = record;
    const standings = new Standings(this.client, this.assess);
    const month = retailers.length > 0 ? record.month : null;
    const planned = await this.plannedInputs();
    if (month !== null) await standings.closePreviousMonth(month);
    const { id } = await this.audited({ actor, action: 'import' }, new Date(appliedAt), () =>
      insertImport(this.entities, record, options),
    );
    await this.client.query(sql.insertAuditRecords(record.kind), [appliedAt, actor]);
    const values = month === null ? [appliedAt] : [appliedAt, month, id];
    const written = this.client.query(sql.writePlan(month !== null), values);
    // The database writes the models while they are assessed here: each takes seconds for a large file.
    await Promise.all([written, planned && this.assess(planned)]);
    const ranges = await this.rangesOf(planned);
    await this.entities.nativeUpdate(StoredImport, { id }, { reportCard: { checks, ranges } });
    // What is written now is what was planned; reading it again would take seconds for a large catalogue.
    await this.trust.refresh(this.assess, planned ?? undefined);
    if (month !== null) await standings.rebuildIfPast(month);
    return { id, ranges };
  }

  keepFindings(importId: string, findings: AsyncIterable<StepFinding>): Promise<void> {
    return keepFindings(this.client, { importId, findings, hasScores: this.hasScores });
  }

  planRollback(importId: string) {
    return new ImportRollback(this.client, importId).plan();
  }

  async writeRollback(importId: string, at: Date, actor: string): Promise<void> {
    await new ImportRollback(this.client, importId).write(at);
    await this.audited({ actor, action: 'rollback' }, at, async () => {
      const rolledBack = await this.entities.findOneOrFail(StoredImport, importId);
      rolledBack.rolledBackAt = at;
      await this.entities.flush();
    });
    await this.trust.refresh(this.assess);
    await new Standings(this.client, this.assess).rebuildPrevious();
  }

  private async audited<T>(change: Change, at: Date, work: () => Promise<T>): Promise<T> {
    const { result, effects } = await this.database.auditTrail.collect(work);
    await insertEntries((text, values) => this.rows(text, values), change, effects, at);
    return result;
  }

  private async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row & QueryResultRow>({ text, values: [...values] })).rows;
  }
}

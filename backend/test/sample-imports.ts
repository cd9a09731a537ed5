import { TableFileReader } from '../src/adapters/files/table-file-reader.js';
import { bestFirst } from '../src/adapters/postgres/appliance-rows.js';
import type { Database } from '../src/adapters/postgres/database.js';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { Assessor } from '../src/adapters/postgres/trust/assessor.js';
import { RandomTokens } from '../src/adapters/system/random-tokens.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import { FileImport, type FileImportRequest } from '../src/application/imports/file-import.js';
import { ImportHistory, type RollbackReport } from '../src/application/imports/import-history.js';
import type { ImportReport } from '../src/application/imports/import-report.js';
import { MappedFiles } from '../src/application/imports/mapped-files.js';
import type { ProfileStore } from '../src/application/imports/profile-ports.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

/** The names of a model in the sample. */
export const washer = 'LG,WM5800HVA,washers';

/** A score file with one row, for the washer. */
export const washerFile = (cells: string) => `brand,model,category,rating,reviewCount\n${washer},${cells}\n`;

/** Most tests of a file take the same steps from the same sample. */
const assessor = new Assessor();

/** A database with the shipped sample, and imports into it. */
export class SampleImports {
  readonly version: PostgresCatalogueVersion;
  readonly monthScores: ImportHistory;
  private readonly imports: PostgresImports;

  private constructor(private readonly postgres: TestDatabase) {
    this.version = new PostgresCatalogueVersion(postgres.database);
    this.imports = new PostgresImports(postgres.database, this.version, assessor);
    this.monthScores = new ImportHistory(this.imports, new SystemClock());
  }

  static async start(): Promise<SampleImports> {
    return new SampleImports(await createTestDatabase('sample'));
  }

  /** With two of the six categories, as each import assesses every model. */
  static async startSmall(): Promise<SampleImports> {
    const sample = await SampleImports.start();
    await sample.database.query(`delete from appliances where category not in ('washers', 'dishwashers')`);
    return sample;
  }

  get database(): Database {
    return this.postgres.database;
  }

  /** Plans an import of June's scores that ignores guards, unless the request says otherwise. */
  run(
    text: string | string[],
    request: Partial<FileImportRequest> = {},
    imports = this.imports,
  ): Promise<ImportReport> {
    const source = { name: 'file.csv', bytes: chunks(...[text].flat()) };
    const common = {
      kind: 'scores',
      month: '2026-06',
      apply: false,
      acceptAll: true,
      actor: 'test',
    } as const;
    return fileImportWith(imports).run({ ...common, source, ...request });
  }

  rollBack(id: string | null | undefined): Promise<RollbackReport> {
    return this.monthScores.rollback(id ?? '', { apply: true, actor: 'test' });
  }

  async washerRow() {
    const [row] = await this.database.query<{ id: string; best_buy_score: number | null }>(
      `select id, best_buy_score, best_buy_review_count from appliances where model = 'WM5800HVA'`,
    );
    if (!row) throw new Error('The washer is missing from the sample.');
    return row;
  }

  /** The rank of a model within its type. */
  async rankOf(model: string): Promise<number> {
    const [row] = await this.database.query<{ rank: number }>(
      `select rank from (
         select model, row_number() over (partition by category, subcategory order by ${bestFirst})::int as rank
         from appliances where deleted_at is null and is_rated) ranked where model = $1`,
      [model],
    );
    if (!row) throw new Error(`${model} has no rank.`);
    return row.rank;
  }

  stop(): Promise<void> {
    return this.postgres.stop();
  }
}

export const fileImportWith = (imports: PostgresImports) =>
  new FileImport(imports, mappedFiles, new SystemClock());

/** Without saved profiles. */
const mappedFiles = new MappedFiles(
  new TableFileReader(),
  { all: async () => [] } as unknown as ProfileStore,
  new RandomTokens(),
  new SystemClock(),
);

/** The bytes of a file that arrives in these parts. */
export async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

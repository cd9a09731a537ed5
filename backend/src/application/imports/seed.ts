import { DomainError } from '../../domain/errors.js';
import type { ArticleFile } from '../articles/article-ports.js';
import type { Articles } from '../articles/articles.js';
import type { Appliances } from '../ports.js';
import type { FileImport, FileImportRequest } from './file-import.js';
import type { Imports } from './import-ports.js';
import type { ImportReport } from './import-report.js';

/** A file that ships with the product. */
export interface SampleFile {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** Score files also say whose ratings they hold, and of when. */
export interface SampleScores extends SampleFile {
  retailer: string;
  month: string;
}

/** The catalogue, monthly scores and articles that ship with the product. */
export abstract class SampleData {
  abstract catalogue(): SampleFile;
  /** In the order of their months. */
  abstract scores(): SampleScores[];
  abstract articles(): ArticleFile[];
}

const actor = 'seed';

/** Loads the shipped sample through the import engine, as an operator would. */
export class Seed {
  constructor(
    private readonly fileImport: FileImport,
    private readonly imports: Pick<Imports, 'list'>,
    private readonly appliances: Appliances,
    private readonly articles: Pick<Articles, 'importIfEmpty'>,
    private readonly sample: SampleData,
  ) {}

  /**
   * Models only into an empty catalogue and articles only into an empty blog, so that neither mixes with real ones.
   * Of several that are at it together all return when everything is there.
   */
  async runIfEmpty(signal?: AbortSignal): Promise<void> {
    const isWanted = (await this.appliances.countByType()).length === 0 || (await this.isHalfDone());
    if (isWanted) await this.run(signal);
    else await this.loadArticles();
  }

  /** What is loaded already stays as it is. @throws conflict/sample when a file of the sample does not fit the catalogue */
  async run(signal?: AbortSignal): Promise<ImportReport[]> {
    const reports = await this.loadModels(signal);
    await this.loadArticles();
    return reports;
  }

  /** Into an empty blog only. */
  private loadArticles(): Promise<void> {
    return this.articles.importIfEmpty(() => this.sample.articles(), actor);
  }

  /** Somebody was stopped in the middle, or still is at it. */
  private async isHalfDone(): Promise<boolean> {
    const whole = 1 + this.sample.scores().length;
    const imports = await this.imports.list({}, whole);
    return imports.length > 0 && imports.length < whole && imports.every((each) => each.actor === actor);
  }

  private async loadModels(signal?: AbortSignal): Promise<ImportReport[]> {
    const common = { apply: true, actor, acceptAll: true, wait: true, signal };
    const reports = [await this.load({ ...common, kind: 'catalogue', source: this.sample.catalogue() })];
    for (const { retailer, month, ...source } of this.sample.scores()) {
      reports.push(await this.load({ ...common, kind: 'scores', source, retailer, month }));
    }
    return reports;
  }

  private async load(request: FileImportRequest): Promise<ImportReport> {
    const report = await this.fileImport.run(request);
    if (report.state !== 'rejected') return report;
    const [first] = report.rejects.listed;
    throw new DomainError(
      'conflict',
      'sample',
      `${request.source.name} does not fit: ${first?.message ?? ''}`,
    );
  }
}

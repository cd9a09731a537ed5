import { DomainError } from '../domain/errors.js';
import type { ArticleFile } from './article-ports.js';
import type { Articles } from './articles.js';
import type { FileImport, FileImportRequest } from './file-import.js';
import type { ImportReport } from './import-report.js';
import type { Appliances } from './ports.js';

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

/** Loads the shipped sample through the import engine, as an operator would. */
export class Seed {
  constructor(
    private readonly fileImport: FileImport,
    private readonly appliances: Appliances,
    private readonly articles: Pick<Articles, 'importIfNone'>,
    private readonly sample: SampleData,
  ) {}

  /** Models only into an empty catalogue and articles only into an empty blog, so that neither mixes with real ones. */
  async runIfEmpty(signal?: AbortSignal): Promise<void> {
    if ((await this.appliances.countByType()).length === 0) await this.run(signal);
    else await this.loadArticles();
  }

  /** What is loaded already stays as it is. @throws conflict/sample when a file of the sample does not fit the catalogue */
  async run(signal?: AbortSignal): Promise<ImportReport[]> {
    const reports = await this.loadModels(signal);
    await this.loadArticles();
    return reports;
  }

  /** Into an empty blog only. Answers whether it did. */
  loadArticles(): Promise<boolean> {
    return this.articles.importIfNone(() => this.sample.articles(), 'seed');
  }

  private async loadModels(signal?: AbortSignal): Promise<ImportReport[]> {
    const common = { apply: true, actor: 'seed', acceptAll: true, signal };
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

import { DomainError } from '@appliance-index/domain/errors';
import { monthOf } from '@appliance-index/domain/scores/month';
import type { ArticleFile } from '../articles/article-ports.js';
import type { Articles } from '../articles/articles.js';
import type { Clock } from '../ports.js';
import type { Appliances } from '../rankings/ranking-ports.js';
import type { FileImport, FileImportRequest } from './file-import.js';
import type { Imports } from './import-ports.js';
import type { ImportReport } from './import-report.js';

/** A file of the sample. */
export interface SampleFile {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** A score file of one retailer and month. */
export interface SampleScores extends SampleFile {
  retailer: string;
  month: string;
}

/** The sample catalogue, monthly scores and articles that ship with the product. */
export abstract class SampleData {
  abstract catalogue(): SampleFile;
  /** In chronological order. */
  abstract scores(): SampleScores[];
  abstract articles(): ArticleFile[];
}

const actor = 'seed';

/** Loads the shipped sample through regular imports, as an operator would. */
export class Seed {
  constructor(
    private readonly fileImport: FileImport,
    private readonly imports: Pick<Imports, 'list'>,
    private readonly appliances: Appliances,
    private readonly articles: Pick<Articles, 'importIfEmpty' | 'isEmpty'>,
    private readonly sample: SampleData,
    private readonly clock: Clock,
  ) {}

  /**
   * Loads the models only into an unused catalogue and the articles only into an empty blog, so that the sample never
   * mixes with real data. Safe to run concurrently: every call returns once the sample is complete.
   */
  async runIfEmpty(signal?: AbortSignal): Promise<void> {
    if (await this.areModelsMissing()) await this.run(signal);
    else await this.loadArticles();
  }

  /** Loads what is missing. @throws conflict/sample when a sample file does not fit the catalogue or the clock */
  async run(signal?: AbortSignal): Promise<ImportReport[]> {
    const reports = await this.loadModels(signal);
    await this.loadArticles();
    return reports;
  }

  private loadArticles(): Promise<void> {
    return this.articles.importIfEmpty(() => this.sample.articles(), actor);
  }

  /** A catalogue that was cleared out stays empty. The articles come last, so without them a run was interrupted. */
  private async areModelsMissing(): Promise<boolean> {
    const [latest] = await this.imports.list({}, 1);
    if (!latest) return (await this.appliances.countByType()).length === 0;
    return latest.actor === actor && latest.rolledBackAt === null && (await this.articles.isEmpty());
  }

  private async loadModels(signal?: AbortSignal): Promise<ImportReport[]> {
    const scores = this.sample.scores();
    this.checkClock(scores);
    const common = { apply: true, actor, acceptAll: true, wait: true, signal };
    const reports = [await this.load({ ...common, kind: 'catalogue', source: this.sample.catalogue() })];
    for (const { retailer, month, ...source } of scores) {
      reports.push(await this.load({ ...common, kind: 'scores', source, retailer, month }));
    }
    return reports;
  }

  /** Checked before anything is written, so that no import is recorded with a wrong date. */
  private checkClock(scores: readonly SampleScores[]): void {
    const now = this.clock.now();
    const latest = scores.at(-1)?.month ?? '';
    if (latest <= monthOf(now)) return;
    throw new DomainError(
      'conflict',
      'sample',
      `The sample has scores of ${latest}, but the clock of this machine says ${now.toISOString().slice(0, 10)}. Set the clock and start again.`,
    );
  }

  private async load(request: FileImportRequest): Promise<ImportReport> {
    const report = await this.fileImport.run(request);
    if (report.state !== 'rejected') return report;
    const [first] = report.rejects.listed;
    throw new DomainError(
      'conflict',
      'sample',
      `The sample file ${request.source.name} does not fit the catalogue: ${first?.message ?? ''}`,
    );
  }
}

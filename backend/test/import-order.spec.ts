import { type Appliance } from '@appliance-index/domain/catalogue/appliance';
import type { MonthScore } from '@appliance-index/domain/scores/history';
import { compareText, ranked, rankedFromWorst } from '@appliance-index/domain/scores/ranking';
import { isRated } from '@appliance-index/domain/scores/score';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { PostgresScoreHistory } from '../src/adapters/postgres/postgres-score-history.js';
import { Assessor } from '../src/adapters/postgres/trust/assessor.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import type { FileImport } from '../src/application/imports/file-import.js';
import { ImportHistory } from '../src/application/imports/import-history.js';
import { appliance, insertAppliances, seededRandom } from './builders.js';
import { chunks, fileImportWith } from './sample-imports.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const rounds = 4;
const steps = 12;
const months = ['2026-06', '2026-07', '2026-08', '2026-09'] as const;
const retailersInTest = [
  { slug: 'lowes', scoreField: 'lowesScore', countField: 'lowesReviewCount' },
  { slug: 'best-buy', scoreField: 'bestBuyScore', countField: 'bestBuyReviewCount' },
] as const;
type Retailer = (typeof retailersInTest)[number];
interface Pair {
  score: number | null;
  reviewCount: number | null;
}
/** An applied file, with its scores by model id. */
interface AppliedFile {
  id: string;
  retailer: Retailer;
  month: string;
  pairs: Map<string, Pair>;
}

let postgres: TestDatabase;
let fileImport: FileImport;
let monthScores: ImportHistory;
beforeAll(async () => {
  postgres = await createTestDatabase();
  const imports = new PostgresImports(
    postgres.database,
    new PostgresCatalogueVersion(postgres.database),
    new Assessor(),
  );
  fileImport = fileImportWith(imports);
  monthScores = new ImportHistory(imports, new SystemClock());
});
afterAll(() => postgres.stop());

/** Applies and rolls back random files, and predicts what the site must show. */
class ImportSimulation {
  private readonly models: Appliance[];
  private applied: AppliedFile[] = [];

  constructor(private readonly random: () => number) {
    this.models = ['A', 'B', 'C', 'D', 'E', 'F'].map((model, index) =>
      appliance({
        brand: 'Acme',
        model,
        subcategory: index % 2 === 0 ? 'top-load' : 'front-load',
        ...(index < 3 && { lowesScore: 30 + index, lowesReviewCount: 10 }),
      }),
    );
  }

  async reset(): Promise<void> {
    await postgres.database.query('truncate standings, score_snapshots, imports, appliances cascade');
    await insertAppliances(postgres.database, this.models);
  }

  async step(): Promise<void> {
    if (this.applied.length === 0 || this.random() < 0.7) await this.import();
    else await this.rollBack();
  }

  /** Imports a random file; a third of its cells are empty. */
  async import(): Promise<void> {
    const [retailer, month] = [this.pick(retailersInTest), this.pick(months)];
    const cell = (below: number) => (this.random() < 1 / 3 ? null : Math.floor(this.random() * below));
    const pairs = new Map<string, Pair>();
    const lines = this.models.map((model) => {
      const [score, reviewCount] = [cell(51), cell(500)];
      const known = this.pairAt(model, retailer, month);
      if (score !== null || reviewCount !== null)
        pairs.set(model.id, { score: score ?? known.score, reviewCount: reviewCount ?? known.reviewCount });
      return `Acme,${model.model},washers,${score ?? ''},${reviewCount ?? ''}\n`;
    });
    const text = `brand,model,category,rating,reviewCount\n${lines.join('')}`;
    const { state, importId } = await fileImport.run({
      ...{
        kind: 'scores',
        retailer: retailer.slug,
        month,
        scale: 50,
        apply: true,
        acceptAll: true,
        actor: 'test',
      },
      source: { name: 'file.csv', bytes: chunks(text) },
    });
    if (state === 'applied') this.applied.push({ id: importId ?? '', retailer, month, pairs });
  }

  async rollBack(gone = this.pick(this.applied)): Promise<void> {
    this.applied = this.applied.filter((each) => each !== gone);
    await monthScores.rollback(gone.id, { apply: true, actor: 'test' });
  }

  /** The scores in the newest file with the model, up to the month; without one, the initial scores. */
  private pairAt(model: Appliance, retailer: Retailer, month: string): Pair {
    const own = this.applied.filter(
      (each) => each.retailer === retailer && each.month <= month && each.pairs.has(model.id),
    );
    const newest = own
      .toSorted((a, b) => compareText(a.month, b.month) || Number(a.id) - Number(b.id))
      .at(-1);
    return (
      newest?.pairs.get(model.id) ?? {
        score: model[retailer.scoreField],
        reviewCount: model[retailer.countField],
      }
    );
  }

  private modelsAt(month: string): Appliance[] {
    return this.models.map((model) => {
      const scores = retailersInTest.map((retailer) => {
        const { score, reviewCount } = this.pairAt(model, retailer, month);
        return { [retailer.scoreField]: score, [retailer.countField]: reviewCount };
      });
      return appliance(Object.assign({ ...model }, ...scores), model.id);
    });
  }

  /** Edits a random model manually. */
  async edit(): Promise<void> {
    await postgres.database.query(
      `update appliances set lowes_score = $2, lowes_review_count = $3, version = version + 1 where id = $1`,
      [this.pick(this.models).id, this.pick([null, 11, 49]), this.pick([null, 3, 400])],
    );
  }

  /** Applies two files and rolls them back in random order. */
  async applyAndRollBackTwo(): Promise<void> {
    const before = this.applied.length;
    while (this.applied.length < before + 2) await this.import();
    const added = this.applied.slice(before);
    for (const each of this.random() < 0.5 ? added : added.toReversed()) await this.rollBack(each);
  }

  /** What the site shows. */
  async actual() {
    const columns = 'lowes_score, lowes_review_count, best_buy_score, best_buy_review_count';
    const rows = await postgres.database.query<Record<string, number | null>>(
      `select ${columns} from appliances order by model`,
    );
    const history = new PostgresScoreHistory(postgres.database);
    const monthScores = await history.monthScoresOf(this.models.map(({ id }) => id));
    const { updated, previous } = await history.months();
    const ids = this.models.map(({ id }) => id);
    const ranks = (end: 'best' | 'worst', subcategory: string | null) =>
      previous === null ? [] : history.ranksAt(previous, { category: 'washers', subcategory }, end, ids);
    return {
      scores: rows.map((row) => Object.values(row)),
      histories: ids.map((id) => monthScores.get(id) ?? []),
      months: [updated, previous],
      best: new Map(await ranks('best', null)),
      worst: new Map(await ranks('worst', null)),
      bestOfType: new Map(await ranks('best', 'top-load')),
    };
  }

  expected(): Awaited<ReturnType<ImportSimulation['actual']>> {
    const [updated = null, previous = null] = [...new Set(this.applied.map(({ month }) => month))]
      .toSorted(compareText)
      .reverse();
    const before = previous === null ? [] : this.modelsAt(previous).filter(isRated);
    const type = before.filter(({ subcategory }) => subcategory === 'top-load');
    return {
      scores: this.modelsAt('9999').map((model) =>
        retailersInTest.flatMap((retailer) => [model[retailer.scoreField], model[retailer.countField]]),
      ),
      histories: this.models.map((model) => this.historyOf(model)),
      months: [updated, previous],
      best: ranksOf(ranked(before, 'overall')),
      worst: ranksOf(rankedFromWorst(before, 'overall')),
      bestOfType: ranksOf(ranked(type, 'overall')),
    };
  }

  private historyOf(model: Appliance): MonthScore[] {
    return months.flatMap((month) =>
      retailersInTest
        .filter((retailer) =>
          this.applied.some(
            (each) => each.retailer === retailer && each.month === month && each.pairs.has(model.id),
          ),
        )
        .map((retailer) => ({ retailer: retailer.slug, month, ...this.pairAt(model, retailer, month) }))
        .toSorted((a, b) => compareText(a.retailer, b.retailer)),
    );
  }

  private pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }
}

function ranksOf(models: readonly Appliance[]): Map<string, number> {
  return new Map(models.map(({ id }, index) => [id, index + 1]));
}

test('pages show the scores of the files in effect, in whatever order files are applied and rolled back', async () => {
  const random = seededRandom(41);
  for (let round = 0; round < rounds; round++) {
    const simulation = new ImportSimulation(random);
    await simulation.reset();
    for (let step = 0; step < steps; step++) {
      await simulation.step();
      expect({ round, step, ...(await simulation.actual()) }).toEqual({
        round,
        step,
        ...simulation.expected(),
      });
    }
  }
});

test('two files that are applied and rolled back, in either order, leave all scores unchanged, including manual edits', async () => {
  const random = seededRandom(43);
  for (let round = 0; round < rounds; round++) {
    const simulation = new ImportSimulation(random);
    await simulation.reset();
    for (let step = 0; step < steps / 2; step++) {
      await simulation.step();
      await simulation.edit();
      const { scores, histories } = await simulation.actual();
      await simulation.applyAndRollBackTwo();
      expect({ round, step, ...(await simulation.actual()) }).toMatchObject({
        round,
        step,
        scores,
        histories,
      });
    }
  }
});

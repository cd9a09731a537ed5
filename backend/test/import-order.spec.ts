import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TableFileReader } from '../src/adapters/files/table-file-reader.js';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { PostgresScoreHistory } from '../src/adapters/postgres/postgres-score-history.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import { FileImport } from '../src/application/imports/file-import.js';
import { Snapshots } from '../src/application/imports/snapshots.js';
import { type Appliance } from '../src/domain/catalogue/appliance.js';
import type { ScoreSnapshot } from '../src/domain/scores/history.js';
import { compareText, ranked, rankedFromWorst } from '../src/domain/scores/ranking.js';
import { isRated } from '../src/domain/scores/score.js';
import { appliance, insertAppliances, seededRandom } from './builders.js';
import { startTestDatabase, type TestDatabase } from './test-database.js';

const rounds = 4;
const steps = 12;
const months = ['2026-06', '2026-07', '2026-08', '2026-09'] as const;
const shops = [
  { slug: 'lowes', scoreField: 'lowesScore', countField: 'lowesReviewCount' },
  { slug: 'best-buy', scoreField: 'bestBuyScore', countField: 'bestBuyReviewCount' },
] as const;
type Shop = (typeof shops)[number];
interface Pair {
  score: number | null;
  reviewCount: number | null;
}
/** A file that was applied, with what it says of models by their ids. */
interface Applied {
  id: string;
  shop: Shop;
  month: string;
  pairs: Map<string, Pair>;
}

let postgres: TestDatabase;
let fileImport: FileImport;
let snapshots: Snapshots;
beforeAll(async () => {
  postgres = await startTestDatabase();
  const imports = new PostgresImports(postgres.database, new PostgresCatalogueVersion(postgres.database));
  fileImport = new FileImport(imports, new TableFileReader(), new SystemClock());
  snapshots = new Snapshots(imports, new SystemClock());
});
afterAll(() => postgres.stop());

/** A catalogue to which files come and go, and what it must show. */
class Shelf {
  private readonly models: Appliance[];
  private standing: Applied[] = [];

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

  async fill(): Promise<void> {
    await postgres.database.query('truncate standings, score_snapshots, imports, appliances cascade');
    await insertAppliances(postgres.database, this.models);
  }

  async step(): Promise<void> {
    if (this.standing.length === 0 || this.random() < 0.7) await this.import();
    else await this.rollBack();
  }

  /** A third of the cells are empty. */
  async import(): Promise<void> {
    const [shop, month] = [this.pick(shops), this.pick(months)];
    const cell = (below: number) => (this.random() < 1 / 3 ? null : Math.floor(this.random() * below));
    const pairs = new Map<string, Pair>();
    const lines = this.models.map((model) => {
      const [score, reviewCount] = [cell(51), cell(500)];
      const known = this.pairAt(model, shop, month);
      if (score !== null || reviewCount !== null)
        pairs.set(model.id, { score: score ?? known.score, reviewCount: reviewCount ?? known.reviewCount });
      return `Acme,${model.model},washers,${score ?? ''},${reviewCount ?? ''}\n`;
    });
    const text = `brand,model,category,rating,reviewCount\n${lines.join('')}`;
    const { state, importId } = await fileImport.run({
      ...{
        kind: 'scores',
        retailer: shop.slug,
        month,
        scale: 50,
        apply: true,
        acceptAll: true,
        actor: 'test',
      },
      source: { name: 'file.csv', bytes: bytesOf(text) },
    });
    if (state === 'applied') this.standing.push({ id: importId ?? '', shop, month, pairs });
  }

  async rollBack(gone = this.pick(this.standing)): Promise<void> {
    this.standing = this.standing.filter((each) => each !== gone);
    await snapshots.rollback(gone.id, { apply: true, actor: 'test' });
  }

  /** Of the newest month until then the newest file that names the model; before all files what it had. */
  private pairAt(model: Appliance, shop: Shop, month: string): Pair {
    const own = this.standing.filter(
      (each) => each.shop === shop && each.month <= month && each.pairs.has(model.id),
    );
    const newest = own
      .toSorted((a, b) => compareText(a.month, b.month) || Number(a.id) - Number(b.id))
      .at(-1);
    return (
      newest?.pairs.get(model.id) ?? { score: model[shop.scoreField], reviewCount: model[shop.countField] }
    );
  }

  private modelsAt(month: string): Appliance[] {
    return this.models.map((model) => {
      const scores = shops.map((shop) => {
        const { score, reviewCount } = this.pairAt(model, shop, month);
        return { [shop.scoreField]: score, [shop.countField]: reviewCount };
      });
      return appliance(Object.assign({ ...model }, ...scores), model.id);
    });
  }

  /** By hand, past all files. */
  async edit(): Promise<void> {
    await postgres.database.query(
      `update appliances set lowes_score = $2, lowes_review_count = $3, version = version + 1 where id = $1`,
      [this.pick(this.models).id, this.pick([null, 11, 49]), this.pick([null, 3, 400])],
    );
  }

  /** Two more files, and either order in which they go. */
  async twoComeAndGo(): Promise<void> {
    const before = this.standing.length;
    while (this.standing.length < before + 2) await this.import();
    const added = this.standing.slice(before);
    for (const each of this.random() < 0.5 ? added : added.toReversed()) await this.rollBack(each);
  }

  /** What pages show of it. */
  async shown() {
    const columns = 'lowes_score, lowes_review_count, best_buy_score, best_buy_review_count';
    const rows = await postgres.database.query<Record<string, number | null>>(
      `select ${columns} from appliances order by model`,
    );
    const history = new PostgresScoreHistory(postgres.database);
    const { updated, previous } = await history.months();
    const ids = this.models.map(({ id }) => id);
    const places = (end: 'best' | 'worst', subcategory: string | null) =>
      previous === null ? [] : history.ranksAt(previous, { category: 'washers', subcategory }, end, ids);
    return {
      scores: rows.map((row) => Object.values(row)),
      histories: await Promise.all(ids.map((id) => history.snapshotsOf(id))),
      months: [updated, previous],
      best: new Map(await places('best', null)),
      worst: new Map(await places('worst', null)),
      bestOfType: new Map(await places('best', 'top-load')),
    };
  }

  expected(): Awaited<ReturnType<Shelf['shown']>> {
    const [updated = null, previous = null] = [...new Set(this.standing.map(({ month }) => month))]
      .toSorted(compareText)
      .reverse();
    const before = previous === null ? [] : this.modelsAt(previous).filter(isRated);
    const type = before.filter(({ subcategory }) => subcategory === 'top-load');
    return {
      scores: this.modelsAt('9999').map((model) =>
        shops.flatMap((shop) => [model[shop.scoreField], model[shop.countField]]),
      ),
      histories: this.models.map((model) => this.historyOf(model)),
      months: [updated, previous],
      best: placesOf(ranked(before, 'overall')),
      worst: placesOf(rankedFromWorst(before, 'overall')),
      bestOfType: placesOf(ranked(type, 'overall')),
    };
  }

  private historyOf(model: Appliance): ScoreSnapshot[] {
    return months.flatMap((month) =>
      shops
        .filter((shop) =>
          this.standing.some(
            (each) => each.shop === shop && each.month === month && each.pairs.has(model.id),
          ),
        )
        .map((shop) => ({ retailer: shop.slug, month, ...this.pairAt(model, shop, month) }))
        .toSorted((a, b) => compareText(a.retailer, b.retailer)),
    );
  }

  private pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

function placesOf(models: readonly Appliance[]): Map<string, number> {
  return new Map(models.map(({ id }, index) => [id, index + 1]));
}

test('whatever files come and go, in whatever order, pages show what the files say that stand', async () => {
  const random = seededRandom(41);
  for (let round = 0; round < rounds; round++) {
    const shelf = new Shelf(random);
    await shelf.fill();
    for (let step = 0; step < steps; step++) {
      await shelf.step();
      expect({ round, step, ...(await shelf.shown()) }).toEqual({ round, step, ...shelf.expected() });
    }
  }
}, 120_000);

test('two files that come and go, in either order, leave scores as they were, also those that staff entered', async () => {
  const random = seededRandom(43);
  for (let round = 0; round < rounds; round++) {
    const shelf = new Shelf(random);
    await shelf.fill();
    for (let step = 0; step < steps / 2; step++) {
      await shelf.step();
      await shelf.edit();
      const { scores, histories } = await shelf.shown();
      await shelf.twoComeAndGo();
      expect({ round, step, ...(await shelf.shown()) }).toMatchObject({ round, step, scores, histories });
    }
  }
}, 120_000);

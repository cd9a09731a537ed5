import { matchKey } from '@appliance-index/domain/catalogue/appliance';
import { priceCents } from '@appliance-index/domain/catalogue/price';
import { searchText } from '@appliance-index/domain/catalogue/search';
import { isPlaceholder } from '@appliance-index/domain/text/no-value';
import { cleanLine } from '@appliance-index/domain/text/text-fields';
import { Migration } from '@mikro-orm/migrations';

interface Names {
  brand: string;
  model: string;
}
interface Shown extends Names {
  price_range: string | null;
  image_url: string | null;
}
interface Derived {
  price_cents: number | null;
  search_text: string;
  match_key: string;
}
type Row = Shown & Derived & { id: string; category: string; subcategory: string | null };

const pageSize = 5_000;
const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * Names and prices lose their invisible characters and words for "no value", prices are read again, and match keys ignore
 * accents. Uses the domain's current functions. A model that would become the same as another keeps its names and key;
 * `Catalogue.duplicates` reports it.
 */
export class Migration021CleanNames extends Migration {
  override async up(): Promise<void> {
    // Close matches also compare texts without their accents; few texts have any.
    this.addSql(String.raw`
      create index appliances_plain_text on appliances
        using gin (regexp_replace(normalize(search_text, NFKD), '[\u0300-\u036f]', '', 'g') gin_trgm_ops)
        where deleted_at is null and octet_length(search_text) > char_length(search_text)`);
    await this.cleanModels();
    await this.cleanTexts('blog_articles', ['title', 'author', 'excerpt']);
    await this.cleanTexts('users', ['tech_name', 'tech_company', 'tech_city', 'tech_state', 'tech_country']);
  }

  private async cleanModels(): Promise<void> {
    for (let lastId = nilId; ; ) {
      const rows = await this.rows<Row>(
        `select id, brand, model, category, subcategory, price_range, image_url, price_cents, search_text, match_key
         from appliances where id > ? order by id limit ${pageSize}`,
        [lastId],
      );
      for (const row of rows) await this.cleanModel(row);
      const last = rows.at(-1);
      if (!last) return;
      lastId = last.id;
    }
  }

  private async cleanModel(row: Row): Promise<void> {
    const { category, subcategory } = row;
    const brand = cleanName(row.brand);
    const model = cleanName(row.model);
    const prices = cleanPrices(row);
    const cleaned: Shown & Derived = {
      ...prices,
      brand,
      model,
      search_text: searchText({ brand, model, category, subcategory }),
      match_key: matchKey(brand, model, category),
    };
    const isUnique = `(deleted_at is not null or not exists (
      select from appliances other where match_key = ? and deleted_at is null and id <> appliances.id))`;
    if (await this.save(row, cleaned, ` and ${isUnique}`, [cleaned.match_key])) return;
    await this.save(row, { ...row, ...prices }, '', []);
  }

  /** Returns false when the condition does not hold. Rows that stay the same are not written. */
  private async save(
    row: Row,
    { brand, model, price_range, image_url, price_cents, search_text, match_key }: Shown & Derived,
    condition: string,
    parameters: string[],
  ): Promise<boolean> {
    const shown = { brand, model, price_range, image_url };
    const values = { ...shown, price_cents, search_text, match_key };
    if (!differs(row, values)) return true;
    const rises = differs(row, shown) ? 1 : 0;
    const assignments = Object.keys(values).map((column) => `${column} = ?`);
    const saved = await this.rows(
      `update appliances set ${assignments.join(', ')}, version = version + ${rises} where id = ?${condition} returning id`,
      [...Object.values(values), row.id, ...parameters],
    );
    return saved.length > 0;
  }

  private async cleanTexts(table: string, columns: readonly string[]): Promise<void> {
    const isUnclean = columns
      .map((column) => `octet_length(${column}) > char_length(${column})`)
      .join(' or ');
    const rows = await this.rows<Record<string, string | null>>(
      `select id, ${columns.join(', ')} from ${table} where ${isUnclean}`,
      [],
    );
    for (const row of rows) {
      for (const column of columns) {
        const text = row[column];
        const cleaned = typeof text === 'string' ? cleanName(text) : text;
        if (cleaned === text) continue;
        await this.rows(`update ${table} set ${column} = ? where id = ? returning id`, [cleaned, row.id]);
      }
    }
  }

  private async rows<R>(sql: string, values: readonly unknown[]): Promise<R[]> {
    return (await this.execute(sql, [...values])) as R[];
  }
}

/** A name of invisible characters only stays as it is: there is nothing to call it instead. */
function cleanName(name: string): string {
  return cleanLine(name) || name;
}

function cleanPrices(row: Row): Pick<Row, 'price_range' | 'image_url' | 'price_cents'> {
  const text = cleanLine(row.price_range ?? '');
  const price_range = text === '' || isPlaceholder(text) ? null : text;
  const image_url = row.image_url?.replace(/["'`<>]/g, percentEncoded) ?? null;
  return { price_range, image_url, price_cents: priceCents(price_range) };
}

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

function differs(row: Row, values: Partial<Row>): boolean {
  return Object.entries(values).some(([column, value]) => row[column as keyof Row] !== value);
}

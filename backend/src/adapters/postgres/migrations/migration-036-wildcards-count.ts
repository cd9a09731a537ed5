import { matchKey } from '@appliance-index/domain/catalogue/appliance';
import { Migration } from '@mikro-orm/migrations';

interface Row {
  id: string;
  brand: string;
  model: string;
  category: string;
}

/** Keys keep wildcards: what was decided about WM4000H*A says nothing about WM4000HA. Uses the domain's current function. */
export class Migration036WildcardsCount extends Migration {
  override async up(): Promise<void> {
    await this.renew('appliances', 'match_key', 'deleted_at is null');
    await this.renew('aliases', 'written_key', 'true');
  }

  /** A row whose key another has already keeps its own. */
  private async renew(table: string, key: string, isUnique: string): Promise<void> {
    const rows = await this.execute(
      `select id, brand, model, category from ${table} where model like '%*%' or model like '%#%'`,
    );
    for (const { id, brand, model, category } of rows as Row[]) {
      const renewed = matchKey(brand, model, category);
      await this.execute(
        `update ${table} set ${key} = ? where id = ? and ${key} <> ? and not exists (
           select from ${table} other where other.${key} = ? and ${isUnique} and other.id <> ${table}.id)`,
        [renewed, id, renewed, renewed],
      );
    }
  }
}

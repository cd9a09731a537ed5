import { Migration } from '@mikro-orm/migrations';
import { priceCents } from '../../../domain/catalogue/price.js';

export class Migration013PlacesAndPrices extends Migration {
  override async up(): Promise<void> {
    // A place says nothing about a model that has moved to another category or type since.
    this.addSql('alter table standings add category text collate "C", add subcategory text collate "C"');
    // What they were of then nobody wrote down; most are where they were.
    this.addSql(`
      update standings set category = appliances.category, subcategory = appliances.subcategory
      from appliances where appliances.id = appliance_id`);
    this.addSql('alter table standings alter category set not null');
    await this.readPricesAgain();
  }

  /** Thousands that are grouped by a space or an apostrophe were left out; the rule is the domain's, whenever this runs. */
  private async readPricesAgain(): Promise<void> {
    const rows = (await this.execute(
      `select id, price_range from appliances where price_range ~ '[0-9][^0-9.,][0-9]{3}'`,
    )) as { id: string; price_range: string }[];
    for (const { id, price_range } of rows) {
      await this.execute('update appliances set price_cents = ? where id = ?', [priceCents(price_range), id]);
    }
  }
}

import { priceCents } from '@appliance-index/domain/catalogue/price';
import { Migration } from '@mikro-orm/migrations';

export class Migration013PlacesAndPrices extends Migration {
  override async up(): Promise<void> {
    // A rank does not apply to a model that has since moved to another category or type.
    this.addSql('alter table standings add category text collate "C", add subcategory text collate "C"');
    // The category and type at that time were not recorded; most models have not moved.
    this.addSql(`
      update standings set category = appliances.category, subcategory = appliances.subcategory
      from appliances where appliances.id = appliance_id`);
    this.addSql('alter table standings alter category set not null');
    await this.readPricesAgain();
  }

  /** Prices with a space or an apostrophe as thousands separator were misread. Uses the domain's current parser. */
  private async readPricesAgain(): Promise<void> {
    const rows = (await this.execute(
      `select id, price_range from appliances where price_range ~ '[0-9][^0-9.,][0-9]{3}'`,
    )) as { id: string; price_range: string }[];
    for (const { id, price_range } of rows) {
      await this.execute('update appliances set price_cents = ? where id = ?', [priceCents(price_range), id]);
    }
  }
}

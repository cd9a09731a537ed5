import { Migration } from '@mikro-orm/migrations';

export class Migration013PlacesAndPrices extends Migration {
  override up(): void {
    // A place says nothing about a model that has moved to another category or type since.
    this.addSql('alter table standings add category text collate "C", add subcategory text collate "C"');
    // What they were of then nobody wrote down; most are where they were.
    this.addSql(`
      update standings set category = appliances.category, subcategory = appliances.subcategory
      from appliances where appliances.id = appliance_id`);
    this.addSql('alter table standings alter category set not null');
  }
}

import { foldCase } from '@appliance-index/domain/catalogue/search';
import { categorySlugs, categoryWords } from '@appliance-index/domain/catalogue/taxonomy';
import { Migration } from '@mikro-orm/migrations';

export class Migration024WordsOfCategories extends Migration {
  /** A search also finds models by the other names of their category. Uses the domain's current words. */
  override async up(): Promise<void> {
    for (const category of categorySlugs) {
      for (const word of categoryWords(category).map(foldCase)) {
        await this.execute(
          `update appliances set search_text = search_text || chr(10) || ?::text
           where category = ? and position(?::text in search_text) = 0`,
          [word, category, word],
        );
      }
    }
  }
}

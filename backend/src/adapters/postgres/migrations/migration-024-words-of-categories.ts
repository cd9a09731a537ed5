import { Migration } from '@mikro-orm/migrations';
import { foldCase } from '../../../domain/catalogue/search.js';
import { categorySlugs, categoryWords } from '../../../domain/catalogue/taxonomy.js';

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

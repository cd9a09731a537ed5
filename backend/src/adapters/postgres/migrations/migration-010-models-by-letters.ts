import { Migration } from '@mikro-orm/migrations';

export class Migration010ModelsByLetters extends Migration {
  override up(): void {
    // The second line of the search text holds the model name; matches found only there are counted with this index.
    this.addSql(
      String.raw`create index appliances_model on appliances using gin (split_part(search_text, E'\n', 2) gin_trgm_ops)
        where deleted_at is null`,
    );
    this.addSql('drop index appliances_brand');
  }
}

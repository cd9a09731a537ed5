import { Migration } from '@mikro-orm/migrations';

/** A picture that was uploaded for an article belongs to no model. */
export class Migration030PicturesOfArticles extends Migration {
  override up(): void {
    this.addSql('alter table appliance_media alter column appliance_id drop not null');
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration025RatingsAsRead extends Migration {
  override up(): void {
    // Without a scale, so that the digits read are kept: 4.40 says more than 4.4. Null where the score in tenths says the same.
    this.addSql(`
      alter table score_snapshots add column rating_read numeric
        check (rating_read between 0 and 5 and scale(rating_read) <= 4)`);
  }
}

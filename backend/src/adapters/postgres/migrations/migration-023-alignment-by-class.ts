import { Migration } from '@mikro-orm/migrations';

export class Migration023AlignmentByClass extends Migration {
  override up(): void {
    this.addSql(`
      update blog_articles
        set content = regexp_replace(
          content, '(<t[hd][^<>]*) style="text-align:(left|center|right)"', '\\1 class="align-\\2"', 'g')
        where content like '% style="text-align:%'`);
  }
}

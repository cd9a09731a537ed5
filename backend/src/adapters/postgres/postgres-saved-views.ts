import type { SavedViewFields } from '@appliance-index/domain/catalogue/saved-view';
import type { SavedView, SavedViews } from '../../application/catalogue/editing-ports.js';
import type { Database } from './database.js';

const columns = 'id, owner, name, query, is_shared as "isShared"';

/** Kept by SQL: each operation is one statement. */
export class PostgresSavedViews implements SavedViews {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  of(accountId: string): Promise<SavedView[]> {
    return this.database.query(
      `select ${columns} from saved_views where owner = $1 or is_shared order by lower(name), id`,
      [accountId],
    );
  }

  async put(owner: string, { name, query, isShared }: SavedViewFields): Promise<SavedView> {
    const [view] = await this.database.query<SavedView>(
      `insert into saved_views (owner, name, query, is_shared) values ($1, $2, $3, $4)
       on conflict (owner, name) do update set query = excluded.query, is_shared = excluded.is_shared
       returning ${columns}`,
      [owner, name, query, isShared],
    );
    return view as SavedView;
  }

  async remove(id: string): Promise<void> {
    await this.database.query('delete from saved_views where id = $1', [id]);
  }
}

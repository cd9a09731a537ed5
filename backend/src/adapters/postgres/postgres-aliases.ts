import { Alias, type Decision } from '@appliance-index/domain/catalogue/alias';
import { isUuid } from '@appliance-index/domain/ids';
import { LockMode } from '@mikro-orm/postgresql';
import {
  type AliasFilter,
  AliasStore,
  type NamedModel,
  type PageStart,
  type StoredAlias,
} from '../../application/imports/alias-ports.js';
import type { Database } from './database.js';
import { containsPattern } from './like-pattern.js';
import { lockCatalogue } from './postgres-catalogue-version.js';

/** Whether a decision is of the kind $1 and has the text $2; either may be null. */
const fits = `($1::text is null or decision = $1) and ($2::text is null or concat_ws(' ', aliases.brand, aliases.model,
  aliases.category, same_as, meant.brand, meant.model) ilike $2)`;

function filterValues({ decision, text }: AliasFilter): unknown[] {
  return [decision ?? null, text ? containsPattern(text) : null];
}

/** The newest entry of the audit log says who decided; its index leads to it. */
const selectAliases = `
  select aliases.id, aliases.brand, aliases.model, aliases.category, decision, appliance_id as "applianceId",
    same_as as "sameAs", decided_at as "decidedAt", entry.actor as "decidedBy",
    case when meant.id is not null then jsonb_build_object('id', meant.id, 'brand', meant.brand, 'model', meant.model,
      'category', meant.category, 'isDeleted', meant.deleted_at is not null) end as meant
  from aliases left join appliances meant on meant.id = appliance_id
    left join lateral (
      select actor from audit_log where subject = 'alias' and subject_id = aliases.id::text order by id desc limit 1
    ) entry on true`;

/** The driver returns timestamps as text. */
interface AliasRow extends Decision {
  id: string;
  decidedAt: string;
  decidedBy: string | null;
  meant: StoredAlias['model'];
}

/** The character after '|' ends the range of keys that begin with the brand's. */
export const hasModels = (key: string) => `
  exists (select from appliances where deleted_at is null and match_key > ${key} || '|' and match_key < ${key} || '}')`;

export class PostgresAliases implements AliasStore {
  constructor(private readonly database: Database) {}

  page(
    filter: AliasFilter,
    limit: number,
    { afterKey = '', skipped = 0 }: PageStart,
  ): Promise<StoredAlias[]> {
    return this.select(`where ${fits} and written_key > $3 order by written_key limit $4 offset $5`, [
      ...filterValues(filter),
      afterKey,
      limit,
      skipped,
    ]);
  }

  async count(filter: AliasFilter): Promise<number> {
    const [row] = await this.database.query<{ total: number }>(
      `select count(*)::int as total from aliases left join appliances meant on meant.id = appliance_id where ${fits}`,
      filterValues(filter),
    );
    return row?.total ?? 0;
  }

  ofModel(applianceId: string, limit: number): Promise<StoredAlias[]> {
    if (!isUuid(applianceId)) return Promise.resolve([]);
    return this.select('where appliance_id = $1 order by written_key limit $2', [applianceId, limit]);
  }

  withIds(ids: readonly string[]): Promise<StoredAlias[]> {
    return this.select('where aliases.id = any($1::uuid[]) order by written_key', [ids]);
  }

  async lockByKeys(writtenKeys: readonly string[]): Promise<Alias[]> {
    await this.database.query(lockCatalogue);
    const where = { writtenKey: { $in: [...writtenKeys] } };
    return this.database.entities().find(Alias, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
  }

  async lock(id: string): Promise<Alias | null> {
    if (!isUuid(id)) return null;
    return this.database
      .entities()
      .findOne(Alias, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  async save(aliases: readonly Alias[]): Promise<void> {
    this.database.entities().persist([...aliases]);
    await this.database.entities().flush();
  }

  async remove(alias: Alias): Promise<void> {
    this.database.entities().remove(alias);
    await this.database.entities().flush();
  }

  models(ids: readonly string[]): Promise<NamedModel[]> {
    return this.database.query<NamedModel>(
      'select id, brand, model, category from appliances where id = any($1::uuid[]) and deleted_at is null',
      [ids],
    );
  }

  knownKeys(matchKeys: readonly string[]): Promise<Set<string>> {
    return this.keys(
      'select match_key as key from appliances where match_key = any($1) and deleted_at is null',
      matchKeys,
    );
  }

  knownBrands(brandKeys: readonly string[]): Promise<Set<string>> {
    return this.keys(`select key from unnest($1::text[]) as key where ${hasModels('key')}`, brandKeys);
  }

  private async keys(text: string, keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.database.query<{ key: string }>(text, [keys]);
    return new Set(rows.map(({ key }) => key));
  }

  private async select(rest: string, values: readonly unknown[]): Promise<StoredAlias[]> {
    const rows = await this.database.query<AliasRow>(`${selectAliases} ${rest}`, values);
    return rows.map(({ id, decidedAt, decidedBy, meant, ...decision }) => ({
      alias: Object.assign(new Alias(id, decision), { decidedAt: new Date(decidedAt) }),
      model: meant,
      decidedBy,
    }));
  }
}

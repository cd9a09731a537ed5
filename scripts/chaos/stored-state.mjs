/** Sessions come and go without anybody importing anything. */
const tablesQuery = `
  select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'sessions' order by 1`;

/** A checksum of the rows of each table, every column included. */
export async function storedState(testBed) {
  const state = new Map();
  for (const { name } of await testBed.rows(tablesQuery)) {
    const [{ sum }] = await testBed.rows(
      `select md5(string_agg(line, '' order by line)) as sum from (select md5(stored::text) as line from "${name}" stored) t`,
    );
    state.set(name, sum);
  }
  return state;
}

/** 'unchanged', or the tables that differ. */
export function changedTables(before, after) {
  const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
  return changed.length === 0 ? 'unchanged' : `changed: ${changed.join(', ')}`;
}

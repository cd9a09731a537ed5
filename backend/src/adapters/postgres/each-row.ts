import { Query, type QueryResultRow } from 'pg';
import type { Client } from './database.js';

/** Hands over the rows of a select one by one, so that they need not be in memory at once. Rejects when `take` throws. */
export function eachRow<Row extends QueryResultRow>(
  client: Pick<Client, 'query'>,
  select: string,
  take: (row: Row) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const query = client.query(new Query<Row>(select));
    query.on('row', (row) => {
      try {
        take(row);
      } catch (error) {
        reject(error);
      }
    });
    query.on('end', () => resolve());
    query.on('error', reject);
  });
}

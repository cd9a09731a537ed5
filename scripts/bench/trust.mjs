import { Client } from 'pg';
import { assessHere } from '../../backend/dist/adapters/postgres/trust/assessor.js';
import { TrustTables } from '../../backend/dist/adapters/postgres/trust/trust-tables.js';
import { emptyDatabase } from './product.mjs';
import { fillCatalogue } from './synthetic.mjs';

const small = 10_000;
const large = 100_000;
const runs = 3;

/** What an import pays for saying how sure the places are: reading the models, assessing them and storing that. */
export async function benchTrust() {
  const smallSeconds = await timeRefresh(small);
  const largeSeconds = await timeRefresh(large);
  return [
    paid(small, smallSeconds, 1.5),
    paid(large, largeSeconds, 20),
    {
      name: `likely places, time per model, ${large} models over ${small}`,
      ours: `${((largeSeconds / large) * 1e6).toFixed(0)} us`,
      baseline: `${((smallSeconds / small) * 1e6).toFixed(0)} us`,
      value: (largeSeconds * small) / (smallSeconds * large),
      atMost: 2,
    },
  ];
}

function paid(models, seconds, atMost) {
  return {
    name: `likely places, seconds of an import (${models} models)`,
    ours: `${seconds.toFixed(2)} s`,
    value: seconds,
    atMost,
  };
}

/** The best of some runs, each of which replaces what the one before has stored. */
async function timeRefresh(models) {
  const database = await emptyDatabase();
  const client = new Client(database.connection);
  try {
    await fillCatalogue(database.connection, models);
    await client.connect();
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run++) best = Math.min(best, await timed(() => refresh(client)));
    return best;
  } finally {
    await client.end();
    await database.stop();
  }
}

async function refresh(client) {
  await client.query('begin');
  await new TrustTables(client).refresh(assessHere);
  await client.query('commit');
}

async function timed(work) {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1_000;
}

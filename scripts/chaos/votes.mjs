import { percentile } from '../bench/percentile.mjs';
import { call, emailOf, World } from './world.mjs';

const voters = 1_000;
const presses = 50;

/** A thousand members vote on one model at once, over two servers; one technician presses fifty times. */
export async function votes(verdict) {
  const world = await World.create({ models: 50, members: voters + 1 });
  try {
    const origins = [(await world.serve()).origin, (await world.serve()).origin];
    const answers = await Promise.all(
      Array.from({ length: voters }, (_, i) => vote(world, origins[i % 2], emailOf(i))),
    );
    verdict.tell('load', `${voters} votes at once, 2 servers`);
    verdict.equal('acknowledged', answers.filter(({ status }) => status === 200).length, voters);
    for (const origin of origins) {
      const told = JSON.parse((await call(`${origin}/api/votes/${world.models[0]}`)).text);
      verdict.equal('counted', told.aspects.overall.consumer.upvotes, voters);
    }
    const times = answers.map(({ begin, end }) => end - begin);
    verdict.atMost('99th percentile', percentile(times, 0.99), 3_000, ' ms');
    await technician(verdict, world, origins);
    const [{ deadlocks }] = await world.rows(
      'select deadlocks::integer from pg_stat_database where datname = current_database()',
    );
    verdict.equal('deadlocks', deadlocks, 0);
  } finally {
    await world.end();
  }
}

function vote(world, origin, email) {
  const body = { applianceId: world.models[0], bestForCategory: 'overall', voteValue: 1 };
  return call(`${origin}/api/votes`, { method: 'POST', body, cookie: world.cookies.get(email) });
}

async function technician(verdict, world, origins) {
  const email = emailOf(voters);
  await world.client.query(
    `update users set user_type = 'tech', verification = 'verified' where email = $1`,
    [email],
  );
  const body = { applianceId: world.models[0], voteValue: 1 };
  const cookie = world.cookies.get(email);
  const answers = await Promise.all(
    Array.from({ length: presses }, (_, i) =>
      call(`${origins[i % 2]}/api/tech-votes`, { method: 'POST', body, cookie }),
    ),
  );
  verdict.equal(
    'one technician, acknowledged',
    answers.filter(({ status }) => status === 200).length,
    presses,
  );
  const told = JSON.parse((await call(`${origins[0]}/api/tech-votes/${world.models[0]}`)).text);
  verdict.equal('one technician, counted', told.thumbsUpCount, 1);
}

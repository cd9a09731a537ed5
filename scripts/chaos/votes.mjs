import { percentile } from '../bench/percentile.mjs';
import { call, emailOf, TestBed } from './test-bed.mjs';

const voters = 1_000;
const repeats = 50;

/** A thousand members vote on one model at once, over two servers; one technician sends the same vote fifty times. */
export async function votes(report) {
  const testBed = await TestBed.create({ models: 50, members: voters + 1 });
  try {
    const origins = [(await testBed.serve()).origin, (await testBed.serve()).origin];
    const responses = await Promise.all(
      Array.from({ length: voters }, (_, i) => vote(testBed, origins[i % 2], emailOf(i))),
    );
    report.note('load', `${voters} votes at once, 2 servers`);
    report.expectEqual('acknowledged', responses.filter(({ status }) => status === 200).length, voters);
    for (const origin of origins) {
      const counts = JSON.parse((await call(`${origin}/api/votes/${testBed.models[0]}`)).text);
      report.expectEqual('counted', counts.aspects.overall.consumer.upvotes, voters);
    }
    const times = responses.map(({ begin, end }) => end - begin);
    report.expectAtMost('99th percentile', percentile(times, 0.99), 3_000, ' ms');
    await technician(report, testBed, origins);
    const [{ deadlocks }] = await testBed.rows(
      'select deadlocks::integer from pg_stat_database where datname = current_database()',
    );
    report.expectEqual('deadlocks', deadlocks, 0);
  } finally {
    await testBed.end();
  }
}

function vote(testBed, origin, email) {
  const body = { applianceId: testBed.models[0], bestForCategory: 'overall', voteValue: 1 };
  return call(`${origin}/api/votes`, { method: 'POST', body, cookie: testBed.cookies.get(email) });
}

async function technician(report, testBed, origins) {
  const email = emailOf(voters);
  await testBed.client.query(
    `update users set user_type = 'tech', verification = 'verified' where email = $1`,
    [email],
  );
  const body = { applianceId: testBed.models[0], voteValue: 1 };
  const cookie = testBed.cookies.get(email);
  const responses = await Promise.all(
    Array.from({ length: repeats }, (_, i) =>
      call(`${origins[i % 2]}/api/tech-votes`, { method: 'POST', body, cookie }),
    ),
  );
  report.expectEqual(
    'one technician, acknowledged',
    responses.filter(({ status }) => status === 200).length,
    repeats,
  );
  const counts = JSON.parse((await call(`${origins[0]}/api/tech-votes/${testBed.models[0]}`)).text);
  report.expectEqual('one technician, counted', counts.thumbsUpCount, 1);
}

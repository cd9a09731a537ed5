import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { call, TestBed, VotingLoad } from './test-bed.mjs';

const kills = 10;
const writesBetween = 100;
const voters = 20;

/** Kills the only server ten times during votes, and restarts it each time. */
export async function kill9(report) {
  const testBed = await TestBed.create({ models: 1_000 });
  try {
    let server = await testBed.serve(0);
    const load = new VotingLoad(testBed, [server.origin], voters);
    const restarts = [];
    for (let kill = 1; kill <= kills; kill++) {
      while (load.acknowledged.size < kill * writesBetween) await delay(1);
      const exit = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await exit;
      const begin = performance.now();
      server = await testBed.serve(0);
      const { status } = await call(`${server.origin}/api/rankings/washers`);
      report.expectEqual(`ranking after kill ${kill}, status`, status, 200);
      restarts.push(performance.now() - begin);
    }
    await load.stop();
    report.startFault(`${kills} times SIGKILL`);
    report.note('load', `${voters} voters`);
    await load.check(report);
    report.note('restarts', restarts.map((ms) => Math.round(ms)).join(' '));
    report.expectAtMost('slowest restart to the first 200', Math.max(...restarts), 3_000, ' ms');
  } finally {
    await testBed.end();
  }
}

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { call, VotingLoad, World } from './world.mjs';

const kills = 10;
const writesBetween = 100;
const voters = 20;

/** The only server is killed ten times in the middle of votes, and started again each time. */
export async function kill9(verdict) {
  const world = await World.create({ models: 1_000 });
  try {
    let server = await world.serve(0);
    const load = new VotingLoad(world, [server.origin], voters);
    const restarts = [];
    for (let kill = 1; kill <= kills; kill++) {
      while (load.promised.size < kill * writesBetween) await delay(1);
      const exit = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await exit;
      const begin = performance.now();
      server = await world.serve(0);
      const { status } = await call(`${server.origin}/api/rankings/washers`);
      verdict.equal(`a ranking after kill ${kill}`, status, 200);
      restarts.push(performance.now() - begin);
    }
    await load.stop();
    verdict.breaks(`${kills} times SIGKILL`);
    verdict.tell('load', `${voters} voters`);
    await load.judge(verdict);
    verdict.tell('restarts', restarts.map((ms) => Math.round(ms)).join(' '));
    verdict.atMost('slowest restart to the first 200', Math.max(...restarts), 3_000, ' ms');
  } finally {
    await world.end();
  }
}

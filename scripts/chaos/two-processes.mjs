import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { call, emailOf, World } from './world.mjs';

const limitMs = 1_000;
const patienceMs = 5_000;
const month = '2026-05';

/** What one server writes the other one shows; nothing is cached past a second, and equal answers have equal tags. */
export async function twoProcesses(verdict) {
  const world = await World.create({ models: 500 });
  try {
    const [a, b] = [(await world.serve()).origin, (await world.serve()).origin];
    verdict.tell('load', '2 servers on one database');
    await edit(verdict, world, a, b);
    await votes(verdict, world, a, b);
    await imports(verdict, world, b);
    await equalTags(verdict, world, a, b);
    await demotion(verdict, world, b);
    await logout(verdict, world, a, b);
  } finally {
    await world.end();
  }
}

/** How long after `begin` it was true. */
async function seen(verdict, name, begin, isTrue) {
  while (performance.now() - begin < patienceMs && !(await isTrue())) await delay(5);
  verdict.atMost(name, performance.now() - begin, limitMs, ' ms');
}

const read = async (url, cookie) => JSON.parse((await call(url, { cookie })).text);

async function edit(verdict, world, a, b) {
  const [model] = world.models;
  const cookie = world.cookies.get(emailOf(0));
  await world.client.query('update users set is_admin = true where email = $1', [emailOf(0)]);
  await read(`${b}/api/appliances/${model}`);
  const body = { priceRange: '$4,321' };
  const { status } = await call(`${a}/api/appliances/${model}`, { method: 'PUT', body, cookie });
  const begin = performance.now();
  verdict.equal('an edit, acknowledged', status, 200);
  await seen(verdict, 'an edit, seen by the other after', begin, async () => {
    return (await read(`${b}/api/appliances/${model}`)).priceRange === '$4,321';
  });
}

async function votes(verdict, world, a, b) {
  const [, model] = world.models;
  const body = { applianceId: model, bestForCategory: 'overall', voteValue: 1 };
  const cookie = world.cookies.get(emailOf(1));
  const { status } = await call(`${a}/api/votes`, { method: 'POST', body, cookie });
  const begin = performance.now();
  verdict.equal('a vote, acknowledged', status, 200);
  await seen(verdict, 'a vote, seen by the other after', begin, async () => {
    return (await read(`${b}/api/votes/${model}`)).aspects.overall.consumer.upvotes === 1;
  });
}

async function imports(verdict, world, b) {
  const [, , id] = world.models;
  const { brand, model, category } = await read(`${b}/api/appliances/${id}`);
  const child = world.cli([
    'scores',
    'import',
    '-',
    '--retailer',
    'lowes',
    '--month',
    month,
    '--apply',
    '--accept-all',
  ]);
  child.stdin.end(`brand,model,category,rating,reviewCount\n"${brand}","${model}","${category}",4.4,321\n`);
  const exit = once(child, 'exit');
  const isSeen = async () => (await read(`${b}/api/appliances/${id}`)).lowesScore === 44;
  const [code] = await exit;
  const begin = performance.now();
  verdict.equal('an import, exit code', code, 0);
  await seen(verdict, 'an import, seen after', begin, isSeen);
}

async function equalTags(verdict, world, a, b) {
  const paths = ['/api/rankings/washers', '/api/categories', `/api/appliances/${world.models[0]}/detail`];
  for (const path of paths) {
    const [first, second] = [await call(a + path), await call(b + path)];
    const isEqual = first.etag !== null && first.etag === second.etag;
    verdict.judge(
      `tags of ${path.replace(world.models[0], 'ID')}`,
      isEqual ? 'equal' : `${first.etag} ${second.etag}`,
      isEqual,
      'equal',
    );
  }
}

async function demotion(verdict, world, b) {
  const cookie = world.cookies.get(emailOf(0));
  verdict.equal('an admin may look at the log', (await call(`${b}/api/admin/audit`, { cookie })).status, 200);
  await world.client.query('update users set is_admin = true where email = $1', [emailOf(2)]);
  const child = world.cli(['admins', 'revoke', emailOf(0)]);
  const [code] = await once(child, 'exit');
  const begin = performance.now();
  verdict.equal('a demotion, exit code', code, 0);
  await seen(verdict, 'a demotion, in force after', begin, async () => {
    return [401, 403].includes((await call(`${b}/api/admin/audit`, { cookie })).status);
  });
}

async function logout(verdict, world, a, b) {
  const cookie = world.cookies.get(emailOf(1));
  verdict.equal('a member is signed in', (await call(`${b}/api/auth/me`, { cookie })).status, 200);
  await call(`${a}/api/auth/logout`, { method: 'POST', body: {}, cookie });
  const begin = performance.now();
  await seen(verdict, 'a logout, in force after', begin, async () => {
    return (await call(`${b}/api/auth/me`, { cookie })).status === 401;
  });
}

import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { call, emailOf, TestBed } from './test-bed.mjs';

const limitMs = 1_000;
const timeoutMs = 5_000;
const month = '2026-05';

/** Changes through one server must be visible on the other within a second, and equal responses must have equal ETags. */
export async function twoProcesses(report) {
  const testBed = await TestBed.create({ models: 500 });
  try {
    const [a, b] = [(await testBed.serve()).origin, (await testBed.serve()).origin];
    report.note('load', '2 servers on one database');
    await edit(report, testBed, a, b);
    await votes(report, testBed, a, b);
    await imports(report, testBed, b);
    await equalTags(report, testBed, a, b);
    await demotion(report, testBed, b);
    await logout(report, testBed, a, b);
  } finally {
    await testBed.end();
  }
}

/** Polls until `isTrue`, and checks the time since `begin` against the limit. */
async function expectVisible(report, name, begin, isTrue) {
  while (performance.now() - begin < timeoutMs && !(await isTrue())) await delay(5);
  report.expectAtMost(name, performance.now() - begin, limitMs, ' ms');
}

const read = async (url, cookie) => JSON.parse((await call(url, { cookie })).text);

async function edit(report, testBed, a, b) {
  const [model] = testBed.models;
  const cookie = testBed.cookies.get(emailOf(0));
  await testBed.client.query('update users set is_admin = true where email = $1', [emailOf(0)]);
  await read(`${b}/api/appliances/${model}`);
  const body = { priceRange: '$4,321' };
  const { status } = await call(`${a}/api/appliances/${model}`, { method: 'PUT', body, cookie });
  const begin = performance.now();
  report.expectEqual('edit, status', status, 200);
  await expectVisible(report, 'edit visible on the other server after', begin, async () => {
    return (await read(`${b}/api/appliances/${model}`)).priceRange === '$4,321';
  });
}

async function votes(report, testBed, a, b) {
  const [, model] = testBed.models;
  const body = { applianceId: model, bestForCategory: 'overall', voteValue: 1 };
  const cookie = testBed.cookies.get(emailOf(1));
  const { status } = await call(`${a}/api/votes`, { method: 'POST', body, cookie });
  const begin = performance.now();
  report.expectEqual('vote, status', status, 200);
  await expectVisible(report, 'vote visible on the other server after', begin, async () => {
    return (await read(`${b}/api/votes/${model}`)).aspects.overall.consumer.upvotes === 1;
  });
}

async function imports(report, testBed, b) {
  const [, , id] = testBed.models;
  const { brand, model, category } = await read(`${b}/api/appliances/${id}`);
  const child = testBed.cli([
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
  report.expectEqual('import, exit code', code, 0);
  await expectVisible(report, 'import visible after', begin, isSeen);
}

async function equalTags(report, testBed, a, b) {
  const paths = ['/api/rankings/washers', '/api/categories', `/api/appliances/${testBed.models[0]}/detail`];
  for (const path of paths) {
    const [first, second] = [await call(a + path), await call(b + path)];
    const isEqual = first.etag !== null && first.etag === second.etag;
    report.check(
      `ETags of ${path.replace(testBed.models[0], 'ID')}`,
      isEqual ? 'equal' : `${first.etag} ${second.etag}`,
      isEqual,
      'equal',
    );
  }
}

async function demotion(report, testBed, b) {
  const cookie = testBed.cookies.get(emailOf(0));
  report.expectEqual(
    'audit log read by an admin, status',
    (await call(`${b}/api/admin/audit`, { cookie })).status,
    200,
  );
  await testBed.client.query('update users set is_admin = true where email = $1', [emailOf(2)]);
  const child = testBed.cli(['admins', 'revoke', emailOf(0)]);
  const [code] = await once(child, 'exit');
  const begin = performance.now();
  report.expectEqual('demotion, exit code', code, 0);
  await expectVisible(report, 'demotion in force after', begin, async () => {
    return [401, 403].includes((await call(`${b}/api/admin/audit`, { cookie })).status);
  });
}

async function logout(report, testBed, a, b) {
  const cookie = testBed.cookies.get(emailOf(1));
  report.expectEqual('signed-in member, status', (await call(`${b}/api/auth/me`, { cookie })).status, 200);
  await call(`${a}/api/auth/logout`, { method: 'POST', body: {}, cookie });
  const begin = performance.now();
  await expectVisible(report, 'sign-out in force after', begin, async () => {
    return (await call(`${b}/api/auth/me`, { cookie })).status === 401;
  });
}

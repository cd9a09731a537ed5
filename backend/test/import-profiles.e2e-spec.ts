import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Agent, TestSite } from './test-site.js';

const path = '/api/admin/import-profiles';
const mapping = 'brand=Maker,model=Item,category=@washers,rating=Avg';

let site: TestSite;
let admin: Agent;
beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
});
afterAll(() => site.stop());

test('A profile is saved, replaced and deleted by staff, and each change is in the audit log', async () => {
  const named = `${path}/lowes-export`;
  await admin.put(named).send({ retailer: 'lowes', mapping: 'model=Item,brand=Maker' }).expect(200);
  await admin.put(named).send({ retailer: 'lowes', mapping }).expect(200);
  await admin.put(named).send({ retailer: 'lowes', mapping }).expect(200);
  const saved = { name: 'lowes-export', retailer: 'lowes', mapping, savedAt: expect.any(String) };
  expect((await admin.get(path).expect(200)).body).toEqual([saved]);
  expect((await admin.get(named).expect(200)).body).toEqual(saved);
  await admin.delete(named).expect(200);
  await admin.get(named).expect(404);
  const { body } = await admin.get('/api/admin/audit?subject=profile').expect(200);
  const retailer = 'lowes';
  const first = 'brand=Maker,model=Item';
  expect(body).toMatchObject([
    { action: 'delete', label: 'lowes-export', before: { retailer, mapping }, after: null },
    { action: 'save', before: { mapping: first }, after: { mapping } },
    { action: 'save', label: 'lowes-export', before: null, after: { retailer, mapping: first } },
  ]);
});

test.each([
  ['a name with spaces', 'Lowes export', { mapping }, 'name'],
  ['an unknown retailer', 'a', { mapping, retailer: 'target' }, 'retailer'],
  ['no mapping', 'a', {}, 'mapping'],
  ['a mapping for one month', 'a', { mapping: `${mapping},month=@2026-05` }, 'mapping'],
])('A profile with %s is refused at its field', async (_what, name, body, field) => {
  const { body: answer } = await admin
    .put(`${path}/${encodeURIComponent(name)}`)
    .send(body)
    .expect(400);
  expect(answer.issues).toMatchObject([{ path: field }]);
});

test('A profile that two save at once is saved by both', async () => {
  const save = () => admin.put(`${path}/raced`).send({ mapping }).expect(200);
  await Promise.all([save(), save(), save()]);
  await admin.delete(`${path}/raced`).expect(200);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { type Agent, TestSite } from './test-site.js';

interface Answer {
  schema: object;
}
interface ApiDocument {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, Answer> }> }>>;
}

let site: TestSite;
let admin: Agent;
let document: ApiDocument;
let id: string;

beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
  id = await site.applianceId();
  const { text } = await admin.get('/api/openapi.json').expect(200);
  // What it does not describe is a fault, too.
  document = JSON.parse(text, (_, part) =>
    part?.properties ? { additionalProperties: false, ...part } : part,
  );
});
afterAll(() => site.stop());

/** What the document says of an answer that it does not hold to. */
function faultsOf(body: unknown, path: string, method: string, status: number) {
  const schema = document.paths[path]?.[method]?.responses[status]?.content['application/json']?.schema;
  if (!schema) throw new Error(`The document has no answer ${status} to ${method} ${path}.`);
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  return ajv.validate(schema, body) ? [] : ajv.errors;
}

test.each([
  ['/api/appliances', ''],
  ['/api/appliances/{id}', ''],
  ['/api/appliances/{id}/detail', ''],
  ['/api/appliances/{id}/score', ''],
  ['/api/blog/overview', ''],
  ['/api/blog/articles', ''],
  ['/api/categories', ''],
  ['/api/compare', '?ids={id}'],
  ['/api/methodology', ''],
  ['/api/rankings/{category}', ''],
  ['/api/rankings/{category}/{subcategory}', ''],
  ['/api/search', '?q=lg'],
  ['/api/suggestions', '?q=lg'],
  ['/api/admin/imports', ''],
  ['/api/admin/articles', ''],
  ['/api/admin/audit', ''],
  ['/api/admin/technicians', ''],
  ['/api/admin/technicians/counts', ''],
  ['/api/auth/me', ''],
  ['/api/tech-votes/{applianceId}', ''],
  ['/api/votes', '?ids={id}'],
  ['/api/votes/mine', '?ids={id}'],
  ['/api/votes/{applianceId}', ''],
])('%s%s is answered as the document says', async (path, query) => {
  const address = (path + query)
    .replace(/\{(id|applianceId)\}/, id)
    .replace('{category}', 'fridges')
    .replace('{subcategory}', 'french-door');
  const { body } = await admin.get(address).expect(200);
  expect(faultsOf(body, path, 'get', 200)).toEqual([]);
});

test('An answer that lacks one of its fields is not what the document says', async () => {
  const { body } = await admin.get(`/api/appliances/${id}`).expect(200);
  for (const name of Object.keys(body)) {
    const faults = faultsOf({ ...body, [name]: undefined }, '/api/appliances/{id}', 'get', 200);
    expect(faults).toMatchObject([{ keyword: 'required', params: { missingProperty: name } }]);
  }
});

test('A conflict is answered as the document says', async () => {
  const { body } = await admin.put(`/api/appliances/${id}`).send({ version: 1_000 }).expect(409);
  expect(body.current).toMatchObject({ id });
  expect(faultsOf(body, '/api/appliances/{id}', 'put', 409)).toEqual([]);
});

test('A decision about a technician is answered as the document says', async () => {
  const email = 'candidate@example.org';
  await site.as('pending technician', email);
  for (const action of ['reject', 'verify', 'revoke']) {
    const path = `/api/admin/technicians/{email}/${action}`;
    const { body } = await admin.post(path.replace('{email}', email)).send({ reason: 'x' }).expect(200);
    expect(faultsOf(body, path, 'post', 200)).toEqual([]);
  }
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { zipOf } from './packed-files.js';
import { type Agent, adminKey, password, TestSite } from './test-site.js';

interface Content {
  content?: Record<string, { schema: { properties?: object } }>;
}
interface Operation {
  security?: object[];
  parameters?: { name: string; in: string; description?: string; schema: { type?: string } }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object; schemas: Record<string, object> };
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
  // Undescribed properties are violations too.
  document = JSON.parse(text, (_, part) =>
    part?.properties ? { additionalProperties: false, ...part } : part,
  );
});
afterAll(() => site.stop());

/** Schema violations of a response body. */
function violationsOf(body: unknown, path: string, method: string, status: number) {
  const { [status]: response, default: fallback } = document.paths[path]?.[method]?.responses ?? {};
  const schema = (response ?? fallback)?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`The document has no response ${status} for ${method} ${path}.`);
  return violations(schema, body);
}

function violations(schema: object, body: unknown) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  const { components } = document;
  return ajv.validate({ ...schema, components }, body) ? [] : (ajv.errors ?? []);
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
  ['/health/live', ''],
  ['/health/ready', ''],
])('%s%s matches the API document', async (path, query) => {
  const address = (path + query)
    .replace(/\{(id|applianceId)\}/, id)
    .replace('{category}', 'fridges')
    .replace('{subcategory}', 'french-door');
  const { body } = await admin.get(address).expect(200);
  expect(violationsOf(body, path, 'get', 200)).toEqual([]);
});

test('A response that lacks a field violates the API document', async () => {
  const { body } = await admin.get(`/api/appliances/${id}`).expect(200);
  for (const name of Object.keys(body)) {
    const violations = violationsOf({ ...body, [name]: undefined }, '/api/appliances/{id}', 'get', 200);
    expect(violations).toMatchObject([{ keyword: 'required', params: { missingProperty: name } }]);
  }
});

test('The response to a conflict matches the API document', async () => {
  const { body } = await admin.put(`/api/appliances/${id}`).send({ version: 1_000 }).expect(409);
  expect(body.current).toMatchObject({ id });
  expect(violationsOf(body, '/api/appliances/{id}', 'put', 409)).toEqual([]);
});

test('The response to a sign-up with a taken e-mail address matches the API document', async () => {
  await site.as('consumer', 'taken@example.org');
  const account = { email: 'taken@example.org', password, adminKey };
  for (const path of ['/api/auth/signup', '/api/auth/admin-signup']) {
    const { body } = await site.agent().post(path).send(account).expect(409);
    expect(violationsOf(body, path, 'post', 409)).toEqual([]);
  }
});

test('The response to a decision about a technician matches the API document', async () => {
  const email = 'candidate@example.org';
  await site.as('pending technician', email);
  for (const action of ['reject', 'verify', 'revoke']) {
    const path = `/api/admin/technicians/{email}/${action}`;
    const { body } = await admin.post(path.replace('{email}', email)).send({ reason: 'x' }).expect(200);
    expect(violationsOf(body, path, 'post', 200)).toEqual([]);
  }
});

describe('For every operation, the API document describes', () => {
  const operations = () =>
    Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
      );

  test('the request body and the response', () => {
    const bare = operations().filter(({ requestBody, responses }) => {
      const [body] = Object.values(
        requestBody?.content ?? { none: { schema: { properties: { none: {} } } } },
      );
      const good = responses[200] ?? responses[201];
      return !good?.content || Object.keys(body?.schema.properties ?? {}).length === 0;
    });
    expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('the type of each parameter', () => {
    const untyped = operations().flatMap(({ method, path, parameters = [] }) =>
      parameters.filter(({ schema }) => !schema.type).map(({ name }) => `${method} ${path} ${name}`),
    );
    expect(untyped).toEqual([]);
  });

  test.each(['visitor', 'consumer'] as const)('the error a %s gets', async (role) => {
    const agent = await site.as(role);
    const calls = operations().filter(
      ({ method, path }) => (method !== 'get' || path.startsWith('/api/admin')) && !path.endsWith('/logout'),
    );
    expect(calls.length).toBeGreaterThan(30);
    for (const { path, method, security } of calls) {
      const address = path.replace(/\{\w+\}/g, id);
      const verb = method as 'get' | 'post' | 'put' | 'delete';
      const { status, body } = await agent[verb](address).send(verb === 'get' ? undefined : {});
      expect({ path, violations: violationsOf(body, path, method, status) }).toEqual({
        path,
        violations: [],
      });
      if (status === 401) expect({ path, security }).toEqual({ path, security: [{ cookie: [] }] });
    }
  });

  test('the session cookie', () => {
    const cookie = { type: 'apiKey', in: 'cookie', name: 'session' };
    expect(document.components.securitySchemes).toEqual({ cookie });
  });

  test('a default error response', () => {
    const silent = operations().filter(({ responses }) => !responses.default?.content);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('400 for reads of the votes on a list of models', () => {
    for (const path of ['/api/votes', '/api/votes/mine'])
      expect(document.paths[path]?.get?.responses).toHaveProperty('400');
  });

  test('400 for writes', () => {
    const silent = operations().filter(({ method, responses }) => method !== 'get' && !responses[400]);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('404 for writes to an item', () => {
    const writes = operations().filter(({ method, path }) => method !== 'get' && path.includes('{'));
    expect(writes.length).toBeGreaterThan(10);
    expect(writes.filter(({ responses }) => !responses[404]).map(({ path }) => path)).toEqual([]);
  });
});

test.each([
  ['get', '/api/votes', 400],
  ['get', '/api/admin/audit?subject=weather', 400],
  ['post', '/api/admin/technicians/{email}/revoke', 404],
  ['put', '/api/media/appliance/{id}/order', 404],
  ['post', '/api/media/upload', 415],
] as const)('The response to %s %s with %i matches the API document', async (method, address, status) => {
  const body = method === 'get' ? undefined : { ids: [] };
  const { body: answer } = await admin[method](address.replace(/\{\w+\}/, 'nobody'))
    .send(body)
    .expect(status);
  expect(violationsOf(answer, address.replace(/\?.*/, ''), method, status)).toEqual([]);
});

test.each(['/api/votes', '/api/tech-votes'])(
  '%s accepts exactly the vote values in the API document',
  async (path) => {
    const { schema } = document.paths[path]?.post?.requestBody?.content?.['application/json'] ?? {};
    const member = await site.as('verified technician');
    for (const voteValue of [1, 0, -1, 2]) {
      const vote = { applianceId: id, bestForCategory: 'overall', voteValue };
      const { status } = await member.post(path).send(vote);
      const { bestForCategory: _, ...own } = vote;
      const isAllowed = violations(schema ?? {}, path === '/api/votes' ? vote : own).length === 0;
      expect({ voteValue, isAccepted: status === 200 }).toEqual({ voteValue, isAccepted: isAllowed });
    }
  },
);

test('The parameters of the audit log and the If-Match header are in the API document', () => {
  const parameters = (path: string, method: string) =>
    (document.paths[path]?.[method]?.parameters ?? []).map(({ name }) => name).sort();
  expect(parameters('/api/admin/audit', 'get')).toEqual(['before', 'subject', 'subjectId', 'text']);
  for (const path of ['/api/appliances/{id}', '/api/admin/articles/{id}'])
    expect(parameters(path, 'put')).toEqual(['If-Match', 'id']);
});

test.each(['/api/votes', '/api/votes/mine'])(
  '%s accepts as many ids as the API document says',
  async (path) => {
    const [ids] = document.paths[path]?.get?.parameters ?? [];
    const most = Number(/at most (\d+)/.exec(ids?.description ?? '')?.[1]);
    const requestIds = (count: number) => admin.get(path).query({ ids: Array(count).fill(id).join(',') });
    await requestIds(most).expect(200);
    await requestIds(most + 1).expect(400);
  },
);

test('Response schemas are named, and every named schema is used', () => {
  const answered = ['/api/appliances/{id}', '/api/rankings/{category}', '/api/categories', '/api/search'].map(
    (path) => document.paths[path]?.get?.responses[200]?.content?.['application/json']?.schema,
  );
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(answered).toEqual(['Appliance', 'Ranking', 'Categories', 'Search'].map(reference));
  const text = JSON.stringify(document);
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !text.includes(JSON.stringify(reference(name))),
  );
  expect(unused).toEqual([]);
});

test('The API document allows exactly the versions the API accepts', async () => {
  const { schema } =
    document.paths['/api/appliances/{id}']?.put?.requestBody?.content?.['application/json'] ?? {};
  const allowed = [0, 1, null].filter((version) => violations(schema ?? {}, { version }).length === 0);
  expect(allowed).toEqual([1, null]);
  await admin.put(`/api/appliances/${id}`).send({ version: 0 }).expect(400);
});

test('The responses to a deletion, the trash, a stored import and a rollback plan match the API document', async () => {
  const doomed = await site.applianceId(1);
  const deleted = await admin.delete(`/api/appliances/${doomed}`).expect(200);
  expect(violationsOf(deleted.body, '/api/appliances/{id}', 'delete', 200)).toEqual([]);
  const trash = await admin.get('/api/admin/trash').expect(200);
  expect(violationsOf(trash.body, '/api/admin/trash', 'get', 200)).toEqual([]);
  const [newest] = (await admin.get('/api/admin/imports').expect(200)).body;
  const stored = await admin.get(`/api/admin/imports/${newest.id}`).expect(200);
  expect(stored.body.scores.total).toBeGreaterThan(0);
  expect(violationsOf(stored.body, '/api/admin/imports/{id}', 'get', 200)).toEqual([]);
  const address = `/api/admin/imports/${newest.id}/rollback`;
  const plan = await admin.post(address).send({ apply: false }).expect(200);
  expect(violationsOf(plan.body, '/api/admin/imports/{id}/rollback', 'post', 200)).toEqual([]);
});

describe('The plan of a file as spreadsheets save it', () => {
  const planOf = (file: Buffer | string) =>
    admin
      .post('/api/admin/imports')
      .field({ kind: 'scores', retailer: 'lowes', month: '2026-05', createMissing: '1' })
      .attach('files', Buffer.from(file), 'may.csv.gz');
  const fixture = (path: string) =>
    readFileSync(resolve(import.meta.dirname, '../../cli/test/fixtures', path));

  test.each(['sep-line.csv', 'blank-rows-at-end.csv', 'short-rows.csv', 'blank-first-line-semicolon.csv'])(
    'has two models and no rejects: %s',
    async (name) => {
      const { body } = await planOf(fixture(`ok/${name}`)).expect(200);
      expect(body.counts).toMatchObject({ rows: 2, created: 2, rejected: 0 });
    },
  );

  test('is refused for an archive with several files, by the name of the file', async () => {
    const { body } = await planOf(zipOf({ 'may.csv': 'a', 'june.csv': 'b' })).expect(400);
    expect(body.code).toBe('file-archive');
    expect(body.message).toMatch(/^may\.csv\.gz is a zip file with 2 files/);
  });

  test('lists warnings and rejects as the API document says', async () => {
    const text = 'brand,model,category,rating,notes\nCafŽ,A2,washers,4,new\nAcme,A1,washers,nine,\n';
    const { body } = await planOf(text).expect(200);
    expect(body).toMatchObject({ warnings: { total: 1 }, rejects: { total: 1 } });
    expect(violationsOf(body, '/api/admin/imports', 'post', 200)).toEqual([]);
  });
});

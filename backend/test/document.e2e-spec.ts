import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
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
  // What it does not describe is a fault, too.
  document = JSON.parse(text, (_, part) =>
    part?.properties ? { additionalProperties: false, ...part } : part,
  );
});
afterAll(() => site.stop());

/** What the document says of an answer that it does not hold to. */
function faultsOf(body: unknown, path: string, method: string, status: number) {
  const { [status]: answer, default: otherwise } = document.paths[path]?.[method]?.responses ?? {};
  const schema = (answer ?? otherwise)?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`The document has no answer ${status} to ${method} ${path}.`);
  return faults(schema, body);
}

function faults(schema: object, body: unknown) {
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

test('A sign-up with an address that is taken is answered as the document says', async () => {
  await site.as('consumer', 'taken@example.org');
  const account = { email: 'taken@example.org', password, adminKey };
  for (const path of ['/api/auth/signup', '/api/auth/admin-signup']) {
    const { body } = await site.agent().post(path).send(account).expect(409);
    expect(faultsOf(body, path, 'post', 409)).toEqual([]);
  }
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

describe('Of every call of the API the document says', () => {
  const operations = () =>
    Object.entries(document.paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
      );

  test('what it takes and what it answers', () => {
    const bare = operations().filter(({ requestBody, responses }) => {
      const [body] = Object.values(
        requestBody?.content ?? { none: { schema: { properties: { none: {} } } } },
      );
      const good = responses[200] ?? responses[201];
      return !good?.content || Object.keys(body?.schema.properties ?? {}).length === 0;
    });
    expect(bare.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test('of what type each parameter is', () => {
    const untyped = operations().flatMap(({ method, path, parameters = [] }) =>
      parameters.filter(({ schema }) => !schema.type).map(({ name }) => `${method} ${path} ${name}`),
    );
    expect(untyped).toEqual([]);
  });

  test.each(['visitor', 'consumer'] as const)('how it refuses a %s', async (role) => {
    const agent = await site.as(role);
    const calls = operations().filter(
      ({ method, path }) => (method !== 'get' || path.startsWith('/api/admin')) && !path.endsWith('/logout'),
    );
    expect(calls.length).toBeGreaterThan(30);
    for (const { path, method, security } of calls) {
      const address = path.replace(/\{\w+\}/g, id);
      const verb = method as 'get' | 'post' | 'put' | 'delete';
      const { status, body } = await agent[verb](address).send(verb === 'get' ? undefined : {});
      expect({ path, faults: faultsOf(body, path, method, status) }).toEqual({ path, faults: [] });
      if (status === 401) expect({ path, security }).toEqual({ path, security: [{ cookie: [] }] });
    }
  });

  test('that the session is a cookie', () => {
    const cookie = { type: 'apiKey', in: 'cookie', name: 'session' };
    expect(document.components.securitySchemes).toEqual({ cookie });
  });

  test('that it may be refused for what nobody thinks of', () => {
    const silent = operations().filter(({ responses }) => !responses.default?.content);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('that any write may be refused for what was sent', () => {
    const silent = operations().filter(({ method, responses }) => method !== 'get' && !responses[400]);
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('that what is to be changed may not be there', () => {
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
] as const)(
  'A refusal of %s %s with %i is answered as the document says',
  async (method, address, status) => {
    const body = method === 'get' ? undefined : { ids: [] };
    const { body: answer } = await admin[method](address.replace(/\{\w+\}/, 'nobody'))
      .send(body)
      .expect(status);
    expect(faultsOf(answer, address.replace(/\?.*/, ''), method, status)).toEqual([]);
  },
);

test.each(['/api/votes', '/api/tech-votes'])('%s takes the votes that the document says', async (path) => {
  const { schema } = document.paths[path]?.post?.requestBody?.content?.['application/json'] ?? {};
  const member = await site.as('verified technician');
  for (const voteValue of [1, 0, -1, 2]) {
    const vote = { applianceId: id, bestForCategory: 'overall', voteValue };
    const { status } = await member.post(path).send(vote);
    const { bestForCategory: _, ...own } = vote;
    const isAllowed = faults(schema ?? {}, path === '/api/votes' ? vote : own).length === 0;
    expect({ voteValue, isTaken: status === 200 }).toEqual({ voteValue, isTaken: isAllowed });
  }
});

test('The parameters of the audit log, and the header by which a stale save is refused, are in the document', () => {
  const parameters = (path: string, method: string) =>
    (document.paths[path]?.[method]?.parameters ?? []).map(({ name }) => name).sort();
  expect(parameters('/api/admin/audit', 'get')).toEqual(['before', 'subject', 'subjectId', 'text']);
  for (const path of ['/api/appliances/{id}', '/api/admin/articles/{id}'])
    expect(parameters(path, 'put')).toEqual(['If-Match', 'id']);
});

test.each(['/api/votes', '/api/votes/mine'])('%s takes as many models as the document says', async (path) => {
  const [ids] = document.paths[path]?.get?.parameters ?? [];
  const most = Number(/at most (\d+)/.exec(ids?.description ?? '')?.[1]);
  const asked = (count: number) => admin.get(path).query({ ids: Array(count).fill(id).join(',') });
  await asked(most).expect(200);
  await asked(most + 1).expect(400);
});

test('What the API answers has a name in the document, and every name is one of an answer', () => {
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

test('A version is what the document says', async () => {
  const { schema } =
    document.paths['/api/appliances/{id}']?.put?.requestBody?.content?.['application/json'] ?? {};
  const allowed = [0, 1, null].filter((version) => faults(schema ?? {}, { version }).length === 0);
  expect(allowed).toEqual([1, null]);
  await admin.put(`/api/appliances/${id}`).send({ version: 0 }).expect(400);
});

test('A deletion, the trash and the plan of a rollback are answered as the document says', async () => {
  const doomed = await site.applianceId(1);
  const deleted = await admin.delete(`/api/appliances/${doomed}`).expect(200);
  expect(faultsOf(deleted.body, '/api/appliances/{id}', 'delete', 200)).toEqual([]);
  const trash = await admin.get('/api/admin/trash').expect(200);
  expect(faultsOf(trash.body, '/api/admin/trash', 'get', 200)).toEqual([]);
  const [newest] = (await admin.get('/api/admin/imports').expect(200)).body;
  const address = `/api/admin/imports/${newest.id}/rollback`;
  const plan = await admin.post(address).send({ apply: false }).expect(200);
  expect(faultsOf(plan.body, '/api/admin/imports/{id}/rollback', 'post', 200)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectStored } from './stored-file.js';
import { type Agent, TestSite } from './test-site.js';

interface Body {
  schema: { properties: Record<string, { format?: string; items?: { format?: string } }> };
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, Body> };
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** One request to an operation; it changes nothing when it is refused. */
type Send = (agent: Agent, method: string, address: string) => ReturnType<Agent['get']>;

let site: TestSite;
let document: ApiDocument;
let agents: Record<'admin' | 'technician', Agent>;
let id: string;

beforeAll(async () => {
  site = await TestSite.start();
  agents = { admin: await site.as('admin'), technician: await site.as('verified technician') };
  id = await site.applianceId();
  document = (await agents.admin.get('/api/openapi.json').expect(200)).body;
});
afterAll(() => site.stop());

const longText = 'x'.repeat(20_000);

/** What to send instead of good values, by what is bad about them. */
const badValues: Record<string, unknown> = {
  numbers: 7.5,
  objects: { a: 1 },
  lists: [[]],
  nulls: null,
  'empty texts': '',
  'texts without meaning': 'x',
  'texts that are too long': longText,
  'texts with NUL': 'a\0b',
};

const badQueries: Record<string, (name: string) => string> = {
  'repeated parameters': (name) => `${name}=a&${name}=b`,
  'nested parameters': (name) => `${name}[a]=b`,
  'parameters without meaning': (name) => `${name}=x`,
  'empty parameters': (name) => `${name}=`,
  'parameters that are too long': (name) => `${name}=${'x'.repeat(1_000)}`,
  'parameters with NUL': (name) => `${name}=%00`,
};

const isFile = ({ format, items }: Body['schema']['properties'][string]) =>
  format === 'binary' || items?.format === 'binary';

function requestsOf({ parameters = [], requestBody }: Operation): [what: string, send: Send][] {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  return [
    ...queriesWith(parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name)),
    ...(json ? bodiesWith(Object.keys(json.schema.properties)) : []),
    ...(form ? formsWith(form.schema.properties) : []),
  ];
}

function queriesWith(names: string[]): [string, Send][] {
  return names.flatMap((name) =>
    Object.entries(badQueries).map(([what, query]): [string, Send] => [
      `${what}: ${name}`,
      (agent, method, address) => call(agent, method, `${address}?${query(name)}`),
    ]),
  );
}

function bodiesWith(names: string[]): [string, Send][] {
  const all = Object.entries(badValues).map(([what, value]) => [what, allOf(names, value)] as const);
  const more = [
    ['no fields', {}],
    ['an unknown field', { ...allOf(names, null), weather: 'fine' }],
    ['a list', []],
  ] as const;
  return [...all, ...more].map(([what, body]) => [
    `a body with ${what}`,
    (agent, method, address) => call(agent, method, address).send(body),
  ]);
}

function formsWith(properties: Body['schema']['properties']): [string, Send][] {
  const names = Object.keys(properties).filter((name) => !isFile(properties[name] ?? {}));
  const forms = { 'no fields': [], 'texts without meaning': names };
  return Object.entries(forms).map(([what, fields]) => [
    `a form with ${what}`,
    (agent, method, address) =>
      call(agent, method, address)
        .field({ ...allOf(fields, 'x') })
        .attach('files', Buffer.from('x'), 'x.csv'),
  ]);
}

const allOf = <Value>(names: string[], value: Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value]));

function call(agent: Agent, method: string, address: string) {
  return agent[method as 'get' | 'post' | 'put' | 'delete'](address);
}

/** The answer without what differs between two runs; of a success, only its status. */
async function answerTo(send: Send, method: string, path: string): Promise<object> {
  const agent = path.includes('/tech-votes') ? agents.technician : agents.admin;
  const { status, body } = await send(agent, method, path.replace(/\{\w+\}/g, id));
  if (status < 400) return { status };
  const { requestId: _, ...answer } = body;
  return JSON.parse(JSON.stringify(answer).replaceAll(id, '{id}'));
}

test('The API document is as published', () => {
  expectStored('published-api.json', document);
});

test('The answers to bad requests are as published, and none says that the server failed', async () => {
  const answers: Record<string, Record<string, object>> = {};
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const given: Record<string, object> = {};
      for (const [what, send] of requestsOf(operation)) given[what] = await answerTo(send, method, path);
      if (Object.keys(given).length > 0) answers[`${method.toUpperCase()} ${path}`] = given;
    }
  expect(Object.keys(answers).length).toBeGreaterThan(25);
  expect(JSON.stringify(answers)).not.toMatch(/"statusCode":5\d\d/);
  expectStored('published-errors.json', answers);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { password, TestSite } from './test-site.js';

const folder = resolve(import.meta.dirname, '../../docker/monitoring');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

/** What Prometheus adds by itself. */
const ownMetrics = ['up'];
const ownLabels = ['job', 'instance'];
/** Their values appear once something happened that is not played here. */
const openLabels = [...ownLabels, 'status'];

interface Used {
  errors: string[];
  metrics: string[];
  labels: string[];
  /** Label and value of matchers that name one value, like ['state', 'waiting']. */
  values: [label: string, value: string][];
}

/** What a PromQL expression asks for. Grafana puts a length of time where `$__rate_interval` stands. */
function usedBy(expression: string): Used {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const used: Used = { errors: [], metrics: [], labels: [], values: [] };
  let label = '';
  let names = '';
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      const part = text.slice(from, to);
      if (type.isError) used.errors.push(`${expression} at ${from}`);
      if (type.name === 'Identifier') used.metrics.push(part);
      if (type.name === 'LabelName') used.labels.push(part);
      if (type.name === 'LabelName') label = part;
      if (type.name === 'MatchOp') names = part;
      if (type.name === 'StringLiteral' && ['=', '!='].includes(names)) {
        used.values.push([label, JSON.parse(part)]);
      }
    },
  });
  return used;
}

interface Panel {
  title: string;
  type: string;
  id: number;
  targets?: { expr: string }[];
}

const panels: Panel[] = JSON.parse(read('grafana-dashboard.json')).panels;
const alerts: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(read('alerts.yml'));
const rules = alerts.groups.flatMap((group) => group.rules);

const expressions: [where: string, expression: string][] = [
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [`the panel "${title}"`, expr]),
  ),
  ...rules.map(({ alert, expr }): [string, string] => [`the alert ${alert}`, expr]),
];

describe('What the server tells Prometheus', () => {
  let site: TestSite;
  let answer: string;
  let samples: { metric: string; labels: Map<string, string> }[];

  beforeAll(async () => {
    site = await TestSite.start();
    const consumer = await site.as('consumer');
    const vote = { applianceId: await site.applianceId(), bestForCategory: 'overall', voteValue: 1 };
    await consumer.post('/api/votes').send(vote).expect(200);
    for (const path of ['/api/categories', '/api/categories', '/categories'])
      await consumer.get(path).expect(200);
    for (const path of ['/api/admin/imports', '/api/media/upload']) await consumer.post(path).expect(403);
    answer = (await consumer.get('/metrics').expect(200)).text;
    samples = [...answer.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)].map(([, metric = '', labels = '']) => ({
      metric,
      labels: new Map(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    }));
  });
  afterAll(() => site.stop());

  test.each(expressions)('is what %s asks for', (_where, expression) => {
    const { errors, metrics, labels, values } = usedBy(expression);
    expect(errors).toEqual([]);
    expect(metrics.length).toBeGreaterThan(0);
    const asked = samples.filter(({ metric }) => metrics.includes(metric));
    const known = [...new Set(asked.map(({ metric }) => metric)), ...ownMetrics];
    expect(known).toEqual(expect.arrayContaining(metrics));
    const labelNames = [...asked.flatMap((sample) => [...sample.labels.keys()]), ...ownLabels];
    expect(labelNames).toEqual(expect.arrayContaining(labels));
    for (const [label, value] of values.filter(([name]) => !openLabels.includes(name))) {
      expect(asked.map((sample) => sample.labels.get(label))).toContain(value);
    }
  });

  test('counts what waits where only so much runs at once', async () => {
    const agents = Array.from({ length: 12 }, () => site.agent());
    const signIns = agents.map((agent) =>
      agent.post('/api/auth/login').send({ email: 'consumer@example.org', password }).expect(200),
    );
    const waiting = async () => {
      const { text } = await site.agent().get('/metrics');
      return Number(/^queue_jobs\{queue="passwords",state="waiting"\} (\d+)$/m.exec(text)?.[1]);
    };
    let most = 0;
    const done = Promise.all(signIns);
    let isOver = false;
    void done.finally(() => {
      isOver = true;
    });
    while (!isOver) most = Math.max(most, await waiting());
    await done;
    expect(most).toBeGreaterThan(0);
    expect(await waiting()).toBe(0);
  });

  test('is shown by a dashboard whose panels have rows and names of their own', () => {
    const titles = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
    expect(titles).toHaveLength(8);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ type, targets }) => type !== 'row' && !targets?.length)).toEqual([]);
  });

  test('is described in docs/operations.md', () => {
    const page = readFileSync(resolve(folder, '../../docs/operations.md'), 'utf8');
    const own = [...answer.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    expect(own.filter((name) => !/^(process|nodejs)_/.test(name) && !page.includes(`\`${name}\``))).toEqual(
      [],
    );
  });
});

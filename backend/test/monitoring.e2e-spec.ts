import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { password, TestSite } from './test-site.js';

const folder = resolve(import.meta.dirname, '../../docker/monitoring');
const read = (name: string) => readFileSync(resolve(folder, name), 'utf8');

/** Added by Prometheus itself. */
const ownMetrics = ['up'];
const ownLabels = ['job', 'instance'];
/** Labels with values that do not occur in this test. */
const uncheckedLabels = [...ownLabels, 'status'];

interface ParsedExpression {
  errors: string[];
  metrics: string[];
  labels: string[];
  /** Label and value of equality matchers, such as ['state', 'waiting']. */
  values: [label: string, value: string][];
}

/** The metrics, labels and values in a PromQL expression. Grafana replaces `$__rate_interval` with a duration. */
function parseExpression(expression: string): ParsedExpression {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const used: ParsedExpression = { errors: [], metrics: [], labels: [], values: [] };
  let label = '';
  let operator = '';
  parser.parse(text).iterate({
    enter({ type, from, to }) {
      const part = text.slice(from, to);
      if (type.isError) used.errors.push(`${expression} at ${from}`);
      if (type.name === 'Identifier') used.metrics.push(part);
      if (type.name === 'LabelName') used.labels.push(part);
      if (type.name === 'LabelName') label = part;
      if (type.name === 'MatchOp') operator = part;
      if (type.name === 'StringLiteral' && ['=', '!='].includes(operator)) {
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

const token = 'a-token-for-the-metrics-of-this-test';
const bearer = { Authorization: `Bearer ${token}` };

describe('The metrics endpoint', () => {
  let site: TestSite;
  let metricsText: string;
  let samples: { metric: string; labels: Map<string, string> }[];

  beforeAll(async () => {
    site = await TestSite.start({ METRICS_TOKEN: token });
    const consumer = await site.as('consumer');
    const vote = { applianceId: await site.applianceId(), bestForCategory: 'overall', voteValue: 1 };
    await consumer.post('/api/votes').send(vote).expect(200);
    for (const path of ['/api/categories', '/api/categories', '/categories'])
      await consumer.get(path).expect(200);
    for (const path of ['/api/admin/imports', '/api/media/upload']) await consumer.post(path).expect(403);
    metricsText = (await consumer.get('/metrics').set(bearer).expect(200)).text;
    samples = [...metricsText.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)].map(([, metric = '', labels = '']) => ({
      metric,
      labels: new Map(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    }));
  });
  afterAll(() => site.stop());

  test('requires the token if there is one', async () => {
    for (const given of ['', 'Bearer', 'Bearer wrong', `Basic ${token}`, token, `Bearer ${token}x`]) {
      const { headers, text } = await site.agent().get('/metrics').set('Authorization', given).expect(401);
      expect(headers['www-authenticate']).toBe('Bearer');
      expect(text).toContain('METRICS_TOKEN');
      expect(text).not.toContain(token);
    }
    await site.agent().get('/metrics').set('Authorization', `bearer ${token}`).expect(200);
  });

  test.each(expressions)('has the metrics, labels and values that %s uses', (_where, expression) => {
    const { errors, metrics, labels, values } = parseExpression(expression);
    expect(errors).toEqual([]);
    expect(metrics.length).toBeGreaterThan(0);
    const matching = samples.filter(({ metric }) => metrics.includes(metric));
    const known = [...new Set(matching.map(({ metric }) => metric)), ...ownMetrics];
    expect(known).toEqual(expect.arrayContaining(metrics));
    const labelNames = [...matching.flatMap((sample) => [...sample.labels.keys()]), ...ownLabels];
    expect(labelNames).toEqual(expect.arrayContaining(labels));
    for (const [label, value] of values.filter(([name]) => !uncheckedLabels.includes(name))) {
      expect(matching.map((sample) => sample.labels.get(label))).toContain(value);
    }
  });

  test('counts jobs waiting in a queue', async () => {
    const agents = Array.from({ length: 12 }, () => site.agent());
    const signIns = agents.map((agent) =>
      agent.post('/api/auth/login').send({ email: 'consumer@example.org', password }).expect(200),
    );
    const waiting = async () => {
      const { text } = await site.agent().get('/metrics').set(bearer);
      return Number(/^queue_jobs\{queue="passwords",state="waiting"\} (\d+)$/m.exec(text)?.[1]);
    };
    let maxWaiting = 0;
    const done = Promise.all(signIns);
    let isOver = false;
    void done.finally(() => {
      isOver = true;
    });
    while (!isOver) maxWaiting = Math.max(maxWaiting, await waiting());
    await done;
    expect(maxWaiting).toBeGreaterThan(0);
    expect(await waiting()).toBe(0);
  });

  test('has a dashboard whose panels are in rows and have unique ids', () => {
    const titles = panels.filter(({ type }) => type === 'row').map(({ title }) => title);
    expect(titles).toHaveLength(8);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ type, targets }) => type !== 'row' && !targets?.length)).toEqual([]);
  });

  test('is documented in docs/operations.md', () => {
    const page = readFileSync(resolve(folder, '../../docs/operations.md'), 'utf8');
    const own = [...metricsText.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    expect(own.filter((name) => !/^(process|nodejs)_/.test(name) && !page.includes(`\`${name}\``))).toEqual(
      [],
    );
  });
});

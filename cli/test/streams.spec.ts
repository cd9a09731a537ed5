import { describe, expect, test } from '@jest/globals';
import { jsonArray, streamTable } from '../src/streams.js';

/** A source of rows that counts how many were requested. */
function source(count = Number.POSITIVE_INFINITY) {
  const requested = { rows: 0 };
  async function* rows() {
    for (let row = 0; row < count; row++) {
      requested.rows++;
      yield [`model ${10 ** Math.floor(row / 1_000)}`, 'x'];
    }
  }
  return { requested, rows: rows() };
}

async function all(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

describe('An endless list', () => {
  test('is printed as JSON while it is read', async () => {
    const { requested, rows } = source();
    const parts = jsonArray(rows);
    for (let part = 0; part < 5; part++) await parts.next();
    expect(requested.rows).toBeLessThanOrEqual(5);
    await parts.return();
  });

  test('is printed as a table while it is read, a thousand rows at a time', async () => {
    const { requested, rows } = source();
    const parts = streamTable(rows);
    const { value } = await parts.next();
    expect(String(value).split('\n')).toHaveLength(1_001);
    expect(requested.rows).toBe(1_000);
    await parts.return();
  });
});

describe('A finite list', () => {
  test.each([0, 1, 2])('of %i is one JSON document', async (count) => {
    const parsed = JSON.parse(await all(jsonArray(source(count).rows)));
    expect(parsed).toEqual(Array.from({ length: count }, () => ['model 1', 'x']));
  });

  test('is a table whose columns grow and never shrink', async () => {
    const lines = (await all(streamTable(source(2_500).rows))).trimEnd().split('\n');
    expect(lines).toHaveLength(2_500);
    expect([lines[0], lines[1_000], lines[2_499]]).toEqual(['model 1  x', 'model 10  x', 'model 100  x']);
    expect(await all(streamTable(source(0).rows))).toBe('');
  });
});

import { describe, expect, test } from '@jest/globals';
import { jsonArray, streamTable } from '../src/streams.js';

/** Counts the rows that were asked for. */
function source(count = Number.POSITIVE_INFINITY) {
  const asked = { rows: 0 };
  async function* rows() {
    for (let row = 0; row < count; row++) {
      asked.rows++;
      yield [`model ${10 ** Math.floor(row / 1_000)}`, 'x'];
    }
  }
  return { asked, rows: rows() };
}

async function all(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

describe('A list without an end', () => {
  test('is printed as JSON while it is read', async () => {
    const { asked, rows } = source();
    const parts = jsonArray(rows);
    for (let part = 0; part < 5; part++) await parts.next();
    expect(asked.rows).toBeLessThanOrEqual(5);
    await parts.return();
  });

  test('is printed as a table while it is read, a thousand rows at once', async () => {
    const { asked, rows } = source();
    const parts = streamTable(rows);
    const { value } = await parts.next();
    expect(String(value).split('\n')).toHaveLength(1_001);
    expect(asked.rows).toBe(1_000);
    await parts.return();
  });
});

describe('A list with an end', () => {
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

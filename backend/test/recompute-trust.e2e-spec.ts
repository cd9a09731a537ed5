import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recomputeScript } from '../src/application/rankings/trust-chapters.js';
import { TestSite } from './test-site.js';

const script = resolve(`frontend/public${recomputeScript}`);

let site: TestSite;
let address: string;
beforeAll(async () => {
  site = await TestSite.start();
  await once(site.http.server.listen(0), 'listening');
  address = `http://localhost:${(site.http.server.address() as AddressInfo).port}/`;
});
afterAll(() => site.stop());

/** As the page on the method says it is run. */
const recompute = () => promisify(execFile)(process.execPath, [script, address]);

test('the published script finds every likely score and place from the scores alone', async () => {
  expect((await recompute()).stdout).toBe('581 models, in types and categories; differences: 0\n');
});

test('the published script reads the scores of every retailer', async () => {
  const stores = retailers.map(({ scoreField }) => `'${scoreField.replace('Score', '')}'`);
  expect(await readFile(script, 'utf8')).toContain(`const stores = [${stores.join(', ')}];`);
});

test('the published script names a figure that does not follow from the scores', async () => {
  const [changed] = await site.postgres.database.query<{ id: string }>(
    `update appliance_trust set trust = jsonb_set(trust::jsonb, '{inType,placeHigh}', '99')
       where appliance_id = (select appliance_id from appliance_trust limit 1) returning appliance_id as id`,
  );
  await expect(recompute()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(`^/api/trust ${changed?.id} placeHigh \\d+ 99\n.*; differences: 1\n$`),
  });
});

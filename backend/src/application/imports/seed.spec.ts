import { expect, test } from '@jest/globals';
import { Seed } from './seed.js';

test('A sample newer than the clock of the machine is refused before anything is written', async () => {
  const written: string[] = [];
  const sample = {
    scores: () => [{ month: '2026-05' }],
    catalogue: () => ({ name: 'catalogue.csv' }),
    articles: () => [],
  };
  const fileImport = { run: async () => written.push('import') };
  const clock = { now: () => new Date('1970-01-06T00:00:00Z') };
  const seed = new Seed(fileImport as never, {} as never, {} as never, {} as never, sample as never, clock);
  await expect(seed.run()).rejects.toThrow('the clock of this machine says 1970-01-06. Set the clock');
  expect(written).toEqual([]);
});

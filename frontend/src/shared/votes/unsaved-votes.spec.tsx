import { expect, test } from '@jest/globals';
import { act } from 'react';
import { show } from '../../../test/render';
import { unsavedVotes, useUnsavedVotes } from './unsaved-votes';

let looks = 0;

function Latest() {
  const latest = useUnsavedVotes((unsaved) => {
    looks++;
    return unsaved.latest;
  });
  return <p>{latest}</p>;
}

const press = (applianceId: string) =>
  act(async () => unsavedVotes.add({ applianceId, voterGroup: 'consumer', aspect: 'overall', voteValue: 1 }));

test('A part of a page that is left is not told of votes any more', async () => {
  const visit = await show(<Latest />, { path: '/', route: '/' });
  const before = looks;
  await press('a');
  expect(looks).toBeGreaterThan(before);
  await visit('/elsewhere');
  const left = looks;
  await press('b');
  expect(looks).toBe(left);
});

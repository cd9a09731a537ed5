import type { AccountView } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { clearSession } from './clear-session';
import { sessionQuery, setCurrentAccount } from './session';
import { unsavedVotes } from './votes/unsaved-votes';
import { cardVoteKey, votesQuery, withUpdates } from './votes/votes';

const ada = { email: 'ada@example.org' } as AccountView;

test('Signing out leaves neither the account nor its votes to the next visitor', () => {
  const client = new QueryClient();
  setCurrentAccount(client, ada);
  client.setQueryData(votesQuery.queryKey, withUpdates({}, { a: { counts: 'known' } }));
  unsavedVotes.add({ ...cardVoteKey('a'), voteValue: 1 });
  clearSession(client);
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(client.getQueryData(votesQuery.queryKey)).toEqual({});
  expect(unsavedVotes.all()).toEqual([]);
});

test('Signing in forgets what the staff panel has read for the account before', () => {
  const client = new QueryClient();
  client.setQueryData(['staff', 'views'], ['of another account']);
  setCurrentAccount(client, ada);
  expect(client.getQueryData(['staff', 'views'])).toBeUndefined();
  expect(client.getQueryData(sessionQuery.queryKey)).toBe(ada);
});

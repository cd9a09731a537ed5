import { beforeEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { recordRequests, serve } from '../../../test/requests';
import { sessionQuery } from '../session';
import { unsavedVotes } from './unsaved-votes';
import { readCards, saveVote, toggleThumbsUp } from './vote-sync';
import { cardVoteKey, modelVotes, type Press, tallyOf, type VoteKey, votesQuery, withUpdates } from './votes';

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  unsavedVotes.clear();
});

const model = (applianceId: string) => modelVotes(client.getQueryData(votesQuery.queryKey), applianceId);
const thumbsUp = () => model('a').thumbsUp;

/** Presses the thumbs-up, and waits until no vote is being saved or read. */
async function pressThumbsUp(): Promise<void> {
  toggleThumbsUp(client, 'a');
  await saved();
}

async function saved(): Promise<void> {
  while (client.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve));
}

test('a thumbs-up counts at once, and again when it is taken back', async () => {
  const requested = serve({ '/api/tech-votes': { userVote: 1, thumbsUpCount: 5 } });
  const before = { a: { thumbsUp: { count: 4, voteValue: 0, isSending: false } } } as const;
  client.setQueryData(votesQuery.queryKey, withUpdates({}, before));
  toggleThumbsUp(client, 'a');
  expect(thumbsUp()).toEqual({ count: 5, voteValue: 1, isSending: true });
  await saved();
  expect(thumbsUp()).toEqual({ count: 5, voteValue: 1, isSending: false });
  toggleThumbsUp(client, 'a');
  expect(thumbsUp()).toEqual({ count: 4, voteValue: 0, isSending: true });
  await saved();
  expect(requested.filter((path) => path === '/api/tech-votes')).toHaveLength(2);
});

test('a saved thumbs-up is read again, with those that others have given meanwhile', async () => {
  serve({
    '/api/tech-votes': { userVote: 1, thumbsUpCount: 5 },
    '/api/tech-votes/a': { userVote: 1, thumbsUpCount: 7 },
  });
  await pressThumbsUp();
  expect(thumbsUp()).toEqual({ count: 7, voteValue: 1, isSending: false });
});

test('a thumbs-up is sent once, however quickly the button is pressed again', async () => {
  const requested = serve({ '/api/tech-votes': { userVote: 1, thumbsUpCount: 1 } });
  toggleThumbsUp(client, 'a');
  await pressThumbsUp();
  expect(requested.filter((path) => path === '/api/tech-votes')).toHaveLength(1);
});

test('a thumbs-up that cannot be saved is reverted', async () => {
  serve({});
  await pressThumbsUp();
  expect(thumbsUp()).toEqual({ count: 0, voteValue: 0, isSending: false });
});

test('a thumbs-up is reverted when the session has ended, because only technicians can give one', async () => {
  serve({ '/api/tech-votes': Response.json({ message: 'Sign in first.' }, { status: 401 }) });
  await pressThumbsUp();
  expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
  expect(thumbsUp()).toEqual({ count: 0, voteValue: 0, isSending: false });
});

test("votes are read with the account's own", async () => {
  const card = { applianceId: 'a', upvotes: 2, downvotes: 1, thumbsUpCount: 3, isFrozen: false };
  const own = { applianceId: 'a', userVote: -1, techVote: 1 };
  serve({ '/api/votes?ids=a': [card], '/api/votes/mine?ids=a': [own] });
  const { a } = withUpdates({}, await readCards(['a'], true));
  expect(a && tallyOf(a, cardVoteKey('a'))).toEqual({ upvotes: 2, downvotes: 1, voteValue: -1 });
  expect(a?.thumbsUp).toEqual({ count: 3, voteValue: 1, isSending: false });
});

/** Casts an upvote. */
function upvote(key: VoteKey): void {
  const press: Press = { ...key, voteValue: 1 };
  unsavedVotes.add(press);
  saveVote(client, press);
}

test("a technician's vote is saved as one, on its aspect", async () => {
  serve({});
  const sent = recordRequests();
  upvote({ applianceId: 'c', aspect: 'price', voterGroup: 'tech' });
  await saved();
  const body = { applianceId: 'c', bestForCategory: 'price', voteValue: 1, voterType: 'tech' };
  expect(sent).toEqual([{ method: 'POST', path: '/api/votes', body }]);
});

test('votes on two aspects of a model are saved one after the other, so that the last answer has both', async () => {
  const overall = cardVoteKey('b');
  const price = { ...overall, aspect: 'price' } as const;
  const cast = { consumer: { upvotes: 1, downvotes: 0, userVote: 1 } };
  const firstAnswer = Promise.withResolvers<object>();
  const lastAnswer = Promise.withResolvers<object>();
  const isSentLast = Promise.withResolvers<void>();
  const answers = [
    () => firstAnswer.promise,
    () => {
      isSentLast.resolve();
      return lastAnswer.promise;
    },
  ];
  const sent = serve({
    get '/api/votes'() {
      return answers.shift()?.();
    },
  });
  for (const key of [overall, price]) upvote(key);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
  firstAnswer.resolve({ applianceId: 'b', aspects: { overall: cast }, isFrozen: false });
  await isSentLast.promise;
  lastAnswer.resolve({ applianceId: 'b', aspects: { overall: cast, price: cast }, isFrozen: false });
  await saved();
  expect(unsavedVotes.all()).toEqual([]);
  for (const key of [overall, price]) {
    expect(tallyOf(model('b'), key)).toEqual({ upvotes: 1, downvotes: 0, voteValue: 1 });
  }
});

import { beforeEach, expect, test } from '@jest/globals';
import { serve } from '../../../test/requests';
import { loadCards, save, toggleThumbsUp } from './vote-sync';
import { cardVoteKey, emptyVotes, thumbsOf, voteStore } from './votes';

const signedOut = () => undefined;
const thumbs = () => thumbsOf(voteStore.get(), 'a');

beforeEach(() => voteStore.begin(emptyVotes));

test('a thumbs-up counts at once, and again when it is taken back', async () => {
  const saved = serve({ '/api/tech-votes': { userVote: 1, thumbsUpCount: 5 } });
  voteStore.putThumbs('a', { count: 4, userVote: null, isSending: false });
  const sent = toggleThumbsUp('a', signedOut);
  expect(thumbs()).toEqual({ count: 5, userVote: 1, isSending: true });
  await sent;
  expect(thumbs()).toEqual({ count: 5, userVote: 1, isSending: false });
  const takenBack = toggleThumbsUp('a', signedOut);
  expect(thumbs()).toEqual({ count: 4, userVote: 0, isSending: true });
  await takenBack;
  expect(saved.filter((path) => path === '/api/tech-votes')).toHaveLength(2);
});

test('a saved thumbs-up is read again, with those that others have given meanwhile', async () => {
  serve({
    '/api/tech-votes': { userVote: 1, thumbsUpCount: 5 },
    '/api/tech-votes/a': { userVote: 1, thumbsUpCount: 7 },
  });
  await toggleThumbsUp('a', signedOut);
  expect(thumbs()).toEqual({ count: 7, userVote: 1, isSending: false });
});

test('a thumbs-up is sent once, however quickly the button is pressed again', async () => {
  const saved = serve({ '/api/tech-votes': { userVote: 1, thumbsUpCount: 1 } });
  await Promise.all([toggleThumbsUp('a', signedOut), toggleThumbsUp('a', signedOut)]);
  expect(saved.filter((path) => path === '/api/tech-votes')).toHaveLength(1);
});

test('a thumbs-up that cannot be saved is reverted', async () => {
  serve({});
  await toggleThumbsUp('a', signedOut);
  expect(thumbs()).toEqual({ count: 0, userVote: null, isSending: false });
});

test('a thumbs-up is reverted when the session has ended, because only technicians can give one', async () => {
  serve({ '/api/tech-votes': Response.json({ message: 'Sign in first.' }, { status: 401 }) });
  let isSignedOut = false;
  await toggleThumbsUp('a', () => {
    isSignedOut = true;
  });
  expect(isSignedOut).toBe(true);
  expect(thumbs()).toEqual({ count: 0, userVote: null, isSending: false });
});

test('votes are unavailable until they are loaded again', async () => {
  serve({});
  await loadCards(['a'], false);
  expect(voteStore.get().hasFailed).toBe(true);
  const card = { applianceId: 'a', upvotes: 2, downvotes: 0, thumbsUpCount: 0, isFrozen: false };
  const own = { applianceId: 'a', userVote: 1, techVote: null };
  serve({ '/api/votes?ids=a': [card], '/api/votes/mine?ids=a': [own] });
  await loadCards(['a'], true);
  expect(voteStore.get().hasFailed).toBe(false);
  expect(voteStore.voteOf(cardVoteKey('a'))).toEqual({ upvotes: 2, downvotes: 0, userVote: 'up' });
});

test('a vote stays shown until its own save is answered, not that of the vote before', async () => {
  const key = cardVoteKey('a');
  const tally = { upvotes: 1, downvotes: 0, userVote: 1 };
  const first = { applianceId: 'a', aspects: { overall: { consumer: tally } }, isFrozen: false };
  const isSentAgain = Promise.withResolvers<void>();
  const answers = [
    () => first,
    () => {
      isSentAgain.resolve();
      return new Promise(() => undefined);
    },
  ];
  serve({
    get '/api/votes'() {
      return answers.shift()?.();
    },
  });
  for (const direction of ['up', 'down'] as const) {
    voteStore.press(key, direction, true);
    save(key, signedOut);
  }
  await isSentAgain.promise;
  expect(voteStore.voteOf(key)).toEqual({ upvotes: 0, downvotes: 1, userVote: 'down' });
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
  for (const key of [overall, price]) {
    voteStore.press(key, 'up', true);
    save(key, signedOut);
  }
  await Promise.resolve();
  expect(sent).toHaveLength(1);
  firstAnswer.resolve({ applianceId: 'b', aspects: { overall: cast }, isFrozen: false });
  await isSentLast.promise;
  lastAnswer.resolve({ applianceId: 'b', aspects: { overall: cast, price: cast }, isFrozen: false });
  while (voteStore.get().unsaved.size > 0) await new Promise((resolve) => setTimeout(resolve));
  for (const key of [overall, price]) {
    expect(voteStore.voteOf(key)).toEqual({ upvotes: 1, downvotes: 0, userVote: 'up' });
  }
});

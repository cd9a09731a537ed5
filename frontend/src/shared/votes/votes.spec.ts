import { beforeEach, describe, expect, test } from '@jest/globals';
import { cardVoteKey, emptyVotes, noVotes, toggleVote, upvoteShare, voteStore } from './votes';

describe('Toggling a vote', () => {
  test('adds one vote', () => {
    expect(toggleVote({ ...noVotes, upvotes: 3 }, 'up')).toEqual({
      upvotes: 4,
      downvotes: 0,
      userVote: 'up',
    });
  });

  test('removes the vote when the same direction is chosen again', () => {
    expect(toggleVote(toggleVote(noVotes, 'down'), 'down')).toEqual(noVotes);
  });

  test('moves one count across when the other direction is chosen', () => {
    expect(toggleVote({ upvotes: 5, downvotes: 2, userVote: 'up' }, 'down')).toEqual({
      upvotes: 4,
      downvotes: 3,
      userVote: 'down',
    });
  });

  test('never counts below zero when the vote taken back was not counted yet', () => {
    expect(toggleVote({ ...noVotes, userVote: 'up' }, 'up')).toEqual(noVotes);
    expect(toggleVote({ ...noVotes, userVote: 'down' }, 'down')).toEqual(noVotes);
  });
});

test('the upvote share is a whole percentage, and null without votes', () => {
  expect(upvoteShare({ upvotes: 219, downvotes: 21, userVote: 'none' })).toBe(91);
  expect(upvoteShare({ upvotes: 299, downvotes: 1, userVote: 'none' })).toBe(99);
  expect(upvoteShare({ upvotes: 1, downvotes: 299, userVote: 'none' })).toBe(1);
  expect(upvoteShare({ upvotes: 3, downvotes: 0, userVote: 'none' })).toBe(100);
  expect(upvoteShare(noVotes)).toBeNull();
});

describe('The vote store', () => {
  const key = cardVoteKey('a');
  beforeEach(() => voteStore.begin(emptyVotes));

  test('notifies a listener of each press until it unsubscribes', () => {
    let notifications = 0;
    const unsubscribe = voteStore.subscribe(() => notifications++);
    voteStore.press(key, 'up', false);
    expect([notifications, voteStore.voteOf(key).upvotes]).toEqual([1, 1]);
    unsubscribe();
    voteStore.press(key, 'down', false);
    expect([notifications, voteStore.voteOf(key).userVote]).toEqual([1, 'down']);
  });

  test('drops a vote that a visitor undoes, but keeps it for an account, to be saved', () => {
    for (const hasAccount of [false, true]) {
      voteStore.begin(emptyVotes);
      voteStore.press(key, 'up', hasAccount);
      voteStore.press(key, 'up', hasAccount);
      expect([voteStore.get().unsaved.size, voteStore.voteOf(key)]).toEqual([hasAccount ? 1 : 0, noVotes]);
    }
  });

  test('keeps a vote for the account whose session ended, but not for another one', () => {
    voteStore.press(key, 'up', false);
    for (const [account, waiting] of [
      ['a@example.org', 1],
      ['a@example.org', 1],
      ['b@example.org', 0],
    ] as const) {
      voteStore.signIn(account);
      expect(voteStore.get().unsaved.size).toBe(waiting);
    }
  });

  test("reverts to the server's votes when a press is discarded", () => {
    voteStore.press(key, 'down', true);
    voteStore.discardPress(key);
    expect(voteStore.voteOf(key)).toEqual(noVotes);
  });
});

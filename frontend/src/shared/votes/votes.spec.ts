import { beforeEach, describe, expect, test } from '@jest/globals';
import { cardVoteKey, emptyVotes, noVotes, toggleVote, upvoteShare, voteStore } from './votes';

describe('An owner pressing a vote', () => {
  test('adds one at the first press', () => {
    expect(toggleVote({ ...noVotes, upvotes: 3 }, 'up')).toEqual({
      upvotes: 4,
      downvotes: 0,
      userVote: 'up',
    });
  });

  test('takes the vote back by the same direction again', () => {
    expect(toggleVote(toggleVote(noVotes, 'down'), 'down')).toEqual(noVotes);
  });

  test('moves one count across by the other direction', () => {
    expect(toggleVote({ upvotes: 5, downvotes: 2, userVote: 'up' }, 'down')).toEqual({
      upvotes: 4,
      downvotes: 3,
      userVote: 'down',
    });
  });
});

test('the share of upvotes is a whole per cent, and absent without votes', () => {
  expect(upvoteShare({ upvotes: 219, downvotes: 21, userVote: 'none' })).toBe(91);
  expect(upvoteShare({ upvotes: 299, downvotes: 1, userVote: 'none' })).toBe(99);
  expect(upvoteShare({ upvotes: 1, downvotes: 299, userVote: 'none' })).toBe(1);
  expect(upvoteShare({ upvotes: 3, downvotes: 0, userVote: 'none' })).toBe(100);
  expect(upvoteShare(noVotes)).toBeNull();
});

describe('The votes of a page', () => {
  const key = cardVoteKey('a');
  beforeEach(() => voteStore.begin(emptyVotes));

  test('tell who listens of each press, until the listener leaves', () => {
    let told = 0;
    const leave = voteStore.subscribe(() => told++);
    voteStore.press(key, 'up', false);
    expect([told, voteStore.voteOf(key).upvotes]).toEqual([1, 1]);
    leave();
    voteStore.press(key, 'down', false);
    expect([told, voteStore.voteOf(key).userVote]).toEqual([1, 'down']);
  });

  test('forget what a visitor presses back, and keep it for an account, which saves it', () => {
    for (const hasAccount of [false, true]) {
      voteStore.begin(emptyVotes);
      voteStore.press(key, 'up', hasAccount);
      voteStore.press(key, 'up', hasAccount);
      expect([voteStore.get().unsaved.size, voteStore.voteOf(key)]).toEqual([hasAccount ? 1 : 0, noVotes]);
    }
  });

  test('show again what the server told when a press is forgotten', () => {
    voteStore.press(key, 'down', true);
    voteStore.discardPress(key);
    expect(voteStore.voteOf(key)).toEqual(noVotes);
  });
});

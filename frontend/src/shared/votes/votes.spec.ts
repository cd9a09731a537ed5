import { beforeEach, describe, expect, test } from '@jest/globals';
import { unsavedVotes } from './unsaved-votes';
import { cardVoteKey, noTally, upvoteShare, withVoteValue } from './votes';

describe('Casting a vote', () => {
  test('adds one vote', () => {
    expect(withVoteValue({ ...noTally, upvotes: 3 }, 1)).toEqual({ upvotes: 4, downvotes: 0, voteValue: 1 });
  });

  test('removes the vote when it is withdrawn', () => {
    expect(withVoteValue(withVoteValue(noTally, -1), 0)).toEqual(noTally);
  });

  test('moves one count across when the other direction is chosen', () => {
    expect(withVoteValue({ upvotes: 5, downvotes: 2, voteValue: 1 }, -1)).toEqual({
      upvotes: 4,
      downvotes: 3,
      voteValue: -1,
    });
  });

  test('changes nothing when the vote is the same', () => {
    const voted = { upvotes: 5, downvotes: 2, voteValue: 1 } as const;
    expect(withVoteValue(voted, 1)).toEqual(voted);
  });

  test('never counts below zero when the vote taken back was not counted yet', () => {
    expect(withVoteValue({ ...noTally, voteValue: 1 }, 0)).toEqual(noTally);
    expect(withVoteValue({ ...noTally, voteValue: -1 }, 0)).toEqual(noTally);
  });
});

test('the upvote share is a whole percentage, and null below five votes', () => {
  expect(upvoteShare({ upvotes: 219, downvotes: 21 })).toBe(91);
  expect(upvoteShare({ upvotes: 299, downvotes: 1 })).toBe(99);
  expect(upvoteShare({ upvotes: 1, downvotes: 299 })).toBe(1);
  expect(upvoteShare({ upvotes: 5, downvotes: 0 })).toBe(100);
  expect(upvoteShare({ upvotes: 0, downvotes: 5 })).toBe(0);
  expect(upvoteShare({ upvotes: 3, downvotes: 1 })).toBeNull();
  expect(upvoteShare(noTally)).toBeNull();
});

describe('The unsaved votes', () => {
  const press = (voteValue: 1 | -1) => ({ ...cardVoteKey('a'), voteValue });
  beforeEach(() => unsavedVotes.clear());

  test('keep a vote for the account whose session ended, but not for another one', () => {
    unsavedVotes.add(press(1));
    for (const [account, waiting] of [
      ['a@example.org', 1],
      ['a@example.org', 1],
      ['b@example.org', 0],
    ] as const) {
      unsavedVotes.signIn(account);
      expect(unsavedVotes.all()).toHaveLength(waiting);
    }
  });

  test('keep a later press of a vote when the one before is saved', () => {
    const [first, later] = [press(1), press(-1)];
    unsavedVotes.add(first);
    unsavedVotes.add(later);
    unsavedVotes.remove(first);
    expect(unsavedVotes.all()).toEqual([later]);
    unsavedVotes.remove(later);
    expect(unsavedVotes.all()).toEqual([]);
  });
});

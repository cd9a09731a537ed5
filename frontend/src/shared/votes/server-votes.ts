import type {
  CardVotesView,
  OwnCardVotesView,
  PublicReads,
  TechVotesView,
  VotesView,
} from '@appliance-index/backend/contract';
import { typedEntries } from '../typed-entries';
import { type ModelVotes, type ThumbsUp, tallyName, type Votes, withUpdates } from './votes';

/** The votes rendered into a page: the cards' counts, or all votes of one model. */
export interface ServedVotes {
  cards: readonly CardVotesView[];
  model: VotesView | null;
  /** What a page lists, if votes decide on that. */
  listed?: unknown;
}

/** Reads the votes of a page again each time, to tell whether they are still current. */
export type VotesReader = () => Promise<ServedVotes>;

/** Reads the votes that the cards show. */
export function cardVotesReader(reads: PublicReads, cards: readonly { id: string }[]): VotesReader {
  const ids = cards.map(({ id }) => id);
  return async () => ({ cards: await reads.cardVotes(ids), model: null });
}

/** As `votesQuery` has them; without anybody's own votes, because pages are the same for everyone. */
export function votesOf({ cards, model }: ServedVotes): Votes {
  const votes = withUpdates(
    {},
    Object.fromEntries(cards.map((card) => [card.applianceId, votesOfCard(card)])),
  );
  if (!model) return votes;
  const thumbsUp = thumbsUpOf({ userVote: null, thumbsUpCount: model.thumbsUpCount });
  return withUpdates(votes, { [model.applianceId]: { ...votesOfModel(model), thumbsUp } });
}

export function votesOfCard(card: CardVotesView, own?: OwnCardVotesView): Partial<ModelVotes> {
  const { upvotes, downvotes, thumbsUpCount, isFrozen } = card;
  return {
    counts: 'known',
    tallies: { 'overall/consumer': { upvotes, downvotes, voteValue: own?.userVote ?? 0 } },
    thumbsUp: thumbsUpOf({ userVote: own?.techVote ?? null, thumbsUpCount }),
    isFrozen,
  };
}

/** Without the thumbs-up, of which it has only the count. */
export function votesOfModel({ aspects, isFrozen }: VotesView): Partial<ModelVotes> {
  const tallies = typedEntries(aspects).flatMap(([aspect, groups]) =>
    typedEntries(groups).map(([voterGroup, { upvotes, downvotes, userVote }]) => [
      tallyName({ aspect, voterGroup }),
      { upvotes, downvotes, voteValue: userVote ?? 0 },
    ]),
  );
  return { counts: 'known', tallies: Object.fromEntries(tallies), isFrozen };
}

export function thumbsUpOf({ userVote, thumbsUpCount }: TechVotesView): ThumbsUp {
  return { count: thumbsUpCount, voteValue: userVote ?? 0, isSending: false };
}

import type {
  CardVotesView,
  OwnCardVotesView,
  PublicReads,
  TallyView,
  TechVotesView,
  VotesView,
} from '@appliance-index/backend/contract';
import { typedEntries } from '../typed-entries';
import {
  cardVoteKey,
  emptyVotes,
  type LocalVote,
  type Press,
  type Thumbs,
  type VoteKey,
  type Votes,
  voteId,
  withUserVote,
} from './votes';

/** The votes rendered into a page: the cards' counts, or all votes of one model. */
export interface ServedVotes {
  cards: readonly CardVotesView[];
  model: VotesView | null;
}

export const noServedVotes: ServedVotes = { cards: [], model: null };

/** Reads the votes of a page again each time, to tell whether they are still current. */
export type VotesReader = () => Promise<ServedVotes>;

/** Reads the votes that the cards show. */
export function cardVotesReader(reads: PublicReads, cards: readonly { id: string }[]): VotesReader {
  const ids = cards.map(({ id }) => id);
  return async () => ({ cards: await reads.cardVotes(ids), model: null });
}

/** The initial vote store; without anybody's own votes, because pages are the same for everyone. */
export function toVotes({ cards, model }: ServedVotes): Votes {
  const builder = new VotesBuilder(emptyVotes);
  for (const card of cards) builder.addCard(card);
  if (model) {
    builder.addModel(model);
    builder.setThumbs(model.applianceId, { userVote: null, thumbsUpCount: model.thumbsUpCount });
  }
  return { ...emptyVotes, ...builder.build() };
}

/** Merges the server's answers into the votes known before. */
export class VotesBuilder {
  private readonly byId: Map<string, LocalVote>;
  private readonly unsaved: Map<string, Press>;
  private readonly thumbsUp: Map<string, Thumbs>;
  private readonly counted: Set<string>;
  private readonly frozen: Set<string>;

  constructor(before: Votes) {
    this.byId = new Map(before.byId);
    this.unsaved = new Map(before.unsaved);
    this.thumbsUp = new Map(before.thumbs);
    this.counted = new Set(before.counted);
    this.frozen = new Set(before.frozen);
  }

  build(): Pick<Votes, 'byId' | 'unsaved' | 'thumbs' | 'counted' | 'frozen'> {
    const { byId, unsaved, thumbsUp: thumbs, counted, frozen } = this;
    return { byId, unsaved, thumbs, counted, frozen };
  }

  addCard(card: CardVotesView, own?: OwnCardVotesView): void {
    const { applianceId, upvotes, downvotes, thumbsUpCount, isFrozen } = card;
    this.setTally(cardVoteKey(applianceId), { upvotes, downvotes, userVote: own?.userVote ?? null });
    this.setThumbs(applianceId, { userVote: own?.techVote ?? null, thumbsUpCount });
    this.setLoaded(applianceId, isFrozen);
  }

  addModel({ applianceId, aspects, isFrozen }: VotesView): void {
    for (const [aspect, sides] of typedEntries(aspects)) {
      for (const [side, tally] of typedEntries(sides)) {
        this.setTally({ applianceId, aspect, side }, tally);
      }
    }
    this.setLoaded(applianceId, isFrozen);
  }

  setThumbs(applianceId: string, { userVote, thumbsUpCount }: TechVotesView): void {
    this.thumbsUp.set(applianceId, { count: thumbsUpCount, userVote, isSending: false });
  }

  /** An unsaved press overrides the visitor's vote in the server's tally. */
  private setTally(key: VoteKey, { upvotes, downvotes, userVote }: TallyView): void {
    const id = voteId(key);
    const vote: LocalVote = { upvotes, downvotes, userVote: directionOf(userVote) };
    this.byId.set(id, vote);
    const press = this.unsaved.get(id);
    if (press) this.unsaved.set(id, { key, vote: withUserVote(vote, press.vote.userVote) });
  }

  private setLoaded(applianceId: string, isFrozen: boolean): void {
    this.counted.add(applianceId);
    if (isFrozen) this.frozen.add(applianceId);
    else this.frozen.delete(applianceId);
  }
}

function directionOf(value: 1 | -1 | null): LocalVote['userVote'] {
  if (value === null) return 'none';
  return value === 1 ? 'up' : 'down';
}

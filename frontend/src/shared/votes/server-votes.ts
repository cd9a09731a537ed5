import type {
  CardVotesView,
  OwnCardVotesView,
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

/** The votes that a page comes with: those its cards show, and all of its one model. */
export interface ServedVotes {
  cards: readonly CardVotesView[];
  model: VotesView | null;
}

export const noServedVotes: ServedVotes = { cards: [], model: null };

/** What a page comes with is nobody's own yet. */
export function toVotes({ cards, model }: ServedVotes): Votes {
  const told = new VotesBuilder(emptyVotes);
  for (const card of cards) told.card(card);
  if (model) {
    told.model(model);
    told.thumbs(model.applianceId, { userVote: null, thumbsUpCount: model.thumbsUpCount });
  }
  return { ...emptyVotes, ...told.votes() };
}

/** What the server told, laid over what was known before. */
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

  votes(): Pick<Votes, 'byId' | 'unsaved' | 'thumbs' | 'counted' | 'frozen'> {
    const { byId, unsaved, thumbsUp: thumbs, counted, frozen } = this;
    return { byId, unsaved, thumbs, counted, frozen };
  }

  card(card: CardVotesView, own?: OwnCardVotesView): void {
    const { applianceId, upvotes, downvotes, thumbsUpCount, isFrozen } = card;
    this.tally(cardVoteKey(applianceId), { upvotes, downvotes, userVote: own?.userVote ?? null });
    this.thumbs(applianceId, { userVote: own?.techVote ?? null, thumbsUpCount });
    this.about(applianceId, isFrozen);
  }

  model({ applianceId, aspects, isFrozen }: VotesView): void {
    for (const [aspect, sides] of typedEntries(aspects)) {
      for (const [side, tally] of typedEntries(sides)) {
        this.tally({ applianceId, aspect, side }, tally);
      }
    }
    this.about(applianceId, isFrozen);
  }

  thumbs(applianceId: string, { userVote, thumbsUpCount }: TechVotesView): void {
    this.thumbsUp.set(applianceId, { count: thumbsUpCount, userVote, isSending: false });
  }

  /** A press that is not saved yet is this visitor's vote, whatever the server knows. */
  private tally(key: VoteKey, { upvotes, downvotes, userVote }: TallyView): void {
    const name = voteId(key);
    const told: LocalVote = { upvotes, downvotes, userVote: directionOf(userVote) };
    this.byId.set(name, told);
    const press = this.unsaved.get(name);
    if (press) this.unsaved.set(name, { key, vote: withUserVote(told, press.vote.userVote) });
  }

  private about(applianceId: string, isFrozen: boolean): void {
    this.counted.add(applianceId);
    if (isFrozen) this.frozen.add(applianceId);
    else this.frozen.delete(applianceId);
  }
}

function directionOf(value: 1 | -1 | null): LocalVote['userVote'] {
  if (value === null) return 'none';
  return value === 1 ? 'up' : 'down';
}

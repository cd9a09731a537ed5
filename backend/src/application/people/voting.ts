import { applianceNotFound } from '../../domain/catalogue/appliance.js';
import { hourMs, minuteMs } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors.js';
import { recordFrom } from '../../domain/objects.js';
import { rateLimits } from '../../domain/people/rate-limits.js';
import { techniciansOnly, type User } from '../../domain/people/user.js';
import {
  type Aspect,
  aspects,
  burstThreshold,
  maxVotedModels,
  type TechVoteValue,
  type VoterType,
  type VoteValue,
  voteBurst,
  voterTypes,
} from '../../domain/people/vote.js';
import type { Clock, Log } from '../ports.js';
import type { CardVotesView, OwnCardVotesView, TallyView, TechVotesView, VotesView } from '../views/votes.js';
import type { RateLimits } from './account-ports.js';
import type { OwnVotes, VoteCount, Votes } from './vote-ports.js';

/** What members think of the models. Counts are of saved votes only; bursts are held back for a day. */
export class Voting {
  constructor(
    private readonly votes: Votes,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Saves, changes or (with 0) takes back the voter's one vote on an aspect.
   * @throws forbidden/technicians-only for a vote on the technicians' side, not-found/appliance, rate-limited
   */
  async cast(
    voter: User,
    vote: { applianceId: string; aspect: Aspect; value: VoteValue; voterType: VoterType },
  ): Promise<VotesView> {
    if (vote.voterType === 'tech' && !voter.isVerifiedTech()) throw techniciansOnly();
    await this.limits.attempt(rateLimits.voteByAccount, voter.id);
    await this.votes.cast({ ...vote, voterId: voter.id }, this.clock.now());
    await this.freezeOnBurst(vote.applianceId);
    return this.modelVotes(vote.applianceId, voter);
  }

  /** A verified technician's thumbs-up, or (with 0) its end. @throws forbidden, not-found/appliance, rate-limited */
  async castTechVote(technician: User, applianceId: string, value: TechVoteValue): Promise<TechVotesView> {
    if (!technician.isVerifiedTech()) throw techniciansOnly();
    await this.limits.attempt(rateLimits.voteByAccount, technician.id);
    await this.votes.castTechVote(applianceId, technician.id, value, this.clock.now());
    await this.freezeOnBurst(applianceId);
    return this.techVotes(applianceId, technician);
  }

  /** @throws not-found/appliance */
  async modelVotes(applianceId: string, viewer: User | null): Promise<VotesView> {
    const { count, own } = await this.read(applianceId, viewer, aspects);
    return {
      applianceId: count.applianceId,
      aspects: recordFrom(aspects, (aspect) =>
        recordFrom(voterTypes, (side) => tallyView(count, own, aspect, side)),
      ),
      thumbsUpCount: count.thumbsUpCount,
      isFrozen: count.isFrozen,
    };
  }

  /** @throws not-found/appliance */
  async techVotes(applianceId: string, viewer: User | null): Promise<TechVotesView> {
    const { count, own } = await this.read(applianceId, viewer, []);
    return { userVote: own?.thumbsUp ?? null, thumbsUpCount: count.thumbsUpCount };
  }

  /** For cards, in the order asked; ids that are no model are left out. @throws invalid/ids for too many */
  async cardVotes(applianceIds: readonly string[]): Promise<CardVotesView[]> {
    const counts = await this.votes.counts(checkedIds(applianceIds), ['overall'], this.clock.now());
    const byId = new Map(counts.map((count) => [count.applianceId, count]));
    return applianceIds.flatMap((id) => {
      const count = byId.get(id.toLowerCase());
      if (!count) return [];
      const { upvotes, downvotes } = tallyView(count, null, 'overall', 'consumer');
      return [
        {
          applianceId: id,
          upvotes,
          downvotes,
          thumbsUpCount: count.thumbsUpCount,
          isFrozen: count.isFrozen,
        },
      ];
    });
  }

  /** Only models that the account has voted on. @throws invalid/ids for too many */
  async ownCardVotes(user: User, applianceIds: readonly string[]): Promise<OwnCardVotesView[]> {
    const own = await this.votes.ownVotes(user.id, checkedIds(applianceIds));
    return own.map((votes) => ({
      applianceId: votes.applianceId,
      userVote: ownValue(votes, 'overall', 'consumer'),
      techVote: votes.thumbsUp,
    }));
  }

  private async read(applianceId: string, viewer: User | null, of: readonly Aspect[]) {
    const [counts, own] = await Promise.all([
      this.votes.counts([applianceId], of, this.clock.now()),
      viewer ? this.votes.ownVotes(viewer.id, [applianceId]) : [],
    ]);
    const [count] = counts;
    if (!count) throw applianceNotFound();
    return { count, own: own[0] ?? null };
  }

  private async freezeOnBurst(applianceId: string): Promise<void> {
    const threshold = burstThreshold(this.limits.scale);
    if (threshold === null) return;
    const now = this.clock.now();
    const since = new Date(now.getTime() - voteBurst.windowMinutes * minuteMs);
    if ((await this.votes.countSince(applianceId, since, threshold + 1)) <= threshold) return;
    const until = new Date(now.getTime() + voteBurst.freezeHours * hourMs);
    if (await this.votes.freeze(applianceId, { since, until }, now)) {
      this.log.warn('a burst of votes is held back', { appliance: applianceId, since, until });
    }
  }
}

function tallyView(count: VoteCount, own: OwnVotes | null, aspect: Aspect, side: VoterType): TallyView {
  const found = count.tallies.find((each) => each.aspect === aspect && each.voterType === side);
  const { upvotes, downvotes } = found?.tally ?? { upvotes: 0, downvotes: 0 };
  return { upvotes, downvotes, userVote: own ? ownValue(own, aspect, side) : null };
}

function ownValue({ votes }: OwnVotes, aspect: Aspect, side: VoterType): 1 | -1 | null {
  return votes.find((vote) => vote.aspect === aspect && vote.voterType === side)?.value ?? null;
}

function checkedIds(ids: readonly string[]): readonly string[] {
  if (ids.length <= maxVotedModels) return ids;
  throw new DomainError('invalid', 'ids', `Ask for at most ${maxVotedModels} models at once.`);
}

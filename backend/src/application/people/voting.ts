import { applianceNotFound } from '@appliance-index/domain/catalogue/appliance';
import { hourMs, minuteMs } from '@appliance-index/domain/durations';
import { DomainError } from '@appliance-index/domain/errors';
import { recordFrom } from '@appliance-index/domain/objects';
import { techniciansOnly } from '@appliance-index/domain/people/account';
import { rateLimits } from '@appliance-index/domain/people/rate-limits';
import {
  type Aspect,
  aspects,
  burstThreshold,
  maxVotedModels,
  type ThumbsUpValue,
  type VoterGroup,
  type VoteValue,
  voteBurst,
  voterGroups,
} from '@appliance-index/domain/people/vote';
import type { Clock, Log } from '../ports.js';
import type { RateLimits } from './account-ports.js';
import type { SignedInView } from './people-views.js';
import type { OwnVotes, VoteCount, Votes } from './vote-ports.js';
import type { CardVotesView, OwnCardVotesView, TallyView, TechVotesView, VotesView } from './vote-views.js';

/** Votes on models by signed-in users. Suspicious bursts of votes are frozen for a day. */
export class Voting {
  constructor(
    private readonly votes: Votes,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Saves, changes or (with 0) withdraws the voter's vote on an aspect.
   * @throws forbidden/technicians-only for a technician vote by anyone else, not-found/appliance, rate-limited
   */
  async cast(
    voter: SignedInView,
    vote: { applianceId: string; aspect: Aspect; voteValue: VoteValue; voterGroup: VoterGroup },
  ): Promise<VotesView> {
    if (vote.voterGroup === 'tech' && !voter.isVerifiedTech) throw techniciansOnly();
    await this.limits.attempt(rateLimits.voteByAccount, voter.id);
    await this.votes.cast({ ...vote, accountId: voter.id }, this.clock.now());
    await this.freezeOnBurst(vote.applianceId);
    return this.modelVotes(vote.applianceId, voter);
  }

  /**
   * Saves or (with 0) withdraws a verified technician's thumbs-up.
   * @throws forbidden/technicians-only, not-found/appliance, rate-limited
   */
  async giveThumbsUp(
    technician: SignedInView,
    applianceId: string,
    voteValue: ThumbsUpValue,
  ): Promise<TechVotesView> {
    await this.limits.attempt(rateLimits.voteByAccount, technician.id);
    await this.votes.giveThumbsUp(applianceId, technician.id, voteValue, this.clock.now());
    await this.freezeOnBurst(applianceId);
    return this.techVotes(applianceId, technician);
  }

  /** @throws not-found/appliance */
  async modelVotes(applianceId: string, viewer: SignedInView | null): Promise<VotesView> {
    const { count, own } = await this.read(applianceId, viewer, aspects);
    return {
      applianceId: count.applianceId,
      aspects: recordFrom(aspects, (aspect) =>
        recordFrom(voterGroups, (voterGroup) => tallyView(count, own, aspect, voterGroup)),
      ),
      thumbsUpCount: count.thumbsUpCount,
      isFrozen: count.isFrozen,
    };
  }

  /** @throws not-found/appliance */
  async techVotes(applianceId: string, viewer: SignedInView | null): Promise<TechVotesView> {
    const { count, own } = await this.read(applianceId, viewer, []);
    return { userVote: own?.thumbsUp ?? null, thumbsUpCount: count.thumbsUpCount };
  }

  /** In the given order; unknown ids are left out. @throws invalid/ids for too many */
  async cardVotes(applianceIds: readonly string[]): Promise<CardVotesView[]> {
    const counts = await this.votes.counts(validateIds(applianceIds), ['overall'], this.clock.now());
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

  /** Covers only models that the user has voted on. @throws invalid/ids for too many */
  async ownCardVotes(account: SignedInView, applianceIds: readonly string[]): Promise<OwnCardVotesView[]> {
    const own = await this.votes.ownVotes(account.id, validateIds(applianceIds));
    return own.map((votes) => ({
      applianceId: votes.applianceId,
      userVote: ownValue(votes, 'overall', 'consumer'),
      techVote: votes.thumbsUp,
    }));
  }

  private async read(applianceId: string, viewer: SignedInView | null, countedAspects: readonly Aspect[]) {
    const [counts, own] = await Promise.all([
      this.votes.counts([applianceId], countedAspects, this.clock.now()),
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
      this.log.warn('a burst of votes was frozen', { appliance: applianceId, since, until });
    }
  }
}

function tallyView(
  count: VoteCount,
  own: OwnVotes | null,
  aspect: Aspect,
  voterGroup: VoterGroup,
): TallyView {
  const found = count.tallies.find((entry) => entry.aspect === aspect && entry.voterGroup === voterGroup);
  const { upvotes, downvotes } = found?.tally ?? { upvotes: 0, downvotes: 0 };
  return { upvotes, downvotes, userVote: own ? ownValue(own, aspect, voterGroup) : null };
}

function ownValue({ votes }: OwnVotes, aspect: Aspect, voterGroup: VoterGroup): 1 | -1 | null {
  return votes.find((vote) => vote.aspect === aspect && vote.voterGroup === voterGroup)?.voteValue ?? null;
}

function validateIds(ids: readonly string[]): readonly string[] {
  if (ids.length <= maxVotedModels) return ids;
  throw new DomainError('invalid', 'ids', `Request the votes of at most ${maxVotedModels} models at once.`);
}

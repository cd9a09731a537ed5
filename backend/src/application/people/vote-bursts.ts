import { DomainError } from '@appliance-index/domain/errors';
import type { Changes } from '../audit-ports.js';
import type { Clock } from '../ports.js';
import type { Burst, Votes } from './vote-ports.js';

const maxListed = 200;

/** A burst of votes, and whether the freeze still keeps them out of the counts. */
export interface BurstReport extends Burst {
  isFrozen: boolean;
}

/** Decisions of operators on frozen votes. Without one, the votes count when the freeze ends. */
export class VoteBursts {
  constructor(
    private readonly votes: Votes,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** The latest burst of each model, newest first; at most 200. */
  async list(): Promise<BurstReport[]> {
    return (await this.votes.bursts(maxListed)).map((burst) => this.report(burst));
  }

  /**
   * Deletes a model's votes of its latest burst, or without `apply` only reports them. A freeze goes on to its end.
   * @throws not-found/burst
   */
  discard(
    applianceId: string,
    { apply, actor }: { apply: boolean; actor: string },
  ): Promise<BurstReport & { isApplied: boolean }> {
    return this.changes.run({ actor, action: 'discard-votes' }, async () => {
      const burst = await this.find(applianceId);
      if (!apply || burst.votes === 0) return { ...this.report(burst), isApplied: false };
      const votes = await this.votes.discard(burst.applianceId, burst);
      this.record(burst, votes);
      return { ...this.report(burst), votes, isApplied: true };
    });
  }

  /** Ends a freeze early, so that its votes count. @throws not-found/burst */
  release(applianceId: string, actor: string): Promise<BurstReport & { isChanged: boolean }> {
    return this.changes.run({ actor, action: 'release-votes' }, async () => {
      const burst = await this.find(applianceId);
      const isChanged = this.report(burst).isFrozen;
      if (isChanged) {
        await this.votes.endFreeze(burst.applianceId, this.clock.now());
        this.record(burst, burst.votes);
      }
      return { ...burst, isFrozen: false, isChanged };
    });
  }

  private async find(applianceId: string): Promise<Burst> {
    const burst = await this.votes.burstOf(applianceId);
    if (burst) return burst;
    throw new DomainError('not-found', 'burst', 'This model has had no burst of votes. See "votes bursts".');
  }

  private report(burst: Burst): BurstReport {
    return { ...burst, isFrozen: burst.until > this.clock.now() };
  }

  private record({ applianceId, brand, model, since }: Burst, votes: number): void {
    const subject = { subject: 'appliance', subjectId: applianceId, label: `${brand} ${model}` } as const;
    this.changes.record({ ...subject, before: null, after: { since, votes } });
  }
}

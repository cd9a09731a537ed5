import { DomainError } from '@appliance-index/domain/errors';
import type { AuditLog } from '../audit-ports.js';
import type { Clock, Transactions } from '../ports.js';
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
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
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
    return this.transactions.run(async () => {
      const burst = await this.find(applianceId);
      if (!apply || burst.votes === 0) return { ...this.report(burst), isApplied: false };
      const votes = await this.votes.discard(burst.applianceId, burst);
      await this.record('discard-votes', burst, { votes }, actor);
      return { ...this.report(burst), votes, isApplied: true };
    });
  }

  /** Ends a freeze early, so that its votes count. @throws not-found/burst */
  release(applianceId: string, actor: string): Promise<BurstReport & { isChanged: boolean }> {
    return this.transactions.run(async () => {
      const burst = await this.find(applianceId);
      const isChanged = this.report(burst).isFrozen;
      if (isChanged) {
        await this.votes.endFreeze(burst.applianceId, this.clock.now());
        await this.record('release-votes', burst, { votes: burst.votes }, actor);
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

  private record(action: string, { applianceId, brand, model, since }: Burst, after: object, actor: string) {
    return this.audit.record(
      {
        actor,
        action,
        subject: 'appliance',
        subjectId: applianceId,
        label: `${brand} ${model}`,
        before: null,
        after: { since, ...after },
      },
      this.clock.now(),
    );
  }
}

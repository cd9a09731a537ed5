import { DomainError } from '@appliance-index/domain/errors';
import { pageSize } from '@appliance-index/domain/limits';
import { recordFrom } from '@appliance-index/domain/objects';
import { parseAcceptance } from '@appliance-index/domain/quality/acceptance';
import { type FindingState, findingStates } from '@appliance-index/domain/quality/finding';
import {
  findingSentence,
  type QualityCheckCode,
  qualityCheckCodes,
  qualityChecks,
} from '@appliance-index/domain/quality/quality-checks';
import type { Changes } from '../audit-ports.js';
import type { Clock } from '../ports.js';
import type { Finding, FindingFilter, Findings } from './quality-ports.js';
import type { ChangedFindings, FindingView, QualityCheckView } from './quality-views.js';

/** Findings of a check that an overview shows. */
const firstFindings = 5;

/** What is odd about the data, and what staff accept of it. */
export class Quality {
  constructor(
    private readonly findings: Findings,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Every check with its counts, and its first findings in one state. */
  async overview(state: FindingState): Promise<QualityCheckView[]> {
    const groups = await this.findings.groups(firstFindings);
    return qualityCheckCodes.map((code) => {
      const { title, advice, about } = qualityChecks[code];
      const own = groups.filter((group) => group.code === code);
      const groupIn = (each: FindingState) => own.find((group) => group.state === each);
      return {
        ...{ code, title, advice, about },
        counts: recordFrom(findingStates, (each) => groupIn(each)?.total ?? 0),
        findings: groupIn(state)?.first.map(findingView) ?? [],
      };
    });
  }

  /** A page of findings by name: the first page, or the one after the filter's `after`. */
  async list(filter: FindingFilter): Promise<FindingView[]> {
    return (await this.findings.list(filter, pageSize)).map(findingView);
  }

  openCounts(): Promise<Record<QualityCheckCode, number>> {
    return this.findings.openCounts();
  }

  /**
   * Accepts findings with a reason until the end of a day; guards of imports pass over them until then. All or none.
   * @throws invalid/acceptance, not-found/finding when the data do not have one of them
   */
  accept(
    code: QualityCheckCode,
    subjects: readonly string[],
    input: { reason: unknown; until: unknown },
    actor: string,
  ): Promise<ChangedFindings> {
    const acceptance = parseAcceptance(input, this.clock.now());
    return this.changes.run({ actor, action: 'accept' }, async () => {
      const found = await this.findings.present(code, subjects);
      if (subjects.some((subject) => found.every((finding) => finding.subject !== subject)))
        throw noFinding();
      await this.findings.accept(found, acceptance);
      return { subjects: found.map(({ subject }) => subject) };
    });
  }

  /** Takes acceptances back. Those that are gone already are left out of the answer. */
  reopen(code: QualityCheckCode, subjects: readonly string[], actor: string): Promise<ChangedFindings> {
    return this.changes.run({ actor, action: 'reopen' }, async () => {
      return { subjects: await this.findings.reopen(code, subjects) };
    });
  }
}

function noFinding(): DomainError {
  return new DomainError(
    'not-found',
    'finding',
    'The data do not have this finding any more. Load the list again.',
  );
}

function findingView({ code, figures, ...finding }: Finding): FindingView {
  return { check: code, ...finding, sentence: findingSentence(code, figures) };
}

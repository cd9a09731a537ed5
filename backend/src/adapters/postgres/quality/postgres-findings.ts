import { recordFrom } from '@appliance-index/domain/objects';
import type { Acceptance } from '@appliance-index/domain/quality/acceptance';
import { findingLabel } from '@appliance-index/domain/quality/finding';
import {
  type QualityCheckCode,
  qualityCheckCodes,
  qualityChecks,
} from '@appliance-index/domain/quality/quality-checks';
import {
  type Finding,
  type FindingFilter,
  type FindingGroup,
  Findings,
} from '../../../application/quality/quality-ports.js';
import type { Database } from '../database.js';
import { presentFindings } from './finding-sql.js';

/** A finding in a list, and how many there are of its check and state. */
type Row = Finding & { total: number };

export class PostgresFindings implements Findings {
  constructor(private readonly database: Database) {}

  async groups(limit: number): Promise<FindingGroup[]> {
    const rows = await this.database.query<Row>(
      `with ${everyFinding(qualityCheckCodes)}, numbered as (
         select every.*, row_number() over by_name as number, count(*) over (partition by code, state)::int as total
         from every window by_name as (partition by code, state order by name, subject)
       )
       select ${columns}, total from numbered where number <= $1 order by code, state, number`,
      [limit],
    );
    const groups = Map.groupBy(rows, ({ code, state }) => `${code} ${state}`);
    return [...groups.values()].flatMap((first) => {
      const [{ code, state, total } = { total: 0 }] = first as [Row];
      return code && state
        ? [{ code, state, total, first: first.map(({ total: _, ...finding }) => finding) }]
        : [];
    });
  }

  list({ code, state, after }: FindingFilter, limit: number): Promise<Finding[]> {
    return this.database.query<Finding>(
      `with ${everyFinding([code])}
       select ${columns} from every where state = $1 and (name, subject) > ($2, $3) order by name, subject limit $4`,
      [state, after?.name ?? '', after?.subject ?? '', limit],
    );
  }

  present(code: QualityCheckCode, subjects: readonly string[]): Promise<Finding[]> {
    return this.database.query<Finding>(
      `with ${everyFinding([code])} select ${columns} from every where state <> 'fixed' and subject = any ($1)`,
      [subjects],
    );
  }

  async accept(findings: readonly Finding[], { reason, until }: Acceptance): Promise<void> {
    for (const finding of findings) this.record(finding, acceptanceOf(finding), { reason, until });
    await this.database.query(
      `insert into quality_acceptances (code, subject, appliance_id, retailer, reason, until)
       select code, subject, appliance_id, retailer, $5, $6
       from unnest($1::text[], $2::text[], $3::uuid[], $4::text[]) as given (code, subject, appliance_id, retailer)
       on conflict (code, subject) do update set reason = excluded.reason, until = excluded.until`,
      [
        findings.map(({ code }) => code),
        findings.map(({ subject }) => subject),
        findings.map(({ applianceId }) => applianceId),
        findings.map(({ retailer }) => retailer),
        ...[reason, until],
      ],
    );
  }

  async reopen(code: QualityCheckCode, subjects: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<Finding>(
      `with taken as (delete from quality_acceptances where code = $1 and subject = any ($2) returning *)
       select taken.code, subject, appliance_id as "applianceId", retailer, ${nameOf('taken')} as name,
         reason, ${dayText('until')} as until
       from taken left join appliances live on live.id = appliance_id`,
      [code, subjects],
    );
    for (const row of rows) this.record(row, acceptanceOf(row), null);
    return rows.map(({ subject }) => subject);
  }

  async openCounts(): Promise<Record<QualityCheckCode, number>> {
    const rows = await this.database.query<{ code: QualityCheckCode; count: number }>(
      `with ${presentFindings(qualityCheckCodes)}
       select code, count(*)::int as count from present left join acceptances using (code, subject)
       where reason is null group by code`,
    );
    const counts = new Map(rows.map(({ code, count }) => [code, count]));
    return recordFrom(qualityCheckCodes, (code) => counts.get(code) ?? 0);
  }

  private record(finding: Finding, before: Acceptance | null, after: Acceptance | null): void {
    const { code, subject } = finding;
    const label = `${findingLabel(finding)}: ${qualityChecks[code].title}`;
    this.database.auditTrail.record({
      subject: 'finding',
      subjectId: `${code} ${subject}`,
      label,
      before,
      after,
    });
  }
}

function acceptanceOf({ reason, until }: Finding): Acceptance | null {
  return reason === null || until === null ? null : { reason, until };
}

const dayText = (date: string) => `to_char(${date}, 'YYYY-MM-DD')`;

const columns = `code, subject, appliance_id as "applianceId", retailer, nullif(name, '') as name, state, figures, reason,
  ${dayText('until')} as until`;

/** The name of the model `live`, or the key of the brand, as the data that had its spelling may be gone. */
const nameOf = (source: string) => `coalesce(live.brand || ' ' || live.model,
  case when ${source}.subject is distinct from ${source}.retailer then split_part(${source}.subject, '@', 1) end, '')`;

/**
 * The common table expressions up to `every`: the findings of these checks in all states. Fixed are those that an import has
 * seen or somebody has accepted, of subjects that are still in the catalogue, and that the data do not have.
 */
const everyFinding = (codes: readonly QualityCheckCode[]) => `
  ${presentFindings(codes)}, gone as (
    select * from (
      select code, subject, appliance_id, retailer from import_findings
      union select code, subject, appliance_id, retailer from quality_acceptances
    ) recorded
    where code in (${codes.map((code) => `'${code}'`).join(', ')})
      and not exists (select from present where (present.code, present.subject) = (recorded.code, recorded.subject))
  ), every as (
    select present.*, case when reason is null then 'open' else 'accepted' end as state, reason, until
    from present left join acceptances using (code, subject)
    union all
    select code, subject, appliance_id, retailer, ${nameOf('gone')} collate "C", null, 'fixed', null, null
    from gone left join appliances live on live.id = appliance_id
    where appliance_id is null or live.id is not null and live.deleted_at is null
  )`;

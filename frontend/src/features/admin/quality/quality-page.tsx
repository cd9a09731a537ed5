import type { FindingView, QualityCheckView } from '@appliance-index/backend/contract';
import { findingStates } from '@appliance-index/domain/quality/finding';
import { Button } from '@chakra-ui/react/button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount, pluralize } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/ui/link';
import { Empty } from '../../../shared/ui/primitives';
import { listTools, selection, staffLayout } from '../../../styled-system/recipes';
import { SelectField } from '../fields';
import { toSearchParams } from '../queries';
import { LoadMore, QueryList } from '../query-list';
import { SelectionFrame, useSelection } from '../selection';
import { staffPage } from '../staff-layout';
import { StaffTabs } from '../staff-tabs';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { useKeptScroll } from '../use-kept-scroll';
import { type FindingState, findingsQuery, overviewQuery } from './api';
import { AcceptDialog, FindingsTable } from './findings-table';

const styles = staffLayout();
const tools = listTools();
const { bar } = selection();

const stateLabels = { open: 'Open', accepted: 'Accepted', fixed: 'Fixed' } as const;
const emptyTexts = {
  open: 'Nothing is odd about the data.',
  accepted: 'No finding is accepted.',
  fixed: 'No finding has been fixed yet.',
} as const;

/** What is odd about the data, by check; check and state are kept in the URL. */
export default staffPage('Data quality', Desk);

const addressOf = (check: string, state: FindingState) =>
  `${paths.staff('quality')}?${toSearchParams({ check, state })}`;

function Desk() {
  const [search, setSearch] = useSearchParams();
  const state = findingStates.find((each) => each === search.get('state')) ?? 'open';
  const query = useQuery(overviewQuery(state));
  const requested = search.get('check');
  // The list need not wait for the overview, which names its check.
  useInfiniteQuery({ ...findingsQuery(requested ?? '', state), enabled: requested !== null });
  const check = query.data?.find(({ code }) => code === requested);
  const show = (code: string, next: FindingState) =>
    setSearch(toSearchParams({ check: code, state: next }), { replace: true });
  const total = (each: FindingState) =>
    (check ? [check] : (query.data ?? [])).reduce((sum, { counts }) => sum + counts[each], 0);
  const tabs = findingStates.map((name) => ({
    name,
    label: stateLabels[name],
    count: query.data && total(name),
  }));
  return (
    <StaffTabs label="State" tabs={tabs} selected={state} onSelect={(next) => show(check?.code ?? '', next)}>
      <QueryList query={query} subject="the findings">
        {(checks) => (
          <>
            <div className={tools.root}>
              <SelectField
                size="sm"
                name="check"
                label="Check"
                value={check?.code ?? ''}
                onChange={({ target }) => show(target.value, state)}
              >
                <option value="">All checks</option>
                {checks.map(({ code, title, counts }) => (
                  <option key={code} value={code}>{`${title} (${formatCount(counts[state])})`}</option>
                ))}
              </SelectField>
            </div>
            {check ? (
              <CheckFindings key={`${check.code} ${state}`} check={check} state={state} />
            ) : (
              <Groups checks={checks.filter(({ counts }) => counts[state] > 0)} state={state} />
            )}
          </>
        )}
      </QueryList>
    </StaffTabs>
  );
}

/** The first findings of each check. */
function Groups({ checks, state }: { checks: readonly QualityCheckView[]; state: FindingState }) {
  const shown = checks.flatMap(({ code, findings }) => findings.map(({ subject }) => `${code} ${subject}`));
  const section = useFocusAfterRemoval(shown);
  const [accepting, setAccepting] = useState<FindingView | null>(null);
  useKeptScroll();
  if (checks.length === 0)
    return (
      <Empty>
        <p>{emptyTexts[state]}</p>
      </Empty>
    );
  return (
    <section ref={section} tabIndex={-1} aria-label={`${stateLabels[state]} findings`}>
      {checks.map(({ code, title, advice, counts, findings }) => (
        <section key={code} className={styles.section} aria-labelledby={`check-${code}`}>
          <h2 className="h3" id={`check-${code}`}>
            {title} <span className={styles.count}>{formatCount(counts[state])}</span>
          </h2>
          <p className="small muted">{advice}</p>
          <FindingsTable title={title} findings={findings} onAccept={setAccepting} />
          {counts[state] > findings.length && (
            <p>
              <Link
                to={addressOf(code, state)}
                aria-label={`Show all ${pluralize(counts[state], 'finding')}: ${title}`}
              >
                Show all {formatCount(counts[state])}
              </Link>
            </p>
          )}
        </section>
      ))}
      {accepting && <AcceptDialog findings={[accepting]} onClose={() => setAccepting(null)} />}
    </section>
  );
}

/** All findings of a check; open ones can be accepted together. */
function CheckFindings({ check, state }: { check: QualityCheckView; state: FindingState }) {
  const { code, title, advice } = check;
  const query = useInfiniteQuery(findingsQuery(code, state));
  const selection = useSelection();
  const clear = () => selection.select([...selection.selected], false);
  const findings = query.data ?? [];
  const selected = findings.filter(({ subject }) => selection.selected.has(subject));
  const section = useFocusAfterRemoval([
    ...findings.map(({ subject }) => subject),
    selected.length > 0 && 'bar',
  ]);
  const [accepting, setAccepting] = useState<readonly FindingView[]>([]);
  useKeptScroll(findings.length > 0);
  return (
    <section ref={section} tabIndex={-1} aria-label={`${stateLabels[state]} findings: ${title}`}>
      <p className="small muted">{advice}</p>
      <SelectionFrame
        count={selected.length}
        region="Selected findings"
        actions={
          <section className={bar} aria-label="Selected findings">
            <p className="small">
              <b>{pluralize(selected.length, 'finding')} selected</b>
            </p>
            <Button size="md" onClick={() => setAccepting(selected)}>
              Accept selected
            </Button>
            <Button variant="ghost" size="md" onClick={clear}>
              Clear selection
            </Button>
          </section>
        }
      >
        <QueryList query={query} subject="the findings" emptyText={emptyTextOf(title, state)}>
          {(shown) => (
            <FindingsTable
              title={title}
              findings={shown}
              selection={state === 'open' ? selection : undefined}
              onAccept={(finding) => setAccepting([finding])}
            />
          )}
        </QueryList>
      </SelectionFrame>
      <LoadMore query={query}>More findings</LoadMore>
      {accepting.length > 0 && (
        <AcceptDialog findings={accepting} onAccepted={clear} onClose={() => setAccepting([])} />
      )}
    </section>
  );
}

const emptyTextOf = (title: string, state: FindingState) =>
  `${title}: no ${stateLabels[state].toLowerCase()} findings.`;

import type { ImportReport } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef } from 'react';
import { pluralize } from '../../../shared/formats';
import type { FormValues } from '../../../shared/ui/controls/form';
import { Warning } from '../../../shared/ui/notices/warning';
import { editor } from '../../../styled-system/recipes';
import { modelCounts } from '../change-text';
import { downloadCsv } from '../download-csv';
import { softDisabled } from '../soft-disabled';
import { FactTable } from '../staff-table';
import {
  databaseText,
  fileNameWarning,
  fileText,
  mappingFact,
  rejectsButtonLabel,
  rejectsTable,
  scoresText,
  stateMessage,
} from './import-text';
import { Check, GuardTicks, Problems, ticksOf } from './import-warnings';
import { OpenMatches, useChoices } from './open-matches';
import { RankChanges } from './rank-changes';

const styles = editor();

interface ImportPlanProps {
  report: ImportReport;
  /** Whether a plan is being read or applied. */
  isPending: boolean;
  isApplying: boolean;
  apply: (overrides: FormValues) => unknown;
  discard: () => void;
  /** Makes the plan again. */
  redo: () => void;
}

/** The plan of an import, or its result once applied. */
export function ImportPlan({ report, isPending, isApplying, apply, discard, redo }: ImportPlanProps) {
  const { counts, guards, checks, rejects, unmatched, warnings, state } = report;
  const columns = mappingFact(report);
  const summary = [
    ['Database', databaseText(report)],
    ['File', fileText(report)],
    ...(report.kind === 'scores' ? [['Scores', scoresText(report)]] : []),
    ...(columns === null ? [] : [['Columns', columns]]),
    // A file that has already been applied is not compared with the catalogue again.
    ...(state === 'already-applied' ? [] : [['Models', modelCounts(counts)]]),
    ['Rejected', pluralize(counts.rejected, 'row')],
    ...(counts.ignored > 0 ? [['Ignored', pluralize(counts.ignored, 'row')]] : []),
  ];
  const isOpen = state === 'planned' || state === 'guarded' || state === 'rejected';
  const canApply = isOpen && counts.rejected < counts.rows;
  const { choices: ticked, choose } = useChoices<true>(report);
  const isReady = guards.flatMap(ticksOf).every(({ key }) => ticked.has(key));
  const isPlain = counts.rejected === 0 && guards.length === 0;
  const overrides = { ...(guards.length > 0 && { acceptAll: '1' }), allowRejects: String(counts.rejected) };
  const nameWarning = fileNameWarning(report);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new report takes the focus
  useEffect(() => heading.current?.focus(), [report]);
  return (
    <div className={styles.body}>
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {state === 'applied' ? 'Import result' : 'Import plan'}
      </h2>
      <FactTable caption="Summary" facts={summary} />
      <p role="status">
        <b>{stateMessage(report)}</b>
        {report.correctedBy !== null && (
          <span>{` Import ${report.correctedBy} has changed some of its scores since; roll it back to return to them.`}</span>
        )}
        {report.ignoredColumns.length > 0 && (
          <span>{` Ignored columns: ${report.ignoredColumns.join(', ')}.`}</span>
        )}
      </p>
      {nameWarning && <Warning>{nameWarning}</Warning>}
      {/* Accepted by applying. */}
      {isOpen && guards.length > 0 && <GuardTicks report={report} ticked={ticked} onTick={choose} />}
      {unmatched.total > 0 && state !== 'applied' && <OpenMatches report={report} onSaved={redo} />}
      {checks.length > 0 && (
        <Warning stacked>
          <p>Checks:</p>
          {checks.map((check) => (
            <Check key={check.code} check={check} />
          ))}
        </Warning>
      )}
      {warnings.total > 0 && (
        <Warning stacked>
          <Problems list={warnings} noun="warning" />
        </Warning>
      )}
      {rejects.total > 0 && (
        <Warning stacked tone={state === 'applied' ? undefined : 'bad'}>
          <Problems list={rejects} noun="error" />
        </Warning>
      )}
      <RankChanges plan={report} shown={{ changes: 200, displaced: 10 }} />
      <div className={styles.actions}>
        {rejects.total > 0 && (
          <Button
            variant={isOpen ? 'solid' : 'outline'}
            onClick={() => downloadCsv(`${report.file.name}.rejects.csv`, rejectsTable(report))}
          >
            {rejectsButtonLabel(report)}
          </Button>
        )}
        {canApply && guards.length > 0 && (
          <Button variant={rejects.total > 0 ? 'outline' : 'solid'} onClick={discard}>
            Discard this plan
          </Button>
        )}
        {canApply && (
          <Button
            variant={isPlain ? 'solid' : 'outline'}
            data-wraps
            data-danger={guards.length > 0 || undefined}
            {...softDisabled(isPending || !isReady, () => apply(overrides))}
          >
            {applyLabel(report, isApplying)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Button label that names the rejects and warnings the user accepts. */
function applyLabel({ counts, guards }: ImportReport, isApplying: boolean): string {
  if (isApplying) return 'Applying...';
  const exceptions = [
    counts.rejected > 0 ? `without ${pluralize(counts.rejected, 'rejected row')}` : null,
    guards.length > 0 ? 'despite the warnings' : null,
  ].filter(Boolean);
  return ['Apply', ...exceptions].join(' ');
}

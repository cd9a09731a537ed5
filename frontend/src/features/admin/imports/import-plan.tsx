import type { ImportReport } from '@appliance-index/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { formatCount, pluralize } from '../../../shared/formats';
import { categoriesQuery, useReads } from '../../../shared/reads';
import type { FormValues } from '../../../shared/ui/controls/form';
import { WarningIcon } from '../../../shared/ui/pictures/icons';
import { Alert, Badge, Button } from '../../../shared/ui/primitives';
import { type TypeLabels, typeLabel, typeLabels } from '../catalogue/list-view';
import { modelCounts } from '../change-text';
import { softDisabled } from '../soft-disabled';
import { StaffTable, Table } from '../staff-table';
import {
  describeFieldChange,
  downloadRejects,
  fileNameWarning,
  rejectsButtonLabel,
  scoresText,
  stateMessages,
} from './import-text';

/** Rows shown; the rest is only counted. */
const maxChanges = 200;
const maxDisplaced = 10;
const maxProblems = 5;

interface ImportPlanProps {
  report: ImportReport;
  /** Whether a plan is being read or applied. */
  isPending: boolean;
  isApplying: boolean;
  onApply: (overrides: FormValues) => unknown;
}

/** The plan of an import, or its result once applied. */
export function ImportPlan({ report, isPending, isApplying, onApply }: ImportPlanProps) {
  const { counts, guards, checks, rejects, warnings, changes, displaced, state } = report;
  const types = useTypeLabels();
  const summary = [
    ['Database', report.target],
    ['File', `${report.file.name} (${pluralize(counts.rows, 'row')}, ${report.file.encoding})`],
    ...(report.kind === 'scores' ? [['Scores', scoresText(report)]] : []),
    // A file that has already been applied is not compared with the catalogue again.
    ...(state === 'already-applied' ? [] : [['Models', modelCounts(counts)]]),
    ['Rejected', pluralize(counts.rejected, 'row')],
  ];
  const isOpen = state === 'planned' || state === 'guarded' || state === 'rejected';
  const canApply = isOpen && counts.rejected < counts.rows;
  const overrides = { ...(guards.length > 0 && { acceptAll: '1' }), allowRejects: String(counts.rejected) };
  const nameWarning = fileNameWarning(report);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new report takes the focus
  useEffect(() => heading.current?.focus(), [report]);
  return (
    <div className="bd">
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {state === 'applied' ? 'Import result' : 'Import plan'}
      </h2>
      <Table>
        <caption className="sr">Summary</caption>
        <tbody>
          {summary.map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className="key">
                {name}
              </th>
              <td className="full">{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p role="status">
        <b>{stateMessages[state]}</b>
        {report.correctedBy !== null && (
          <span>{` Import ${report.correctedBy} has changed some of its scores since; roll it back to return to them.`}</span>
        )}
        {report.ignoredColumns.length > 0 && (
          <span>{` Ignored columns: ${report.ignoredColumns.join(', ')}.`}</span>
        )}
      </p>
      {nameWarning && (
        <Alert>
          <WarningIcon />
          <span>{nameWarning}</span>
        </Alert>
      )}
      {/* Accepted by applying. */}
      {state !== 'applied' &&
        guards.map(({ code, message }) => (
          <Alert key={code}>
            <WarningIcon />
            <span>{message}</span>
          </Alert>
        ))}
      {checks.length > 0 && (
        <Alert>
          <WarningIcon />
          <div>
            <p>Checks:</p>
            {checks.map((check) => (
              <Check key={check.code} check={check} />
            ))}
          </div>
        </Alert>
      )}
      {warnings.total > 0 && (
        <Alert>
          <WarningIcon />
          <div>
            <Problems list={warnings} noun="warning" />
          </div>
        </Alert>
      )}
      {rejects.total > 0 && <Rejects report={report} />}
      {changes.total > 0 && <Changes report={report} types={types} />}
      {displaced.total > 0 && <Displaced report={report} types={types} />}
      {canApply && (
        <div className="acts">
          <Button
            type="button"
            className="solid sm wraps"
            {...softDisabled(isPending, () => onApply(overrides))}
          >
            {applyLabel(report, isApplying)}
          </Button>
        </div>
      )}
    </div>
  );
}

function useTypeLabels(): TypeLabels {
  const { data } = useQuery(categoriesQuery(useReads()));
  return useMemo(() => typeLabels(data?.categories ?? []), [data]);
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

function rankText(rank: number | null): string {
  return rank === null ? '–' : formatCount(rank);
}

function Rejects({ report }: { report: ImportReport }) {
  return (
    <Alert className="bad">
      <WarningIcon />
      <div>
        <Problems list={report.rejects} noun="error" />
        <div className="acts">
          <Button type="button" className="line sm" onClick={() => downloadRejects(report)}>
            {rejectsButtonLabel(report)}
          </Button>
        </div>
      </div>
    </Alert>
  );
}

interface ProblemsProps {
  list: ImportReport['warnings' | 'rejects'];
  noun: string;
}

function Problems({ list: { total, listed }, noun }: ProblemsProps) {
  const shown = listed.slice(0, maxProblems);
  return (
    <>
      <p>{`${pluralize(total, noun)} in the file:`}</p>
      <ul>
        {shown.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>
            Line {formatCount(line)}: {message}
          </li>
        ))}
      </ul>
      <Remainder total={total} shown={shown.length} noun={noun} />
    </>
  );
}

function Check({ check: { models, message, total } }: { check: ImportReport['checks'][number] }) {
  const shown = models.slice(0, maxProblems);
  return (
    <>
      <ul>
        {shown.map((model) => (
          <li key={model}>
            {model}: {message}
          </li>
        ))}
      </ul>
      <Remainder total={total} shown={shown.length} noun="model" />
    </>
  );
}

/** Without the fields that the other columns show: all fields of a new model have changed. */
function shownFields({ isNew, fields }: ImportReport['changes']['listed'][number]) {
  const inColumns: readonly string[] = ['brand', 'model', 'category', 'subcategory'];
  return isNew ? fields.filter(({ field }) => !inColumns.includes(field)) : fields;
}

interface ModelListProps {
  report: ImportReport;
  types: TypeLabels;
}

function Changes({ report: { changes }, types }: ModelListProps) {
  const shown = changes.listed.slice(0, maxChanges);
  return (
    <>
      <StaffTable
        caption="Changes, the largest moves in rank first"
        columns={['Model', 'Type', 'Change', { numericLabel: 'Rank' }]}
      >
        {shown.map((change) => (
          <tr key={change.applianceId}>
            <ModelCells model={change} types={types} isNew={change.isNew} />
            <td className="full" data-l="Change">
              {shownFields(change).map(describeFieldChange).join(', ')}
            </td>
            <RankCell rankChange={change} />
          </tr>
        ))}
      </StaffTable>
      <Remainder total={changes.total} shown={shown.length} noun="model" />
    </>
  );
}

function Displaced({ report: { displaced }, types }: ModelListProps) {
  const shown = displaced.listed.slice(0, maxDisplaced);
  return (
    <>
      <p>{`${pluralize(displaced.total, 'other model')} displaced`}</p>
      <StaffTable
        caption="Displaced models, the largest moves in rank first"
        columns={['Model', 'Type', { numericLabel: 'Rank' }]}
      >
        {shown.map((model) => (
          <tr key={model.applianceId}>
            <ModelCells model={model} types={types} />
            <RankCell rankChange={model} />
          </tr>
        ))}
      </StaffTable>
      <Remainder total={displaced.total} shown={shown.length} noun="model" />
    </>
  );
}

type RankChange = ImportReport['changes' | 'displaced']['listed'][number];

interface ModelCellsProps {
  model: RankChange;
  types: TypeLabels;
  isNew?: boolean;
}

function ModelCells({ model: ranked, types, isNew = false }: ModelCellsProps) {
  const { brand, model, category } = ranked;
  return (
    <>
      <th scope="row" className="m">
        <span className="b">{brand}</span>
        <b>{model}</b> {isNew && <Badge className="tint">New</Badge>}
      </th>
      <td className="wide" data-l="Type">
        {typeLabel(ranked, types) ?? category}
      </td>
    </>
  );
}

function RankCell({ rankChange: { rankBefore, rankAfter } }: { rankChange: RankChange }) {
  return (
    <td className="n" data-l="Rank">
      {`${rankText(rankBefore)} → ${rankText(rankAfter)}`}
    </td>
  );
}

function Remainder({ total, shown, noun }: { total: number; shown: number; noun: string }) {
  return (
    total > shown && <p className="small muted">{`… and ${pluralize(total - shown, `more ${noun}`)}.`}</p>
  );
}

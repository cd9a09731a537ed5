import type { ImportRecord, ImportReport, RollbackReport } from '@appliance-index/backend/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../shared/api-client';
import { countOf, formatCount, formatMonth, retailers } from '../../shared/formats';
import { toast } from '../../shared/toasts';
import { Dialog } from '../../shared/ui/dialog';
import { Field, Form, SelectField, type Values } from '../../shared/ui/field';
import { Alert, Badge, Button, Empty, Plate } from '../../shared/ui/pieces';
import { Spinner } from '../../shared/ui/spinner';
import { appliancesQuery, importFile, importsQuery, rollBack } from './api';
import { Table } from './appliance-table';
import { formatTime } from './change-text';
import { EditFrame } from './edit-card';
import { fieldText, saveRejects, verdicts } from './import-text';
import { StaffPage } from './staff-page';

const listed = 200;

/** The monthly files: the plan first, then the write; the same as on the command line. */
export default function ImportsPage() {
  return (
    <StaffPage title="Imports">
      <NewImport />
      <History />
    </StaffPage>
  );
}

function useAfterChange() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: importsQuery.queryKey });
    void client.invalidateQueries({ queryKey: appliancesQuery.queryKey });
  };
}

function NewImport() {
  const file = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<Values>({});
  const [report, setReport] = useState<ImportReport | null>(null);
  const refresh = useAfterChange();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (more: Values) => {
      const chosen = file.current?.files?.[0];
      if (!chosen) throw new Error('Choose a file first.');
      return importFile(chosen, more);
    },
    onSuccess: (told) => {
      setReport(told);
      if (told.state !== 'applied') return;
      refresh();
      toast({ title: 'Success', description: `Applied as import ${told.importId}` });
    },
  });
  const fail = (error: unknown) => {
    const otherwise = error instanceof Error ? error.message : 'The file could not be read.';
    toast({ title: 'Error', description: messageOf(error, otherwise), tone: 'bad' });
  };
  const plan = (given: Values) => {
    const { file: _file, ...kept } = given;
    setValues(kept);
    return mutateAsync(kept);
  };
  const apply = (more: Values) => mutateAsync({ ...values, ...more, apply: '1' }).catch(fail);
  return (
    <Plate className="plate" aria-label="Import a file">
      <EditFrame>
        <Form className="bd" check={needsFile} send={plan} onFailure={fail} onInput={() => setReport(null)}>
          <div className="egrid four">
            <Field
              ref={file}
              name="file"
              label="File"
              type="file"
              accept=".csv,.tsv,.txt,.gz"
              hint="CSV or TSV, may be gzipped"
              required
            />
            <SelectField name="kind" label="What it holds">
              <option value="scores">Scores of a month</option>
              <option value="catalogue">Models of the catalogue</option>
            </SelectField>
            <SelectField name="retailer" label="Retailer" hint="For a file with one retailer's ratings">
              <option value="">Named by its columns</option>
              {retailers.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Field name="month" label="Month" type="month" hint="For scores" />
            <SelectField name="scale" label="Ratings go up to">
              <option value="">What is usual</option>
              <option value="5">5 stars</option>
              <option value="50">50</option>
              <option value="100">100</option>
            </SelectField>
            <SelectField name="createMissing" label="Models we do not know">
              <option value="0">Reject</option>
              <option value="1">Add</option>
            </SelectField>
          </div>
          <div className="acts">
            <Button type="submit" className="btn solid sm" disabled={isPending}>
              {isPending ? 'Reading...' : 'Show the plan'}
            </Button>
          </div>
        </Form>
        {report && <Report report={report} isPending={isPending} onApply={apply} />}
      </EditFrame>
    </Plate>
  );
}

function needsFile(values: Values): Record<string, string> {
  return values.kind === 'scores' && !values.month ? { month: 'Say which month the scores belong to.' } : {};
}

interface ReportProps {
  report: ImportReport;
  isPending: boolean;
  onApply: (more: Values) => unknown;
}

function Report({ report, isPending, onApply }: ReportProps) {
  const { counts, guards, rejects, changes, state } = report;
  const cells = [
    ['Database', report.target],
    ['File', `${report.file.name} (${formatCount(counts.rows)} rows, ${report.file.encoding})`],
    ['Models', `${counts.created} new, ${counts.changed} changed, ${counts.unchanged} unchanged`],
    ['Rejected', countOf(counts.rejected, 'row')],
  ];
  const canApply = state === 'planned' || state === 'guarded' || state === 'rejected';
  const needs = { ...(guards.length > 0 && { acceptAll: '1' }), allowRejects: String(counts.rejected) };
  return (
    <div className="bd" role="status">
      <Table>
        <caption className="sr">The plan</caption>
        <tbody>
          {cells.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="full">{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <b>{verdicts[state]}</b>
        {report.ignoredColumns.length > 0 && ` Columns not read: ${report.ignoredColumns.join(', ')}.`}
      </p>
      {guards.map(({ code, message }) => (
        <Alert key={code}>{message}</Alert>
      ))}
      {rejects.total > 0 && (
        <div className="acts">
          <Alert className="alert bad">
            {countOf(rejects.total, 'fault')}; the first: line {rejects.listed[0]?.line},{' '}
            {rejects.listed[0]?.message}
          </Alert>
          <Button type="button" className="btn line sm" onClick={() => saveRejects(report)}>
            Download rejected rows
          </Button>
        </div>
      )}
      {changes.listed.length > 0 && <Changes report={report} />}
      {canApply && (
        <div className="acts">
          <Button type="button" className="btn solid sm" disabled={isPending} onClick={() => onApply(needs)}>
            {applyText(report, isPending)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says what is accepted by pressing. */
function applyText({ counts, guards }: ImportReport, isPending: boolean): string {
  if (isPending) return 'Writing...';
  const beside = [
    counts.rejected > 0 ? `without ${countOf(counts.rejected, 'rejected row')}` : null,
    guards.length > 0 ? 'in spite of the warnings' : null,
  ].filter(Boolean);
  return ['Apply', ...beside].join(' ');
}

function Changes({ report: { changes } }: { report: ImportReport }) {
  const shown = changes.listed.slice(0, listed);
  return (
    <>
      <Table>
        <caption className="sr">Changes, the largest moves in rank first</caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Type</th>
            <th scope="col">Change</th>
            <th scope="col" className="n">
              Rank
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <tr key={change.applianceId}>
              <td className="m">
                <span className="b">{change.brand}</span>
                <b>{change.model}</b> {change.isNew && <Badge className="badge tint">New</Badge>}
              </td>
              <td className="wide" data-l="Type">
                {change.subcategory ?? change.category}
              </td>
              <td className="full" data-l="Change">
                {change.fields.map(fieldText).join(', ')}
              </td>
              <td className="n" data-l="Rank">
                {change.rankBefore ?? '–'} → {change.rankAfter ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {changes.total > shown.length && (
        <p className="small muted">… and {formatCount(changes.total - shown.length)} more models.</p>
      )}
    </>
  );
}

function History() {
  const { data, error } = useQuery(importsQuery);
  if (error) return <Empty role="alert">{messageOf(error, 'The imports could not be loaded.')}</Empty>;
  if (!data) return <Spinner label="Loading the imports" />;
  if (data.length === 0) {
    return (
      <Empty>
        <p>No scores were imported yet.</p>
      </Empty>
    );
  }
  return (
    <Table style={{ marginTop: 20 }}>
      <caption className="sr">Imports of scores, newest first</caption>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">Month</th>
          <th scope="col">Retailers</th>
          <th scope="col" className="n">
            Changed
          </th>
          <th scope="col">When and who</th>
          <th scope="col" className="ops">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map((record) => (
          <PastImport key={record.id} record={record} />
        ))}
      </tbody>
    </Table>
  );
}

function PastImport({ record }: { record: ImportRecord }) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, fileName, month, counts, appliedAt, actor, rolledBackAt } = record;
  return (
    <tr>
      <td className="m">
        <span className="b">{id}</span>
        <b>{fileName}</b>
      </td>
      <td data-l="Month">{month === null ? '–' : formatMonth(month, 'short')}</td>
      <td className="wide" data-l="Retailers">
        {record.retailers.join(', ')}
      </td>
      <td className="n" data-l="Changed">
        {formatCount(counts.changed)}
      </td>
      <td className="full" data-l="When and who">
        {formatTime(appliedAt)}, {actor}
      </td>
      <td className="ops">
        {rolledBackAt === null ? (
          <Button
            type="button"
            className="btn line sm"
            aria-label={`Roll back import ${id}`}
            onClick={() => setIsAsking(true)}
          >
            Roll back
          </Button>
        ) : (
          <Badge className="badge">Rolled back</Badge>
        )}
        {isAsking && <Rollback record={record} onClose={() => setIsAsking(false)} />}
      </td>
    </tr>
  );
}

/** What taking an import back would do, before it is done. */
function Rollback({ record, onClose }: { record: ImportRecord; onClose: () => void }) {
  const refresh = useAfterChange();
  const plan = useQuery({
    queryKey: ['staff', 'rollback', record.id],
    queryFn: () => rollBack(record.id, false),
    staleTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => rollBack(record.id, true),
    onSuccess: () => {
      refresh();
      toast({ title: 'Success', description: `Import ${record.id} is rolled back` });
      onClose();
    },
    onError: (error) =>
      toast({ title: 'Error', description: messageOf(error, 'Nothing was changed.'), tone: 'bad' }),
  });
  return (
    <Dialog title={`Roll back import ${record.id}?`} className="small" onClose={onClose}>
      {plan.data ? (
        <p>{rollbackText(plan.data)}</p>
      ) : (
        <p className="muted">Working out what it would do...</p>
      )}
      {plan.error && <p>{messageOf(plan.error, 'That could not be worked out.')}</p>}
      <div className="acts">
        <Button type="button" className="btn line" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="button"
          className="btn danger"
          disabled={isPending || !plan.data}
          onClick={() => mutate()}
        >
          {isPending ? 'Rolling back...' : 'Roll back'}
        </Button>
      </div>
    </Dialog>
  );
}

function rollbackText({ changed, trashed, keptEdits }: RollbackReport): string {
  const kept = keptEdits > 0 ? ` ${countOf(keptEdits, 'score')} that somebody changed since will stay.` : '';
  return `${countOf(changed, 'model')} will get the former scores back, and ${trashed} that the import added will go to the trash.${kept}`;
}

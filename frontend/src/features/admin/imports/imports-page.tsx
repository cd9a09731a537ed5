import type { ImportReport } from '@appliance-index/backend/contract';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { Field, Form, type FormValues, SelectField } from '../../../shared/ui/controls/form';
import { Button, Plate } from '../../../shared/ui/primitives';
import { EditorFrame } from '../editor';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffLayout } from '../staff-layout';
import { importFile, importsQuery } from './api';
import { ImportHistory, useRefreshAfterImport } from './import-history';
import { ImportPlan } from './import-plan';
import { MonthFields } from './month-fields';

/** Imports of score and catalogue files, planned first and then applied, as with the CLI. */
export default function ImportsPage() {
  return (
    <StaffLayout title="Imports">
      <NewImport />
      <ImportHistory />
    </StaffLayout>
  );
}

/** The file and form values of a plan; applying the plan sends the same ones. */
interface ImportRequest {
  file: File;
  values: FormValues;
}

/** Browsers refuse to send a file that has changed since it was chosen. */
const failureHint =
  'The file could not be sent. If you have changed it, choose it again; otherwise check your connection.';

function NewImport() {
  const input = useRef<HTMLInputElement>(null);
  /** The request of the current form values; null once they change. */
  const latest = useRef<ImportRequest | null>(null);
  const [planned, setPlanned] = useState<{ request: ImportRequest; report: ImportReport } | null>(null);
  const refresh = useRefreshAfterImport();
  const { data: imports } = useInfiniteQuery(importsQuery);
  const isRolledBack = imports?.some(
    ({ id, rolledBackAt }) => id === planned?.report.importId && rolledBackAt !== null,
  );
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ request, overrides }: { request: ImportRequest; overrides: FormValues }) =>
      importFile(request.file, { ...request.values, ...overrides }),
    onSuccess: (report, { request }) => {
      if (request === latest.current) setPlanned({ request, report });
      // A colleague may have applied the file in the meantime.
      if (report.importId !== null) refresh();
      if (report.state === 'applied') toastSuccess(`Applied as import ${report.importId}`);
    },
    onError: (error) => reportError(error, failureHint),
  });
  const isApplying = isPending && 'apply' in variables.overrides;
  const validate = (): Record<string, string> =>
    input.current?.files?.[0] ? {} : { file: 'Choose a file first.' };
  const plan = async ({ file: _name, year, month, ...values }: FormValues) => {
    const file = input.current?.files?.[0];
    if (!file) return;
    latest.current = { file, values: { ...values, ...(month && { month: `${year}-${month}` }) } };
    await mutateAsync({ request: latest.current, overrides: {} });
  };
  const discardPlan = () => {
    latest.current = null;
    setPlanned(null);
  };
  const apply = (request: ImportRequest) => (overrides: FormValues) =>
    mutate({ request, overrides: { ...overrides, apply: '1' } });
  return (
    <Plate aria-label="Import a file">
      <EditorFrame>
        <Form className="bd" validate={validate} submit={plan} onInput={discardPlan}>
          <ImportFields file={input} />
          <div className="acts">
            <Button type="submit" className="solid sm" {...softDisabled(isPending)}>
              {isPending && !isApplying ? 'Reading...' : 'Show the plan'}
            </Button>
          </div>
        </Form>
        {planned && !isRolledBack && (
          <ImportPlan
            report={planned.report}
            isPending={isPending}
            isApplying={isApplying}
            onApply={apply(planned.request)}
          />
        )}
      </EditorFrame>
    </Plate>
  );
}

function ImportFields({ file }: { file: RefObject<HTMLInputElement | null> }) {
  const [kind, setKind] = useState('scores');
  return (
    <div className="egrid four">
      <Field
        ref={file}
        name="file"
        label="File"
        type="file"
        accept=".csv,.tsv,.txt,.gz"
        hint="CSV or TSV, optionally gzipped"
        required
      />
      <SelectField
        name="kind"
        label="Contents"
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        hint={kind === 'catalogue' ? 'Models that are not in the catalogue are added' : undefined}
      >
        <option value="scores">Monthly scores</option>
        <option value="catalogue">Catalogue models</option>
      </SelectField>
      {kind === 'scores' && <ScoreFields />}
    </div>
  );
}

function ScoreFields() {
  return (
    <>
      <SelectField name="retailer" label="Retailer" hint="For a file with one retailer's ratings">
        <option value="">From the column or file names</option>
        {retailers.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <MonthFields />
      <SelectField
        name="scale"
        label="Rating scale"
        hint="Default: 5 for a rating column, 50 for columns such as lowesScore"
      >
        <option value="">Default</option>
        <option value="5">0 to 5 stars</option>
        <option value="50">0 to 50</option>
        <option value="100">0 to 100</option>
      </SelectField>
      <SelectField name="createMissing" label="Unknown models">
        <option value="0">Reject</option>
        <option value="1">Add</option>
      </SelectField>
    </>
  );
}

import type { ImportReport } from '@appliance-index/backend/contract';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api-client';
import { dismissToast, toastSuccess } from '../../../shared/toasts';
import { Field, Form, type FormValues, formValues, SelectField } from '../../../shared/ui/controls/form';
import { Button, Plate } from '../../../shared/ui/primitives';
import { EditorFrame } from '../editor';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffLayout } from '../staff-layout';
import { importFile, importsQuery } from './api';
import { ImportHistory } from './import-history';
import { ImportPlan } from './import-plan';
import { MappingFields } from './mapping-fields';
import { MonthFields } from './month-fields';
import { ProfileList } from './profile-list';
import { useRefreshAfterImport } from './use-refresh-after-import';

/** Imports of score and catalogue files, planned first and then applied, as with the CLI. */
export default function ImportsPage() {
  const importing = useImport();
  return (
    <StaffLayout title="Imports">
      <NewImport importing={importing} />
      {/* A rollback makes a plan on the screen untrue. */}
      <ImportHistory onRollback={importing.redo} />
      <ProfileList />
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

/** The import that the form describes: its plan, and its result once applied. */
function useImport() {
  /** The request of the current form values; null once they change. */
  const latest = useRef<ImportRequest | null>(null);
  const [planned, setPlanned] = useState<{ request: ImportRequest; report: ImportReport } | null>(null);
  const refresh = useRefreshAfterImport();
  const lastError = useRef(0);
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ request, overrides }: { request: ImportRequest; overrides: FormValues }) =>
      importFile(request.file, { ...request.values, ...overrides }),
    onSuccess: (report, { request }) => {
      dismissToast(lastError.current);
      if (request === latest.current) setPlanned({ request, report });
      // A colleague may have applied the file in the meantime.
      if (report.importId !== null) refresh();
      if (report.state === 'applied') toastSuccess(`Applied as import ${report.importId}`);
    },
    onError: (error) => {
      lastError.current = reportError(error, failureHint);
    },
  });
  const discard = () => {
    latest.current = null;
    setPlanned(null);
  };
  return {
    report: planned?.report ?? null,
    isPending,
    isApplying: isPending && 'apply' in variables.overrides,
    plan: (request: ImportRequest) => {
      latest.current = request;
      return mutateAsync({ request, overrides: {} });
    },
    apply: (overrides: FormValues) => {
      if (planned) mutate({ request: planned.request, overrides: { ...overrides, apply: '1' } });
    },
    /** Makes the plan again; a result stays, or goes if its import is the one rolled back. */
    redo: () => {
      if (planned && planned.report.state !== 'applied') mutate({ request: planned.request, overrides: {} });
    },
    discard,
  };
}

function NewImport({ importing }: { importing: ReturnType<typeof useImport> }) {
  const input = useRef<HTMLInputElement>(null);
  const { report, isPending, isApplying, apply, discard, redo } = importing;
  const { data: imports } = useInfiniteQuery(importsQuery);
  const isRolledBack = imports?.some(
    ({ id, rolledBackAt }) => id === report?.importId && report.state === 'applied' && rolledBackAt !== null,
  );
  const validate = (): Record<string, string> =>
    input.current?.files?.[0] ? {} : { file: 'Choose a file first.' };
  const plan = async ({ file: _name, year, month, ...values }: FormValues) => {
    const file = input.current?.files?.[0];
    if (!file) return;
    // The rows of such a file say their month.
    const isMonthMapped = /(?:^|,)\s*month=/.test(values.mapping ?? '');
    const monthFields = month && !isMonthMapped && { month: `${year}-${month}` };
    await importing.plan({ file, values: { ...withoutChoices(values), ...monthFields } });
  };
  const mapping = useMapping(input);
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    discard();
    mapping.update(event);
  };
  const handleFailure = (error: unknown) => {
    if (error instanceof ApiError && error.body.code === 'columns') mapping.open();
  };
  return (
    <Plate aria-label="Import a file">
      <EditorFrame>
        <Form
          className="bd"
          validate={validate}
          submit={plan}
          onInput={handleInput}
          onFailure={handleFailure}
        >
          <ImportFields file={input} />
          {mapping.mapped && (
            <MappingFields
              key={mapping.mapped.opened}
              file={mapping.mapped.file}
              values={mapping.mapped.values}
            />
          )}
          <div className="acts">
            <Button type="submit" className="solid sm" {...softDisabled(isPending)}>
              {isPending && !isApplying ? 'Reading...' : 'Show the plan'}
            </Button>
            {!mapping.mapped && (
              <Button type="button" className="line sm" onClick={mapping.open}>
                Map the columns
              </Button>
            )}
          </div>
        </Form>
        {report && !isRolledBack && (
          <ImportPlan
            report={report}
            isPending={isPending}
            isApplying={isApplying}
            onApply={apply}
            onDiscard={discard}
            onRedo={redo}
          />
        )}
      </EditorFrame>
    </Plate>
  );
}

/** The selects of a mapping are in its text, and the name of a profile is not sent with an import. */
function withoutChoices(values: FormValues): FormValues {
  const isSent = (name: string) => name !== 'profileName' && !name.startsWith('column-');
  return Object.fromEntries(Object.entries(values).filter(([name]) => isSent(name)));
}

/** The file whose columns are being mapped, with the values of the form around them; null while nobody maps. */
function useMapping(input: RefObject<HTMLInputElement | null>) {
  const [mapped, setMapped] = useState<{ opened: number; file: File; values: FormValues } | null>(null);
  const open = () => {
    const { files, form } = input.current ?? {};
    const file = files?.[0];
    if (!form) return;
    if (file) setMapped((now) => ({ opened: (now?.opened ?? 0) + 1, file, values: formValues(form) }));
    // Says that a file is missing.
    else form.requestSubmit();
  };
  /** Another file has other columns. */
  const update = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const isFile = target === input.current;
    setMapped((now) => (now === null || isFile ? null : { ...now, values: formValues(currentTarget) }));
  };
  return { mapped, open, update };
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
        accept=".csv,.tsv,.txt,.xlsx,.gz,.zip"
        hint="CSV, TSV or Excel (.xlsx), also gzipped or zipped"
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

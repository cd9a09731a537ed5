import type { ImportReport } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../shared/api-client';
import { paths } from '../../../shared/paths';
import { dismissToast, toastSuccess } from '../../../shared/toasts';
import { Form, type FormValues, formValues } from '../../../shared/ui/controls/form';
import { Link } from '../../../shared/ui/link';
import { Plate } from '../../../shared/ui/primitives';
import { editor } from '../../../styled-system/recipes';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffLayout } from '../staff-layout';
import { importFile, importsQuery, type NeededChoices, neededChoices, refreshAfterImport } from './api';
import { ImportFields } from './import-fields';
import { ImportHistory } from './import-history';
import { ImportPlan } from './import-plan';
import { MappingFields } from './mapping-fields';
import { ProfileList } from './profiles';

const styles = editor();

/** Imports of score and catalogue files, planned first and then applied, as with the CLI. */
export default function ImportsPage() {
  const importing = useImport();
  return (
    <StaffLayout
      title="Imports"
      action={
        <Button asChild>
          <Link to={paths.staff('aliases')}>Names in files</Link>
        </Button>
      }
    >
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
  const client = useQueryClient();
  const lastError = useRef(0);
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ request, overrides }: { request: ImportRequest; overrides: FormValues }) =>
      importFile(request.file, { ...request.values, ...overrides }),
    onSuccess: (report, { request }) => {
      dismissToast(lastError.current);
      if (request === latest.current) setPlanned({ request, report });
      // A colleague may have applied the file in the meantime.
      if (report.importId !== null) refreshAfterImport(client);
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
  const { report, isPending, isApplying, discard } = importing;
  const { data: imports } = useInfiniteQuery(importsQuery);
  const isRolledBack = imports?.some(
    ({ id, rolledBackAt }) => id === report?.importId && report.state === 'applied' && rolledBackAt !== null,
  );
  const validate = (): Record<string, string> =>
    input.current?.files?.[0] ? {} : { file: 'Choose a file first.' };
  const plan = async (values: FormValues) => {
    const file = input.current?.files?.[0];
    if (file) await importing.plan({ file, values: sentValues(values) });
  };
  const mapping = useMapping(input);
  const [needed, setNeeded] = useState<NeededChoices>({});
  const need = useCallback((found: NeededChoices) => setNeeded((now) => ({ ...now, ...found })), []);
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    // Saved apart from the import.
    if (event.target instanceof HTMLInputElement && event.target.name === 'profileName') return;
    discard();
    if (event.target === input.current) setNeeded({});
    mapping.update(event);
  };
  const handleFailure = (error: unknown) => {
    const found = neededChoices(error);
    // At once: the form then shows the error at the field, which takes the focus.
    if (found) flushSync(() => need(found));
    if (error instanceof ApiError && error.body.code === 'columns') mapping.open();
  };
  return (
    <Plate aria-label="Import a file">
      <Form
        className={styles.body}
        validate={validate}
        submit={plan}
        onInput={handleInput}
        onFailure={handleFailure}
      >
        <ImportFields file={input} needed={needed} />
        {mapping.mapped && (
          <MappingFields
            key={[mapping.mapped.opened, mapping.mapped.values.sheet, mapping.mapped.values.profile].join()}
            file={mapping.mapped.file}
            values={mapping.mapped.values}
            isApplied={report?.state === 'applied'}
            onNeeded={need}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="solid" {...softDisabled(isPending)}>
            {isPending && !isApplying ? 'Reading...' : 'Show the plan'}
          </Button>
          {!mapping.mapped && <Button onClick={mapping.open}>Map the columns</Button>}
        </div>
      </Form>
      {report && !isRolledBack && <ImportPlan {...importing} report={report} />}
    </Plate>
  );
}

const sentNames = ['kind', 'sheet', 'retailer', 'scale', 'createMissing', 'allowRoundedCounts', 'mapping'];

/** What is sent with an import; the editors of a mapping are in its text, which also has what a profile says. */
function sentValues({ year, month, ...values }: FormValues): FormValues {
  const names = values.mapping ? sentNames : [...sentNames, 'profile'];
  const sent = Object.entries(values).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(sent), ...(month && { month: `${year}-${month}` }) };
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

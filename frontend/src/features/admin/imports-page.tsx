import type { ImportReport } from '@appliance-index/backend/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../shared/api-client';
import { retailers } from '../../shared/formats';
import { toast } from '../../shared/toasts';
import { Field, Form, SelectField, type Values } from '../../shared/ui/field';
import { Button, Plate } from '../../shared/ui/pieces';
import { importFile } from './api';
import { EditFrame } from './edits';
import { ImportHistory, useAfterImport } from './import-history';
import { ImportPlan } from './import-plan';
import { StaffPage } from './staff-page';

/** The monthly files: the plan first, then the write; the same as on the command line. */
export default function ImportsPage() {
  return (
    <StaffPage title="Imports">
      <NewImport />
      <ImportHistory />
    </StaffPage>
  );
}

function NewImport() {
  const file = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState<Values>({});
  const [report, setReport] = useState<ImportReport | null>(null);
  const refresh = useAfterImport();
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
        {report && <ImportPlan report={report} isPending={isPending} onApply={apply} />}
      </EditFrame>
    </Plate>
  );
}

function needsFile(values: Values): Record<string, string> {
  return values.kind === 'scores' && !values.month ? { month: 'Say which month the scores belong to.' } : {};
}

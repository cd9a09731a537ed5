import type { MappingPreview } from '@appliance-index/backend/contract';
import type { MappingField } from '@appliance-index/domain/imports/plans/mapping-text';
import { Table } from '@chakra-ui/react/table';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { pluralize } from '../../../shared/formats';
import { FieldError, type FormValues, fieldErrors } from '../../../shared/ui/controls/form';
import { RetryButton } from '../../../shared/ui/controls/retry-button';
import { Empty } from '../../../shared/ui/primitives';
import { editor } from '../../../styled-system/recipes';
import { TextAreaField } from '../fields';
import { ListSkeleton } from '../query-list';
import { StaffTable } from '../staff-table';
import { useUnsavedChangesGuard } from '../unsaved-changes';
import { type NeededChoices, neededChoices, previewQuery } from './api';
import { columnName, mappingTextOf, type Source, shownFields } from './mapping-choices';
import { MappingFieldChoice } from './mapping-field';
import { SaveProfile } from './profiles';

const styles = editor();

interface MappingFieldsProps {
  file: File;
  /** Of the form around them, which sends the mapping as its field. */
  values: FormValues;
  /** Whether the file has been imported by the mapping. */
  isApplied: boolean;
  /** Called with what must be chosen first. */
  onNeeded: (needed: NeededChoices) => void;
}

/** A mapping as it is being edited; `sources` is null for one that was typed as text. */
interface Edit {
  text: string;
  sources: readonly Source[] | null;
}

/** Which column of a file holds which field, with what is read of each. */
export function MappingFields({ file, values, isApplied, onNeeded }: MappingFieldsProps) {
  /** Null until something is chosen: the server finds a profile, or proposes. */
  const [edit, setEdit] = useState<Edit | null>(null);
  /** The mapping that was saved as a profile. */
  const [kept, setKept] = useState('');
  useUnsavedChangesGuard(edit !== null && edit.text !== kept && !isApplied);
  const { data, error, isFetching, refetch } = useQuery(previewQuery(file, values, edit?.text ?? null));
  // The last one stays while the next is read, and if there is none.
  const [preview, setPreview] = useState<MappingPreview | null>(null);
  if (data && data !== preview) setPreview(data);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const needed = neededChoices(error);
    if (needed) onNeeded(needed);
  }, [error, onNeeded]);
  const text = edit?.text ?? preview?.mapping ?? '';
  const sources = data?.sources ?? edit?.sources ?? preview?.sources ?? [];
  const fields = shownFields(values.kind, sources);
  const problems = problemsAt(fields, error);
  const change = (next: readonly Source[]) => setEdit({ text: mappingTextOf(next), sources: next });
  return (
    <section className={styles.body} aria-labelledby="mapping-heading" aria-busy={isFetching}>
      <h2 className="h3" id="mapping-heading" ref={heading} tabIndex={-1}>
        Columns of {file.name}
      </h2>
      {error && Object.keys(problems).length === 0 && (
        <Empty role="alert">
          <p>{messageOf(error, 'The file could not be read. If you have changed it, choose it again.')}</p>
          <RetryButton onRetry={refetch} error={error} />
        </Empty>
      )}
      {!preview && !error && <ListSkeleton label="Reading the columns" />}
      {preview && (
        <>
          <p role="status">{`${originText(preview)} ${pluralize(preview.total, 'row')}.`}</p>
          <div className={styles.fields}>
            {fields.map((field) => (
              <MappingFieldChoice
                key={field}
                field={field}
                preview={preview}
                sources={sources}
                problem={problems[field]}
                onChange={change}
              />
            ))}
          </div>
          <FirstRows preview={preview} />
          <div>
            <TextAreaField
              size="lg"
              key={text}
              name="mapping"
              label="The mapping as text"
              defaultValue={text}
              rows={4}
              spellCheck={false}
              hint="As --map takes it on the command line. It says the same as the fields above."
              onBlur={({ target }) => target.value !== text && setEdit({ text: target.value, sources: null })}
            />
            {problems.mapping !== undefined && <FieldError role="alert">{problems.mapping}</FieldError>}
          </div>
          <SaveProfile
            name={preview.profile ?? ''}
            fields={{ mapping: text, retailer: values.kind === 'catalogue' ? null : preview.retailer }}
            onSaved={() => setKept(text)}
          />
        </>
      )}
    </section>
  );
}

type Problems = { readonly [Place in MappingField | 'mapping']?: string };

/** What the server says of a mapping: at its field if that is shown, else of the whole. */
function problemsAt(fields: readonly MappingField[], error: Error | null): Problems {
  const [place, message] = Object.entries(fieldErrors(error)).find(([path]) => /^mapping\b/.test(path)) ?? [];
  const field = fields.find((each) => place === `mapping.${each}`);
  return message === undefined ? {} : { [field ?? 'mapping']: message };
}

function originText({ origin, profile }: MappingPreview): string {
  if (origin === 'profile') return `Recognised as ${profile}.`;
  return origin === 'given'
    ? 'As chosen here.'
    : 'A proposal by the names and values of the columns: check it.';
}

/** With a row for each column, because files have more columns than screens. */
function FirstRows({ preview: { columns, rows } }: { preview: MappingPreview }) {
  return (
    <StaffTable
      caption="First rows of the file"
      columns={['Column', ...rows.map(({ line }) => `Line ${line}`)]}
    >
      {columns.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not change, and may have equal names
        <Table.Row key={index}>
          <Table.Cell as="th" scope="row" data-kind="key">
            {columnName(name, index)}
          </Table.Cell>
          {rows.map(({ line, cells }) => (
            <Table.Cell key={line} data-span="full" data-label={`Line ${line}`}>
              {cells[index] || '–'}
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </StaffTable>
  );
}

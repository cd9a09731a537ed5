import type { MappingPreview } from '@appliance-index/backend/contract';
import type { MappingField } from '@appliance-index/domain/imports/plans/mapping-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { pluralize } from '../../../shared/formats';
import {
  FieldError,
  type FormValues,
  fieldErrors,
  SelectField,
  TextAreaField,
} from '../../../shared/ui/controls/form';
import { RetryButton } from '../../../shared/ui/controls/retry-button';
import { Empty } from '../../../shared/ui/primitives';
import { ListSkeleton } from '../list-skeleton';
import { StaffTable } from '../staff-table';
import { previewQuery } from './api';
import { choiceOf, constantsFor, labelOf, shownFields, verdictText, withChoice } from './mapping-choices';
import { SaveProfile } from './save-profile';

interface MappingFieldsProps {
  file: File;
  /** Of the form around them, which sends the mapping as its field. */
  values: FormValues;
}

/** Which column of a file holds which field, with what is read of each. */
export function MappingFields({ file, values }: MappingFieldsProps) {
  /** Null until something is chosen: the server finds a profile, or proposes. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery(previewQuery(file, values, chosen));
  // The last one stays while the next is read, and if there is none.
  const [preview, setPreview] = useState<MappingPreview | null>(null);
  if (data && data !== preview) setPreview(data);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const problem = fieldErrors(error).mapping;
  return (
    <section className="bd" aria-labelledby="mapping-heading" aria-busy={isFetching}>
      <h2 className="h3" id="mapping-heading" ref={heading} tabIndex={-1}>
        Columns of {file.name}
      </h2>
      {error && problem === undefined && (
        <Empty role="alert">
          <p>{messageOf(error, 'The file could not be read. If you have changed it, choose it again.')}</p>
          <RetryButton onRetry={refetch} error={error} />
        </Empty>
      )}
      {!preview && !error && <ListSkeleton label="Reading the columns" />}
      {preview && (
        <>
          <p role="status">{`${originText(preview)} ${pluralize(preview.total, 'row')}.`}</p>
          <div className="egrid four">
            {shownFields(values.kind, preview.sources).map((field) => (
              <FieldChoice key={field} field={field} preview={preview} onChange={setChosen} />
            ))}
          </div>
          <FirstRows preview={preview} />
          <MappingText mapping={chosen ?? preview.mapping} problem={problem} onChange={setChosen} />
          <SaveProfile preview={preview} isCatalogue={values.kind === 'catalogue'} />
        </>
      )}
    </section>
  );
}

function originText({ origin, profile }: MappingPreview): string {
  if (origin === 'profile') return `Recognised as ${profile}.`;
  return origin === 'given'
    ? 'As chosen here.'
    : 'A proposal by the names and values of the columns: check it.';
}

interface FieldChoiceProps {
  field: MappingField;
  preview: MappingPreview;
  onChange: (mapping: string) => void;
}

function FieldChoice({ field, preview, onChange }: FieldChoiceProps) {
  const { columns, sources, verdicts } = preview;
  const source = sources.find((each) => each.field === field);
  const constants = constantsFor(field, source?.constant);
  return (
    <SelectField
      name={`column-${field}`}
      label={labelOf(field)}
      value={choiceOf(source)}
      hint={verdictText(verdicts.find((verdict) => verdict.field === field))}
      onChange={({ target }) => onChange(withChoice(preview, field, target.value))}
    >
      <option value="">Not in the file</option>
      {columns.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not change, and may have equal names
        <option key={index} value={String(index)}>
          {nameOf(name, index)}
        </option>
      ))}
      {constants.length > 0 && (
        <optgroup label="The same for all rows">
          {constants.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  );
}

const nameOf = (name: string, index: number) => name || `Column ${index + 1}`;

/** With a row for each column, because files have more columns than screens. */
function FirstRows({ preview: { columns, rows } }: { preview: MappingPreview }) {
  return (
    <StaffTable
      caption="First rows of the file"
      columns={['Column', ...rows.map(({ line }) => `Line ${line}`)]}
    >
      {columns.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not change, and may have equal names
        <tr key={index}>
          <th scope="row" className="key">
            {nameOf(name, index)}
          </th>
          {rows.map(({ line, cells }) => (
            <td key={line} className="full" data-l={`Line ${line}`}>
              {cells[index] || '–'}
            </td>
          ))}
        </tr>
      ))}
    </StaffTable>
  );
}

interface MappingTextProps {
  mapping: string;
  /** What is wrong with it. */
  problem: string | undefined;
  onChange: (mapping: string) => void;
}

/** Patterns and values, for which there are no selects, as on the command line. */
function MappingText({ mapping, problem, onChange }: MappingTextProps) {
  return (
    <div>
      <TextAreaField
        key={mapping}
        name="mapping"
        label="The mapping as text"
        defaultValue={mapping}
        rows={4}
        spellCheck={false}
        hint={
          'Also: model=Item~"^Model # " takes text out; category:"French Door"=fridges/french-door says what a value means.'
        }
        onBlur={({ target }) => target.value !== mapping && onChange(target.value)}
      />
      {problem !== undefined && <FieldError role="alert">{problem}</FieldError>}
    </div>
  );
}

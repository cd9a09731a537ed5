import type { MappingPreview } from '@appliance-index/backend/contract';
import type { ColumnMapping, MappingField } from '@appliance-index/domain/imports/column-mapping';
import { formatMapping, parseMapping } from '@appliance-index/domain/imports/mapping-syntax';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { pluralize } from '../../../shared/formats';
import { FieldError, type FormValues, SelectField, TextAreaField } from '../../../shared/ui/controls/form';
import { RetryButton } from '../../../shared/ui/controls/retry-button';
import { Empty } from '../../../shared/ui/primitives';
import { ListSkeleton } from '../list-skeleton';
import { StaffTable } from '../staff-table';
import { previewQuery } from './api';
import {
  choiceOf,
  constantsFor,
  labelOf,
  mappingText,
  shownFields,
  verdictText,
  withChoice,
} from './mapping-choices';
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
  const query = useQuery({ ...previewQuery(file, values, chosen), placeholderData: keepPreviousData });
  const { data: preview, error, isFetching, refetch } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="mapping-heading" aria-busy={isFetching}>
      <h2 className="h3" id="mapping-heading" ref={heading} tabIndex={-1}>
        Columns of {file.name}
      </h2>
      {error && (
        <Empty role="alert">
          <p>{messageOf(error, 'The file could not be read. If you have changed it, choose it again.')}</p>
          <RetryButton onRetry={refetch} error={error} />
        </Empty>
      )}
      {!preview && !error && <ListSkeleton label="Reading the columns" />}
      {preview && (
        <Choices
          key={preview.columns.join('\n')}
          preview={preview}
          values={values}
          mapping={chosen ?? preview.mapping}
          fileName={file.name}
          onChange={setChosen}
        />
      )}
    </section>
  );
}

interface ChoicesProps {
  preview: MappingPreview;
  values: FormValues;
  mapping: string;
  fileName: string;
  onChange: (mapping: string) => void;
}

function Choices({ preview, values, mapping: text, fileName, onChange }: ChoicesProps) {
  const mapping = parseMapping(text);
  const { columns, rows, total } = preview;
  return (
    <>
      <p role="status">{`${originText(preview)} ${pluralize(total, 'row')}.`}</p>
      <div className="egrid four">
        {shownFields(values.kind, mapping).map((field) => (
          <FieldChoice
            key={field}
            field={field}
            mapping={mapping}
            preview={preview}
            onChange={(next) => onChange(formatMapping(next))}
          />
        ))}
      </div>
      <StaffTable
        caption="First rows of the file"
        columns={['Column', ...rows.map(({ line }) => `Line ${line}`)]}
      >
        {columns.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not change, and may have equal names
          <tr key={index}>
            <th scope="row" className="key">
              {name || `Column ${index + 1}`}
            </th>
            {rows.map(({ line, cells }) => (
              <td key={line} className="full" data-l={`Line ${line}`}>
                {cells[index] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </StaffTable>
      <MappingText key={text} mapping={mapping} onChange={onChange} />
      <SaveProfile mapping={text} values={values} fileName={fileName} initialName={preview.profile ?? ''} />
    </>
  );
}

function originText({ origin, profile }: MappingPreview): string {
  if (origin === 'profile') return `Recognised as ${profile}.`;
  return origin === 'proposal'
    ? 'This is a proposal by the names and values of the columns: check it.'
    : 'As chosen here.';
}

interface FieldChoiceProps {
  field: MappingField;
  mapping: ColumnMapping;
  preview: MappingPreview;
  onChange: (mapping: ColumnMapping) => void;
}

function FieldChoice({ field, mapping, preview: { columns, verdicts }, onChange }: FieldChoiceProps) {
  const source = mapping.get(field) ?? {};
  const constants = constantsFor(field, source);
  return (
    <SelectField
      name={`column-${field}`}
      label={labelOf(field)}
      value={choiceOf(source, columns)}
      hint={verdictText(verdicts.find((verdict) => verdict.field === field))}
      onChange={({ target }) => onChange(withChoice(mapping, field, target.value, columns))}
    >
      <option value="">Not in the file</option>
      {columns.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not change, and may have equal names
        <option key={index} value={String(index)}>
          {name || `Column ${index + 1}`}
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

/** Patterns and values that no select offers, as on the command line. */
function MappingText({
  mapping,
  onChange,
}: Pick<FieldChoiceProps, 'mapping'> & { onChange: ChoicesProps['onChange'] }) {
  const [problem, setProblem] = useState<string | null>(null);
  const read = (text: string) => {
    try {
      onChange(formatMapping(parseMapping(text)));
      setProblem(null);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <div>
      <TextAreaField
        name="mapping"
        label="The mapping as text"
        defaultValue={mappingText(mapping)}
        rows={mapping.size + 1}
        spellCheck={false}
        hint={
          'Also: model=Item~"^Model # " takes text out; category:"French Door"=fridges/french-door gives a value its meaning.'
        }
        onBlur={({ target }) => target.value !== mappingText(mapping) && read(target.value)}
      />
      {problem !== null && <FieldError role="alert">{problem}</FieldError>}
    </div>
  );
}

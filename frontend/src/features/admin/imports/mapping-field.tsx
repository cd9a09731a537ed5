import type { ColumnVerdict, MappingPreview } from '@appliance-index/backend/contract';
import type { MappingField } from '@appliance-index/domain/imports/plans/mapping-text';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useId, useState } from 'react';
import { formatCount } from '../../../shared/formats';
import { FieldError } from '../../../shared/ui/controls/form';
import { editor, listTools, staffCellParts } from '../../../styled-system/recipes';
import { DraftField, Field, fieldKeys, Options, SelectField } from '../fields';
import { StaffTable } from '../staff-table';
import {
  choiceOf,
  columnName,
  constantsFor,
  fieldValues,
  labelOf,
  type Source,
  typedConstant,
  valueRowsOf,
  verdictText,
  withChoice,
  withMeaning,
  withPattern,
} from './mapping-choices';

const styles = editor();

interface MappingFieldProps {
  field: MappingField;
  preview: MappingPreview;
  /** Those of all fields, as they are being edited. */
  sources: readonly Source[];
  /** What is wrong with the sources of this field. */
  problem: string | undefined;
  onChange: (sources: Source[]) => void;
}

/** Where a field comes from, what is read of it, and a button that opens what is done with the cells of its column. */
export function MappingFieldChoice({ field, preview, sources, problem, onChange }: MappingFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const source = sources.find((each) => each.field === field);
  const verdict = preview.verdicts.find((each) => each.field === field);
  const hasColumn = source !== undefined && source.index !== null;
  const label = labelOf(field);
  const constant = fieldValues[field] ? undefined : source?.constant;
  return (
    <>
      <div className={styles.stack}>
        <SelectField
          name={`column-${field}`}
          label={label}
          value={constant === undefined ? choiceOf(source) : typedConstant}
          hint={verdictText(verdict)}
          onChange={({ target }) => onChange(withChoice(sources, preview.columns, field, target.value))}
        >
          <option value="">{field === 'scale' ? 'The usual one' : 'Not in the file'}</option>
          {field !== 'scale' &&
            preview.columns.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file do not change, and may have equal names
              <option key={index} value={String(index)}>
                {columnName(name, index)}
              </option>
            ))}
          <optgroup label="The same for all rows">
            <Options of={constantsFor(field).map((each) => [each.value, each.label])} />
          </optgroup>
        </SelectField>
        {constant !== undefined && (
          <DraftField
            name={`constant-${field}`}
            label={`${label} of all rows`}
            value={constant}
            onCommit={(text) => onChange(withChoice(sources, preview.columns, field, `@${text}`))}
          />
        )}
        {problem !== undefined && <FieldError role="alert">{problem}</FieldError>}
        {hasColumn && (
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={`${editorText(source)} of ${label}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {editorText(source)}
          </Button>
        )}
      </div>
      {isOpen && hasColumn && (
        <ColumnEditor id={id} source={source} sources={sources} verdict={verdict} onChange={onChange} />
      )}
    </>
  );
}

/** 'Pattern, 3 values', for what there is; else what can be added. */
function editorText({ strip, values }: Source): string {
  const count = Object.keys(values ?? {}).length;
  const parts = [
    strip !== undefined && '1 pattern',
    count > 0 && (count === 1 ? '1 value' : `${count} values`),
  ];
  return parts.filter(Boolean).join(', ') || 'Pattern and values';
}

const tools = listTools();
const { aside } = staffCellParts();

interface ColumnEditorProps {
  id: string;
  source: Source;
  /** Those of all fields. */
  sources: readonly Source[];
  verdict: ColumnVerdict | undefined;
  onChange: (sources: Source[]) => void;
}

/** What is done with the cells of a column: a pattern is taken out, and values stand for others. */
function ColumnEditor({ id, source, sources, verdict, onChange }: ColumnEditorProps) {
  const [added, setAdded] = useState<string[]>([]);
  const label = labelOf(source.field);
  const listed = valueRowsOf(source, verdict);
  const isListed = (value: string) => listed.some((row) => row.value.toLowerCase() === value.toLowerCase());
  const others = added.filter((value) => !isListed(value));
  const rows = [...listed, ...others.map((value) => ({ value, rows: null, isRead: true, meaning: '' }))];
  return (
    <section className={styles.box} id={id} aria-labelledby={`${id}-heading`}>
      <h3 className="small" id={`${id}-heading`}>
        Pattern and values of {label}
      </h3>
      <DraftField
        name={`pattern-${source.field}`}
        label="Take out of each cell"
        hint='A regular expression, such as "^Model # " for these words at the beginning. Without one, nothing is taken out.'
        value={source.strip ?? ''}
        onCommit={(pattern) => onChange(withPattern(sources, source, pattern))}
      />
      <Examples examples={verdict?.examples ?? []} />
      {rows.length > 0 && (
        <StaffTable
          caption={`Values of ${label} in the file`}
          columns={['In the file', { numericLabel: 'Rows' }, 'Stands for']}
        >
          {rows.map((row) => (
            <Table.Row key={row.value}>
              <Table.Cell as="th" scope="row" data-kind="name">
                {row.value} {!row.isRead && <b className={aside}>not read</b>}
              </Table.Cell>
              <Table.Cell data-kind="number" data-label="Rows">
                {row.rows === null ? '–' : formatCount(row.rows)}
              </Table.Cell>
              <Table.Cell data-span="full" data-label="Stands for">
                <MeaningField
                  field={source.field}
                  value={row.value}
                  meaning={row.meaning}
                  onMeaning={(meaning) => onChange(withMeaning(sources, source, row.value, meaning))}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </StaffTable>
      )}
      <AddValue label={label} onAdd={(value) => isListed(value) || setAdded([...others, value])} />
    </section>
  );
}

function Examples({ examples }: Pick<ColumnVerdict, 'examples'>) {
  const changed = examples.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return null;
  return (
    <ul className="small">
      {changed.map(({ line, before, after }) => (
        <li key={line}>{`Line ${formatCount(line)}: "${before}" is read as "${after}".`}</li>
      ))}
    </ul>
  );
}

interface MeaningFieldProps {
  field: Source['field'];
  value: string;
  meaning: string;
  onMeaning: (meaning: string) => void;
}

function MeaningField({ field, value, meaning, onMeaning }: MeaningFieldProps) {
  const choices = fieldValues[field];
  const label = <span className="sr">{`What "${value}" stands for`}</span>;
  if (choices === undefined) {
    return (
      <DraftField
        name="meaning"
        label={label}
        placeholder="Itself"
        value={meaning}
        onCommit={(text) => onMeaning(text.trim())}
      />
    );
  }
  return (
    <SelectField
      name="meaning"
      label={label}
      value={meaning}
      onChange={({ target }) => onMeaning(target.value)}
    >
      <option value="">Itself</option>
      <Options of={choices.map((each) => [each.value, each.label])} />
    </SelectField>
  );
}

/** A value that this file does not have, but those of other months. */
function AddValue({ label, onAdd }: { label: string; onAdd: (value: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() !== '') onAdd(text.trim());
    setText('');
  };
  return (
    <div className={tools.root}>
      <div className={tools.search}>
        <Field
          size="sm"
          name="addedValue"
          label={`Another value of ${label} in files`}
          value={text}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={fieldKeys(add)}
        />
      </div>
      <Button size="md" onClick={add}>
        Add the value
      </Button>
    </div>
  );
}

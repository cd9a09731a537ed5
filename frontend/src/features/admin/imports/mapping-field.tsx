import type { MappingPreview } from '@appliance-index/backend/contract';
import type { MappingField } from '@appliance-index/domain/imports/plans/mapping-text';
import { Button } from '@chakra-ui/react/button';
import { useId, useState } from 'react';
import { FieldError } from '../../../shared/ui/controls/form';
import { editor } from '../../../styled-system/recipes';
import { DraftField, Options, SelectField } from '../fields';
import { ColumnEditor } from './column-editor';
import {
  choiceOf,
  columnName,
  constantsFor,
  fieldValues,
  labelOf,
  type Source,
  typedConstant,
  verdictText,
  withChoice,
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

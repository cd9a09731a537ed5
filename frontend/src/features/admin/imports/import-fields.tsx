import { retailers } from '@appliance-index/domain/scores/retailers';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { type RefObject, useId, useState } from 'react';
import { editor } from '../../../styled-system/recipes';
import { Field, Options, SelectField } from '../fields';
import type { NeededChoices } from './api';
import { MonthFields } from './month-fields';

const styles = editor();

interface ImportFieldsProps {
  file: RefObject<HTMLInputElement | null>;
  needed: NeededChoices;
}

/** What is imported, and how it is read, as with the options of the command line. */
export function ImportFields({ file, needed: { sheet, profile } }: ImportFieldsProps) {
  const [kind, setKind] = useState('scores');
  return (
    <div className={styles.fields}>
      <Field
        ref={file}
        name="file"
        label="File"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.gz,.zip"
        hint="CSV, TSV or Excel (.xlsx), also gzipped or zipped"
        required
      />
      {sheet && (
        <SelectField name="sheet" label="Sheet" hint="The workbook has several; each is a file of its own">
          <option value="">Choose a sheet</option>
          <Options of={sheet.map((name) => [name, name])} />
        </SelectField>
      )}
      {profile && (
        <SelectField name="profile" label="Profile" hint="Several fit the header; they read it differently">
          <option value="">Choose a profile</option>
          <Options of={profile.map((name) => [name, name])} />
        </SelectField>
      )}
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
      <RoundedCounts />
    </div>
  );
}

function ScoreFields() {
  return (
    <>
      <SelectField name="retailer" label="Retailer" hint="For a file with one retailer's ratings">
        <option value="">From the column or file names</option>
        <Options of={retailers.map(({ slug, name }) => [slug, name])} />
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

function RoundedCounts() {
  const hint = useId();
  return (
    <div>
      <Checkbox.Root className={`small ${styles.tick}`} name="allowRoundedCounts" value="1">
        <Checkbox.HiddenInput aria-describedby={hint} />
        <Checkbox.Control />
        <Checkbox.Label>Read rounded counts</Checkbox.Label>
      </Checkbox.Root>
      <p className="small muted" id={hint}>
        Shops show counts like (2.1k). They are read as 2,100 then; otherwise their rows are rejected.
      </p>
    </div>
  );
}

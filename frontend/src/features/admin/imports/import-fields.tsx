import type { ImportRecord } from '@appliance-index/backend/contract';
import { monthNames, monthOf } from '@appliance-index/domain/scores/month';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useId, useState } from 'react';
import { editor } from '../../../styled-system/recipes';
import { Field, Options, SelectField } from '../fields';
import { importsQuery, type NeededChoices } from './api';

const styles = editor();

const firstYear = 2018;

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

/**
 * The month of the scores, as selects because two of the large browsers have no month picker. Unless one is chosen, the file
 * says it, as on the command line.
 */
function MonthFields() {
  const { data: imports = [] } = useInfiniteQuery(importsQuery);
  const current = monthOf(new Date());
  const [chosen, setChosen] = useState<string | null>(null);
  const [year = '', month = ''] = (chosen ?? '').split('-');
  const lastYear = Number(current.slice(0, 'yyyy'.length));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  const choose = (text: string) => setChosen(text < current ? text : current);
  const chooseMonth = (value: string) => {
    if (value === '') setChosen(null);
    else choose(`${year || nextMonth(imports, current).slice(0, 'yyyy'.length)}-${value}`);
  };
  return (
    <div className={chosen === null ? undefined : styles.pair}>
      <SelectField
        name="month"
        label="Month"
        value={month}
        hint={chosen === null ? undefined : 'Counts instead of what the file says'}
        onChange={({ target }) => chooseMonth(target.value)}
      >
        <option value="">From the file or its name</option>
        {monthNames.map((name, index) => {
          const value = String(index + 1).padStart(2, '0');
          return (
            <option key={name} value={value} disabled={`${year}-${value}` > current}>
              {name}
            </option>
          );
        })}
      </SelectField>
      {chosen !== null && (
        <SelectField
          name="year"
          label="Year"
          value={year}
          onChange={({ target }) => choose(`${target.value}-${month}`)}
        >
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )}
    </div>
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

type Imported = Pick<ImportRecord, 'month' | 'rolledBackAt'>;

/** The month after the newest that has been imported, but not after the current one. */
export function nextMonth(imports: readonly Imported[], current: string): string {
  const months = imports.flatMap(({ month, rolledBackAt }) => (rolledBackAt === null && month) || []);
  const newest = months.toSorted().at(-1);
  if (newest === undefined || newest >= current) return current;
  const [year, month] = newest.split('-').map(Number);
  return monthOf(new Date(Date.UTC(Number(year), Number(month))));
}

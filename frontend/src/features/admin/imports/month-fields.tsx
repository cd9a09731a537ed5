import type { ImportRecord } from '@appliance-index/backend/contract';
import { monthNames } from '@appliance-index/domain/scores/month';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editor } from '../../../styled-system/recipes';
import { SelectField } from '../fields';
import { importsQuery } from './api';

const styles = editor();

const firstYear = 2018;

/**
 * The month of the scores, as selects because two of the large browsers have no month picker. Unless one is chosen, the file
 * says it, as on the command line.
 */
export function MonthFields() {
  const { data: imports = [] } = useInfiniteQuery(importsQuery);
  const current = new Date().toISOString().slice(0, 'yyyy-mm'.length);
  const [chosen, setChosen] = useState<string | null>(null);
  const [year = '', month = ''] = (chosen ?? '').split('-');
  const [currentYear = ''] = current.split('-');
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
          {yearsUntil(Number(currentYear)).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

/** Latest first. */
function yearsUntil(last: number): number[] {
  return Array.from({ length: last - firstYear + 1 }, (_, index) => last - index);
}

type Imported = Pick<ImportRecord, 'month' | 'rolledBackAt'>;

/** The month after the newest that has been imported, but not after the current one. */
export function nextMonth(imports: readonly Imported[], current: string): string {
  const months = imports.flatMap(({ month, rolledBackAt }) => (rolledBackAt === null && month) || []);
  const newest = months.toSorted().at(-1);
  if (newest === undefined || newest >= current) return current;
  const [year, month] = newest.split('-').map(Number);
  return new Date(Date.UTC(Number(year), Number(month))).toISOString().slice(0, 'yyyy-mm'.length);
}

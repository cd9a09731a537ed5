import type { ImportReport } from '@appliance-index/backend/contract';
import { groupProblems, type ProblemGroup } from '@appliance-index/domain/imports/plans/file-problems';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { formatCount, pluralize } from '../../../shared/formats';
import { Warning } from '../../../shared/ui/notices/warning';
import { editor } from '../../../styled-system/recipes';
import { adviceWords, describeFieldChange } from './import-text';
import { Shortened } from './rank-changes';

const styles = editor();

const maxGroups = 5;
/** Of rows with the same problem. */
const maxNamedRows = 5;

/** What has to be ticked before a guard lets an import pass: the models that it names, and the others together. */
export function ticksOf({ code, names, total }: ImportReport['guards'][number]) {
  const named = names.map((name) => ({ key: `${code} ${name}`, name }));
  const others = total - names.length;
  if (names.length === 0 || others <= 0) return named;
  return [...named, { key: `${code} others`, name: pluralize(others, 'other') }];
}

interface GuardTicksProps {
  report: ImportReport;
  ticked: ReadonlyMap<string, true>;
  onTick: (key: string, tick: true | null) => void;
}

/** The tripped guards, each with a tick for what it is about. */
export function GuardTicks({ report, ticked, onTick }: GuardTicksProps) {
  return (
    <Warning stacked>
      {report.guards.map((guard) => (
        <fieldset key={guard.code} className={styles.ticks}>
          <legend>{guard.names.length > 0 ? `${guard.problem}:` : guard.problem}</legend>
          {ticksOf(guard).map(({ key, name }) => (
            <Checkbox.Root
              key={key}
              className={styles.tick}
              checked={ticked.has(key)}
              onCheckedChange={({ checked }) => onTick(key, checked === true || null)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{`${name}${changeText(report, name)}`}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </fieldset>
      ))}
      <p>Tick what you have checked and found right. The import can be applied once all are ticked.</p>
    </Warning>
  );
}

/** ': Best Buy Score 4.5 → 3.4'; nothing for a brand, and for a model beyond those listed. */
function changeText({ changes }: ImportReport, name: string): string {
  const change = changes.listed.find(({ brand, model }) => `${brand} ${model}` === name);
  return change ? `: ${change.fields.map(describeFieldChange).join(', ')}` : '';
}

/** The problems of a file, those of equal reasons together, each with its models. */
export function Problems({ list, noun }: { list: ImportReport['warnings' | 'rejects']; noun: string }) {
  return (
    <>
      <p>{`${pluralize(list.total, noun)} in the file:`}</p>
      <Shortened
        list={{ ...list, listed: groupProblems(list.listed, adviceWords) }}
        limit={maxGroups}
        noun={noun}
        countOf={(groups) => groups.reduce((sum, { rows }) => sum + Math.max(rows.length, 1), 0)}
      >
        {(groups) => (
          <ul>
            {groups.map((group) => (
              <li key={`${group.first.line} ${group.first.column} ${group.reason}`}>{groupText(group)}</li>
            ))}
          </ul>
        )}
      </Shortened>
    </>
  );
}

/** 'Line 4, LG WM5800HVA: 46 is above 5.' or '27 rows: not in the catalogue (line 2 Acme A0, ... and 22 more).' */
function groupText({ first, where, reason, rows }: ProblemGroup): string {
  if (rows.length === 0) {
    return `Line ${[formatCount(first.line), first.model].filter(Boolean).join(', ')}: ${reason}`;
  }
  const more = rows.length - maxNamedRows;
  const named = rows.slice(0, maxNamedRows).join(', ');
  return `${where}: ${reason} (${named}${more > 0 ? ` and ${formatCount(more)} more` : ''})`;
}

/** The models whose new figures look wrong in one way. */
export function Check({ check: { models, message, total } }: { check: ImportReport['checks'][number] }) {
  return (
    <Shortened list={{ total, listed: models }} limit={maxGroups} noun="model">
      {(shown) => (
        <ul>
          {shown.map((model) => (
            <li key={model}>
              {model}: {message}
            </li>
          ))}
        </ul>
      )}
    </Shortened>
  );
}

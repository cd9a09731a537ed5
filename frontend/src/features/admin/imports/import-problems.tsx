import type { ImportReport } from '@appliance-index/backend/contract';
import { groupProblems, type ProblemGroup } from '@appliance-index/domain/imports/plans/file-problems';
import { formatCount, pluralize } from '../../../shared/formats';
import { adviceWords } from './import-text';
import { Shortened } from './rank-changes';

const maxGroups = 5;
/** Of rows with the same problem. */
const maxNamedRows = 5;

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

import type { ComparedView } from '@appliance-index/backend/contract';
import type { FocusEvent } from 'react';
import { modelName, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { Media } from '../../shared/ui/pictures/media';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { joinClasses } from '../../shared/ui/with-recipe';
import { useAllVotes } from '../../shared/votes/use-votes';
import { comparisonTable } from '../../styled-system/recipes';
import { comparePath } from './compare-link';
import { type Row, rowsOf } from './rows';

const styles = comparisonTable();

interface CompareTableProps {
  models: readonly ComparedView[];
  showsOnlyDifferences: boolean;
  onRemove: (id: string) => void;
}

export const tableId = 'comparison';

/** The models side by side, in its own scroll container with sticky row headers. */
export function CompareTable({ models, showsOnlyDifferences, onRemove }: CompareTableProps) {
  const votes = useAllVotes();
  const rows = rowsOf(models, votes);
  const shown = rows.filter((row) => !row.isEmpty && !(showsOnlyDifferences && row.isSame));
  const empty = rows.filter((row) => row.isEmpty);
  const name = `Comparison of ${pluralize(models.length, 'model')}`;
  const ids = models.map(({ card }) => card.id);
  /** A link, so that a model can be removed without JavaScript. */
  const pathWithout = (id: string) =>
    comparePath(
      ids.filter((each) => each !== id),
      showsOnlyDifferences,
    );
  return (
    <ScrollRegion className={styles.region} id={tableId} aria-label={name} onFocus={showWhole}>
      <table className={styles.table}>
        <caption className="sr">{name}</caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {models.map(({ card }, index) => (
              <th
                key={card.id}
                className={styles.head}
                scope="col"
                aria-label={`${letterOf(index)}: ${modelName(card)}`}
              >
                <Media imageUrl={card.imageUrl} alt="" className={styles.picture} />
                <span className={joinClasses('caps', styles.brand)}>
                  <span className={styles.letter}>{letterOf(index)}</span> {card.brand}
                </span>
                <Link className={styles.model} to={paths.appliance(card.id)}>
                  {card.model}
                </Link>
                <Link
                  className={styles.remove}
                  to={pathWithout(card.id)}
                  replace
                  onClick={() => onRemove(card.id)}
                >
                  Remove
                  <span className="sr"> {modelName(card)}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <TableRow key={row.label} row={row} ids={ids} />
          ))}
          {empty.length > 0 && !showsOnlyDifferences && (
            <tr data-same>
              <th className={styles.rowHead} scope="row">
                <span>No data yet</span>
              </th>
              <td className={styles.cell} colSpan={models.length}>
                <span className={styles.folded}>{empty.map(({ label }) => label).join(', ')}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.nothing}>We found no differences between these models.</p>}
    </ScrollRegion>
  );
}

/** Browsers leave as it is what shows in part beside the row headers. */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** 'A' for the first column; labels the model's line in the chart. */
export function letterOf(index: number): string {
  return 'ABCD'.charAt(index);
}

function TableRow({ row, ids }: { row: Row; ids: readonly string[] }) {
  return (
    <tr data-same={row.isSame || undefined}>
      <th className={styles.rowHead} scope="row">
        <span>{row.label}</span>
        {row.isSame && <span className="sr">, the same for all</span>}
      </th>
      {row.cells.map(({ content, detail }, index) => {
        const isBest = row.best[index];
        return (
          <td key={ids[index]} className={styles.cell} data-best={isBest || undefined}>
            <span>{content}</span>
            {isBest && <span className={styles.tag}>{row.bestLabel}</span>}
            {detail}
          </td>
        );
      })}
    </tr>
  );
}

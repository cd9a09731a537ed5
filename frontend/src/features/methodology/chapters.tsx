import type { ChapterView } from '@appliance-index/backend/contract';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { ColumnHeads } from '../../shared/ui/tables/column-heads';
import { joinClasses } from '../../shared/ui/with-recipe';
import { methodology } from '../../styled-system/recipes';

const styles = methodology();

export function Topic({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.topic} id={id}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

/** A part of the method that the server words. */
export function Chapter({ chapter }: { chapter: ChapterView }) {
  const { anchor, title, paragraphs, points, tables, links } = chapter;
  return (
    <Topic id={anchor} title={title}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {tables.map((table) => (
        <ChapterTable key={table.caption} table={table} />
      ))}
      {links.map(({ label, address }) => (
        <p key={address}>
          <a href={address}>{label}</a>
        </p>
      ))}
    </Topic>
  );
}

function ChapterTable({ table: { caption, columns, rows } }: { table: ChapterView['tables'][number] }) {
  return (
    <ScrollRegion className={joinClasses(styles.table, styles.wideTable)} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <ColumnHeads names={columns} />
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

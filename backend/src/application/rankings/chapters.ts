import { array, object, text, type ValueOf, view } from '../shapes.js';

/** A part of a long text, in the order of its fields. */
export const ChapterView = view('Chapter', {
  /** Its anchor in the page. */
  anchor: text,
  title: text,
  paragraphs: array(text),
  points: array(text),
  /** The first cell of a row names it. */
  tables: array(object({ caption: text, columns: array(text), rows: array(array(text)) })),
  links: array(object({ label: text, address: text })),
});
export type ChapterView = ValueOf<typeof ChapterView>;
export type Table = ChapterView['tables'][number];

/** A chapter with only some of the parts. */
export function chapter(anchor: string, title: string, parts: Partial<ChapterView>): ChapterView {
  return { anchor, title, paragraphs: [], points: [], tables: [], links: [], ...parts };
}

/** 0.9117 as '91.2%', or as '91%' without decimals. */
export const percent = (share: number, decimals = 1): string => `${(100 * share).toFixed(decimals)}%`;

/** In stars, as on all pages about likely scores: '4.31'. */
export const twoDecimals = (value: number): string => value.toFixed(2);

import { host } from './host.js';
import type { JsonOption } from './options.js';
import { supportsEscapeCodes } from './terminal.js';

const colours = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 } as const;
const hasColour = () => host().stdout.isTTY === true && supportsEscapeCodes();

export function paint(colour: keyof typeof colours, text: string): string {
  return hasColour() ? `\u001b[${colours[colour]}m${text}\u001b[0m` : text;
}

export function print(lines: readonly string[] | string): void {
  host().stdout.write(`${sanitizeControls(typeof lines === 'string' ? lines : lines.join('\n'))}\n`);
}

const colourCodes = `\u001b\\[(?:0|${Object.values(colours).join('|')})m`;
const controlCharacters = new RegExp(`${colourCodes}|[^\\P{Cc}\\n\\t]`, 'gu');

/** Replaces control characters from files and names, which could move the cursor or repaint the terminal; keeps our colours. */
export function sanitizeControls(text: string): string {
  return text.replace(controlCharacters, (found) => (found.length > 1 ? found : '\ufffd'));
}

/** To stderr, because stdout holds only results. */
export function printWarning(message: string): void {
  host().stderr.write(`${sanitizeControls(paint('yellow', message))}\n`);
}

/** A command's result in both output formats. */
export interface Output {
  /** Printed with --json. */
  document: unknown;
  /** Printed otherwise. */
  lines: readonly string[] | string;
}

export function printOutput({ document, lines }: Output, { json }: JsonOption): void {
  if (json) printJson(document);
  else print(lines);
}

export function printJson(value: unknown): void {
  host().stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** '2026-05-03 14:20', in UTC. */
export function formatMinute(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}

/** A word as a POSIX shell reads it back. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Aligns rows in columns as wide as their widest cell, or as `widths`. */
export function table(rows: readonly (readonly string[])[], widths = columnWidths(rows)): string[] {
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Width of each column, in characters; no less than `minWidths`. */
export function columnWidths(rows: readonly (readonly string[])[], minWidths: number[] = []): number[] {
  return rows.reduce<number[]>(
    (all, row) => row.map((cell, column) => Math.max(all[column] ?? 0, cell.length)),
    minWidths,
  );
}

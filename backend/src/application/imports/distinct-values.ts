import { nameKey } from '@appliance-index/domain/imports/file-columns';
import { cleanLine } from '@appliance-index/domain/text/text-fields';

/** So many values of a column are kept, of those that are read and of the others. */
const maxValues = 50;
/** Longer ones stand for nothing else. */
const maxValueLength = 100;

export interface DistinctValue {
  value: string;
  /** Number of rows with it. */
  rows: number;
  isRead: boolean;
}

/** The distinct values of a column, without case: those that are not read, and the others if they are few. */
export class DistinctValues {
  private readonly found = {
    read: new Map<string, DistinctValue>(),
    unread: new Map<string, DistinctValue>(),
  };
  /** Those that are read are listed no more. */
  private isVaried: boolean;

  /** @param hasFew whether the field takes few values, so that those that are read may stand for others, too */
  constructor(hasFew: boolean) {
    this.isVaried = !hasFew;
  }

  add(cell: string, isRead: boolean): void {
    if ((isRead && this.isVaried) || cell.length > maxValueLength) return;
    const values = this.found[isRead ? 'read' : 'unread'];
    const key = nameKey(cell);
    const known = values.get(key);
    if (known) known.rows++;
    else if (values.size < maxValues) values.set(key, { value: cleanLine(cell), rows: 1, isRead });
    else if (isRead) {
      this.isVaried = true;
      values.clear();
    }
  }

  /** Those that are not read first. */
  list(): DistinctValue[] {
    return [...this.found.unread.values(), ...this.found.read.values()];
  }
}

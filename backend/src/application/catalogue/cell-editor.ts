import {
  type Appliance,
  type ApplianceFieldName,
  type ApplianceFields,
  type ApplianceInput,
  applianceFieldNames,
  duplicateMessage,
  matchKey,
  maxBulkChange,
} from '@appliance-index/domain/catalogue/appliance';
import { identifyingFields } from '@appliance-index/domain/catalogue/appliance-fields';
import { type CellTexts, inputOfCells } from '@appliance-index/domain/catalogue/cell-text';
import { DomainError, type Issue, invalidFields } from '@appliance-index/domain/errors';
import { maxChangedCells } from '@appliance-index/domain/limits';
import { pick } from '@appliance-index/domain/objects';
import type { Changes } from '../audit-ports.js';
import type { Transactions } from '../ports.js';
import { checkPrecondition } from '../precondition.js';
import { applianceView } from './catalogue.js';
import type { CellChangesView } from './cell-views.js';
import { fieldsOf, lockListed, mergedFields } from './edited-models.js';
import type { ApplianceEdits } from './editing-ports.js';

/** Cells of one model, which must still have this version. */
export interface ModelCells {
  id: string;
  version: number;
  cells: CellTexts;
}

interface CellRun {
  actor: string;
  /** Whether what would change is written; otherwise it is a plan. */
  apply: boolean;
  /** Whether the cells hold what was there before an earlier run; brands then keep their spelling. */
  isUndo: boolean;
}

/** The fields after the cells that can be read and written, with an issue for each other cell. */
interface Merged {
  after: ApplianceFields;
  issues: Issue[];
}

/** What is to become of one model. */
interface Planned extends Merged {
  appliance: Appliance;
  before: ApplianceFields;
  changed: ApplianceFieldName[];
  /** How many cells hold what is there. */
  unchanged: number;
}

/** Changes cells of the staff's table of models. */
export class CellEditor {
  constructor(
    private readonly edits: ApplianceEdits,
    private readonly transactions: Transactions,
    private readonly changes: Changes,
  ) {}

  /**
   * Plans a change of cells or, in the same run, applies it: all or none, with an audit entry for each changed model.
   * @throws invalid/cells for too many, or to apply cells that cannot be read, with an issue for each; not-found/appliance;
   * conflict/stale with the current model
   */
  change(models: readonly ModelCells[], run: CellRun): Promise<CellChangesView> {
    checkSize(models);
    return this.transactions.run(async () => {
      await this.edits.lockAll();
      const planned: Planned[] = [];
      for (const each of models) planned.push(await this.plan(each, planned, run));
      if (run.apply) await this.save(planned, run);
      return viewOf(planned, run);
    });
  }

  private async plan(
    { id, version, cells }: ModelCells,
    earlier: readonly Planned[],
    run: CellRun,
  ): Promise<Planned> {
    const appliance = await lockListed(this.edits, id);
    const name = `${appliance.brand} ${appliance.model}`;
    checkPrecondition(name, applianceView(appliance), (current) => current.version === version);
    const before = fieldsOf(appliance);
    const isTaken = (fields: ApplianceFields) => this.isTaken(fields, appliance.id, earlier);
    const merged = await this.merge(before, inputOfCells(cells, before.category), isTaken, run);
    const changed = applianceFieldNames.filter((name) => before[name] !== merged.after[name]);
    const isUnchanged = (name: ApplianceFieldName) =>
      cells[name] !== undefined &&
      !changed.includes(name) &&
      !merged.issues.some(({ path }) => path === name);
    return {
      ...merged,
      appliance,
      before,
      changed,
      unchanged: applianceFieldNames.filter(isUnchanged).length,
    };
  }

  private async merge(
    before: ApplianceFields,
    input: ApplianceInput,
    isTaken: (fields: ApplianceFields) => Promise<boolean>,
    run: CellRun,
  ): Promise<Merged> {
    const spell = async (brand: string) => (run.isUndo ? brand : this.edits.brandSpelling(brand));
    const { fields, issues } = await mergedFields(before, input, spell);
    if (issues.length === 0) {
      const renamed = identifyingFields.filter((name) => before[name] !== fields[name]);
      if (renamed.length === 0 || !(await isTaken(fields))) return { after: fields, issues };
      const message = duplicateMessage(fields);
      issues.push(...renamed.map((path) => ({ path, message })));
    }
    const rest = applianceFieldNames.filter(
      (name) => input[name] !== undefined && !issues.some(({ path }) => path === name),
    );
    // What is stored already may be wrong by itself.
    if (rest.length === Object.keys(input).length) return { after: before, issues };
    const merged = await this.merge(before, pick(input, rest), isTaken, run);
    return { after: merged.after, issues: [...issues, ...merged.issues] };
  }

  /** Whether another model has this name, or is to get it. A name that becomes free in the same run still counts. */
  private async isTaken(
    { brand, model, category }: ApplianceFields,
    id: string,
    earlier: readonly Planned[],
  ) {
    const key = matchKey(brand, model, category);
    const holder = await this.edits.holderOf(key);
    if (holder !== null && holder !== id) return true;
    return earlier.some(({ after }) => matchKey(after.brand, after.model, after.category) === key);
  }

  private async save(planned: readonly Planned[], { actor, isUndo }: CellRun): Promise<void> {
    const issues = planned.flatMap((each, index) =>
      each.issues.map(({ path, message }) => ({ path: `models.${index}.cells.${path}`, message })),
    );
    if (issues.length > 0) throw invalidFields('cells', issues);
    for (const each of planned) {
      if (each.changed.length === 0) continue;
      each.appliance = await this.changes.run({ actor, action: isUndo ? 'undo' : 'update' }, async () => {
        const current = await lockListed(this.edits, each.appliance.id);
        return this.edits.save(Object.assign(current, each.after));
      });
    }
  }
}

function checkSize(models: readonly ModelCells[]): void {
  const cellCount = models.reduce((sum, { cells }) => sum + Object.keys(cells).length, 0);
  if (models.length === 0 || models.length > maxBulkChange || cellCount > maxChangedCells)
    throw new DomainError(
      'invalid',
      'cells',
      `Change cells of 1 to ${maxBulkChange} models, and at most ${maxChangedCells} cells.`,
    );
  if (new Set(models.map(({ id }) => id.toLowerCase())).size < models.length)
    throw new DomainError('invalid', 'cells', 'List each model once, with all of its cells.');
}

function viewOf(planned: readonly Planned[], { apply }: CellRun): CellChangesView {
  return {
    isApplied: apply,
    models: planned
      .filter(({ changed, issues }) => changed.length + issues.length > 0)
      .map(({ appliance, before, after, changed, issues }) => ({
        appliance: applianceView(appliance),
        before: pick(before, changed),
        after: pick(after, changed),
        problems: issues.map(({ path, message }) => ({ field: path, message })),
      })),
    unchanged: planned.reduce((sum, { unchanged }) => sum + unchanged, 0),
  };
}

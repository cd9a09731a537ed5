import {
  parseSavedView,
  type SavedViewInput,
  savedViewLimits,
} from '@appliance-index/domain/catalogue/saved-view';
import { DomainError } from '@appliance-index/domain/errors';
import { pick } from '@appliance-index/domain/objects';
import type { Changes } from '../audit-ports.js';
import type { SavedViewView } from './change-views.js';
import type { SavedView, SavedViews } from './editing-ports.js';

/** Who asks: an account's id, and its name in the audit log. */
interface Staff {
  id: string;
  email: string;
}

/** Views of the list of models that staff keep, for themselves or for all. The audit log has the shared ones. */
export class ViewKeeper {
  constructor(
    private readonly views: SavedViews,
    private readonly changes: Changes,
  ) {}

  /** An account's own views and the shared ones, by name. */
  async list({ id }: Staff): Promise<SavedViewView[]> {
    return (await this.views.of(id)).map((view) => viewOf(view, id));
  }

  /** Adds a view, or replaces the account's own one of that name. @throws invalid/view, conflict/views for too many */
  save(input: SavedViewInput, staff: Staff): Promise<SavedViewView> {
    const fields = parseSavedView(input);
    return this.changes.run({ actor: staff.email, action: 'save' }, async () => {
      const own = (await this.views.of(staff.id)).filter(({ owner }) => owner === staff.id);
      const before = own.find(({ name }) => name === fields.name) ?? null;
      if (!before && own.length >= savedViewLimits.perAccount) throw tooMany();
      const after = await this.views.put(staff.id, fields);
      this.record(before, after);
      return viewOf(after, staff.id);
    });
  }

  /** Everybody may delete their own views, and shared ones. @throws not-found/view */
  remove(id: string, staff: Staff): Promise<void> {
    return this.changes.run({ actor: staff.email, action: 'delete' }, async () => {
      const view = (await this.views.of(staff.id)).find((each) => each.id === id);
      if (!view) throw new DomainError('not-found', 'view', 'This view has already been deleted.');
      await this.views.remove(id);
      this.record(view, null);
    });
  }

  private record(before: SavedView | null, after: SavedView | null): void {
    const current = after ?? before;
    if (!current || !(before?.isShared || after?.isShared)) return;
    this.changes.record({
      ...{ subject: 'view', subjectId: current.id, label: current.name },
      ...{ before: valuesOf(before), after: valuesOf(after) },
    });
  }
}

const valuesOf = (view: SavedView | null) => view && pick(view, ['query', 'isShared']);

function viewOf({ id, owner, name, query, isShared }: SavedView, asking: string): SavedViewView {
  return { id, name, query, isShared, isOwn: owner === asking };
}

function tooMany(): DomainError {
  const message = `You have ${savedViewLimits.perAccount} views. Delete one before you save another.`;
  return new DomainError('conflict', 'views', message);
}

import type {
  ApplianceView,
  HistoryEntryView,
  MediaView,
  SavedViewView,
} from '@appliance-index/backend/contract';
import { readApplianceFields } from '@appliance-index/domain/catalogue/appliance';
import { type CellTexts, inputOfCells } from '@appliance-index/domain/catalogue/cell-text';
import { priceCents } from '@appliance-index/domain/catalogue/price';
import { pick } from '@appliance-index/domain/objects';
import { noScores } from '@appliance-index/domain/scores/history';
import { answerRequests } from './requests';

interface Sent {
  /** 'PUT /api/appliances/1' */
  line: string;
  body: Readonly<Record<string, unknown>>;
}

type Answer = (sent: Sent) => unknown;

/** A washer without scores, Acme A1; its id is its model. */
export const applianceView = (model: string, fields: Partial<ApplianceView> = {}): ApplianceView => ({
  ...{ id: model, brand: 'Acme', model, category: 'washers', subcategory: null, imageUrl: null },
  ...{ priceRange: null, reliabilityScore: null, avgScore: 0, totalReviews: 0, version: 1 },
  ...noScores,
  ...fields,
});

export const photoView = (id: string): MediaView => ({
  ...{ id, type: 'image', url: `/${id}.png`, width: 8, height: 6 },
});

const at = '2026-06-01T10:00:00.000Z';
const gone = 'This appliance does not exist. If it was deleted, you can restore it from the trash.';

/** What staff change models and their photos with, in memory, until the end of the test. */
export class StaffApi {
  /** All that was requested, oldest first. */
  readonly sent: Sent[] = [];
  private views: SavedViewView[] = [];
  private readonly trash: ApplianceView[] = [];
  private readonly history: (HistoryEntryView & { model: string; before: object })[] = [];
  private readonly exceptions: { line: RegExp; answer: Answer }[] = [];

  /** All models share the photos. */
  constructor(
    public models: ApplianceView[],
    public photos: MediaView[] = [],
  ) {
    answerRequests(async (path, { method = 'GET', body }) => {
      const sent = { line: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : {} };
      this.sent.push(sent);
      const exception = this.exceptions.findLast(({ line }) => line.test(sent.line));
      return exception ? exception.answer(sent) : this.answer(sent);
    });
  }

  /** Answers requests whose line matches in another way, until the returned function is called. */
  except(line: RegExp, answer: Answer): () => void {
    const exception = { line, answer };
    this.exceptions.push(exception);
    return () => void this.exceptions.splice(this.exceptions.indexOf(exception), 1);
  }

  /** Holds requests whose line matches until the returned function is called. */
  hold(line: RegExp): () => void {
    const held = Promise.withResolvers<void>();
    this.except(line, async (sent) => {
      await held.promise;
      return this.answer(sent);
    });
    return held.resolve;
  }

  /** Saves fields of a model, as a colleague may. */
  change(id: string, fields: Partial<ApplianceView>): ApplianceView {
    const before = this.models.find((model) => model.id === id);
    if (!before) throw new Error(`There is no model ${id}.`);
    const after: ApplianceView = { ...before, ...fields, version: before.version + 1 };
    this.models = this.models.map((model) => (model === before ? after : model));
    const changed = Object.keys(fields) as (keyof ApplianceView)[];
    const pick = (view: ApplianceView) => Object.fromEntries(changed.map((name) => [name, view[name]]));
    const entry = {
      id: `c${this.history.length}`,
      model: id,
      action: 'update',
      actor: 'ann@example.org',
      at,
    };
    this.history.unshift({ ...entry, before: pick(before), after: pick(after) });
    return after;
  }

  remove(ids: readonly unknown[]): void {
    this.trash.push(...this.models.filter(({ id }) => ids.includes(id)));
    this.models = this.models.filter(({ id }) => !ids.includes(id));
  }

  private saveView(body: Sent['body']): SavedViewView {
    const view = { ...body, id: String(body.name), isOwn: true } as SavedViewView;
    this.views = [...this.views.filter(({ name }) => name !== view.name), view];
    return view;
  }

  private restore(ids: readonly unknown[]): void {
    const restored = this.trash.filter(({ id }) => ids.includes(id));
    this.models = [...this.models, ...restored];
    for (const model of restored) this.trash.splice(this.trash.indexOf(model), 1);
  }

  private answer({ line, body }: Sent): unknown {
    const [route, id = '', changeId] = routeOf(line);
    switch (route) {
      case 'GET /api/appliances':
        return this.models;
      case 'GET /api/admin/views':
        return this.views;
      case 'POST /api/admin/views':
        return this.saveView(body);
      case 'DELETE /api/admin/views/*':
        this.views = this.views.filter((view) => view.id !== id);
        return {};
      case 'GET /api/admin/appliances/facts':
        return this.models.map((model) => ({
          id: model.id,
          place: null,
          of: null,
          scoreMonth: null,
          priceCents: priceCents(model.priceRange),
          isPictured: false,
        }));
      case 'GET /api/admin/technicians/counts':
        return {};
      case 'GET /api/admin/trash?':
        return this.trash.map((appliance) => ({ appliance, deletedAt: at, removedAt: at }));
      case 'POST /api/appliances':
        this.models = [...this.models, applianceView(String(body.model), body)];
        return this.models.at(-1);
      case 'PUT /api/appliances/*':
        return this.save(id, body);
      case 'DELETE /api/appliances/*':
        this.remove([id]);
        return {};
      case 'POST /api/admin/appliances/bulk':
        return this.changeInBulk(body);
      case 'POST /api/admin/appliances/cells':
        return this.changeCells(body as unknown as CellsBody);
      case 'GET /api/admin/appliances/*/history':
        return this.history.filter(({ model }) => model === id);
      case 'POST /api/admin/appliances/*/history/*/undo':
        return this.change(id, this.history.find((entry) => entry.id === changeId)?.before ?? {});
      case 'GET /api/media/appliance/*':
        return this.photos;
      case 'PUT /api/media/appliance/*/order':
        this.photos = (body.ids as string[]).map(photoView);
        return this.photos;
      case 'DELETE /api/media/*':
        return this.removePhoto(id);
      default:
        throw new Error(`The API has no ${line}.`);
    }
  }

  private save(id: string, { version, ...fields }: Sent['body']): unknown {
    const current = this.models.find((model) => model.id === id);
    if (!current) return notFound(gone);
    if (current.version !== version) return Response.json({ current }, { status: 409 });
    return this.change(id, fields);
  }

  /** All of the models or none. */
  private changeInBulk({ action, ids, ...type }: Sent['body']): unknown {
    const list = ids as string[];
    const isThere = (id: string) => this.models.some((model) => model.id === id);
    if (action !== 'restore' && !list.every(isThere)) return notFound(gone);
    if (action === 'delete') this.remove(list);
    else if (action === 'restore') this.restore(list);
    else for (const id of list) this.change(id, type);
    return {};
  }

  /** Plans or changes cells by the rules of the domain, all or none. */
  private changeCells({ models, apply }: CellsBody): unknown {
    const current = models.map(({ id }) => this.models.find((model) => model.id === id));
    if (current.includes(undefined)) return notFound(gone);
    const outdated = current.find((model, index) => model?.version !== models[index]?.version);
    if (outdated) return Response.json({ code: 'stale', current: outdated, message }, { status: 409 });
    const planned = models.map(({ cells }, index) => plannedCells(current[index] as ApplianceView, cells));
    const issues = planned.flatMap(({ problems }) => problems);
    if (apply && issues.length > 0) return Response.json({ issues }, { status: 400 });
    const changed = planned.filter(({ after }) => Object.keys(after).length > 0);
    if (apply) for (const each of changed) each.appliance = this.change(each.appliance.id, each.after);
    return {
      isApplied: apply,
      models: planned.filter((each) => changed.includes(each) || each.problems.length > 0),
      unchanged: planned.reduce((sum, { unchanged }) => sum + unchanged, 0),
    };
  }

  private removePhoto(id: string): unknown {
    if (!this.photos.some((photo) => photo.id === id)) return notFound('This photo does not exist.');
    this.photos = this.photos.filter((photo) => photo.id !== id);
    return {};
  }
}

const message = 'Someone else has changed this appliance in the meantime.';

interface CellsBody {
  models: { id: string; version: number; cells: CellTexts }[];
  apply: boolean;
}

function plannedCells(appliance: ApplianceView, cells: CellTexts) {
  const { fields, issues } = readApplianceFields({
    ...appliance,
    ...inputOfCells(cells, appliance.category),
  });
  const named = Object.keys(cells) as (keyof CellTexts)[];
  const read = named.filter((name) => !issues.some(({ path }) => path === name));
  const changed = read.filter((name) => appliance[name] !== fields[name]);
  return {
    appliance,
    before: pick(appliance, changed),
    after: pick(fields, changed),
    problems: issues.map(({ path, message: said }) => ({ field: path, path, message: said })),
    unchanged: read.length - changed.length,
  };
}

const notFound = (message: string) => Response.json({ message }, { status: 404 });

/** The line with its ids as stars, and the ids. */
function routeOf(line: string): [route: string, ...ids: string[]] {
  const ids: string[] = [];
  const route = line.replace(
    /(?<=\/(?:appliances|appliance|media|history|views)\/)(?!bulk|cells|facts|appliance|history)[^/?]+/g,
    (id) => {
      ids.push(id);
      return '*';
    },
  );
  return [route, ...ids];
}

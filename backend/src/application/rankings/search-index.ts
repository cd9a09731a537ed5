import { foldCase, searchText } from '@appliance-index/domain/catalogue/search';
import type { ResultView } from '../catalogue/appliance-views.js';
import type { CatalogueVersion } from '../ports.js';
import { resultView } from './cards.js';
import type { FoundModel } from './ranking-ports.js';

/** Reading the catalogue takes about as long as this many searches in the database. */
const searchesBeforeIndex = 20;

/** Larger catalogues are searched in the database, because every process has an index of its own. */
const maxIndexedModels = 150_000;

export interface Matches {
  /** Number of matches in the whole catalogue. */
  total: number;
  /** The first of them, in overall order. */
  results: ResultView[];
}

/** The models of a brand and type. Their search text is the same but for their names. */
interface Group {
  number: number;
  text: string;
  size: number;
}

interface Entry {
  model: FoundModel;
  group: Group;
  name: string;
  /** Made when the model is first found. */
  view?: ResultView;
}

/** The catalogue in memory. A search looks at a few hundred groups and at names that share two letters with the query. */
export class SearchIndex {
  private readonly groups: Group[];
  /** In overall order. */
  private readonly entries: Entry[];
  /** The models whose name has a pair of letters (see `pairBefore`), in overall order. */
  private readonly entriesByPair: Entry[][] = [];

  /** @param models in overall order */
  constructor(models: readonly FoundModel[]) {
    const groups = new Map<string, Group>();
    this.entries = models.map((model) => ({
      model,
      group: groupOf(model, groups),
      name: foldCase(model.model),
    }));
    this.groups = [...groups.values()];
    for (const entry of this.entries) this.addPairs(entry);
  }

  private addPairs(entry: Entry): void {
    for (let at = 1; at < entry.name.length; at++) {
      const pair = pairBefore(entry.name, at);
      const entries = this.entriesByPair[pair] ?? [];
      if (entries.at(-1) !== entry) entries.push(entry);
      this.entriesByPair[pair] = entries;
    }
  }

  /** Models whose search text contains `query` (normalised, not empty), and the first `limit` of them. */
  search(query: string, limit: number): Matches {
    const isWhole = this.groups.map(({ text }) => text.includes(query));
    const named = this.candidates(query).filter(
      ({ group, name }) => !isWhole[group.number] && name.includes(query),
    );
    const total = this.groups.reduce((sum, { size }, i) => (isWhole[i] ? sum + size : sum), named.length);
    const candidates = total > named.length ? this.entries : named;
    const isMatch = ({ group, name }: Entry) =>
      isWhole[group.number] || (named.length > 0 && name.includes(query));
    return { total, results: firstOf(candidates, isMatch, Math.min(limit, total)) };
  }

  /** The first `limit` models, in overall order, whose search text contains every one of `words` (normalised). */
  searchWords(words: readonly string[], limit: number): ResultView[] {
    const missing = this.groups.map(({ text }) => words.filter((word) => !text.includes(word)));
    const nameWord = words.find((word) => missing.every((each) => each.includes(word)));
    const candidates = nameWord === undefined ? this.entries : this.candidates(nameWord);
    const isMatch = ({ group, name }: Entry) => missing[group.number]?.every((word) => name.includes(word));
    return firstOf(candidates, isMatch, limit);
  }

  /** The models whose name has the rarest pair of letters of the text; only their names can contain the text. */
  private candidates(text: string): readonly Entry[] {
    let rarest = this.entries;
    for (let at = 1; at < text.length; at++) {
      const entries = this.entriesByPair[pairBefore(text, at)] ?? [];
      if (entries.length < rarest.length) rarest = entries;
    }
    return rarest;
  }
}

/** A number below 2^14 for the letters before and at `at`; other pairs than ASCII ones share it with some. */
function pairBefore(text: string, at: number): number {
  return ((text.charCodeAt(at - 1) & 127) << 7) | (text.charCodeAt(at) & 127);
}

function firstOf(
  candidates: readonly Entry[],
  isMatch: (entry: Entry) => boolean | undefined,
  count: number,
): ResultView[] {
  const results: ResultView[] = [];
  for (const entry of candidates) {
    if (results.length === count) break;
    if (isMatch(entry)) results.push(viewOf(entry));
  }
  return results;
}

function viewOf(entry: Entry): ResultView {
  entry.view ??= resultView(entry.model);
  return entry.view;
}

function groupOf({ brand, category, subcategory }: FoundModel, groups: Map<string, Group>): Group {
  const key = [brand, category, subcategory].join('\n');
  let group = groups.get(key);
  if (!group) {
    group = { number: groups.size, text: searchText({ brand, model: '', category, subcategory }), size: 0 };
    groups.set(key, group);
  }
  group.size++;
  return group;
}

/** Keeps an index of the current version of the catalogue, once that version has been searched often enough. */
export class CurrentSearchIndex {
  private index: SearchIndex | undefined;
  private searchesWithout = 0;

  /** `read` must see the latest data: it must not join a `ConsistentReads` month score that is already open. */
  constructor(
    private readonly catalogue: CatalogueVersion,
    private readonly read: (limit: number) => Promise<FoundModel[]>,
  ) {
    catalogue.onChange(() => {
      this.index = undefined;
      this.searchesWithout = 0;
    });
  }

  /** Undefined while only the database can answer. */
  get(): SearchIndex | undefined {
    return this.index;
  }

  /** To be called for every search that the database answers. */
  countSearchWithout(): void {
    this.searchesWithout++;
    if (this.searchesWithout === searchesBeforeIndex) void this.build();
  }

  private async build(): Promise<void> {
    const version = this.catalogue.current();
    if (version === null) return;
    try {
      const models = await this.read(maxIndexedModels + 1);
      const isCurrent = version === this.catalogue.current();
      if (isCurrent && models.length <= maxIndexedModels) this.index = new SearchIndex(models);
    } catch {
      this.searchesWithout = 0; // The next searches report the failure, or go on without.
    }
  }
}

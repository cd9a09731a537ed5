import { foldCase, searchText } from '@appliance-index/domain/catalogue/search';
import { isRated } from '@appliance-index/domain/scores/score';
import type { CatalogueVersion } from '../ports.js';
import { resultView, shownEvidence } from './cards.js';
import type { CategoryCounts, FoundModel, SearchSlice } from './ranking-ports.js';
import type { RankedResultView } from './ranking-views.js';
import type { EvidenceById } from './trust-ports.js';

/** Reading the catalogue takes about as long as this many searches in the database. */
const searchesBeforeIndex = 20;

/** Larger catalogues are searched in the database, because every process has an index of its own. */
const maxIndexedModels = 150_000;

export interface IndexedModels {
  /** In overall order. */
  models: readonly FoundModel[];
  evidence: EvidenceById;
}

export interface Matches {
  /** Number of matches in the whole catalogue, whatever the slice. */
  total: number;
  /** The same by category; those without matches are absent. */
  counts: CategoryCounts;
  /** The requested slice, in overall order. */
  results: RankedResultView[];
}

/** The models of a brand and type. Their search text is the same but for their names. */
interface Group {
  number: number;
  category: string;
  text: string;
  size: number;
}

interface Entry {
  model: FoundModel;
  group: Group;
  name: string;
  /** Starts at 0 for the first in overall order. */
  place: number;
  /** As in `RankedResultView`. */
  rank: number | null;
  evidence: RankedResultView['evidence'];
  /** Made when the model is first found. */
  view?: RankedResultView;
}

/** The catalogue in memory. A search looks at a few hundred groups and at names that share two letters with the query. */
export class SearchIndex {
  private readonly groups: Group[];
  /** In overall order. */
  private readonly entries: Entry[];
  /** The models whose name has a pair of letters (see `pairBefore`), in overall order. */
  private readonly entriesByPair: Entry[][] = [];

  constructor({ models, evidence }: IndexedModels) {
    const groups = new Map<string, Group>();
    const sizes = new Map<string, number>();
    this.entries = models.map((model, place) => ({
      model,
      group: groupOf(model, groups),
      name: foldCase(model.model),
      place,
      rank: nextRank(model, sizes),
      evidence: shownEvidence(model, evidence),
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

  /** Models whose search text contains every one of `texts` (normalised, at least one, none empty). */
  search(texts: readonly string[], { category, offset, limit }: SearchSlice): Matches {
    const longestFirst = texts.toSorted((a, b) => b.length - a.length);
    const missing = this.groups.map(({ text }) => longestFirst.filter((each) => !text.includes(each)));
    const whole = this.groups.filter((_, number) => missing[number]?.length === 0);
    const named = this.entriesNaming(missing);
    const counts: Record<string, number> = {};
    const add = (to: string, size: number) => {
      counts[to] = (counts[to] ?? 0) + size;
    };
    for (const group of whole) add(group.category, group.size);
    for (const { group } of named) add(group.category, 1);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const listed = (category === null ? total : counts[category]) ?? 0;
    const isMatch = ({ group, name }: Entry) =>
      (category === null || group.category === category) &&
      (named.length > 0 || missing[group.number]?.length === 0) &&
      missing[group.number]?.every((each) => name.includes(each));
    const count = Math.max(0, Math.min(limit, listed - offset));
    return {
      total,
      counts,
      results: someOf(whole.length > 0 ? this.entries : named, isMatch, offset, count),
    };
  }

  /** The models whose own names have all that their group's text is missing, if that is anything; in overall order. */
  private entriesNaming(missing: readonly string[][]): Entry[] {
    const firsts = new Set(missing.flatMap(([first]) => first ?? []));
    const named = [...firsts].flatMap((first) =>
      this.candidates(first).filter(({ group, name }) => {
        const own = missing[group.number];
        return own?.[0] === first && own.every((each) => name.includes(each));
      }),
    );
    return firsts.size > 1 ? named.sort((a, b) => a.place - b.place) : named;
  }

  /** The first `limit` models, in overall order, whose search text contains every one of `words` (normalised). */
  searchWords(words: readonly string[], limit: number): RankedResultView[] {
    const missing = this.groups.map(({ text }) => words.filter((word) => !text.includes(word)));
    const nameWord = words.find((word) => missing.every((each) => each.includes(word)));
    const candidates = nameWord === undefined ? this.entries : this.candidates(nameWord);
    const isMatch = ({ group, name }: Entry) => missing[group.number]?.every((word) => name.includes(word));
    return someOf(candidates, isMatch, 0, limit);
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

/** `count` of the matches, after the first `offset`. */
function someOf(
  candidates: readonly Entry[],
  isMatch: (entry: Entry) => boolean | undefined,
  offset: number,
  count: number,
): RankedResultView[] {
  const results: RankedResultView[] = [];
  let toSkip = offset;
  for (const entry of candidates) {
    if (results.length === count) break;
    if (isMatch(entry) && toSkip-- <= 0) results.push(viewOf(entry));
  }
  return results;
}

function viewOf(entry: Entry): RankedResultView {
  const { model, rank, evidence } = entry;
  entry.view ??= { ...resultView(model), rank, evidence };
  return entry.view;
}

/** The rank of the next model in overall order; `sizes` has the numbers of those before it in each category and type. */
function nextRank(model: FoundModel, sizes: Map<string, number>): number | null {
  const { category, subcategory } = model;
  const [rank = 0] = [`${category}\n${subcategory}`, category]
    .map((scope) => {
      const size = (sizes.get(scope) ?? 0) + 1;
      sizes.set(scope, size);
      return size;
    })
    .slice(subcategory === null ? 1 : 0);
  return isRated(model) ? rank : null;
}

function groupOf({ brand, category, subcategory }: FoundModel, groups: Map<string, Group>): Group {
  const key = [brand, category, subcategory].join('\n');
  let group = groups.get(key);
  if (!group) {
    const text = searchText({ brand, model: '', category, subcategory });
    group = { number: groups.size, category, text, size: 0 };
    groups.set(key, group);
  }
  group.size++;
  return group;
}

/** Keeps an index of the current version of the catalogue, once that version has been searched often enough. */
export class CurrentSearchIndex {
  private index: SearchIndex | undefined;
  private searchesWithout = 0;

  /** `read` must see the latest data: it must not join a `ConsistentReads` snapshot that is already open. */
  constructor(
    private readonly catalogue: CatalogueVersion,
    private readonly read: (limit: number) => Promise<IndexedModels>,
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
      const read = await this.read(maxIndexedModels + 1);
      const isCurrent = version === this.catalogue.current();
      if (isCurrent && read.models.length <= maxIndexedModels) this.index = new SearchIndex(read);
    } catch {
      this.searchesWithout = 0; // The next searches report the failure, or go on without.
    }
  }
}

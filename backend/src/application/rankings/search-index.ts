import { foldCase, searchText } from '@appliance-index/domain/catalogue/search';
import { numberOf } from '@appliance-index/domain/objects';
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
  /** Positions in `sharedTexts` of what a query can match besides the name: the brand, and the words of the type. */
  brandText: number;
  typeText: number;
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

/**
 * The catalogue in memory. A search reads the texts of brands and types, adds them up for a few hundred groups, and reads
 * the names that share two letters with the query.
 */
export class SearchIndex {
  private readonly groups: Group[];
  /** Each text that groups share, once. */
  private readonly sharedTexts: string[];
  /** In overall order. */
  private readonly entries: Entry[];
  /** The models whose name has a pair of letters (see `pairBefore`), in overall order. */
  private readonly entriesByPair: Entry[][] = [];

  constructor({ models, evidence }: IndexedModels) {
    const groups = new Map<string, Group>();
    const texts = new Map<string, number>();
    const sizes = new Map<string, number>();
    this.entries = models.map((model, place) => ({
      model,
      group: groupOf(model, groups, texts),
      name: foldCase(model.model),
      place,
      rank: nextRank(model, sizes),
      evidence: shownEvidence(model, evidence),
    }));
    this.groups = [...groups.values()];
    this.sharedTexts = [...texts.keys()];
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

  /** Models whose search text contains every one of `texts` (normalised, one to thirty, none empty). */
  search(texts: readonly string[], { category, offset, limit }: SearchSlice): Matches {
    const longestFirst = texts.toSorted((a, b) => b.length - a.length);
    const missing = this.missingIn(longestFirst);
    const named = this.entriesNaming(longestFirst, missing);
    const { total, counts } = this.count(missing, named);
    const listed = (category === null ? total : counts[category]) ?? 0;
    const isMatch = ({ group, name }: Entry) =>
      (category === null || group.category === category) &&
      (named.length > 0 || missing[group.number] === 0) &&
      hasAll(name, longestFirst, missing[group.number]);
    const count = Math.max(0, Math.min(limit, listed - offset));
    const candidates = total > named.length ? this.entries : named;
    return { total, counts, results: someOf(candidates, isMatch, offset, count) };
  }

  /** Which of the texts the models of each group must have in their names: those that the group's own texts are missing. */
  private missingIn(texts: readonly string[]): TextSet[] {
    const all = texts.reduce((set, _, position) => set | only(position), 0);
    const missing = this.sharedTexts.map((shared) =>
      texts.reduce((set, text, position) => (shared.includes(text) ? set & ~only(position) : set), all),
    );
    return this.groups.map(
      ({ brandText, typeText }) => (missing[brandText] ?? all) & (missing[typeText] ?? all),
    );
  }

  /** The models whose own names have all that their group's texts are missing, if that is anything; in overall order. */
  private entriesNaming(texts: readonly string[], missing: readonly TextSet[]): Entry[] {
    const named = texts.flatMap((text, position) => {
      const isFirst = (set = 0) => firstOf(set) === only(position);
      if (!missing.some(isFirst)) return [];
      return this.candidates(text).filter(
        ({ group, name }) => isFirst(missing[group.number]) && hasAll(name, texts, missing[group.number]),
      );
    });
    return texts.length > 1 ? named.sort((a, b) => a.place - b.place) : named;
  }

  /** Numbers of matches: the models of groups that are missing nothing, and those named. */
  private count(missing: readonly TextSet[], named: readonly Entry[]): Pick<Matches, 'total' | 'counts'> {
    const counts: Record<string, number> = {};
    let total = 0;
    const add = (category: string, size: number) => {
      counts[category] = (counts[category] ?? 0) + size;
      total += size;
    };
    for (const { number, category, size } of this.groups) if (missing[number] === 0) add(category, size);
    for (const { group } of named) add(group.category, 1);
    return { total, counts };
  }

  /** The first `limit` models, in overall order, whose search text contains every one of `words` (normalised, at most thirty). */
  searchWords(words: readonly string[], limit: number): RankedResultView[] {
    const missing = this.missingIn(words);
    const everywhere = missing.reduce((common, set) => common & set, -1);
    const nameWord = words.find((_, position) => (everywhere & only(position)) !== 0);
    const candidates = nameWord === undefined ? this.entries : this.candidates(nameWord);
    const isMatch = ({ group, name }: Entry) => hasAll(name, words, missing[group.number]);
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

/** Some of the texts of a search: the bit of each by its position. */
type TextSet = number;

const only = (position: number): TextSet => 1 << position;

const firstOf = (set: TextSet): TextSet => set & -set;

/** Whether the name contains those of the texts that are in the set. */
function hasAll(name: string, texts: readonly string[], set: TextSet = 0): boolean {
  return texts.every((text, position) => (set & only(position)) === 0 || name.includes(text));
}

/** `count` of the matches, after the first `offset`. */
function someOf(
  candidates: readonly Entry[],
  isMatch: (entry: Entry) => boolean,
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

function groupOf(
  { brand, category, subcategory }: FoundModel,
  groups: Map<string, Group>,
  texts: Map<string, number>,
): Group {
  const key = [brand, category, subcategory].join('\n');
  let group = groups.get(key);
  if (!group) {
    const brandText = numberOf(foldCase(brand), texts);
    // No match spans two fields, so the brand can be looked at alone.
    const typeText = numberOf(searchText({ brand: '', model: '', category, subcategory }), texts);
    group = { number: groups.size, category, brandText, typeText, size: 0 };
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

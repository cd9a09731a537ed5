import { compareText } from '../scores/ranking.js';
import { brandKey, modelKey } from './appliance.js';

/** How a model is named, in a file or in the catalogue. */
export interface ModelName {
  brand: string;
  model: string;
  category: string;
}

/** What two names have in common, the surest first. */
export const likenesses = ['number', 'punctuation', 'ending', 'wildcard', 'colour'] as const;
export type Likeness = (typeof likenesses)[number];

/** A model of the catalogue that a name may mean. Nothing is matched by it: people decide. */
export interface Candidate<Model extends ModelName> {
  model: Model;
  likeness: Likeness;
  /** 'differs only by punctuation; brand LG' */
  reason: string;
  isOtherBrand: boolean;
}

/** Most candidates of one name: each has a key from 1 to 5. */
export const maxCandidates = 5;

/** Names that begin otherwise are not compared. */
export const stemLength = 4;
/** Of numbers that count although their brands have nothing in common. */
const minTellingLength = 6;

/** The beginning of a number, which all of its candidates share; null if it has too few signs to say anything. */
export function stemOf(model: string): string | null {
  const [beginning = ''] = modelKey(model).split(wildcard);
  const stem = beginning.slice(0, stemLength);
  return stem.length === stemLength ? stem : null;
}

/** In the lists of ENERGY STAR; one, or several in a row, for one to three letters or digits, mostly of the colour. */
const wildcard = /[*#]/;
const maxWildcards = 4;

/**
 * The letters with which makers end a number to say the colour. Each occurs in the shipped catalogue at the ends of numbers
 * that are otherwise equal; letters that say something else there, such as LP (propane), E (electric) and R (hinge), are not
 * colours. LG puts an A behind the colour of washers.
 */
const colours = /(?:bb|ww|ss|cc|sr|sg|wh|bk|bd|ms|mt|ap|ql|[bwvg]a)$/;
const singleColours = /[bwszcmvdfgptk]$/;

/** Retailers and makers add the market: 'WM4000HBA/AB'. As text, because queries ask for it, too; the letters are a group. */
export const marketEnding = String.raw`/\s*([A-Za-z]{1,3})$`;
const ending = new RegExp(marketEnding);

/** The models of a catalogue, to find those that a name in a file may mean. */
export class ClosestModels<Model extends ModelName> {
  private readonly byStem: ReadonlyMap<string | null, readonly Numbered<Model>[]>;

  /** `models` need only be those with the stems of the names that will be asked for. */
  constructor(models: Iterable<Model>) {
    this.byStem = Map.groupBy(Array.from(models, numbered), ({ name }) => stemOf(name.model));
  }

  /** The surest first; empty if nothing is close. */
  candidatesFor(name: ModelName): Candidate<Model>[] {
    const stem = stemOf(name.model);
    const near = stem === null ? [] : (this.byStem.get(stem) ?? []);
    const asked = numbered(name);
    return near
      .flatMap((model) => compare(asked, model) ?? [])
      .toSorted((one, other) => rankOf(name, one) - rankOf(name, other) || byModel(one, other))
      .slice(0, maxCandidates);
  }
}

/** A name with what its number is compared by. */
interface Numbered<Name extends ModelName> {
  name: Name;
  number: ModelNumber;
  /** The key of the brand. */
  brand: string;
}

const numbered = <Name extends ModelName>(name: Name): Numbered<Name> => ({
  name,
  number: new ModelNumber(name.model),
  brand: brandKey(name.brand),
});

const byModel = ({ model: one }: Candidate<ModelName>, { model: other }: Candidate<ModelName>) =>
  compareText(one.model, other.model) ||
  compareText(one.brand, other.brand) ||
  compareText(one.category, other.category);

/** The same brand and category count more than the number. */
function rankOf(name: ModelName, { model, likeness, isOtherBrand }: Candidate<ModelName>): number {
  const isOtherCategory = name.category !== model.category;
  return (
    likenesses.indexOf(likeness) + likenesses.length * (Number(isOtherBrand) + 2 * Number(isOtherCategory))
  );
}

function compare<Model extends ModelName>(
  { name, number, brand }: Numbered<ModelName>,
  { name: model, number: other, brand: otherBrand }: Numbered<Model>,
): Candidate<Model> | null {
  const likeness = number.likenessTo(other);
  if (likeness === null) return null;
  const isOtherBrand = brand !== otherBrand;
  const isSameNumber = likeness === 'number' || likeness === 'punctuation';
  const isSameCategory = name.category === model.category;
  const isTelling = isSameNumber && isSameCategory && number.key.length >= minTellingLength;
  const isAkin = !isOtherBrand || areAkin(name.brand, model.brand);
  if (isAkin ? !isSameCategory && !isSameNumber : !isTelling) return null;
  const parts = [
    reasons[likeness],
    ...(isOtherBrand ? [`brand ${model.brand}`] : []),
    ...(isSameCategory ? [] : [`in ${model.category}`]),
  ];
  return { model, likeness, reason: parts.join('; '), isOtherBrand };
}

const reasons: Readonly<Record<Likeness, string>> = {
  number: 'same number',
  punctuation: 'differs only by punctuation',
  ending: 'differs only by the ending after the slash',
  wildcard: 'wildcard',
  colour: 'colour variant',
};

/** A model's number, prepared to be compared with many. */
export class ModelNumber {
  readonly key: string;
  private readonly bareKey: string;
  private readonly cores: readonly string[];
  /** Which keys a number with wildcards stands for. */
  private readonly pattern: RegExp | null;

  constructor(private readonly written: string) {
    const bare = written.replace(ending, '');
    this.key = modelKey(written);
    this.bareKey = modelKey(bare);
    this.cores = coresOf(this.bareKey);
    this.pattern = patternOf(this.bareKey);
  }

  /** What makes it and another one product; null for nothing. */
  likenessTo(other: ModelNumber): Likeness | null {
    if (this.written === other.written) return 'number';
    if (this.key === other.key) return 'punctuation';
    if (wildcard.test(this.key + other.key))
      return this.covers(other) || other.covers(this) ? 'wildcard' : null;
    if (this.bareKey === other.bareKey) return 'ending';
    return this.cores.some((core) => other.cores.includes(core)) ? 'colour' : null;
  }

  private covers({ bareKey }: ModelNumber): boolean {
    return this.pattern?.test(bareKey) ?? false;
  }
}

/** Null for a number without wildcards, or with so many that it says nothing. A last one may be the mark of a footnote. */
function patternOf(key: string): RegExp | null {
  const parts = key.split(/[*#]+/).map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''));
  if (parts.length === 1 || parts.length > maxWildcards + 1) return null;
  return new RegExp(`^${parts.join('(?:[a-z0-9]{1,3})')}${parts.at(-1) === '' ? '?' : ''}$`);
}

/** A number as it is and without its colour, of one letter or two. */
function coresOf(key: string): string[] {
  const cores = [key, key.replace(colours, ''), key.replace(singleColours, '')];
  return cores.filter((core) => core.length > stemLength && /\d/.test(core));
}

/** Whether two spellings may be one brand: 'LG' and 'LG Electronics', 'GE' and 'General Electric'. */
function areAkin(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (shorter.every((word, index) => word === longer[index])) return true;
  const [word = ''] = shorter;
  const initials = longer.map(([letter]) => letter).join('');
  return shorter.length === 1 && word.length > 1 && initials.startsWith(word);
}

function wordsOf(brand: string): string[] {
  return brand
    .split(/[\s.&+-]+/)
    .map(brandKey)
    .filter(Boolean);
}

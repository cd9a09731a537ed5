/** Number of characters by which retailers lengthen the name of a model, as in 'WM4000HBA/AB'. */
const maxSuffixLength = 3;
/** Shorter names have too many neighbours. */
const minModelLength = 4;

interface Named {
  brand: string;
  model: string;
}

/** Whether two names may mean one model: they differ only by signs, case and a few characters at the end of one. */
export function looksLike(one: Named, other: Named): boolean {
  if (lettersOf(one.brand) !== lettersOf(other.brand)) return false;
  const [shorter = '', longer = ''] = [lettersOf(one.model), lettersOf(other.model)].sort(
    (first, second) => first.length - second.length,
  );
  if (shorter.length < minModelLength || longer.length - shorter.length > maxSuffixLength) return false;
  return longer.startsWith(shorter);
}

/** Not the parts of the match key: pages do without the tables of characters that these need. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

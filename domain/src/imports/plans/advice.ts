/** What messages about a file advise in words of no surface: the command line and the panel name their own options. */
export const advice = {
  createMissing: 'let the import create missing models',
  scale: 'set the scale to',
  roundedCounts: 'allow rounded counts',
} as const;

/** How a surface says the same. */
export type AdviceWords = Readonly<Record<keyof typeof advice, string>>;

/** A message with the words of a surface. */
export function adviseIn(words: AdviceWords, message: string): string {
  const names = Object.keys(advice) as (keyof typeof advice)[];
  return names.reduce((text, name) => text.replace(advice[name], words[name]), message);
}
